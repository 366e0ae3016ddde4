import type { Transaction } from '@anseo/server/platform/database/database'
import { vendor } from '@anseo/server/modules/catalogue/tables/vendors'
import { vettingCheck } from '@anseo/server/modules/catalogue/tables/vetting'
import type { EntryRow } from './audit-rows.ts'

/** Returns the audit entries for the vetting decisions that the tables `vendor` and `vetting_check` hold. */
export async function vettingEntries(tx: Transaction, adminId: string): Promise<EntryRow[]> {
  const checks = await tx.select().from(vettingCheck)
  const vendors = await tx.select().from(vendor)
  const byAdmin = { actor: 'admin', actorId: adminId, subjectKind: 'vendor' } as const
  const decided = (
    row: typeof vendor.$inferSelect,
    at: Date | null,
    from: string,
    to: string,
  ): EntryRow[] => {
    if (!at) return []
    const reason = to === 'verified' ? null : row.vettingReason
    const about = { subjectId: row.id, reason, details: { state: { from, to } } }
    return [{ ...byAdmin, ...about, at, action: `vendor.${to}` }]
  }
  return [
    ...checks.map(({ vendorId, kind, outcome, reason, checkedAt }) => ({
      ...byAdmin,
      at: checkedAt,
      action: `check.${outcome}`,
      subjectId: vendorId,
      reason,
      details: { check: kind },
    })),
    ...vendors.flatMap((row) => [
      ...decided(row, row.verifiedAt, 'pending', 'verified'),
      ...decided(row, row.rejectedAt, 'pending', 'rejected'),
      ...decided(row, row.suspendedAt, 'verified', 'suspended'),
    ]),
  ]
}
