import { expect, test } from 'vitest'
import type { AppointmentFacts } from './appointment.ts'
import { vendorBadge } from './vendor-badge.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const PENDING: AppointmentFacts = {
  start: new Date('2026-11-22T12:00:00Z'),
  end: new Date('2026-11-22T13:00:00Z'),
  confirmed: false,
  payBy: null,
  paid: false,
  free: false,
  declined: false,
  cancelledBy: null,
  clientMarked: false,
  complete: false,
  noShow: false,
  reportOpen: false,
  rescheduleCount: 0,
  cancellationHours: 24,
  fullRefundUntil: null,
  withdrawableUntil: null,
  payableFrom: null,
}
const text = (change: Partial<AppointmentFacts>) => vendorBadge({ ...PENDING, ...change }, NOW).text

test('a vendor reads the states from the own side', () => {
  expect(text({})).toBe('Pending')
  expect(text({ confirmed: true })).toBe('Awaiting payment')
  expect(text({ confirmed: true, paid: true })).toBe('Paid')
  expect(text({ confirmed: true, paid: true, free: true })).toBe('Confirmed')
  expect(text({ confirmed: true, paid: true, complete: true })).toBe('Completed')
  expect(text({ declined: true })).toBe('Declined by You')
  expect(text({ start: NOW })).toBe('Timed Out')
  expect(text({ cancelledBy: 'auto' })).toBe('Timed Out')
  expect(text({ cancelledBy: 'client' })).toBe('Cancelled by Client')
  expect(text({ cancelledBy: 'vendor' })).toBe('Cancelled by You')
  expect(text({ cancelledBy: 'admin' })).toBe('Cancelled by Admin')
})
