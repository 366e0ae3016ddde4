import { addMonths, type CalendarMonth, isoMonth, monthOf, monthSpan } from '@anseo/domain/calendar-month'
import { centsToEuro } from '@anseo/domain/money'
import { lastPayday, nextPayday, nextPayoutAt } from '@anseo/domain/payday'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { sumEarnings } from './earning-store.ts'
import { maskAccount } from './mask-account.ts'
import { sumDue, sumUnpaid } from './payout-store.ts'
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
  const [sums, payee, dueCents, unpaidCents, earned, paid] = await Promise.all([
    sumEarnings(db, accountId, {}),
    findPayee(db, accountId),
    sumDue(db, accountId, lastPayday(now)),
    sumUnpaid(db, accountId, nextPayday(now)),
    sumByMonth(db, accountId, { from: monthSpan(months[0]!).from, to: monthSpan(current).to }),
    sumPaid(db, accountId, year),
  ])
  const held = sums.find(({ state }) => state === 'held')
  const heldUntil = payee?.heldUntil && payee.heldUntil > now ? payee.heldUntil : null
  const at = nextPayoutAt(now, heldUntil, dueCents)
  // At the end of a hold before the payday, what was due on the last one leaves; what is owed since waits for the payday.
  const cents = at < nextPayday(now) ? dueCents : unpaidCents
  const ofMonth = (month: CalendarMonth) => earned.find((each) => each.month === isoMonth(month))
  return {
    held: { count: held?.count ?? 0, amount: centsToEuro(held?.cents ?? 0) },
    nextPayout: {
      amount: centsToEuro(Math.max(0, cents)),
      at: at.toISOString(),
      account: payee?.payoutAccount ? maskAccount(payee.payoutAccount) : null,
      taxDetailsMissing: payee?.isHeldForTax ?? false,
      heldUntil: heldUntil?.toISOString() ?? null,
      isOnHold: payee?.isOnHold ?? false,
    },
    paidOutThisYear: { count: paid.count, amount: centsToEuro(paid.cents) },
    months: months.map((month) => ({
      month: isoMonth(month),
      appointments: ofMonth(month)?.appointments ?? 0,
      earned: centsToEuro(ofMonth(month)?.cents ?? 0),
    })),
  }
}
