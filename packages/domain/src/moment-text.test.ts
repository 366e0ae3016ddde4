// @module-tag time
import { expect, test } from 'vitest'
import { formatDatedSlot, formatMoment, formatSlot } from './moment-text.ts'

test('a moment reads as its day and time in Dublin', () => {
  expect(formatMoment(new Date('2026-11-22T15:05:59Z'))).toBe('Sun 22 Nov, 03:05 PM')
  expect(formatMoment(new Date('2026-07-01T23:30:00Z'))).toBe('Thu 2 Jul, 12:30 AM')
})

test('a slot reads as its day, start and end in Dublin', () => {
  const slot = { start: new Date('2026-11-28T10:00:00Z'), end: new Date('2026-11-28T12:00:00Z') }
  expect(formatSlot(slot)).toBe('Sat 28 Nov, 10:00 AM to 12:00 PM')
  expect(formatDatedSlot(slot)).toBe('Sat 28 Nov 2026, 10:00 AM to 12:00 PM')
})
