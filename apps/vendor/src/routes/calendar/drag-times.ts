import { addDays, type CalendarDate, daysBetween, formatIsoDate, sameDate } from '@anseo/domain/calendar-date'
import { clockHours, dublinDate } from '@anseo/domain/dublin-time'
import { type Slot, slotHours } from '@anseo/domain/slot'
import type { HourRange } from '@anseo/domain/working-hours'
import { MAX_OWN_HOURS } from '../../appointments/day-quarters.ts'
import type { ChosenTime } from '../../appointments/chosen-time.ts'
import type { DayHours } from './free-hours.ts'

const QUARTER = 0.25
const HOURS_A_DAY = 24

/** The ends of a column or of the grid on the screen, in pixels. */
interface Range {
  from: number
  to: number
}

/** Returns the hour at a height of a day's column, not rounded; above and below the column the hours continue. */
export const hourAt = (y: number, { from, to }: Range, { startHour, endHour }: HourRange): number =>
  startHour + ((y - from) / (to - from)) * (endHour - startHour)

/** Returns the index of the column at an x position; left and right of the grid that of the first or last column. */
export function columnAt(x: number, columns: readonly Range[]): number {
  const before = columns.filter(({ from }) => from <= x).length
  return Math.max(0, before - 1)
}

/** Returns the hours of a slot in the grid of a date, whose hours continue beyond 24 in the night after it. */
export function hoursOfSlot(slot: Slot, date: CalendarDate): DayHours {
  const startHour = clockHours(slot.start) + HOURS_A_DAY * daysBetween(date, dublinDate(slot.start))
  return { date, startHour, endHour: startHour + slotHours(slot) }
}

/** Returns the hours of a day as the form of an appointment has them. */
export const timeOfHours = ({ date, startHour, endHour }: DayHours): ChosenTime => ({
  day: formatIsoDate(addDays(date, Math.floor(startHour / HOURS_A_DAY))),
  startHour: startHour % HOURS_A_DAY,
  hours: endHour - startHour,
})

/** Returns a time moved to a date and the quarter nearest to an hour, completely within the day. */
export function movedTo(time: DayHours, date: CalendarDate, hour: number, bounds: HourRange): DayHours {
  const length = time.endHour - time.startHour
  const startHour = within(nearest(hour), bounds.startHour, bounds.endHour - length)
  return { date, startHour, endHour: startHour + length }
}

/** Returns a time that ends at the quarter nearest to an hour; it lasts from a quarter to the longest booking (B3). */
export function lengthenedTo(time: DayHours, hour: number, bounds: HourRange): DayHours {
  const { startHour } = time
  const longest = Math.min(bounds.endHour, startHour + MAX_OWN_HOURS)
  return { ...time, endHour: within(nearest(hour), startHour + QUARTER, longest) }
}

/** The limits within which keys move a time. */
interface Reach {
  /** The days that are shown. */
  days: readonly CalendarDate[]
  bounds: HourRange
  /** True if keys may also change its length. */
  mayLengthen: boolean
}

/** Returns a time moved one step by an arrow key, with Shift only its end; null for any other key. */
export function steppedBy(
  time: DayHours,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { days, bounds, mayLengthen }: Reach,
): DayHours | null {
  const quarters = { ArrowUp: -QUARTER, ArrowDown: QUARTER }[key]
  if (quarters !== undefined) {
    if (!shiftKey) return movedTo(time, time.date, time.startHour + quarters, bounds)
    return mayLengthen ? lengthenedTo(time, time.endHour + quarters, bounds) : null
  }
  const on = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (on === undefined || shiftKey) return null
  const date = days[days.findIndex((day) => sameDate(day, time.date)) + on]
  return date ? { ...time, date } : time
}

/** Returns whether two are the same hours of the same date. */
export const sameHours = (a: DayHours, b: DayHours): boolean =>
  sameDate(a.date, b.date) && a.startHour === b.startHour && a.endHour === b.endHour

const nearest = (hour: number) => Math.round(hour / QUARTER) * QUARTER
const within = (hour: number, least: number, most: number) => Math.max(least, Math.min(hour, most))
