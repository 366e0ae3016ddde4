import type { Queryable } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { renderAttachedPhotoJob } from '../events.ts'
import { type AttachedPhotoRow, findUsedBy, type PhotoUse, setUse } from './store.ts'

/**
 * Attaches unused photos of an account to something, in this order; a job makes their smaller files. `after` is the
 * number of photos that it has already.
 * @throws Refusal `PHOTO_GONE` for one that is not there, not its own or used.
 */
export async function attachPhotos(
  unit: UnitOfWork,
  ownerId: string,
  ids: readonly string[],
  goal: { use: PhotoUse; id: string; after?: number },
): Promise<void> {
  if ((await setUse(unit.db, ownerId, ids, goal)) < ids.length) throw new Refusal('PHOTO_GONE')
  for (const photoId of ids) await unit.enqueue(renderAttachedPhotoJob, { photoId })
}

/** Reads the photos of these, in their order, by the id of what they go with. */
export async function readAttachedPhotos(
  db: Queryable,
  use: PhotoUse,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AttachedPhotoRow[]>> {
  return ids.length === 0 ? new Map() : Map.groupBy(await findUsedBy(db, use, ids), (row) => row[use]!)
}
