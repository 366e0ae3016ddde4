import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { AppointmentFacts } from '@anseo/domain/appointment'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { QuickLinks } from './quick-links.tsx'
import { Where } from './where.tsx'

const NOW = new Date('2026-11-18T12:00:00Z')
const WIRE = {
  _id: 'a1',
  vendorData: { _id: 'v1', name: 'Aoife Byrne' },
  place: 'vendor',
  address: { line1: '', line2: '', town: 'Dublin 6', eircode: '' },
  refundAmount: null,
  payments: { tip: null },
}
const FACTS = {
  start: new Date('2026-11-24T10:00:00Z'),
  end: new Date('2026-11-24T11:00:00Z'),
  cancelledBy: null,
}

const appointmentWith = (facts: Partial<AppointmentFacts>, wire: object = {}) => ({
  wire: { ...WIRE, ...wire } as never as AppointmentOnWire,
  facts: { ...FACTS, ...facts } as AppointmentFacts,
})
const props = { now: NOW, blocked: undefined, onOpen: () => {} }

const where = (facts: Partial<AppointmentFacts>) =>
  renderToStaticMarkup(<Where appointment={appointmentWith(facts)} {...props} />)

const linksOfFree = (wire: object) => {
  const appointment = appointmentWith({ confirmed: true, paid: true, free: true }, wire)
  return renderToStaticMarkup(
    <MemoryRouter>
      <QuickLinks appointment={appointment} {...props} />
    </MemoryRouter>,
  )
}

test('the street of the vendor is promised only while the appointment can take place', () => {
  expect(where({ confirmed: true })).toContain('You&#x27;ll see the street once it&#x27;s paid.')
  expect(where({ confirmed: true, paid: true, free: true })).toContain('see the street 24 hours before')
  expect(where({ declined: true })).not.toContain('street')
  expect(where({ confirmed: true, cancelledBy: 'client' })).not.toContain('street')
  expect(where({ confirmed: true, paid: true, free: true, cancelledBy: 'client' })).not.toContain('street')
})

test('a free appointment leads to a receipt once its balance or a tip was paid by card', () => {
  expect(linksOfFree({})).not.toContain('Receipt')
  expect(linksOfFree({ payments: { tip: null, refundable: { balance: 50, tip: 0 } } })).toContain(
    'href="/receipts?appointment=a1"',
  )
})
