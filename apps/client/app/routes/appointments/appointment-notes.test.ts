import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { costOf } from '@anseo/domain/cost'
import { costToWire } from '@anseo/domain/cost-wire'
import { expect, test } from 'vitest'
import { appointmentNotes } from './appointment-notes.ts'

const NOW = new Date('2026-11-21T10:30:00Z')

const COST = {
  vendorFeeCents: 9000,
  platformFeeCents: 900,
  handlingFeeCents: 174,
  priceCents: null,
  travelFeeCents: 0,
}

/** A request for Tuesday morning that waits for its answer. */
const REQUEST = {
  slotDate: '24_11_2026',
  startTime: '10:00 AM',
  endTime: '12:00 PM',
  payment: false,
  isConfirmed: false,
  isComplete: false,
  isDeclined: false,
  cancelled: false,
  cancelledBy: null,
  clientMarkedComplete: false,
  vendorMarkedComplete: false,
  rescheduleCount: 0,
  payBy: null,
  endReason: null,
  address: { line1: '3 Main Street', line2: '', eircode: 'H91 X4K8' },
  serviceName: null,
  cost: costToWire(costOf(COST), []),
  payments: { total: 100.74, paid: 0, open: 0, tip: null, askedAt: null, recorded: [] },
  vendorData: { name: 'Aoife Byrne' },
  refundAmount: null,
  refundStatus: null,
} as unknown as AppointmentOnWire

const notesOf = (changes: Partial<AppointmentOnWire>) => {
  const wire = { ...REQUEST, ...changes }
  return appointmentNotes({ wire, facts: appointmentFromWire(wire) }, NOW)
}

test('a request says until when it is answered, and that nothing is charged', () => {
  expect(notesOf({})).toEqual([
    'At 3 Main Street, H91 X4K8',
    "Aoife has until 10:00 AM on Tue 24 Nov to answer. Nothing is charged yet: you'll pay €100.74 once it's confirmed.",
  ])
})

test('a confirmed appointment says how much to pay and until when', () => {
  expect(notesOf({ isConfirmed: true, payBy: '2026-11-22T09:00:00Z' })).toEqual([
    'At 3 Main Street, H91 X4K8',
    'Pay €100.74 by 09:00 AM tomorrow to keep this time',
  ])
})

test('a confirmed visit of a series says when a saved card is charged for it, until then', () => {
  const visit = { isConfirmed: true, payBy: '2026-11-26T10:00:00Z', payableFrom: '2026-11-19T10:00:00Z' }
  const charged = (cancellationHours: number, slotDate: string) =>
    notesOf({ ...visit, cancellationHours, slotDate }).filter((note) => note.includes('saved card'))
  expect(charged(24, '27_11_2026')).toEqual(['A saved card is charged at 10:00 AM on Wed 25 Nov'])
  expect(charged(168, '27_11_2026')).toEqual([])
})

test.each([
  { isDeclined: true },
  { cancelled: true, cancelledBy: 'auto' },
  { cancelled: true, cancelledBy: 'client' },
  { slotDate: '20_11_2026' },
] as const)('an appointment that ended unpaid says that nothing was charged: %j', (changes) => {
  expect(notesOf(changes)).toEqual(["You haven't been charged."])
})

test.each([
  [null, []],
  ['pending', ['€99.00 is being refunded to your card']],
  ['refunded', ['€99.00 refunded to your card']],
  ['failed', ["Your refund of €99.00 is delayed. We're working on it; contact us if you have questions"]],
] as const)(
  'a cancelled appointment says what became of its refund, here with the status %s',
  (refundStatus, notes) => {
    const refundAmount = refundStatus === null ? null : 99
    const cancelled = { payment: true, isConfirmed: true, cancelled: true, cancelledBy: 'client' } as const
    expect(notesOf({ ...cancelled, refundAmount, refundStatus })).toEqual(['Paid €100.74', ...notes])
  },
)

test('an appointment booked from a quote names the balance to pay on the day', () => {
  const cost = costToWire(costOf({ ...COST, priceCents: 12_000 }), [])
  expect(notesOf({ serviceName: 'Cut and 1 more', cost }).at(-1)).toBe(
    'Cut and 1 more: pay Aoife €30.00 on the day',
  )
})

test('an appointment by the hour names the travel as what is paid on the day', () => {
  const cost = costToWire(costOf({ ...COST, travelFeeCents: 1250 }), [])
  expect(notesOf({ cost }).at(-1)).toBe('Travel: pay Aoife €12.50 on the day')
})

test('a suggested time in another year names the year', () => {
  const suggested = { slotDate: '5_1_2027', startTime: '10:00 AM', endTime: '12:00 PM' }
  const proposal = { _id: 'p', ...suggested, state: 'open', heldUntil: null, words: null }
  expect(notesOf({ proposal } as unknown as Partial<AppointmentOnWire>)).toContain(
    'Aoife Byrne suggested Tue 5 Jan 2027, 10:00 AM to 12:00 PM instead',
  )
})

test('a paid appointment says what is refunded only before it starts', () => {
  const paid = {
    payment: true,
    isConfirmed: true,
    cancellationHours: 24,
    fullRefundUntil: null,
    withdrawableUntil: null,
  }
  const refunds = (slotDate: string, startTime: string) =>
    notesOf({ ...paid, slotDate, startTime }).filter((note) => note.includes('refund'))
  expect(refunds('21_11_2026', '11:00 AM')).toEqual([
    "This starts in less than 24 hours, so there's no refund if you cancel. If Aoife cancels, you get a full refund.",
  ])
  expect(refunds('21_11_2026', '10:00 AM')).toEqual([])
})
