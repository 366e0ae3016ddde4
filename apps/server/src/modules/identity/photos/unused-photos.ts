import { UNUSED_PHOTO_HOURS } from '@anseo/domain/attached-photos'
import { HOUR_MS } from '@anseo/domain/duration'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import type { RetentionPeriod } from '../../../platform/personal-data/retention-period.ts'
import { deleteOldUnused } from './store.ts'

/** Retention of photos that were uploaded and not sent, or whose message or review is gone. */
export const unusedPhotos: RetentionPeriod = {
  kind: 'unused-photos',
  what: 'Photos that were uploaded and not sent',
  kept: `${UNUSED_PHOTO_HOURS} hours`,
  why: 'So long a draft can be finished',
  remove: async ({ db, now, enqueue }, limit) => {
    const before = new Date(now.getTime() - UNUSED_PHOTO_HOURS * HOUR_MS)
    const photos = await deleteOldUnused(db, before, limit)
    if (photos.length > 0) await enqueue(removeFilesJob, { photos })
    return photos.length
  },
}
