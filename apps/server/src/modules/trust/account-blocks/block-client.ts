import type { accountBlockCalls } from '@anseo/contract/account-blocks'
import type { BodyOf } from '@anseo/contract/call'
import { FAIR_USE_CLAUSE } from '@anseo/domain/moderation'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { blockAccount, unblockAccount } from '../../identity/public.ts'
import { account } from '../../identity/tables/accounts.ts'
import { issueStatement } from '../statements/issue-statement.ts'
import { setLifted } from '../statements/store.ts'
import { unblockedMail } from './unblocked-mail.ts'

/**
 * Blocks a client with a statement of reasons; what is to come is cancelled and refunded, and what it waits for ends
 * (D6).
 * @throws Refusal `NOT_FOUND`, `CLIENTS_ONLY`, `ALREADY_BLOCKED`
 */
export const blockClient = (
  { transaction }: Runtime,
  { accountId: adminId }: Caller,
  id: string,
  { reason, ground, provision = FAIR_USE_CLAUSE }: BodyOf<typeof accountBlockCalls.block>,
): Promise<void> =>
  transaction(async (unit) => {
    await requireClient(unit.db, id)
    if (!(await blockAccount(unit, { accountId: id, adminId }))) throw new Refusal('ALREADY_BLOCKED')
    const reasons = { ground, provision, facts: reason }
    await issueStatement(unit, { accountId: id, measure: 'block', ...reasons, adminId })
    await recordAudit(unit, {
      adminId,
      action: 'account.blocked',
      subject: { kind: 'client', id },
      reason,
      details: { state: { from: 'open', to: 'blocked' }, ground, provision },
    })
  })

/**
 * Lifts the block of a client and emails them.
 * @throws Refusal `NOT_FOUND`, `CLIENTS_ONLY`, `NOT_BLOCKED`
 */
export const unblockClient = (
  runtime: Runtime,
  { accountId: adminId }: Caller,
  id: string,
  reason: string | undefined,
): Promise<void> =>
  runtime.transaction(async (unit) => {
    const { email } = await requireClient(unit.db, id)
    if (!(await unblockAccount(unit.db, id))) throw new Refusal('NOT_BLOCKED')
    await setLifted(unit.db, { accountId: id, measure: 'block' }, { liftedAt: unit.now, liftedBy: adminId })
    await recordAudit(unit, {
      adminId,
      action: 'account.unblocked',
      subject: { kind: 'client', id },
      reason,
      details: { state: { from: 'blocked', to: 'open' } },
    })
    await unit.enqueue(sendMailJob, unblockedMail(runtime, email))
  })

async function requireClient(db: Queryable, id: string) {
  const [found] = await db
    .select({ role: account.role, email: account.email, erasedAt: account.erasedAt })
    .from(account)
    .where(eq(account.id, id))
  if (!found || found.erasedAt) throw new Refusal('NOT_FOUND')
  if (found.role !== 'client') throw new Refusal('CLIENTS_ONLY')
  return found
}
