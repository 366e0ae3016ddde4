import * as fc from 'fast-check'
import { DEFAULT_BOOKING_RULES } from '../booking-rules.ts'
import type { CalendarDate, Weekday } from '../calendar-date.ts'
import { addDays, WEEKDAYS } from '../calendar-date.ts'
import { dublinDate, instantOf } from '../dublin-time.ts'
import { HOUR_MS } from '../duration.ts'
import type { Slot } from '../slot.ts'
import type { VendorCalendar } from '../slot-grid.ts'
import type { HourRange, WeeklyHours } from '../working-hours.ts'

/** Any instant of 2026 to 2028, to the second. */
export const someInstant = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 1000, max: Date.UTC(2028, 11, 31) / 1000 })
  .map((seconds) => new Date(seconds * 1000))

const hourRange: fc.Arbitrary<HourRange> = fc
  .tuple(fc.integer({ min: 8, max: 20 }), fc.integer({ min: 1, max: 13 }))
  .map(([startHour, length]) => ({ startHour, endHour: Math.min(startHour + length, 21) }))

const wholeDay: HourRange = { startHour: 8, endHour: 21 }
const withBreakAt = (hour: number): HourRange[] => [
  { startHour: 8, endHour: hour },
  { startHour: hour + 1, endHour: 21 },
]
const dayHours = fc.oneof(
  { weight: 3, arbitrary: fc.constant([wholeDay]) },
  { weight: 1, arbitrary: fc.array(hourRange, { maxLength: 1 }) },
  { weight: 1, arbitrary: fc.integer({ min: 9, max: 19 }).map(withBreakAt) },
)
/** Any hours of a week, some days closed, some with a break. */
export const weeklyHours: fc.Arbitrary<WeeklyHours> = fc
  .tuple(...WEEKDAYS.map(() => dayHours))
  .map((days) => Object.fromEntries(WEEKDAYS.map((day, i) => [day, days[i]])) as Record<Weekday, HourRange[]>)

/** Returns arbitrary stretches of whole hours within the sixteen days from `today` on. */
export function someStretch(today: CalendarDate, maxHours: number): fc.Arbitrary<Slot> {
  return fc
    .record({
      days: fc.integer({ min: 0, max: 15 }),
      hour: fc.integer({ min: 8, max: 20 }),
      hours: fc.integer({ min: 1, max: maxHours }),
    })
    .map(({ days, hour, hours }) => {
      const start = instantOf(addDays(today, days), hour)
      return { start, end: new Date(start.getTime() + hours * HOUR_MS) }
    })
}

// The moments that rules turn on are full hours.
const someMoment = fc.oneof(
  someInstant,
  someInstant.map((instant) => new Date(Math.floor(instant.getTime() / HOUR_MS) * HOUR_MS)),
)

/** A moment, often a full hour, and a vendor's calendar around it. */
export const somewhen: fc.Arbitrary<{ now: Date; calendar: VendorCalendar }> = someMoment.chain((now) =>
  fc.record({
    now: fc.constant(now),
    calendar: fc.record({
      busy: fc.array(someStretch(dublinDate(now), 7), { maxLength: 40 }),
      timeOff: fc.array(someStretch(dublinDate(now), 30), { maxLength: 3 }),
      weeklyHours,
      stepMinutes: fc.constant(DEFAULT_BOOKING_RULES.stepMinutes),
      horizonDays: fc.constant(DEFAULT_BOOKING_RULES.horizonDays),
      bufferMinutes: fc
        .oneof(
          { weight: 4, arbitrary: fc.integer({ min: 0, max: 3 }) },
          { weight: 1, arbitrary: fc.integer({ min: 0, max: 12 }) },
        )
        .map((hours) => hours * 60),
      noticeHours: fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 0, max: 48 }) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 336 }) },
      ),
    }),
  }),
)
