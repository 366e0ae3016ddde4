import { renderPhoto } from '../../../platform/files/render-photo.ts'
import { publicRenditions, thumbnailOf } from '../../../platform/files/renditions.ts'
import type { PayloadOf } from '../../../platform/jobs/job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { renderAttachedPhotoJob } from '../events.ts'
import { findAttachedPhoto, setAttachedPhotoState } from './store.ts'

/**
 * Handles the job that encodes an attached photo: its thumbnail, and for a photo of a review the public files too (B11).
 * Does nothing if the photo was removed or hidden.
 */
export async function renderAttachedPhoto(
  runtime: Runtime,
  { photoId }: PayloadOf<typeof renderAttachedPhotoJob>,
): Promise<void> {
  const photo = await findAttachedPhoto(runtime.db, photoId)
  if (!photo || photo.hiddenFor) return
  const publicFiles = photo.reviewId ? publicRenditions(photo.fileKey, photo.width) : []
  await renderPhoto(runtime, {
    ...photo,
    renditions: [thumbnailOf(photo.fileKey), ...publicFiles],
    setState: (state) => setAttachedPhotoState(runtime.db, photoId, state),
  })
  // An operator who hid it meanwhile has removed only the files that were there.
  if (!(await findAttachedPhoto(runtime.db, photoId))?.hiddenFor) return
  for (const { key } of publicFiles) await runtime.files.remove(key)
}
