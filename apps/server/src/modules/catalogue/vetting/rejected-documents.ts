import { REJECTED_DOCUMENTS_MONTHS } from '@anseo/domain/limits'
import { sql } from 'drizzle-orm'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import {
  monthsBefore,
  type RetentionPeriod,
  unlockedRows,
} from '../../../platform/personal-data/retention-period.ts'
import { vendor } from '../tables/vendors.ts'
import { vettingDocument } from '../tables/vetting.ts'

/** Retention of documents of rejected vendors. */
export const rejectedDocuments: RetentionPeriod = {
  kind: 'rejected-papers',
  what: 'Documents of rejected applicants',
  kept: `${REJECTED_DOCUMENTS_MONTHS} months after the decision and their upload`,
  why: 'An applicant may ask why, or apply again',
  remove: async ({ db, now, enqueue }, limit) => {
    const before = monthsBefore(now, REJECTED_DOCUMENTS_MONTHS).toISOString()
    // A rejected applicant who uploads new documents counts as rejected until the next decision.
    const rejected = sql`uploaded_at < ${before} and vendor_id in (select id from ${vendor}
      where rejected_at < ${before} and verified_at is null)`
    const { rows } = await db.execute<{ key: string }>(
      sql`delete from ${vettingDocument} where ${unlockedRows(vettingDocument, rejected, limit)} returning file_key as key`,
    )
    if (rows.length > 0) await enqueue(removeFilesJob, { papers: rows.map(({ key }) => key) })
    return rows.length
  },
}
