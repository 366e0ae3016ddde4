import { addDays, compareDates, weekday } from './calendar-date.ts'
import { dublinDate, instantOf } from './dublin-time.ts'
import { WITHDRAWAL_DAYS } from './limits.ts'
import { publicHolidays } from './public-holidays.ts'

/**
 * Returns the instant at which the statutory period to withdraw from a distance contract ends: midnight after its 14th
 * day, not counting the day of the contract, and after the next working day where that is none (Consumer Rights Act 2022,
 * Part 5; Regulation (EEC, Euratom) No 1182/71, article 3).
 * @param bookedAt when the contract was made.
 */
export function withdrawalEnd(bookedAt: Date): Date {
  let last = addDays(dublinDate(bookedAt), WITHDRAWAL_DAYS)
  while (isRestDay(last)) last = addDays(last, 1)
  return instantOf(addDays(last, 1), 0)
}

function isRestDay(date: ReturnType<typeof dublinDate>): boolean {
  const day = weekday(date)
  if (day === 'sat' || day === 'sun') return true
  return publicHolidays(date.year).some((holiday) => compareDates(holiday.date, date) === 0)
}
