import type { AttachedPhotoOnWire } from '@anseo/contract/attached-photos'
import type { Queryable } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { makeThumbnailJob } from '../events.ts'
import { presentAttached } from './present.ts'
import { findOfMessages, setMessage } from './store.ts'

/**
 * Gives unused photos of an account to a message, in this order; a job makes their thumbnails.
 * @throws Refusal `PHOTO_GONE` for one that is not there, not its own or used.
 */
export async function attachToMessage(
  unit: UnitOfWork,
  ownerId: string,
  ids: readonly string[],
  messageId: string,
): Promise<void> {
  if ((await setMessage(unit.db, ownerId, ids, messageId)) < ids.length) throw new Refusal('PHOTO_GONE')
  for (const photoId of ids) await unit.enqueue(makeThumbnailJob, { photoId })
}

/** Reads the photos of messages, in their order, by the id of the message. */
export async function readPhotosOfMessages(
  db: Queryable,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, AttachedPhotoOnWire[]>> {
  if (messageIds.length === 0) return new Map()
  const rows = await findOfMessages(db, messageIds)
  const found = Map.groupBy(rows, ({ messageId }) => messageId!)
  return new Map([...found].map(([id, photos]) => [id, photos.map(presentAttached)]))
}
