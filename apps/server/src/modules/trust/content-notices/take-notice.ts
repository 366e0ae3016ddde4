import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockNotice, setTaken } from './store.ts'

/**
 * Records that an admin works on an open report, in place of any other admin, or no longer works on it.
 * @throws Refusal `NOT_FOUND`, `NOTICE_DECIDED`
 */
export const takeNotice = (
  { transaction }: Runtime,
  { accountId }: Caller,
  id: string,
  taken: boolean,
): Promise<void> =>
  transaction(async ({ db }) => {
    const notice = await lockNotice(db, id)
    if (!notice) throw new Refusal('NOT_FOUND')
    if (notice.decidedAt) throw new Refusal('NOTICE_DECIDED')
    if (taken || notice.takenBy === accountId) await setTaken(db, id, taken ? accountId : null)
  })
