import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { expect, test } from 'vitest'
import { appointmentNotes } from './appointment-notes.ts'

const NOW = new Date('2026-11-21T10:30:00Z')

/** A cancelled appointment whose €99.00 have got this far. */
const cancelled = (refundStatus: AppointmentOnWire['refundStatus']) =>
  ({
    vendorData: { name: 'Aoife Byrne' },
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
    address: { line1: '3 Main Street', line2: '', eircode: 'H91 X4K8' },
    serviceName: null,
    cost: {
      total: 99,
      now: 99,
      onTheDay: 0,
      parts: { price: null, travelFee: 0, deposit: 90, platformFee: 9, handlingFee: 0 },
      refunds: [],
    },
    refundAmount: refundStatus === null ? null : 99,
    refundStatus,
  }) as AppointmentOnWire

test.each([
  [null, []],
  ['pending', ['€99.00 is being refunded to your card']],
  ['refunded', ['€99.00 refunded to your card']],
  ['failed', ["Your refund of €99.00 is delayed. We're working on it; contact us if you have questions"]],
] as const)('a refund that is %s', (status, notes) => {
  const wire = cancelled(status)
  const listed = { wire, facts: appointmentFromWire(wire) }
  expect(appointmentNotes(listed, NOW)).toEqual(['Paid €99.00', ...notes])
})

test('a live one says what was paid, what is left for the day, and what cancelling gives back until when', () => {
  const wire: AppointmentOnWire = {
    ...cancelled(null),
    cancelled: false,
    cancelledBy: null,
    serviceName: 'Cut and 1 more',
    cost: {
      total: 129,
      now: 99,
      onTheDay: 30,
      parts: { price: 120, travelFee: 0, deposit: 90, platformFee: 9, handlingFee: 0 },
      refunds: [{ until: '2026-11-23T10:00:00.000Z', amount: 99 }],
    },
  }
  expect(appointmentNotes({ wire, facts: appointmentFromWire(wire) }, NOW)).toEqual([
    'At 3 Main Street, H91 X4K8',
    'Paid €99.00',
    'Cut and 1 more: pay Aoife €30.00 on the day',
    "Cancel by Mon 23 Nov, 10:00 AM for a full refund. After that, there's no refund.",
  ])
})
