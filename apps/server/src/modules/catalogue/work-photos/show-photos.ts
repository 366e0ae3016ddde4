import type { OwnPhotoOnWire, WorkPhotoOnWire } from '@anseo/contract/work-photos'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { requireListed } from '../vendors/require-listed.ts'
import { presentOwnPhoto, presentPhoto } from './present.ts'
import { findPhotos } from './store.ts'

/** Returns the photos of a listed vendor that are ready, in their order. @throws Refusal `VENDOR_NOT_FOUND` */
export async function showPhotos({ db, clock }: Runtime, vendorId: string): Promise<WorkPhotoOnWire[]> {
  await requireListed(db, vendorId, clock.now())
  const found = await findPhotos(db, vendorId)
  return found.filter(({ row }) => row.state === 'ready').map(presentPhoto)
}

/** Returns a vendor's own photos, in their order. */
export const showOwnPhotos = async (db: Queryable, vendorId: string): Promise<OwnPhotoOnWire[]> =>
  (await findPhotos(db, vendorId)).map(presentOwnPhoto)
