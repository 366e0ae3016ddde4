import type { ReplyOf } from '@anseo/contract/call'
import type { dac7Calls } from '@anseo/contract/dac7'
import { FIRST_REPORTED_YEAR, yearOf } from '@anseo/domain/tax-quarter'
import type { Runtime } from '../../../platform/runtime.ts'
import { dueDate } from './due-date.ts'
import { findFirstYear } from './figure-store.ts'
import { findFiledYears } from './message-store.ts'
import { missingOfOperator } from './operator-record.ts'

/** Lists the years from the first earning to this one; last year is always there, since a nil return is filed too. */
export async function listYears({
  db,
  clock,
  settings,
}: Runtime): Promise<ReplyOf<typeof dac7Calls.listDac7Years>> {
  const [first, filed, current] = await Promise.all([
    findFirstYear(db),
    findFiledYears(db),
    settings.read(db),
  ])
  const thisYear = yearOf(clock.now())
  const from = Math.max(FIRST_REPORTED_YEAR, Math.min(first ?? thisYear, thisYear - 1))
  return {
    years: Array.from({ length: thisYear - from + 1 }, (_, index) => {
      const year = thisYear - index
      return {
        year,
        isOver: year < thisYear,
        dueOn: dueDate(year),
        filedAt: filed.get(year)?.toISOString() ?? null,
      }
    }),
    operatorMissing: missingOfOperator(current),
  }
}
