import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { addClientPhoto, keepPhoto, removeClientPhoto } from '../../identity/public.ts'
import { lockContact } from '../health-notes/store.ts'
import { findContact, photosOf } from './store.ts'

/**
 * Adds a photo to the record of a client who has agreed to it, once for each `Idempotency-Key` (B9, B11).
 * @throws Refusal `NOT_FOUND`, `TOO_MANY_PHOTOS`, `INVALID_REQUEST` without a file, `IMAGE_INVALID`; Overloaded
 */
export async function addContactPhotoFor(
  runtime: Runtime,
  { accountId: ownerId }: Caller,
  { id: contactId, image }: { id: string; image: Buffer | null },
): Promise<AttachedPhotoOnWire> {
  // Nothing is encoded for a client of another vendor.
  if (!(await findContact(runtime.db, ownerId, contactId))) throw new Refusal('NOT_FOUND')
  const id = await keepPhoto(runtime, image, (photo) =>
    runtime.transactionOnce(async (unit) => {
      if (!(await lockContact(unit.db, contactId, ownerId))) throw new Refusal('NOT_FOUND')
      await addClientPhoto(unit, photo, { ownerId, contactId })
      return photo.id
    }),
  )
  const added = (await photosOf(runtime.db, contactId)).find(({ _id }) => _id === id)
  if (!added) throw new Refusal('NOT_FOUND')
  return added
}

/** Deletes a photo of a client's record. @throws Refusal `NOT_FOUND` */
export const removeContactPhotoFor = (
  runtime: Runtime,
  { accountId }: Caller,
  { id: contactId, photoId }: { id: string; photoId: string },
): Promise<void> =>
  runtime.transaction(async (unit) => {
    if (!(await lockContact(unit.db, contactId, accountId))) throw new Refusal('NOT_FOUND')
    await removeClientPhoto(unit, { contactId, photoId })
  })
