import { PHOTO_UNDO_HOURS } from '@anseo/domain/work-photo'
import { lt, sql } from 'drizzle-orm'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import {
  daysBefore,
  type RetentionPeriod,
  unlockedRows,
} from '../../../platform/personal-data/retention-period.ts'
import { workPhoto } from '../tables/work-photos.ts'

/** Retention of photos that their vendor has removed. */
export const removedPhotos: RetentionPeriod = {
  kind: 'removed-photos',
  what: 'Photos of work that were removed',
  kept: `${PHOTO_UNDO_HOURS} hours`,
  why: 'The vendor can restore them until then',
  remove: async ({ db, now, enqueue }, limit) => {
    const before = daysBefore(now, PHOTO_UNDO_HOURS / 24)
    const { rows } = await db.execute<{ fileKey: string; width: number }>(
      sql`delete from ${workPhoto} where ${unlockedRows(workPhoto, lt(workPhoto.removedAt, before), limit)}
        returning file_key as "fileKey", width`,
    )
    if (rows.length > 0) await enqueue(removeFilesJob, { photos: rows })
    return rows.length
  },
}
