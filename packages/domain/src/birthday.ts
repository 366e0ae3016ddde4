import { compareDates, parseIsoDate } from './calendar-date.ts'
import { dublinDate } from './dublin-time.ts'
import { MINIMUM_AGE_YEARS } from './limits.ts'

export type BirthdayProblem = 'INVALID' | 'NOT_PAST' | 'UNDER_AGE'

const EARLIEST_YEAR = 1900

/** Returns why a birthday is refused, or null: the person must be 18 or older today in Dublin (C5). */
export function birthdayProblem(text: string, now: Date): BirthdayProblem | null {
  const born = parseIsoDate(text)
  if (!born || born.year < EARLIEST_YEAR) return 'INVALID'
  const today = dublinDate(now)
  if (compareDates(born, today) >= 0) return 'NOT_PAST'
  const comesOfAge = { ...born, year: born.year + MINIMUM_AGE_YEARS }
  return compareDates(comesOfAge, today) > 0 ? 'UNDER_AGE' : null
}
