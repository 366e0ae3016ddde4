import { expect, test } from 'vitest'
import type { AppointmentFacts } from './appointment.ts'
import { NOW, someAppointment } from './testing/some-appointment.ts'
import { vendorBadge } from './vendor-badge.ts'

const text = (change: Partial<AppointmentFacts>) => vendorBadge(someAppointment(change), NOW).text

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
