import type { ReplyOf } from '@anseo/contract/call'
import type { showVendorPayouts } from '@anseo/contract/vendor-payouts'
import { centsToEuro } from '@anseo/domain/money'
import { lastPayday, nextPayoutAt } from '@anseo/domain/payday'
import { payoutProblem } from '@anseo/domain/payout-problem'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findHold, type PayoutHoldRow } from './hold-store.ts'
import { maskAccount } from './mask-account.ts'
import { findPayoutFacts, sumDue } from './payout-store.ts'

/**
 * Returns the amount due to a vendor now in euro, and the reason why it cannot be paid (D4).
 * @throws Refusal `NOT_FOUND`
 */
export async function showPayoutsOf(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  vendorId: string,
): Promise<ReplyOf<typeof showVendorPayouts>> {
  const now = clock.now()
  const [facts, hold, overdueCents] = await Promise.all([
    findPayoutFacts(db, vendorId, now),
    findHold(db, vendorId),
    sumDue(db, vendorId, lastPayday(now)),
  ])
  if (!facts) throw new Refusal('NOT_FOUND')
  const { account, heldUntil, isHeldForTax, isUnderWay, dueCents } = facts
  const afterRelease = { ...facts, isOnHold: false, dueCents: overdueCents }
  return {
    payouts: {
      due: centsToEuro(dueCents),
      account: account && maskAccount(account),
      heldUntil: heldUntil && heldUntil > now ? heldUntil.toISOString() : null,
      hold: presentHold(hold),
      taxDetailsMissing: isHeldForTax,
      isUnderWay,
      nextPayday: nextPayoutAt(now, heldUntil, overdueCents).toISOString(),
      leavesOnRelease: centsToEuro(hold && !payoutProblem(afterRelease, now) ? overdueCents : 0),
    },
  }
}

/** Returns a hold with its reason, as admin and vendor read it. */
export const presentHold = (hold: PayoutHoldRow | null) =>
  hold && { reason: hold.reason, since: hold.heldAt.toISOString() }
