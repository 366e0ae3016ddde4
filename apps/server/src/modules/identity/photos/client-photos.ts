import { MAX_CLIENT_PHOTOS } from '@anseo/domain/attached-photos'
import { removeFilesJob } from '../../../platform/files/remove-files-job.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { renderAttachedPhotoJob } from '../events.ts'
import type { KeptPhoto } from './keep-photo.ts'
import { countUsedBy, deleteOneOf, insertAttachedPhoto } from './store.ts'

/**
 * Stores a photo on the record of a client who has agreed to it, whom the caller has locked (B9, B11).
 * @param ownerId the vendor.
 * @throws Refusal `TOO_MANY_PHOTOS`
 */
export async function addClientPhoto(
  unit: UnitOfWork,
  photo: KeptPhoto,
  { ownerId, contactId }: { ownerId: string; contactId: string },
): Promise<void> {
  if ((await countUsedBy(unit.db, 'contactId', contactId)) >= MAX_CLIENT_PHOTOS) {
    throw new Refusal('TOO_MANY_PHOTOS')
  }
  const at = { consentAt: unit.now, createdAt: unit.now }
  await insertAttachedPhoto(unit.db, { ...photo, ...at, ownerId, contactId })
  await unit.enqueue(renderAttachedPhotoJob, { photoId: photo.id })
}

/** Deletes a photo of a client's record with its file. @throws Refusal `NOT_FOUND` */
export async function removeClientPhoto(
  unit: UnitOfWork,
  { contactId, photoId }: { contactId: string; photoId: string },
): Promise<void> {
  const file = await deleteOneOf(unit.db, 'contactId', { id: contactId, photoId })
  if (!file) throw new Refusal('NOT_FOUND')
  await unit.enqueue(removeFilesJob, { photos: [file] })
}
