import { addDays, sameDate } from './calendar-date.ts'
import { dublinDate, dublinHour, dublinMinute, instantOf } from './dublin-time.ts'
import { formatTime } from './moment-text.ts'
import { formatDay, formatWeekday } from './slot-date.ts'
import type { Slot } from './slot.ts'

const isMidnight = (instant: Date) => dublinHour(instant) === 0 && dublinMinute(instant) === 0
const dayOf = (instant: Date) => `${formatWeekday(dublinDate(instant))} ${formatDay(dublinDate(instant))}`

/** Returns whether time off takes whole days in Dublin. */
export const isWholeDays = ({ start, end }: Slot): boolean => isMidnight(start) && isMidnight(end)

/** Returns the last day of time off; its end at midnight belongs to the day before. */
const lastDay = ({ end }: Slot) => (isMidnight(end) ? addDays(dublinDate(end), -1) : dublinDate(end))

/**
 * Returns when somebody is off: 'Thu 24 Dec 2026 to Sat 2 Jan 2027', 'Thu 3 Dec 2026, 01:00 PM to 05:00 PM', 'Thu 3 Dec
 * 2026, 01:00 PM to Fri 4 Dec 2026, 10:00 AM'.
 */
export function timeOffText(off: Slot): string {
  const { start, end } = off
  const oneDay = sameDate(dublinDate(start), lastDay(off))
  if (isWholeDays(off))
    return oneDay ? dayOf(start) : `${dayOf(start)} to ${dayOf(instantOf(lastDay(off), 0))}`
  const from = `${dayOf(start)}, ${formatTime(start)}`
  return oneDay ? `${from} to ${formatTime(end)}` : `${from} to ${dayOf(end)}, ${formatTime(end)}`
}
