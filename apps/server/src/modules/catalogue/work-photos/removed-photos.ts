import { PHOTO_UNDO_HOURS } from '@anseo/domain/work-photo'
import { lt } from 'drizzle-orm'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import { type RetentionPeriod, someOf } from '../../../platform/personal-data/retention-period.ts'
import { sql } from 'drizzle-orm'
import { workPhoto } from '../tables/work-photos.ts'

const HOUR_MS = 3_600_000

/** Retention of photos that their vendor has removed. */
export const removedPhotos: RetentionPeriod = {
  kind: 'removed-photos',
  what: 'Photos of work that were removed',
  kept: `${PHOTO_UNDO_HOURS} hours`,
  why: 'So long they can be restored',
  remove: async ({ db, now, enqueue }, limit) => {
    const before = new Date(now.getTime() - PHOTO_UNDO_HOURS * HOUR_MS)
    const { rows } = await db.execute<{ fileKey: string; width: number }>(
      sql`delete from ${workPhoto} where ${someOf(workPhoto, lt(workPhoto.removedAt, before), limit)}
        returning file_key as "fileKey", width`,
    )
    if (rows.length > 0) await enqueue(removeFilesJob, { photos: rows })
    return rows.length
  },
}
