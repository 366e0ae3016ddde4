import { publicRenditions } from '../../../platform/files/renditions.ts'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { renderAttachedJob } from '../events.ts'
import { setHiddenFor, setShownAgain } from './store.ts'

/** Takes down one photo, or all of a message, for a statement of reasons (D6); false if there is none to take down. */
export async function hideAttached(
  unit: UnitOfWork,
  which: { id: string } | { messageId: string },
  statementId: string,
): Promise<boolean> {
  const photos = await setHiddenFor(unit.db, which, statementId)
  const papers = photos
    .filter(({ reviewId }) => reviewId !== null)
    .flatMap(({ fileKey, width }) => publicRenditions(fileKey, width).map(({ key }) => key))
  if (papers.length > 0) await unit.enqueue(removeFilesJob, { papers })
  return photos.length > 0
}

/** Shows again what a statement of reasons took down. */
export async function showAttachedAgain(unit: UnitOfWork, statementId: string): Promise<void> {
  for (const photoId of await setShownAgain(unit.db, statementId))
    await unit.enqueue(renderAttachedJob, { photoId })
}
