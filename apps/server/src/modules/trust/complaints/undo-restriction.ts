import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { listAgain } from '../../catalogue/public.ts'
import { unblockAccount } from '../../identity/public.ts'
import { restoreContent } from '../content-notices/remove-content.ts'
import type { statementOfReasons } from '../tables/statements-of-reasons.ts'
import { setLifted } from '../statements/store.ts'

interface Undoing {
  statement: typeof statementOfReasons.$inferSelect
  adminId: string
  reason: string
}

/**
 * Undoes a restriction: the vendor is listed again, the client is open again, the content is shown again. What another
 * admin has undone since stays as it is.
 * @throws Refusal `CHECK_LAPSED`, `VETTING_CHANGED` for a vendor that cannot be listed now.
 */
export async function undoRestriction(
  unit: UnitOfWork,
  { statement, adminId, reason }: Undoing,
): Promise<void> {
  const { id, accountId, measure, kind, subjectId, removed } = statement
  if (measure === 'suspend') await listAgain(unit, adminId, accountId, reason)
  if (measure === 'block' && (await unblockAccount(unit.db, accountId))) {
    await recordAudit(unit, {
      adminId,
      action: 'account.unblocked',
      subject: { kind: 'client', id: accountId },
      reason,
      details: { state: { from: 'blocked', to: 'open' } },
    })
  }
  if (kind && subjectId && removed) {
    await restoreContent(unit, { kind, id: subjectId, statementId: id, adminId, reason, removed })
  }
  await setLifted(unit.db, { id }, { liftedAt: unit.now, liftedBy: adminId })
}
