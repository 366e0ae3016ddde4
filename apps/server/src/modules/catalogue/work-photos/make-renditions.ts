import { publicRenditions } from '../../../platform/files/renditions.ts'
import { renderPhoto } from '../../../platform/files/render-photo.ts'
import type { PayloadOf } from '../../../platform/jobs/job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { makeRenditionsJob } from '../events.ts'
import { findPhotoFile, setState } from './store.ts'

/** Makes the public files of a photo of work, and then shows it (B11). */
export async function makeRenditionsOf(
  runtime: Runtime,
  { photoId }: PayloadOf<typeof makeRenditionsJob>,
): Promise<void> {
  const photo = await findPhotoFile(runtime.db, photoId)
  if (!photo) return
  const renditions = publicRenditions(photo.fileKey, photo.width)
  await renderPhoto(runtime, {
    ...photo,
    renditions,
    setState: (state) => setState(runtime.db, photoId, state),
  })
  // An operator who took it down meanwhile has removed only the files that were there.
  if (await findPhotoFile(runtime.db, photoId)) return
  for (const { key } of renditions) await runtime.files.remove(key)
}
