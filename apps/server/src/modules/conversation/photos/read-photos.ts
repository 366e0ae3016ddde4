import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import type { Queryable } from '../../../platform/database/database.ts'
import { presentAttachedPhoto, readAttachedPhotos } from '../../identity/public.ts'

/** Reads the photos of messages, in their order, by the id of the message. */
export async function readPhotos(
  db: Queryable,
  messages: readonly { id: string }[],
): Promise<ReadonlyMap<string, AttachedPhotoOnWire[]>> {
  const found = await readAttachedPhotos(
    db,
    'messageId',
    messages.map(({ id }) => id),
  )
  return new Map([...found].map(([id, photos]) => [id, photos.map(presentAttachedPhoto)]))
}
