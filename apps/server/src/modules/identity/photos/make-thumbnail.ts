import { renderPhoto } from '../../../platform/files/render-photo.ts'
import { thumbnailOf } from '../../../platform/files/renditions.ts'
import type { PayloadOf } from '../../../platform/jobs/job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { makeThumbnailJob } from '../events.ts'
import { findAttached, setAttachedState } from './store.ts'

/** Makes the small file of a photo that its message shows (B11). */
export async function makeThumbnailOf(
  runtime: Runtime,
  { photoId }: PayloadOf<typeof makeThumbnailJob>,
): Promise<void> {
  const photo = await findAttached(runtime.db, photoId)
  if (!photo) return
  await renderPhoto(runtime, {
    ...photo,
    renditions: [thumbnailOf(photo.fileKey)],
    setState: (state) => setAttachedState(runtime.db, photoId, state),
  })
}
