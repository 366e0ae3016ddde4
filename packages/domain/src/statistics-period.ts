import { addDays, type CalendarDate, compareDates, isRealDate } from './calendar-date.ts'
import { weekOf } from './calendar-week.ts'
import { dublinDate, instantOf, startOfDublinDay } from './dublin-time.ts'
import { DAY_MS } from './duration.ts'

/** Periods of the operator's statistics; a week begins on Monday in Dublin. */
export const STATISTICS_PERIODS = ['week', 'last-week', '4-weeks', '12-weeks', '52-weeks'] as const
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number]

/** A range of days; both ends belong to it. */
export interface Days {
  from: CalendarDate
  to: CalendarDate
}

const WEEKS: Record<StatisticsPeriod, number> = {
  week: 1,
  'last-week': 1,
  '4-weeks': 4,
  '12-weeks': 12,
  '52-weeks': 52,
}

/** Returns the Monday of the week that holds the day. */
const mondayOf = (date: CalendarDate) => weekOf(date)[0] as CalendarDate

/** Returns the days of a period: whole weeks, the current one included but for the last week. */
export function daysOfPeriod(period: StatisticsPeriod, now: Date): Days {
  const monday = mondayOf(dublinDate(now))
  const last = period === 'last-week' ? addDays(monday, -7) : monday
  return { from: addDays(last, -7 * (WEEKS[period] - 1)), to: addDays(last, 6) }
}

/** Returns the Mondays of all weeks between two instants, oldest first; `to` is excluded. */
export function mondaysWithin(from: Date, to: Date): CalendarDate[] {
  const mondays: CalendarDate[] = []
  if (from >= to) return mondays
  const last = dublinDate(new Date(to.getTime() - 1))
  for (
    let monday = mondayOf(dublinDate(from));
    compareDates(monday, last) <= 0;
    monday = addDays(monday, 7)
  ) {
    mondays.push(monday)
  }
  return mondays
}

/** A period of time, excluding `to`. */
export interface Period {
  from: Date
  to: Date
}

/** The first day of the calendar. */
const FIRST_DAY: CalendarDate = { year: 1000, month: 1, day: 1 }

/**
 * Returns the period with which one is compared: it begins as many days earlier as the other is long, or with the first day
 * of the calendar. While a period is not over, only as much of the earlier one counts as has passed of it, so that a Wednesday
 * is compared with a Wednesday.
 */
export function periodBefore({ from, to }: Period, now: Date): Period {
  const days = Math.max(1, Math.round((to.getTime() - from.getTime()) / DAY_MS))
  const end = now < to && now > from ? now : to
  return { from: daysEarlier(from, days), to: daysEarlier(end, days) }
}

/** Returns the instant `days` days earlier at the same time of the day, as Dublin's clock shows it. */
function daysEarlier(instant: Date, days: number): Date {
  const date = addDays(dublinDate(instant), -days)
  const midnight = instantOf(isRealDate(date) ? date : FIRST_DAY, 0)
  return new Date(midnight.getTime() + (instant.getTime() - startOfDublinDay(instant).getTime()))
}
