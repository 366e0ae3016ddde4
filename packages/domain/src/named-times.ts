import { addDays, type CalendarDate, weekday } from './calendar-date.ts'
import { dublinDate } from './dublin-time.ts'

/** The times that clients most often search for, by name. */
export const NAMED_TIMES = ['today', 'tonight', 'weekend'] as const
export type NamedTime = (typeof NAMED_TIMES)[number]

/** The hour at which an evening begins. */
const EVENING_HOUR = 18

/** Days, and the hour of each from which starts count. */
export interface WantedDays {
  dates: CalendarDate[]
  fromHour: number
}

/**
 * Returns the days and hours that a name means now in Dublin: tonight is today from 6 PM on, and the weekend Saturday and
 * Sunday, or what is left of them.
 */
export function daysOfNamedTime(when: NamedTime, now: Date): WantedDays {
  const today = dublinDate(now)
  if (when === 'tonight') return { dates: [today], fromHour: EVENING_HOUR }
  if (when === 'today') return { dates: [today], fromHour: 0 }
  const week = Array.from({ length: 7 }, (_, index) => addDays(today, index))
  const dates = week.filter((date) => ['sat', 'sun'].includes(weekday(date)))
  return { dates: weekday(today) === 'sun' ? [today] : dates, fromHour: 0 }
}
