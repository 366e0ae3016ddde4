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

/**
 * Returns when a vendor is next paid (M7): on the next payday, or when a hold on its payouts ends that is later. A hold that
 * ends before the payday has kept back what was due on the last one, which then leaves at its end.
 * @param heldUntil the end of the hold; null without one.
 * @param dueCents the sum that was due on the last payday and is not paid out, in cents.
 */
export function nextPayoutAt(now: Date, heldUntil: Date | null, dueCents: number): Date {
  const payday = nextPayday(now)
  if (heldUntil === null || heldUntil <= now) return payday
  return heldUntil > payday || dueCents > 0 ? heldUntil : payday
}
