import type { AdminPayoutOnWire, getPayout, listPayouts } from '@anseo/contract/admin-payments'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { centsToEuro } from '@anseo/domain/money'
import { titleCase } from '@anseo/domain/person-name'
import { Refusal } from '../../../platform/http/refusal.ts'
import { placeOf } from '../../../platform/database/counted-rows.ts'
import { findNextTry } from '../../../platform/jobs/next-try.ts'
import { issuePayoutJob } from '../events.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { presentParties } from '../../booking/public.ts'
import { listSubjectMovements } from '../ledger/list-movements.ts'
import { maskAccount } from '../payouts/mask-account.ts'
import { replyOf } from './list-money.ts'
import {
  findEarningsIn,
  findPayoutPage,
  findPayoutWithVendor,
  type PayoutWithVendor,
} from './payout-list-store.ts'

type With = Pick<Runtime, 'db'>

/** Returns a page of payouts to vendors, newest first, with the sum of all that match in euro (M7). */
export async function listPayoutsBy(
  { db }: With,
  query: QueryOf<typeof listPayouts>,
): Promise<ReplyOf<typeof listPayouts>> {
  return replyOf(await findPayoutPage(db, query, placeOf(query)), presentPayout, query)
}

/**
 * Returns a payout with its earnings. A failed payout has none, since they are released for the next one.
 * @throws Refusal `NOT_FOUND`
 */
export async function showPayout({ db }: With, id: string): Promise<ReplyOf<typeof getPayout>> {
  const row = await findPayoutWithVendor(db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const [nextTry, earnings, movements] = await Promise.all([
    row.payout.status === 'pending' ? findNextTry(db, [issuePayoutJob], { payoutId: id }) : null,
    findEarningsIn(db, id),
    listSubjectMovements(db, { payoutId: id }),
  ])
  return {
    payout: presentPayout(row),
    nextTry,
    earnings: earnings.map(({ earning, ...parties }) => ({
      kind: earning.kind,
      amount: centsToEuro(earning.amountCents),
      owedAt: earning.owedAt.toISOString(),
      appointment: presentParties(parties),
    })),
    movements,
  }
}

/** Returns a payout for the operator: amounts in euro, instants as ISO text. */
export const presentPayout = ({ payout, vendorName }: PayoutWithVendor): AdminPayoutOnWire => ({
  _id: payout.id,
  vendor: { _id: payout.vendorId, name: titleCase(vendorName) },
  amount: centsToEuro(payout.amountCents),
  status: payout.status,
  attempt: payout.attempt,
  destination: maskAccount(payout.destination),
  providerTransferId: payout.providerTransferId,
  createdAt: payout.createdAt.toISOString(),
  settledAt: payout.settledAt?.toISOString() ?? null,
})
