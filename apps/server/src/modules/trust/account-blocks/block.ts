import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { blockAccount } from '../../identity/public.ts'
import type { Reasons } from '../statements/reasons.ts'

interface Blocking {
  accountId: string
  adminId: string
  reasons: Reasons
}

/** Blocks a client; false if it is blocked already. The caller gives it its statement of reasons. */
export async function block(unit: UnitOfWork, { accountId, adminId, reasons }: Blocking): Promise<boolean> {
  if (!(await blockAccount(unit, { accountId, adminId }))) return false
  const { facts, ground, provision, endsAt } = reasons
  await recordAudit(unit, {
    adminId,
    action: 'account.blocked',
    subject: { kind: 'client', id: accountId },
    reason: facts,
    details: { state: { from: 'open', to: 'blocked' }, ground, provision, until: endsAt },
  })
  return true
}
