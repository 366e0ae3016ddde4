import { addDays, WEEKDAYS, weekday } from './calendar-date.ts'
import { dublinDate, instantOf } from './dublin-time.ts'
import { PAYDAY, PAYDAY_HOUR } from './limits.ts'

/** Returns the last payday up to an instant; earnings owed before it are paid out (M7). */
export function lastPayday(now: Date): Date {
  const today = dublinDate(now)
  const since = (WEEKDAYS.indexOf(weekday(today)) - WEEKDAYS.indexOf(PAYDAY) + 7) % 7
  const payday = instantOf(addDays(today, -since), PAYDAY_HOUR)
  return payday <= now ? payday : instantOf(addDays(today, -since - 7), PAYDAY_HOUR)
}

/** Returns the payday after an instant (M7). */
export function nextPayday(now: Date): Date {
  return instantOf(addDays(dublinDate(lastPayday(now)), 7), PAYDAY_HOUR)
}
