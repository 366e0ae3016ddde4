import { placeNameOf } from '@anseo/domain/find-place'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findAddress, findUnplaced, type Placed, savePlaces } from './place-store.ts'

/** Works out and stores a vendor's place after its city or location has changed. */
export async function placeVendor(db: Queryable, vendorId: string): Promise<void> {
  const address = await findAddress(db, vendorId)
  if (address) await savePlaces(db, [placed(address)])
}

const placed = (address: Omit<Placed, 'place'>): Placed => ({ ...address, place: placeNameOf(address) })

const BATCH = 1000

/** Works out the places of all vendors that have none yet, usually none. */
export async function placeVendors({ db }: Runtime): Promise<void> {
  for (;;) {
    const unplaced = await findUnplaced(db, BATCH)
    await savePlaces(db, unplaced.map(placed))
    if (unplaced.length < BATCH) return
  }
}
