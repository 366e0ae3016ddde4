// implements: §5.17, §5.19, §5.20, §9.7, §9.8
import { type BlockedHours, blockedHours, isBlocked } from './blocked-hours.ts'
import { bookingWindow, inBookingWindow } from './booking-window.ts'
import type { CalendarDate } from './calendar-date.ts'
import { addDays } from './calendar-date.ts'
import { dublinDate, instantOf } from './dublin-time.ts'
import { CLOSING_HOUR, MAX_HOURS, OPENING_HOUR } from './limits.ts'
import type { Slot } from './slot.ts'
import { HOUR_MS, overlaps } from './slot.ts'
import { formatSlotDate } from './slot-date.ts'
import { formatWallTime, parseWallTime } from './wall-time.ts'
import type { WeeklyHours } from './working-hours.ts'
import { isWorkingHour } from './working-hours.ts'

const HOURS_A_DAY = 24

/** The facts that decide a vendor's free hours. */
export interface VendorCalendar {
  /** Live appointments, each with the buffer frozen at its booking. */
  busy: readonly Slot[]
  timeOff: readonly Slot[]
  weeklyHours: WeeklyHours
  /** The buffer after a new booking, in whole hours (S1). */
  bufferHours: number
  /** Whole hours between now and the earliest start (S1). */
  noticeHours: number
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
export function isWithinHours(
  calendar: VendorCalendar,
  date: CalendarDate,
  startHour: number,
  endHour: number,
) {
  for (let hour = startHour; hour < endHour; hour += 1) {
    if (!isWorkingHour(calendar.weeklyHours, date, hour)) return false
  }
  const slot = { start: instantOf(date, startHour), end: instantOf(date, endHour) }
  return !calendar.timeOff.some((off) => overlaps(off, slot))
}

/** The range that a new booking would exclude for others: start to end + buffer (S1). */
export function withBuffer({ start, end }: Slot, bufferHours: number): Slot {
  return { start, end: new Date(end.getTime() + bufferHours * HOUR_MS) }
}

/** Returns whether a new booking, with its own buffer, meets a live one (S1). */
export function isTaken(calendar: VendorCalendar, slot: Slot): boolean {
  const range = withBuffer(slot, calendar.bufferHours)
  return calendar.busy.some((busy) => overlaps(busy, range))
}

/**
 * The hours of a day at which a booking of one hour could start, ascending (S1, S6, T3).
 * A longer booking fits exactly when each of its hours is in the list: the buffer after
 * its last hour is checked with that hour. A day outside the booking window has none.
 */
export function freeStartHours(
  calendar: VendorCalendar,
  date: CalendarDate,
  now: Date,
  openingHour: number = OPENING_HOUR,
): number[] {
  return freeHoursOf(calendar, blockedFrom(calendar, date, 1), date, now, openingHour)
}

function freeHoursOf(
  calendar: VendorCalendar,
  blocked: BlockedHours,
  date: CalendarDate,
  now: Date,
  openingHour: number = OPENING_HOUR,
): number[] {
  if (!inBookingWindow(date, now)) return []
  const hours: number[] = []
  for (let hour = openingHour; hour < CLOSING_HOUR; hour += 1) {
    if (isFreeHour(calendar, blocked, date, hour, now)) hours.push(hour)
  }
  return hours
}

/** Marks what is taken of some days; a day of the autumn change has 25 hours. */
const blockedFrom = (calendar: VendorCalendar, from: CalendarDate, days: number): BlockedHours =>
  blockedHours(calendar, instantOf(from, 0), (days + 1) * HOURS_A_DAY)

/** Returns whether a booking of one hour could start then, on a day of the booking window (S1, S6, T3). */
function isFreeHour(
  { weeklyHours, noticeHours }: VendorCalendar,
  blocked: BlockedHours,
  date: CalendarDate,
  hour: number,
  now: Date,
): boolean {
  if (!isWorkingHour(weeklyHours, date, hour)) return false
  const start = instantOf(date, hour)
  return !isBlocked(blocked, start) && meetsNotice(start, noticeHours, now)
}

/**
 * The hours of a day's grid whose start is still to come: today from the next full hour on, never before it opens (§9).
 */
export function hoursAhead(date: CalendarDate, now: Date, openingHour: number = OPENING_HOUR): number[] {
  return Array.from({ length: CLOSING_HOUR - openingHour }, (_, index) => openingHour + index).filter(
    (hour) => instantOf(date, hour) > now,
  )
}

/** The start of the first free hour in the booking window; null when none is free. */
export function nextFreeStart(
  calendar: VendorCalendar,
  now: Date,
): { date: CalendarDate; hour: number } | null {
  const dates = bookingWindow(now)
  const blocked = blockedFrom(calendar, dates[0]!, dates.length)
  for (const date of dates) {
    for (let hour = OPENING_HOUR; hour < CLOSING_HOUR; hour += 1) {
      if (isFreeHour(calendar, blocked, date, hour, now)) return { date, hour }
    }
  }
  return null
}

/**
 * The hours at which a booking may end: from start + duration (inclusive) on, at most 5 hours after
 * the start, at most 21:00, never across an hour that is not free (S1).
 */
export function endHours(freeHours: readonly number[], startHour: number, durationHours: number): number[] {
  const free = new Set(freeHours)
  const ends: number[] = []
  for (let end = startHour + 1; end <= Math.min(startHour + MAX_HOURS, CLOSING_HOUR); end += 1) {
    if (!free.has(end - 1)) break
    if (end >= startHour + durationHours) ends.push(end)
  }
  return ends
}

/** Free start times of `days` days from `from` on (S7). */
export function availability(
  calendar: VendorCalendar,
  from: CalendarDate,
  days: number,
  now: Date,
): DayAvailability[] {
  const blocked = blockedFrom(calendar, from, days)
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index)
    const free = freeHoursOf(calendar, blocked, date, now).map(formatWallTime)
    return { slotDate: formatSlotDate(date), free }
  })
}

function hoursOf(times: readonly string[]): number[] {
  return times.map(parseWallTime).filter((hour) => hour !== null)
}

/** End options from a day of the availability reply alone; none for a start that is not free (S1). */
export function endTimesFrom(free: readonly string[], startTime: string, durationMinutes: number): string[] {
  const startHour = parseWallTime(startTime)
  if (startHour === null) return []
  return endHours(hoursOf(free), startHour, durationMinutes / 60).map(formatWallTime)
}

/** Starts at which a booking of that length fits, from a day of the availability reply alone (S1, S2). */
export function startTimesFrom(
  free: readonly string[],
  durationMinutes: number,
  openingHour: number = OPENING_HOUR,
): string[] {
  const hours = hoursOf(free)
  return hours
    .filter((hour) => hour >= openingHour && endHours(hours, hour, durationMinutes / 60).length > 0)
    .map(formatWallTime)
}

/** The day that the page opens with: today, or tomorrow when today has no slot left (T5). */
export function preselectedDate(freeToday: readonly string[], now: Date): CalendarDate {
  const today = dublinDate(now)
  return freeToday.length > 0 ? today : addDays(today, 1)
}
