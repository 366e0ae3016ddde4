import { sql } from 'drizzle-orm'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import { type RetentionPeriod, unlockedRows } from '../../../platform/personal-data/retention-period.ts'
import { recordAudit } from '../../audit/public.ts'
import { vettingDocument } from '../tables/vetting.ts'

/**
 * Removes the Garda vetting disclosures that earlier versions accepted, and records that in the audit log of each vendor
 * (D10).
 */
export const disclosureRetention: RetentionPeriod = {
  kind: 'garda-disclosures',
  what: 'Garda vetting disclosures from earlier versions',
  kept: 'not at all',
  why: 'A disclosure is for the organisation that applied for it (National Vetting Bureau Act 2012 s. 16(3))',
  remove: async (unit, limit) => {
    const isDisclosure = sql`kind = 'garda-vetting'`
    const { rows } = await unit.db.execute<{ key: string; vendor_id: string }>(
      sql`delete from ${vettingDocument} where ${unlockedRows(vettingDocument, isDisclosure, limit)}
        returning file_key as key, vendor_id`,
    )
    if (rows.length === 0) return 0
    await unit.enqueue(removeFilesJob, { papers: rows.map(({ key }) => key) })
    for (const [vendorId, removed] of Map.groupBy(rows, (row) => row.vendor_id)) {
      await recordAudit(unit, {
        adminId: null,
        action: 'disclosure.removed',
        subject: { kind: 'vendor', id: vendorId },
        details: { documents: removed.length, because: 'Garda vetting disclosures are not kept' },
      })
    }
    return rows.length
  },
}
