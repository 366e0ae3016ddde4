import { publicRenditions } from '../../../platform/files/renditions.ts'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { renderAttachedPhotoJob } from '../events.ts'
import { setHiddenFor, setShownAgain } from './store.ts'

/**
 * Hides one photo, or all photos of a message, for a statement of reasons (D6), and removes their public files, which only
 * photos of reviews have.
 * @returns false if no photo was there to hide.
 */
export async function hideAttachedPhotos(
  unit: UnitOfWork,
  which: { id: string } | { messageId: string },
  statementId: string,
): Promise<boolean> {
  const photos = await setHiddenFor(unit.db, which, statementId)
  const fileKeys = photos
    .filter(({ reviewId }) => reviewId !== null)
    .flatMap(({ fileKey, width }) => publicRenditions(fileKey, width).map(({ key }) => key))
  if (fileKeys.length > 0) await unit.enqueue(removeFilesJob, { papers: fileKeys })
  return photos.length > 0
}

/** Shows the photos again that were hidden for a statement of reasons, and queues jobs that encode their files again. */
export async function showAttachedPhotosAgain(unit: UnitOfWork, statementId: string): Promise<void> {
  for (const photoId of await setShownAgain(unit.db, statementId))
    await unit.enqueue(renderAttachedPhotoJob, { photoId })
}
