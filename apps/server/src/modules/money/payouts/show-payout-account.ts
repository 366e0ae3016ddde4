import type { ReplyOf } from '@anseo/contract/call'
import type { getPayoutAccount } from '@anseo/contract/payouts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findHold } from './hold-store.ts'
import { maskAccount } from './mask-account.ts'
import { findChosen, findPayoutAccount } from './payout-account-store.ts'
import { presentHold } from './show-vendor-payouts.ts'

/** Returns the caller's masked payout account, the end of the hold on its payouts (ISO), and earlier accounts (A10). */
export async function showPayoutAccount(
  { db, clock }: Runtime,
  { accountId }: Caller,
): Promise<ReplyOf<typeof getPayoutAccount>> {
  const { account, heldUntil } = await findPayoutAccount(db, accountId)
  const [chosen, hold] = await Promise.all([findChosen(db, accountId), findHold(db, accountId)])
  const isHeld = heldUntil !== null && heldUntil > clock.now()
  return {
    account: account && maskAccount(account),
    heldUntil: isHeld ? heldUntil.toISOString() : null,
    hold: presentHold(hold),
    history: chosen.map((row) => ({
      account: maskAccount(row.account ?? ''),
      chosenAt: row.chosenAt!.toISOString(),
    })),
  }
}
