import { addDays, type CalendarDate, daysBetween, formatIsoDate, sameDate } from '@anseo/domain/calendar-date'
import { clockHours, dublinDate } from '@anseo/domain/dublin-time'
import { MAX_MINUTES } from '@anseo/domain/limits'
import { MINUTES_AN_HOUR, type Slot, slotHours } from '@anseo/domain/slot'
import type { HourRange } from '@anseo/domain/working-hours'
import type { ChosenTime } from '../../appointments/chosen-time.ts'
import type { DayHours } from './free-hours.ts'

const QUARTER = 0.25
const HOURS_A_DAY = 24
const MAX_HOURS = MAX_MINUTES / MINUTES_AN_HOUR

/** The ends of a column or of the grid on the screen, in pixels. */
interface Range {
  from: number
  to: number
}

/** The hour of a day at a height of its column, between the quarters too; above and below it that of the grid goes on. */
export const hourAt = (y: number, { from, to }: Range, { startHour, endHour }: HourRange): number =>
  startHour + ((y - from) / (to - from)) * (endHour - startHour)

/** The index of the column at a place across the grid; beside them the first or the last. */
export function columnAt(x: number, columns: readonly Range[]): number {
  const before = columns.filter(({ from }) => from <= x).length
  return Math.max(0, before - 1)
}

/** The hours of a slot in the grid of a date, in which the night after an evening goes on beyond 24. */
export function hoursOfSlot(slot: Slot, date: CalendarDate): DayHours {
  const startHour = clockHours(slot.start) + HOURS_A_DAY * daysBetween(date, dublinDate(slot.start))
  return { date, startHour, endHour: startHour + slotHours(slot) }
}

/** Returns the hours of a day in the terms of the form. */
export const timeOfHours = ({ date, startHour, endHour }: DayHours): ChosenTime => ({
  day: formatIsoDate(addDays(date, Math.floor(startHour / HOURS_A_DAY))),
  startHour: startHour % HOURS_A_DAY,
  hours: endHour - startHour,
})

/** The time moved to a date and about an hour: on the nearest quarter, whole within the day. */
export function movedTo(time: DayHours, date: CalendarDate, hour: number, bounds: HourRange): DayHours {
  const length = time.endHour - time.startHour
  const startHour = within(nearest(hour), bounds.startHour, bounds.endHour - length)
  return { date, startHour, endHour: startHour + length }
}

/** The time until about an hour: on the nearest quarter, at least one and no longer than a booking may last (B3). */
export function lengthenedTo(time: DayHours, hour: number, bounds: HourRange): DayHours {
  const { startHour } = time
  const longest = Math.min(bounds.endHour, startHour + MAX_HOURS)
  return { ...time, endHour: within(nearest(hour), startHour + QUARTER, longest) }
}

/** Where a time can go by keys. */
interface Reach {
  /** The days that are shown. */
  days: readonly CalendarDate[]
  bounds: HourRange
  /** It may become longer or shorter. */
  mayLengthen: boolean
}

/** The time one step on by an arrow key, with Shift its end alone; null for a key that does nothing. */
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
