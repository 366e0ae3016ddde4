import * as fc from 'fast-check'
import type { GridRules } from '../booking-rules.ts'
import { WEEKDAYS, type Weekday } from '../calendar-date.ts'
import type { HourRange, WeeklyHours } from '../working-hours.ts'

/** Any rules by which free times are found (B1). */
export const someGridRules: fc.Arbitrary<GridRules> = fc.record({
  stepMinutes: fc.constantFrom(15, 30, 60),
  horizonDays: fc.constantFrom(14, 15, 60, 365),
  bufferMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 720 })),
  noticeHours: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
})

const someDay: fc.Arbitrary<HourRange[]> = fc
  .uniqueArray(fc.integer({ min: 6 * 4, max: 28 * 4 }), { minLength: 2, maxLength: 4 })
  .map((ends) => ends.map((quarter) => quarter / 4).toSorted((a, b) => a - b))
  .map(([a = 6, b = 7, c, d]) => [
    ...(a < 24 ? [{ startHour: a, endHour: b }] : []),
    ...(c !== undefined && d !== undefined && c < 24 ? [{ startHour: c, endHour: d }] : []),
  ])

/** Any hours of a week in quarters, up to 04:00 of the next day (B2). */
export const someWideHours: fc.Arbitrary<WeeklyHours> = fc
  .tuple(...WEEKDAYS.map(() => someDay))
  .map((days) => Object.fromEntries(WEEKDAYS.map((day, i) => [day, days[i]])) as Record<Weekday, HourRange[]>)
