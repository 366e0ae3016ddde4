import type { Runtime } from '../../../platform/runtime.ts'
import { checkPayoutAccount } from './choose-payout-account.ts'
import { findNextOpenAccount } from './payout-account-store.ts'

/**
 * Creates the sweep that asks the provider about one payout account that is being set up after the other: a check by
 * the provider can take days, and webhooks can be lost (A10). One a run, since many set-ups are never finished.
 */
export function createOpenAccountPoll(runtime: Runtime): () => Promise<void> {
  let lastId: string | null = null
  return async () => {
    const open = await findNextOpenAccount(runtime.db, lastId)
    lastId = open?.id ?? null
    if (open?.account) await checkPayoutAccount(runtime, open.account)
  }
}
