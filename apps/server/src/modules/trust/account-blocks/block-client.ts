import type { accountBlockCalls } from '@anseo/contract/account-blocks'
import type { BodyOf } from '@anseo/contract/call'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { account } from '../../identity/tables/accounts.ts'
import { restrictionEnded } from '../events.ts'
import { issueStatement } from '../statements/issue-statement.ts'
import { reasonsOf } from '../statements/reasons.ts'
import { setAccountOpened } from '../statements/store.ts'
import { block } from './block.ts'
import { unblock } from './unblock.ts'

/**
 * Blocks a client with a statement of reasons; what is to come is cancelled and refunded, and what it waits for ends
 * (D6).
 * @throws Refusal `NOT_FOUND`, `CLIENTS_ONLY`, `ALREADY_BLOCKED`
 */
export const blockClient = (
  { transaction }: Runtime,
  { accountId: adminId }: Caller,
  id: string,
  { reason, ...sent }: BodyOf<typeof accountBlockCalls.block>,
): Promise<void> =>
  transaction(async (unit) => {
    await requireClient(unit.db, id)
    const reasons = reasonsOf(sent, reason, unit.now)
    if (!(await block(unit, { accountId: id, adminId, reasons }))) throw new Refusal('ALREADY_BLOCKED')
    await issueStatement(unit, { accountId: id, measure: 'block', ...reasons, adminId })
  })

/**
 * Lifts the block of a client and notifies them.
 * @throws Refusal `NOT_FOUND`, `CLIENTS_ONLY`, `NOT_BLOCKED`
 */
export const unblockClient = (
  { transaction }: Runtime,
  { accountId: adminId }: Caller,
  id: string,
  reason: string | undefined,
): Promise<void> =>
  transaction(async (unit) => {
    await requireClient(unit.db, id)
    if (!(await unblock(unit, { accountId: id, adminId, reason }))) throw new Refusal('NOT_BLOCKED')
    const lifted = { liftedAt: unit.now, liftedBy: adminId }
    await setAccountOpened(unit.db, { accountId: id, measure: 'block' }, lifted)
    await unit.publish(restrictionEnded, {
      accountId: id,
      measure: 'block',
      kind: null,
      how: 'lifted',
      isListed: false,
    })
  })

async function requireClient(db: Queryable, id: string): Promise<void> {
  const [found] = await db
    .select({ role: account.role, erasedAt: account.erasedAt })
    .from(account)
    .where(eq(account.id, id))
  if (!found || found.erasedAt) throw new Refusal('NOT_FOUND')
  if (found.role !== 'client') throw new Refusal('CLIENTS_ONLY')
}
