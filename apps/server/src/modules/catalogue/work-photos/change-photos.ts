import type { changePhoto, OwnPhotoOnWire } from '@anseo/contract/work-photos'
import type { BodyOf } from '@anseo/contract/call'
import { movedTo } from '@anseo/domain/moved-to'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { refuseTooMany, requireService } from './add-photo.ts'
import { showOwnPhotos } from './show-photos.ts'
import { findPhotos, setOrder, setRemoved, updatePhoto } from './store.ts'

/** Changes a vendor's photos, one change at a time, and returns the new list. */
const onPhotos = (
  runtime: Runtime,
  { accountId }: Caller,
  change: (unit: UnitOfWork) => Promise<void>,
): Promise<OwnPhotoOnWire[]> =>
  runtime.transaction(async (unit) => {
    await lockVendor(unit.db, accountId)
    await change(unit)
    return showOwnPhotos(unit.db, accountId)
  })

/** Changes words, service or place of a photo. @throws Refusal `NOT_FOUND`, `SERVICE_GONE` */
export const changePhotoOf = (
  runtime: Runtime,
  caller: Caller,
  id: string,
  { words, serviceId, position }: BodyOf<typeof changePhoto>,
): Promise<OwnPhotoOnWire[]> =>
  onPhotos(runtime, caller, async (unit) => {
    const vendorId = caller.accountId
    if (serviceId) await requireService(unit, vendorId, serviceId)
    const fields = { ...(words !== undefined && { words }), ...(serviceId !== undefined && { serviceId }) }
    if (!(await updatePhoto(unit.db, vendorId, id, fields))) throw new Refusal('NOT_FOUND')
    if (position === undefined) return
    const ids = (await findPhotos(unit.db, vendorId)).map(({ row }) => row.id)
    await setOrder(unit.db, movedTo(ids, ids.indexOf(id), position))
  })

/** Removes a photo from the page; its files go a day later. @throws Refusal `NOT_FOUND` */
export const removePhotoOf = (runtime: Runtime, caller: Caller, id: string): Promise<OwnPhotoOnWire[]> =>
  onPhotos(runtime, caller, async ({ db, now }) => {
    if (!(await setRemoved(db, caller.accountId, id, now))) throw new Refusal('NOT_FOUND')
  })

/** Restores a removed photo to its place. @throws Refusal `NOT_FOUND`, `TOO_MANY_PHOTOS` */
export const restorePhotoOf = (runtime: Runtime, caller: Caller, id: string): Promise<OwnPhotoOnWire[]> =>
  onPhotos(runtime, caller, async (unit) => {
    await refuseTooMany(unit, caller.accountId)
    if (!(await setRemoved(unit.db, caller.accountId, id, null))) throw new Refusal('NOT_FOUND')
  })
