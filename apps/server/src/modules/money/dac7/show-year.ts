import type { ReplyOf } from '@anseo/contract/call'
import type { dac7Calls } from '@anseo/contract/dac7'
import { sumOfYear, type YearFigures } from '@anseo/domain/dac7-record'
import { centsToEuro } from '@anseo/domain/money'
import { yearOf } from '@anseo/domain/tax-quarter'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { dueDate } from './due-date.ts'
import { findMessages } from './message-store.ts'
import { operatorChanged, planReport } from './plan-report.ts'

type Reply = ReplyOf<typeof dac7Calls.showDac7Year>

/**
 * Returns the sums of a year, the next file, and the files so far (D8).
 * @throws Refusal `NOT_FOUND` for a year to come.
 */
export async function showYear(runtime: Runtime, year: number): Promise<Reply> {
  const thisYear = yearOf(runtime.clock.now())
  if (year > thisYear) throw new Refusal('NOT_FOUND')
  const [plan, messages] = await Promise.all([
    planReport(runtime, runtime.db, year),
    findMessages(runtime.db, year),
  ])
  const { records, withoutDetails } = plan.sellers
  const { additions, corrections, deletions } = plan.changes
  const reported = sumOf([...records.values()].map(({ figures }) => figures))
  const missing = sumOf([...withoutDetails.values()])
  return {
    year,
    isOver: year < thisYear,
    dueOn: dueDate(year),
    totals: {
      sellers: records.size + withoutDetails.size,
      withoutDetails: withoutDetails.size,
      consideration: centsToEuro(reported.considerationCents + missing.considerationCents),
      considerationWithoutDetails: centsToEuro(missing.considerationCents),
      fees: centsToEuro(reported.feeCents + missing.feeCents),
      activities: reported.activities + missing.activities,
    },
    next: {
      isNil: plan.isNil,
      additions: additions.length,
      corrections: corrections.length,
      deletions: deletions.length,
      operatorChanged: operatorChanged(plan),
    },
    messages: messages.map(presentMessage),
  }
}

const sumOf = (years: readonly YearFigures[]) =>
  years.map(sumOfYear).reduce(
    (sum, year) => ({
      considerationCents: sum.considerationCents + year.considerationCents,
      feeCents: sum.feeCents + year.feeCents,
      activities: sum.activities + year.activities,
    }),
    { considerationCents: 0, feeCents: 0, activities: 0 },
  )

const presentMessage = ({
  message: { id, kind, messageRefId, createdAt, filedAt },
  sellers,
  createdBy,
  filedBy,
}: Awaited<ReturnType<typeof findMessages>>[number]): Reply['messages'][number] => ({
  _id: id,
  kind,
  messageRefId,
  sellers,
  createdAt: createdAt.toISOString(),
  createdBy,
  filedAt: filedAt?.toISOString() ?? null,
  filedBy,
})
