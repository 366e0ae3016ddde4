import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { keepPhoto } from './keep-photo.ts'
import { presentAttachedPhoto } from './present.ts'
import { deleteManyUnused, deleteUnused, findAttachedPhoto, insertAttachedPhoto } from './store.ts'

/**
 * Uploads a photo that goes with nothing yet, once for each `Idempotency-Key` (B11). Unused ones beyond
 * `MAX_UNUSED_PHOTOS` go, the oldest first, so that nobody fills the store.
 * @throws Refusal `INVALID_REQUEST` without a file, `IMAGE_INVALID`; Overloaded
 */
export async function uploadPhotoOf(
  runtime: Runtime,
  { accountId: ownerId }: Caller,
  image: Buffer | null,
): Promise<AttachedPhotoOnWire> {
  const id = await keepPhoto(runtime, image, (photo) =>
    runtime.transactionOnce(async (unit) => {
      await insertAttachedPhoto(unit.db, { ...photo, ownerId, createdAt: unit.now })
      const photos = await deleteManyUnused(unit.db, ownerId)
      if (photos.length > 0) await unit.enqueue(removeFilesJob, { photos })
      return photo.id
    }),
  )
  const row = await findAttachedPhoto(runtime.db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return presentAttachedPhoto(row)
}

/** Deletes an unused photo of the caller with its file. @throws Refusal `NOT_FOUND` */
export const removeUploadOf = (runtime: Runtime, { accountId }: Caller, id: string): Promise<void> =>
  runtime.transaction(async (unit) => {
    const file = await deleteUnused(unit.db, accountId, id)
    if (!file) throw new Refusal('NOT_FOUND')
    await unit.enqueue(removeFilesJob, { photos: [file] })
  })
