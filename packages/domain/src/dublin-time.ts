import type { CalendarDate } from './calendar-date.ts'
import { addDays } from './calendar-date.ts'
import { HOUR_MS } from './duration.ts'

const MAX_CACHED_HOURS = 20_000

let dublin: Intl.DateTimeFormat | undefined

/** Returns the formatter, created at the first call: in a browser that costs twenty times what everything else here does. */
const dublinClock = () =>
  (dublin ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Dublin',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }))

// Ireland changes its clocks at 01:00 UTC, so that one offset holds for a whole hour of UTC.
const offsetByHour = new Map<number, number>()

function measureOffsetMs(hourStartMs: number): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of dublinClock().formatToParts(hourStartMs)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute) - hourStartMs
}

function offsetMs(instantMs: number): number {
  const hour = Math.floor(instantMs / HOUR_MS)
  const cached = offsetByHour.get(hour)
  if (cached !== undefined) return cached
  const offset = measureOffsetMs(hour * HOUR_MS)
  if (offsetByHour.size >= MAX_CACHED_HOURS) offsetByHour.clear()
  offsetByHour.set(hour, offset)
  return offset
}

/** Returns the instant moved by Dublin's offset: its UTC fields read as the wall clock of Dublin. */
function onDublinWall(instant: Date): Date {
  const ms = instant.getTime()
  return new Date(ms + offsetMs(ms))
}

/** Returns the date in Dublin at that instant (T1). */
export function dublinDate(instant: Date): CalendarDate {
  const wall = onDublinWall(instant)
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() }
}

/** Returns the hour, 0 to 23, that a clock in Dublin shows at that instant (T1). */
export function dublinHour(instant: Date): number {
  return onDublinWall(instant).getUTCHours()
}

/** Returns the minute, 0 to 59, that a clock in Dublin shows at that instant (T1). */
export function dublinMinute(instant: Date): number {
  return onDublinWall(instant).getUTCMinutes()
}

/** Returns the time that a clock in Dublin shows, as hours of its day: 13.5 at 01:30 PM. */
export const clockHours = (instant: Date): number => dublinHour(instant) + dublinMinute(instant) / 60

/**
 * Returns the instant at which clocks in Dublin show an hour, such as 9.25 for 09:15; hours from 24 on are those of the
 * next day. For a time that the spring change skips it is an hour after it, and for one that comes twice in autumn the
 * first.
 */
export function instantOf(date: CalendarDate, hour: number): Date {
  const wallMs = Date.UTC(date.year, date.month - 1, date.day) + hour * HOUR_MS
  // The offset of an hour earlier decides both: before the change in spring, and the first of two in autumn.
  return new Date(wallMs - offsetMs(wallMs - HOUR_MS))
}

/** Returns midnight in Dublin of the day that holds the instant. */
export function startOfDublinDay(instant: Date): Date {
  return instantOf(dublinDate(instant), 0)
}

/** Returns whether clocks in Dublin show that hour of the day on that date, which they skip once a year (B2). */
export const clockShows = (date: CalendarDate, hour: number): boolean =>
  clockHours(instantOf(date, hour)) === hour % 24

/** Returns whether the instant is a full hour in Dublin. */
export function isFullHour(instant: Date): boolean {
  return instant.getTime() % HOUR_MS === 0
}

/** Returns midnight in Dublin at the end of that day. */
export function endOfDublinDay(date: CalendarDate): Date {
  return instantOf(addDays(date, 1), 0)
}
