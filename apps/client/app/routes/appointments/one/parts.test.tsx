import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { type AppointmentFacts, appointmentFacts, JUST_BOOKED } from '@anseo/domain/appointment'
import { costOf } from '@anseo/domain/cost'
import { costToWire } from '@anseo/domain/cost-wire'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Plans } from './plans.tsx'
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

const COST = costOf({
  vendorFeeCents: 9000,
  platformFeeCents: 900,
  handlingFeeCents: 174,
  priceCents: 12_000,
  travelFeeCents: 0,
})

const plansOf = (facts: object, wire: object, now = NOW) => {
  const of = appointmentWith(appointmentFacts({ ...JUST_BOOKED, ...FACTS, confirmedAt: NOW, ...facts }), {
    cost: costToWire(COST, []),
    ...wire,
  })
  return renderToStaticMarkup(<Plans {...props} appointment={of} now={now} />)
}

test('a cancellation by the vendor gives back what was paid by card on the day too', () => {
  const payments = { tip: 9, refundable: { balance: 30, tip: 9 } }
  expect(plansOf({ paidAt: NOW }, { payments })).toMatch(/If Aoife cancels.*€139\.74 back/)
  expect(plansOf({ paidAt: NOW }, {})).toMatch(/If Aoife cancels.*€100\.74 back/)
})

test('a free appointment can be cancelled before it starts, and says so only until then', () => {
  const free = {
    cost: costToWire(
      costOf({ ...COST.parts, vendorFeeCents: 0, platformFeeCents: 0, handlingFeeCents: 0, priceCents: 0 }),
      [],
    ),
  }
  const at = (now: Date) => plansOf({ paidAt: NOW, vendorFeeCents: 0 }, free, now)
  expect(at(NOW)).toContain('You can cancel any time before it starts.')
  expect(at(FACTS.start)).not.toContain('before it starts')
})
