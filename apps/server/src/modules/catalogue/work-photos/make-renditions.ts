import { publicRenditions } from '../../../platform/files/renditions.ts'
import { renderPhoto } from '../../../platform/files/render-photo.ts'
import type { PayloadOf } from '../../../platform/jobs/job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { makeRenditionsJob } from '../events.ts'
import { findPhotoFile, setState } from './store.ts'

/** Makes the files of a photo of work, and shows it then (B11). */
export async function makeRenditionsOf(
  runtime: Runtime,
  { photoId }: PayloadOf<typeof makeRenditionsJob>,
): Promise<void> {
  const photo = await findPhotoFile(runtime.db, photoId)
  if (!photo) return
  await renderPhoto(runtime, {
    ...photo,
    renditions: publicRenditions(photo.fileKey, photo.width),
    setState: (state) => setState(runtime.db, photoId, state),
  })
}
