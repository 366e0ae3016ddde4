import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { deleteUsedBy, type PhotoUse } from './store.ts'

/** Deletes all photos of these with their files. */
export async function removeAttachedPhotos(
  unit: UnitOfWork,
  use: PhotoUse,
  ids: readonly string[],
): Promise<void> {
  const photos = await deleteUsedBy(unit.db, use, ids)
  if (photos.length > 0) await unit.enqueue(removeFilesJob, { photos })
}
