import { auditEntry, type SubjectKind } from './tables/audit.ts'
import { linkEntries } from './chain-store.ts'
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.ts'

interface AuditEntry {
  /** The admin who did it; null when the system did. */
  adminId: string | null
  /** The action, as `vendor.verified`. */
  action: string
  subject: { kind: SubjectKind; id: string }
  reason?: string | undefined
  /** Facts by name, as people read them; a value `{ from, to }` is a change. Never a secret. */
  details?: Record<string, unknown>
}

/**
 * Records in the audit log what an admin or the system did to another account, in the transaction of the action. The entry
 * becomes a link of the chain at the transaction's end, since all others that record something wait from then on.
 */
export async function recordAudit(
  unit: UnitOfWork,
  { adminId, action, subject, reason, details }: AuditEntry,
) {
  const [entry] = await unit.db
    .insert(auditEntry)
    .values({
      at: unit.now,
      actor: adminId ? 'admin' : 'system',
      actorId: adminId,
      action,
      subjectKind: subject.kind,
      subjectId: subject.id,
      reason: reason ?? null,
      details: details ?? {},
    })
    .returning({ id: auditEntry.id })
  unit.beforeCommit(() => linkEntries(unit.db, [entry!.id]))
}
