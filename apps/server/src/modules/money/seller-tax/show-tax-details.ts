import type { ReplyOf } from '@anseo/contract/call'
import type { taxDetailsCalls } from '@anseo/contract/tax-details'
import { centsToEuro } from '@anseo/domain/money'
import { yearOf } from '@anseo/domain/tax-quarter'
import { taxHoldFrom } from '@anseo/domain/tax-request'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findYearsOf, sumQuarters } from '../dac7/figure-store.ts'
import { maskAccount } from '../payouts/mask-account.ts'
import { findPayoutAccount } from '../payouts/payout-account-store.ts'
import { presentTaxDetails } from '../tax-details/present.ts'
import { findRequest, type TaxRequestRow } from '../tax-requests/request-store.ts'
import { findTaxDetails } from '../tax-details/store.ts'

/** Returns the caller's tax details, masked, the request for them, and the figures of the years that are over (D8). */
export async function showTaxDetailsOf(
  { db, clock, encryption }: Runtime,
  { accountId }: Caller,
): Promise<ReplyOf<typeof taxDetailsCalls.getTaxDetails>> {
  const [details, request, { account }, years] = await Promise.all([
    findTaxDetails(db, accountId),
    findRequest(db, accountId),
    findPayoutAccount(db, accountId),
    findYearsOf(db, accountId),
  ])
  const past = years.filter((year) => year < yearOf(clock.now()))
  const figures = await Promise.all(past.map((year) => sumQuarters(db, year, [accountId])))
  return {
    details: details && presentTaxDetails(encryption, details),
    request: presentRequest(request),
    payoutAccount: account && maskAccount(account),
    // A year in which everything earned was taken back is not reported.
    years: past.flatMap((year, index) => {
      const quarters = figures[index]?.get(accountId)
      return quarters ? [{ year, quarters: quarters.map(presentQuarter) }] : []
    }),
  }
}

const presentRequest = (request: TaxRequestRow | null) => {
  const askedAt = request?.askedAt ?? null
  const isOpen = askedAt !== null && request?.givenAt === null
  return {
    askedAt: askedAt?.toISOString() ?? null,
    holdFrom: isOpen ? (request.heldAt ?? taxHoldFrom(askedAt)).toISOString() : null,
    isHeld: isOpen && request.heldAt !== null,
  }
}

const presentQuarter = (quarter: { considerationCents: number; feeCents: number; activities: number }) => ({
  consideration: centsToEuro(quarter.considerationCents),
  fees: centsToEuro(quarter.feeCents),
  activities: quarter.activities,
})
