import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { unblockAccount } from '../../identity/public.ts'

interface Unblocking {
  accountId: string
  /** Null where the system does. */
  adminId: string | null
  reason: string | undefined
}

/** Lifts the block of a client; false if there is none. */
export async function unblock(
  unit: UnitOfWork,
  { accountId, adminId, reason }: Unblocking,
): Promise<boolean> {
  if (!(await unblockAccount(unit.db, accountId))) return false
  await recordAudit(unit, {
    adminId,
    action: 'account.unblocked',
    subject: { kind: 'client', id: accountId },
    reason,
    details: { state: { from: 'blocked', to: 'open' } },
  })
  return true
}
