import { expect, test } from 'vitest'
import { daysWithTaken, onlyAhead } from './calendar-change.ts'

const before = [
  { slotDate: '21_11_2026', free: ['03:00 PM', '04:00 PM'] },
  { slotDate: '22_11_2026', free: ['10:00 AM'] },
]
const now = new Date('2026-11-21T15:00:00Z')

test('a start time that has arrived is no longer offered (T3)', () => {
  expect(onlyAhead(before, now)).toEqual([{ slotDate: '21_11_2026', free: ['04:00 PM'] }, before[1]])
})

test('a start time that disappears counts as taken, unless it has passed', () => {
  const passed = [{ slotDate: '21_11_2026', free: ['04:00 PM'] }, before[1]!]
  expect(daysWithTaken(before, passed, now)).toEqual([])
  const taken = [before[0]!, { slotDate: '22_11_2026', free: [] }]
  expect(daysWithTaken(before, taken, now)).toEqual(['22_11_2026'])
})

test('a day that leaves the booking window does not count as taken', () => {
  expect(daysWithTaken(before, before.slice(1), now)).toEqual([])
})
