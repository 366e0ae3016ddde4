import type { Caller } from '../../http/caller.ts'
import type { Runtime } from '../../runtime.ts'
import { updatePayoutAccount } from './payout-store.ts'

/** Sets where the caller's payouts go; one that is under way keeps its account (M7). */
export const setPayoutAccountOf = ({ db }: Runtime, { accountId }: Caller, account: string): Promise<void> =>
  updatePayoutAccount(db, accountId, account)
