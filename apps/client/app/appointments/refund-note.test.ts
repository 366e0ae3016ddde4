import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { JUST_BOOKED, appointmentFacts } from '@anseo/domain/appointment'
import { costOf } from '@anseo/domain/cost'
import { costToWire } from '@anseo/domain/cost-wire'
import { expect, test } from 'vitest'
import { refundNote } from './refund-note.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
/** Within 24 hours of `NOW`. */
const SLOT = { start: new Date('2026-11-24T10:00:00Z'), end: new Date('2026-11-24T12:00:00Z') }
const UNTIL = new Date('2026-11-23T18:00:00Z')

const COST = costOf({
  vendorFeeCents: 9000,
  platformFeeCents: 900,
  handlingFeeCents: 174,
  priceCents: null,
  travelFeeCents: 0,
})
const wire = { cost: costToWire(COST, []), vendorData: { name: 'Aoife Byrne' } } as AppointmentOnWire

const noteOf = (changes: object) =>
  refundNote(
    { wire, facts: appointmentFacts({ ...JUST_BOOKED, ...SLOT, confirmedAt: NOW, ...changes }) },
    NOW,
  )

test.each([
  ['by the policy', {}, /^This starts in less than 24 hours: once you've paid, there's no refund/],
  [
    'by law',
    { withdrawableUntil: SLOT.end },
    /^You can withdraw any time before it starts and get back everything/,
  ],
  [
    'after the vendor asked to move it',
    { fullRefundUntil: UNTIL },
    /^Aoife asked to move this\. Once you've paid, cancel by 06:00 PM today for a full refund\.$/,
  ],
  [
    'after that, once it is paid',
    { fullRefundUntil: UNTIL, paidAt: NOW },
    /^Aoife asked to move this\. Cancel by 06:00 PM today for a full refund\.$/,
  ],
  ['once that has passed', { fullRefundUntil: NOW }, /^This starts in less than 24 hours/],
])('an appointment says what is refunded %s', (_, changes, note) => {
  expect(noteOf(changes)).toMatch(note)
})
