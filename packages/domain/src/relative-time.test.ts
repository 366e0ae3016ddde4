// @module-tag time
import { expect, test } from 'vitest'
import { inboxTime } from './inbox-time.ts'
import { relativeTime } from './relative-time.ts'
import { timeRemaining } from './time-remaining.ts'
import { unreadCount } from './unread-count.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const DAY = 86_400

// covers: §4.35
test.each([
  [0, 'Just now'],
  [-30, 'Just now'],
  [59, 'Just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [3600, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, '1 day ago'],
  [7 * DAY - 1, '6 days ago'],
  [7 * DAY, '1 week ago'],
  [30 * DAY - 1, '4 weeks ago'],
  [30 * DAY, '1 month ago'],
  [365 * DAY - 1, '12 months ago'],
  [365 * DAY, '1 year ago'],
  [800 * DAY, '2 years ago'],
])('%i seconds ago reads %s', (seconds, text) => {
  expect(relativeTime(new Date(NOW.getTime() - seconds * 1000), NOW)).toBe(text)
})

// covers: §4.36
test('what is no date has an unknown time', () => {
  expect(relativeTime('soon', NOW)).toBe('Unknown time')
  expect(relativeTime(new Date(Number.NaN), NOW)).toBe('Unknown time')
})

// covers: §9.16
test.each([
  [6 * DAY + 5, '6 days left'],
  [DAY, '1 day left'],
  [DAY - 1, '23h 59m'],
  [5 * 3600 + 30 * 60, '5h 30m'],
  [59, '0h 0m'],
  [0, null],
  [-1, null],
])('%i seconds to go read %s', (seconds, text) => {
  expect(timeRemaining(new Date(NOW.getTime() + seconds * 1000), NOW)).toBe(text)
})

// covers: §2.99
test.each([
  ['2026-11-21T00:05:00Z', '2026-11-21T10:00:00Z', 'Today at 12:05 AM'],
  ['2026-11-20T23:59:59Z', '2026-11-21T10:00:00Z', 'Yesterday at 11:59 PM'],
  ['2026-11-19T12:00:00Z', '2026-11-21T10:00:00Z', '19/11/26 at 12:00 PM'],
  // 23:30 UTC in summer is half past midnight in Dublin.
  ['2026-07-01T23:30:00Z', '2026-07-02T10:00:00Z', 'Today at 12:30 AM'],
  ['2026-03-29T01:30:00Z', '2026-03-30T01:00:00Z', 'Yesterday at 2:30 AM'],
  ['2025-01-05T09:07:00Z', '2026-07-02T10:00:00Z', '5/1/25 at 9:07 AM'],
])('%s seen at %s reads %s', (instant, now, text) => {
  expect(inboxTime(new Date(instant), new Date(now))).toBe(text)
})

// covers: §2.24, §9.17
test('unread counts stop at 99', () => {
  expect([0, 99, 100].map(unreadCount)).toEqual(['0', '99', '99+'])
})
