import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { expect, test } from 'vitest'
import { appointmentNotes } from './appointment-notes.ts'

const NOW = new Date('2026-11-21T10:30:00Z')

/** A cancelled appointment whose €99.00 have got this far. */
const cancelled = (refundStatus: AppointmentOnWire['refundStatus']) =>
  ({
    slotDate: '24_11_2026',
    startTime: '10:00 AM',
    endTime: '12:00 PM',
    payment: true,
    isConfirmed: true,
    isComplete: false,
    isDeclined: false,
    cancelled: true,
    cancelledBy: 'client',
    clientMarkedComplete: false,
    vendorMarkedComplete: false,
    rescheduleCount: 0,
    payBy: null,
    endReason: null,
    serviceName: null,
    fullPrice: null,
    balance: null,
    refundAmount: refundStatus === null ? null : 99,
    refundStatus,
  }) as AppointmentOnWire

test.each([
  [null, []],
  ['pending', ['€99.00 is on its way back to your card']],
  ['refunded', ['€99.00 went back to your card']],
  ['failed', ['€99.00 has not reached your card. We are on it, contact us with any question']],
] as const)('a refund that is %s', (status, notes) => {
  const wire = cancelled(status)
  expect(appointmentNotes({ wire, facts: appointmentFromWire(wire) }, NOW)).toEqual(notes)
})

test('a live one that was booked by a quote says its full price and what is left', () => {
  const wire: AppointmentOnWire = {
    ...cancelled(null),
    cancelled: false,
    cancelledBy: null,
    serviceName: 'Cut and 1 more',
    fullPrice: 120,
    balance: 30,
  }
  expect(appointmentNotes({ wire, facts: appointmentFromWire(wire) }, NOW)).toEqual([
    'Cut and 1 more: €120.00 in all, €30.00 of it on the day',
  ])
})
