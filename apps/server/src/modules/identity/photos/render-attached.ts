import { renderPhoto } from '../../../platform/files/render-photo.ts'
import { publicRenditions, thumbnailOf } from '../../../platform/files/renditions.ts'
import type { PayloadOf } from '../../../platform/jobs/job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { renderAttachedJob } from '../events.ts'
import { findAttached, setAttachedState } from './store.ts'

/** Makes the small file of a photo for those who may see it, and of a review's the public ones (B11). */
export async function renderAttachedOf(
  runtime: Runtime,
  { photoId }: PayloadOf<typeof renderAttachedJob>,
): Promise<void> {
  const photo = await findAttached(runtime.db, photoId)
  if (!photo || photo.hiddenFor) return
  await renderPhoto(runtime, {
    ...photo,
    renditions: [
      thumbnailOf(photo.fileKey),
      ...(photo.reviewId ? publicRenditions(photo.fileKey, photo.width) : []),
    ],
    setState: (state) => setAttachedState(runtime.db, photoId, state),
  })
}
