// @module-tag time
import { expect, test } from 'vitest'
import { isReminderDue, payReminderAt } from './reminders.ts'

const at = (text: string) => new Date(`2026-11-${text}:00Z`)
const booked = { start: at('28T10:00'), bookedAt: at('20T10:00') }

test.each([
  ['day', '27T09:59', false],
  ['day', '27T10:00', true],
  ['day', '28T07:59', true],
  ['day', '28T08:00', false],
  ['hour', '28T07:59', false],
  ['hour', '28T08:00', true],
  ['hour', '28T09:59', true],
  ['hour', '28T10:00', false],
] as const)('the %s reminder of an appointment at 10:00 at %s: %s', (reminder, now, due) => {
  expect(isReminderDue(reminder, booked, at(now))).toBe(due)
})

test('what was booked within the last day before it has no reminder a day before', () => {
  const bookedAt = (text: string) => ({ ...booked, bookedAt: at(text) })
  expect(isReminderDue('day', bookedAt('27T10:00'), at('27T10:00'))).toBe(true)
  expect(isReminderDue('day', bookedAt('27T10:01'), at('27T11:00'))).toBe(false)
  expect(isReminderDue('hour', bookedAt('28T08:30'), at('28T08:30'))).toBe(true)
})

test('the reminder to pay comes 6 h before the end of its window', () => {
  expect(payReminderAt(at('20T10:00'), at('21T10:00'))).toEqual(at('21T04:00'))
  expect(payReminderAt(at('20T10:00'), at('20T22:00'))).toEqual(at('20T16:00'))
})

test('of a window shorter than 12 h it comes at its half', () => {
  expect(payReminderAt(at('20T10:00'), at('20T14:00'))).toEqual(at('20T12:00'))
})
