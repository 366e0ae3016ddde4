// implements: §5.17, §5.19, §5.20, §9.7, §9.8
import type { GridRules } from './booking-rules.ts'
import { bookingWindow, inBookingWindow } from './booking-window.ts'
import type { CalendarDate } from './calendar-date.ts'
import { addDays } from './calendar-date.ts'
import { clockShows, dublinDate, instantOf } from './dublin-time.ts'
import { HOUR_MS, MINUTE_MS } from './duration.ts'
import { type FreeQuarters, freeMinutesFrom, freeQuarters } from './free-quarters.ts'
import { CLOSING_HOUR, EARLIEST_HOUR, MAX_HOURS, OPENING_HOUR } from './limits.ts'
import type { Slot } from './slot.ts'
import { isUnambiguous, MINUTES_AN_HOUR, overlaps, slotMinutes, slotOfLength } from './slot.ts'
import { formatSlotDate } from './slot-date.ts'
import { formatWallTime, parseWallTime } from './wall-time.ts'
import { dayBounds, type WeeklyHours } from './working-hours.ts'

const HOURS_A_DAY = 24

/** The facts that decide a vendor's free times. */
export interface VendorCalendar extends GridRules {
  /** Live appointments, each with the buffer frozen at its booking. */
  busy: readonly Slot[]
  timeOff: readonly Slot[]
  weeklyHours: WeeklyHours
}

/** The free start times of one day, as the availability reply carries them (S7). */
export interface DayAvailability {
  slotDate: string
  free: string[]
}

/** Returns whether a start is later than now and keeps the vendor's notice (T3, S1). */
export function meetsNotice(start: Date, noticeHours: number, now: Date): boolean {
  return start > now && start.getTime() >= now.getTime() + noticeHours * HOUR_MS
}

/** Returns whether a slot lies within the vendor's hours and outside time off (S6). */
export function isWithinHours({ weeklyHours, timeOff }: VendorCalendar, slot: Slot): boolean {
  const open = { weeklyHours, timeOff, busy: [], bufferMinutes: 0 }
  return (
    freeMinutesFrom(freeQuarters(open, dublinDate(slot.start), 1), slot.start.getTime()) >= slotMinutes(slot)
  )
}

/** Returns the range that a new booking would exclude for others: start to end + buffer (S1). */
export function withBuffer({ start, end }: Slot, bufferMinutes: number): Slot {
  return { start, end: new Date(end.getTime() + bufferMinutes * MINUTE_MS) }
}

/** Returns whether a new booking, with its own buffer, meets a live one (S1). */
export function isTaken(calendar: VendorCalendar, slot: Slot): boolean {
  const range = withBuffer(slot, calendar.bufferMinutes)
  return calendar.busy.some((busy) => overlaps(busy, range))
}

/** Returns whether clocks show one of the vendor's steps at an instant (B1). */
export const isOnStep = (instant: Date, stepMinutes: number): boolean =>
  (instant.getTime() % HOUR_MS) % (stepMinutes * MINUTE_MS) === 0

/**
 * Returns the hours of a day, in steps, at which a booking of that length could start, ascending (S1, S6, T3, B1 to
 * B3). A longer booking of whole hours fits exactly when each of its hours is a start of one hour: the buffer after its
 * last hour is checked with that hour. A day outside the booking window has none.
 */
export function freeStartHours(
  calendar: VendorCalendar,
  date: CalendarDate,
  now: Date,
  minutes: number = MINUTES_AN_HOUR,
): number[] {
  return startsIn(calendar, freeQuarters(calendar, date, 1), { date, now, minutes })
}

interface StartQuery {
  date: CalendarDate
  now: Date
  minutes: number
}

function startsIn(calendar: VendorCalendar, free: FreeQuarters, query: StartQuery): number[] {
  return inBookingWindow(query.date, query.now, calendar.horizonDays)
    ? [...eachStart(calendar, free, query)]
    : []
}

/** Goes through the starts of a day in order: first those after midnight of the evening before, then the day's own. */
function* eachStart(calendar: VendorCalendar, free: FreeQuarters, { date, now, minutes }: StartQuery) {
  const step = calendar.stepMinutes / MINUTES_AN_HOUR
  const earliest = Math.max(now.getTime() + 1, now.getTime() + calendar.noticeHours * HOUR_MS)
  const fits = (startMs: number) => startMs >= earliest && freeMinutesFrom(free, startMs) >= minutes
  const isClear = (startMs: number) => isUnambiguous(slotOfLength(new Date(startMs), minutes))
  const night = dayBounds(calendar.weeklyHours).endHour - HOURS_A_DAY
  for (let hour = 0; hour < night; hour += step) {
    const startMs = instantOf(date, hour).getTime()
    if (fits(startMs) && clockShows(date, hour) && isClear(startMs)) yield hour
  }
  const opening = instantOf(date, EARLIEST_HOUR).getTime()
  for (let hour = EARLIEST_HOUR; hour < HOURS_A_DAY; hour += step) {
    const startMs = opening + (hour - EARLIEST_HOUR) * HOUR_MS
    const endsToday = hour + minutes / MINUTES_AN_HOUR < HOURS_A_DAY
    if (fits(startMs) && (endsToday || isClear(startMs))) yield hour
  }
}

/**
 * Returns the hours of a day's grid whose start is still to come: today from the next full hour on, never before it
 * opens (§9).
 */
export function hoursAhead(date: CalendarDate, now: Date, openingHour: number = OPENING_HOUR): number[] {
  return Array.from({ length: CLOSING_HOUR - openingHour }, (_, index) => openingHour + index).filter(
    (hour) => instantOf(date, hour) > now,
  )
}

/** A start on a day, in hours as clocks show it. */
export interface FreeStart {
  date: CalendarDate
  hour: number
}

/** Days of which the first free starts are looked for together at first. */
const FIRST_DAYS = 2

/** Returns the first starts of a booking of one hour in the booking window, at most `most` of them, in order. */
export function nextFreeStarts(calendar: VendorCalendar, now: Date, most: number): FreeStart[] {
  const dates = bookingWindow(now, calendar.horizonDays)
  const found: FreeStart[] = []
  // Most have something free in the first days, so they come first, and twice as many each time.
  for (let index = 0, count = FIRST_DAYS; index < dates.length; index += count, count *= 2) {
    const days = dates.slice(index, index + count)
    const free = freeQuarters(calendar, days[0]!, days.length)
    for (const date of days) {
      for (const hour of eachStart(calendar, free, { date, now, minutes: MINUTES_AN_HOUR })) {
        if (found.push({ date, hour }) === most) return found
      }
    }
  }
  return found
}

/**
 * Returns the hours at which a booking of time alone may end: from start + duration (inclusive) on, in whole hours, at
 * most 5 after the start, never across an hour that is not free (S1).
 */
export function endHours(freeHours: readonly number[], startHour: number, durationHours: number): number[] {
  const free = new Set(freeHours)
  const ends: number[] = []
  for (let end = startHour + 1; end <= startHour + MAX_HOURS; end += 1) {
    if (!free.has(end - 1)) break
    if (end >= startHour + durationHours) ends.push(end)
  }
  return ends
}

/** Returns the start times of `days` days from `from` on at which a booking of that length is free (S7, B4). */
export function availability(
  calendar: VendorCalendar,
  from: CalendarDate,
  days: number,
  now: Date,
  minutes: number = MINUTES_AN_HOUR,
): DayAvailability[] {
  const free = freeQuarters(calendar, from, days)
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index)
    const starts = startsIn(calendar, free, { date, now, minutes })
    return { slotDate: formatSlotDate(date), free: starts.map(formatWallTime) }
  })
}

function hoursOf(times: readonly string[]): number[] {
  return times.map(parseWallTime).filter((hour) => hour !== null)
}

/** Returns the end options from a day of the availability reply alone; none for a start that is not free (S1). */
export function endTimesFrom(free: readonly string[], startTime: string, durationMinutes: number): string[] {
  const startHour = parseWallTime(startTime)
  if (startHour === null) return []
  return endHours(hoursOf(free), startHour, durationMinutes / 60).map(formatWallTime)
}

/** Returns the start times at which a booking of that length fits, from a day of the availability reply alone (S1). */
export function startTimesFrom(free: readonly string[], durationMinutes: number): string[] {
  const hours = hoursOf(free)
  return hours.filter((hour) => endHours(hours, hour, durationMinutes / 60).length > 0).map(formatWallTime)
}

/** Returns the day that the page opens with: today, or tomorrow when today has no slot left (T5). */
export function preselectedDate(freeToday: readonly string[], now: Date): CalendarDate {
  const today = dublinDate(now)
  return freeToday.length > 0 ? today : addDays(today, 1)
}
