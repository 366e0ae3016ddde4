// @module-tag time
import { expect, test } from 'vitest'
import { evidenceReminder } from './evidence.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

test.each([
  [73, null, null],
  [72, null, 3],
  [25, null, 3],
  [25, 3, null],
  [24, 3, 1],
  [24, null, 1],
  [1, 1, null],
  [0, null, null],
  [-1, 3, null],
])('with %i hours left after the reminder of %s days, that of %s is due', (hours, reminded, due) => {
  expect(evidenceReminder(inHours(hours), reminded, NOW)).toBe(due)
})
