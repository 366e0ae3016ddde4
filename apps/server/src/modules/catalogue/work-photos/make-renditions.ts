import { makeRenditions, PhotoUnreadable, removePhotoFiles } from '../../../platform/files/renditions.ts'
import type { PayloadOf } from '../../../platform/jobs/job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { makeRenditionsJob } from '../events.ts'
import { findPhotoFile, setState } from './store.ts'

/** Makes the files of a photo that others see, and shows it then; one that cannot be encoded is marked as failed (B11). */
export async function makeRenditionsOf(
  { db, files, log }: Runtime,
  { photoId }: PayloadOf<typeof makeRenditionsJob>,
): Promise<void> {
  const photo = await findPhotoFile(db, photoId)
  if (photo?.state !== 'processing') return
  try {
    if (!(await makeRenditions(files, photo.fileKey, photo.width))) return
    // An account that was erased meanwhile leaves no file behind.
    if (!(await setState(db, photoId, 'ready'))) await removePhotoFiles(files, photo)
  } catch (error) {
    if (!(error instanceof PhotoUnreadable)) throw error
    log.warn({ error, photoId }, 'A photo could not be encoded')
    await setState(db, photoId, 'failed')
  }
}
