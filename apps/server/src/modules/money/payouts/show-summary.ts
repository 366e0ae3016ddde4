import { addMonths, type CalendarMonth, isoMonth, monthOf, monthSpan } from '@anseo/domain/calendar-month'
import { centsToEuro } from '@anseo/domain/money'
import { nextPayday } from '@anseo/domain/payday'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { sumEarnings } from './earning-store.ts'
import { maskAccount } from './mask-account.ts'
import { findPayee, sumByMonth, sumPaid } from './statement-store.ts'

const MONTHS_SHOWN = 12

/** Returns the caller's earnings: held, the next payout, this year's payouts, and the last twelve months (M7). */
export async function showEarningsSummaryOf({ db, clock }: Runtime, { accountId }: Caller) {
  const now = clock.now()
  const current = monthOf(now)
  const months = Array.from({ length: MONTHS_SHOWN }, (_, index) =>
    addMonths(current, index + 1 - MONTHS_SHOWN),
  )
  const year = { from: monthSpan({ ...current, month: 1 }).from, to: monthSpan({ ...current, month: 12 }).to }
  const [sums, payee, earned, paid] = await Promise.all([
    sumEarnings(db, accountId, {}),
    findPayee(db, accountId),
    sumByMonth(db, accountId, { from: monthSpan(months[0]!).from, to: monthSpan(current).to }),
    sumPaid(db, accountId, year),
  ])
  const held = sums.find(({ state }) => state === 'held')
  const owed = sums.find(({ state }) => state === 'owed')
  const ofMonth = (month: CalendarMonth) => earned.find((each) => each.month === isoMonth(month))
  return {
    held: { count: held?.count ?? 0, amount: centsToEuro(held?.cents ?? 0) },
    nextPayout: {
      amount: centsToEuro(Math.max(0, owed?.cents ?? 0)),
      at: latest(nextPayday(now), payee?.heldUntil).toISOString(),
      account: payee?.payoutAccount ? maskAccount(payee.payoutAccount) : null,
      taxDetailsMissing: payee?.isHeldForTax ?? false,
    },
    paidOutThisYear: { count: paid.count, amount: centsToEuro(paid.cents) },
    months: months.map((month) => ({
      month: isoMonth(month),
      appointments: ofMonth(month)?.appointments ?? 0,
      earned: centsToEuro(ofMonth(month)?.cents ?? 0),
    })),
  }
}

/** Returns when the next payout is made: on payday, or once a hold is over if that is later. */
const latest = (payday: Date, heldUntil: Date | null | undefined): Date =>
  heldUntil && heldUntil > payday ? heldUntil : payday
