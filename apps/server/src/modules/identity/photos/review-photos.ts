import { publicRenditions } from '../../../platform/files/renditions.ts'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { renderAttachedPhotoJob } from '../events.ts'
import { attachPhotos } from './attach-photos.ts'
import { clearUse, deleteUnusedOf, setProcessing } from './store.ts'

/**
 * Replaces the photos of a review by others of its author, in this order; those left out are deleted with their files.
 * @throws Refusal `PHOTO_GONE`
 */
export async function setReviewPhotos(
  unit: UnitOfWork,
  ownerId: string,
  reviewId: string,
  ids: readonly string[],
): Promise<void> {
  const before = await clearUse(unit.db, 'reviewId', reviewId)
  await attachPhotos(unit, ownerId, ids, { use: 'reviewId', id: reviewId })
  const photos = await deleteUnusedOf(unit.db, before)
  if (photos.length > 0) await unit.enqueue(removeFilesJob, { photos })
}

/** Removes the public files of a hidden review's photos; the photos stay for its author and the operator. */
export async function withdrawReviewPhotos(unit: UnitOfWork, reviewId: string): Promise<void> {
  const photos = await setProcessing(unit.db, reviewId)
  const fileKeys = photos.flatMap(({ fileKey, width }) =>
    publicRenditions(fileKey, width).map(({ key }) => key),
  )
  if (fileKeys.length > 0) await unit.enqueue(removeFilesJob, { papers: fileKeys })
}

/** Makes the public files of a review's photos again, for a review that is shown again. */
export async function renderReviewPhotos(unit: UnitOfWork, reviewId: string): Promise<void> {
  for (const { id: photoId } of await setProcessing(unit.db, reviewId))
    await unit.enqueue(renderAttachedPhotoJob, { photoId })
}
