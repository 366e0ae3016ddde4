import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@anseo/domain/duration'

/** A moment as the demonstration states it, relative to its first start. */
export type Moment =
  | { minutesAgo: number }
  | { hoursAgo: number }
  | { daysAgo: number; hour: number; minute?: number }

/** Returns the instant of a moment; `daysAgo` counts days of Dublin and `hour` is on its clock (T1). */
export function momentToInstant(moment: Moment, now: Date): Date {
  if ('minutesAgo' in moment) return new Date(now.getTime() - moment.minutesAgo * MINUTE_MS)
  if ('hoursAgo' in moment) return new Date(now.getTime() - moment.hoursAgo * HOUR_MS)
  const date = addDays(dublinDate(now), -moment.daysAgo)
  return new Date(instantOf(date, moment.hour).getTime() + (moment.minute ?? 0) * MINUTE_MS)
}

/** Returns the instant that many times 24 hours earlier. */
export const daysBefore = (instant: Date, days: number) => new Date(instant.getTime() - days * DAY_MS)

/** Returns the instant that many hours later; a negative number gives an earlier one. */
export const hoursAfter = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR_MS)
