import { clockHours, dublinDate } from './dublin-time.ts'
import type { Slot } from './slot.ts'
import { formatWeekdayDay } from './slot-date.ts'
import { formatWallTime } from './wall-time.ts'

/** Formats an instant as '03:05 PM' in Dublin. */
export const formatTime = (instant: Date): string => formatWallTime(clockHours(instant))

/**
 * Formats an instant as 'Sun 22 Nov, 03:05 PM' in Dublin; with `now` a moment of another year names it, 'Tue 22 Jun
 * 2027, 09:00 AM'.
 */
export function formatMoment(instant: Date, now?: Date): string {
  return `${formatWeekdayDay(dublinDate(instant), now && dublinDate(now))}, ${formatTime(instant)}`
}

/** Formats an instant as 'Sun 22 Nov 2026, 03:05 PM' in Dublin, for instants that may be in another year. */
export function formatDatedMoment(instant: Date): string {
  const date = dublinDate(instant)
  return `${formatWeekdayDay(date)} ${date.year}, ${formatTime(instant)}`
}

/** Formats a slot as 'Sat 28 Nov 2026, 10:00 AM to 12:00 PM' in Dublin, for records, which are read in other years. */
export const formatDatedSlot = ({ start, end }: Slot): string =>
  `${formatDatedMoment(start)} to ${formatTime(end)}`

/** Formats a slot as 'Sat 28 Nov, 10:00 AM to 12:00 PM' in Dublin; with `now` a day of another year names it. */
export function formatSlot({ start, end }: Slot, now?: Date): string {
  return `${formatMoment(start, now)} to ${formatTime(end)}`
}
