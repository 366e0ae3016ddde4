import { publicRenditions } from '../../../platform/files/renditions.ts'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { makeRenditionsJob } from '../events.ts'
import { setHiddenFor, setShownAgain } from './store.ts'

/** Takes a photo of work down with its public files, for a statement of reasons (D6); false if there is none to take down. */
export async function hideWorkPhoto(unit: UnitOfWork, id: string, statementId: string): Promise<boolean> {
  const file = await setHiddenFor(unit.db, id, statementId)
  if (!file) return false
  const fileKeys = publicRenditions(file.fileKey, file.width).map(({ key }) => key)
  await unit.enqueue(removeFilesJob, { papers: fileKeys })
  return true
}

/** Shows again what a statement of reasons took down, once its files are made. */
export async function showWorkPhotoAgain(unit: UnitOfWork, statementId: string): Promise<void> {
  for (const photoId of await setShownAgain(unit.db, statementId))
    await unit.enqueue(makeRenditionsJob, { photoId })
}
