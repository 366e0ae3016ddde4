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
    address: { line1: '3 Main Street', line2: '', eircode: 'H91 X4K8' },
    serviceName: null,
    fullPrice: null,
    balance: null,
    cost: {
      total: 100.74,
      now: 100.74,
      onTheDay: 0,
      parts: { price: null, travelFee: 0, deposit: 90, platformFee: 9, handlingFee: 1.74 },
      refunds: [],
    },
    vendorData: { name: 'Jane Byrne' },
    refundAmount: refundStatus === null ? null : 99,
    refundStatus,
  }) as unknown as AppointmentOnWire

test.each([
  [null, []],
  ['pending', ['€99.00 is being refunded to your card']],
  ['refunded', ['€99.00 refunded to your card']],
  ['failed', ["Your refund of €99.00 is delayed. We're working on it; contact us if you have questions"]],
] as const)('a refund that is %s', (status, notes) => {
  const wire = cancelled(status)
  expect(appointmentNotes({ wire, facts: appointmentFromWire(wire) }, NOW)).toEqual([
    'Paid €100.74',
    ...notes,
  ])
})

test('a live one that was booked by a quote says where it is and what is left for the day', () => {
  const wire: AppointmentOnWire = {
    ...cancelled(null),
    cancelled: false,
    cancelledBy: null,
    serviceName: 'Cut and 1 more',
    fullPrice: 120,
    balance: 30,
    cost: {
      ...cancelled(null).cost,
      total: 130.74,
      onTheDay: 30,
      parts: { ...cancelled(null).cost.parts, price: 120 },
    },
  }
  expect(appointmentNotes({ wire, facts: appointmentFromWire(wire) }, NOW).slice(0, 3)).toEqual([
    'At 3 Main Street, H91 X4K8',
    'Paid €100.74',
    'Cut and 1 more: pay Jane €30.00 on the day',
  ])
})
