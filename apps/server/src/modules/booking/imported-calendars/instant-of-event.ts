import { instantOf } from '@anseo/domain/dublin-time'
import { MINUTE_MS } from '@anseo/domain/duration'
import type ICAL from 'ical.js'

/**
 * Returns the instant of a time in an iCalendar file. A zone counts as the file defines it, else by its name; a time
 * without a time zone, or with an unknown one, is Dublin's, and so is the midnight of a date (B10).
 * @param zoneName the name of a zone that the file does not define.
 */
export function instantOfEvent(time: ICAL.Time, zoneName: string | undefined): Date {
  const { year, month, day, hour, minute, second, zone, isDate } = time
  if (isDate) return instantOf({ year, month, day }, 0)
  // The library takes a zone without definition for the machine's own.
  if (zone && zone.tzid !== 'floating') return time.toJSDate()
  const clock = zoneName === undefined ? null : clockOf(zoneName)
  if (!clock) {
    return new Date(instantOf({ year, month, day }, hour).getTime() + minute * MINUTE_MS + second * 1000)
  }
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  // The offset at the wall time taken as UTC is right but for the hours around a change of clocks, so it is read twice.
  return new Date(wall - offsetMs(clock, wall - offsetMs(clock, wall)))
}

/** Returns the clock of a zone by its IANA name, such as America/New_York; null for another name. */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return null
  }
}

function offsetMs(clock: Intl.DateTimeFormat, instantMs: number): number {
  const parts: Record<string, number> = {}
  for (const { type, value } of clock.formatToParts(instantMs)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - instantMs
}
