import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { appointmentFacts, JUST_BOOKED } from '@anseo/domain/appointment'
import { costOf } from '@anseo/domain/cost'
import { costToWire } from '@anseo/domain/cost-wire'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Cancellation } from './cancellation.tsx'

const BOOKED = new Date('2026-11-23T12:00:00Z')
const SLOT = { start: new Date('2026-11-24T10:00:00Z'), end: new Date('2026-11-24T12:00:00Z') }
const BEGUN = new Date('2026-11-24T11:00:00Z')

const COST = costOf({
  vendorFeeCents: 3000,
  platformFeeCents: 300,
  handlingFeeCents: 90,
  priceCents: 9000,
  travelFeeCents: 0,
})

/** Returns what a client reads who cancels a paid appointment that has begun. */
function textOf(payments: object): string {
  const wire = { cost: costToWire(COST, []), vendorData: { _id: 'v1', name: 'Aoife Byrne' }, payments }
  const facts = appointmentFacts({ ...JUST_BOOKED, ...SLOT, confirmedAt: BOOKED, paidAt: BOOKED })
  return renderToStaticMarkup(
    <MemoryRouter>
      <Cancellation appointment={{ wire: wire as AppointmentOnWire, facts }} now={BEGUN} />
    </MemoryRouter>,
  ).replaceAll('&#x27;', "'")
}

test('balance and tip by card are named as kept when a paid appointment is cancelled after its start', () => {
  const text = textOf({ refundable: { balance: 60, tip: 9 } })
  expect(text).toContain("You won't get a refund, because the appointment has already started.")
  expect(text).toContain("You won't get back the balance of €60.00 and the tip of €9.00 you paid by card.")
  expect(text.split('If Aoife cancels, you get a full refund.')).toHaveLength(2)
  expect(textOf({}).split('If Aoife cancels, you get a full refund.')).toHaveLength(2)
})
