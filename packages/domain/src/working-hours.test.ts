// @module-tag time
import { expect, test } from 'vitest'
import {
  DEFAULT_WEEKLY_HOURS,
  weeklyHoursFromWire,
  weeklyHoursProblem,
  weeklyHoursToWire,
} from './working-hours.ts'

const monday = (...ranges: [number, number][]) => ({
  ...DEFAULT_WEEKLY_HOURS,
  mon: ranges.map(([startHour, endHour]) => ({ startHour, endHour })),
})

test.each([
  [monday(), null],
  [monday([14, 18], [9, 14]), null],
  [monday([5, 9]), 'OFF_GRID'],
  [monday([20, 29]), 'OFF_GRID'],
  [monday([9, 9]), 'OFF_GRID'],
  [monday([9.6, 12]), 'OFF_GRID'],
  [monday([12, 15], [9, 13]), 'OVERLAPPING'],
])('%j gives %s', (hours, problem) => {
  expect(weeklyHoursProblem(hours)).toBe(problem)
})

test('hours go over the wire and back', () => {
  const hours = monday([9, 12], [13, 21])
  expect(weeklyHoursToWire(hours).mon[1]).toEqual({ start: '01:00 PM', end: '09:00 PM' })
  expect(weeklyHoursFromWire(weeklyHoursToWire(hours))).toEqual(hours)
  const wire = weeklyHoursToWire(hours)
  expect(weeklyHoursFromWire({ ...wire, tue: [{ start: '09:20 AM', end: '05:00 PM' }] })).toBeNull()
})
