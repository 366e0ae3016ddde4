import type { addPhoto, OwnPhotoOnWire } from '@anseo/contract/work-photos'
import type { BodyOf } from '@anseo/contract/call'
import { MAX_WORK_PHOTOS, WORK_PHOTO_MIN_SIDE_PIXELS } from '@anseo/domain/work-photo'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type KeptPhoto, keepPhoto } from '../../identity/public.ts'
import { makeRenditionsJob } from '../events.ts'
import { findOffered } from '../service-records/store.ts'
import { lockVendor } from '../vendors/lock-vendor.ts'
import { presentOwnPhoto } from './present.ts'
import { countPhotos, findPhotos, insertPhoto } from './store.ts'

/**
 * Adds a photo of work at the end, once for each `Idempotency-Key`. The file that others see is made by a job (B11).
 * @throws Refusal `INVALID_REQUEST` without a file, `IMAGE_INVALID`, `IMAGE_TOO_SMALL`, `TOO_MANY_PHOTOS`,
 * `SERVICE_GONE`; Overloaded
 */
export async function addPhotoOf(
  runtime: Runtime,
  { accountId: vendorId }: Caller,
  { words, serviceId }: BodyOf<typeof addPhoto>,
  image: Buffer | null,
): Promise<OwnPhotoOnWire> {
  const id = await keepPhoto(runtime, image, storeRow)
  const found = (await findPhotos(runtime.db, vendorId)).find(({ row }) => row.id === id)
  if (!found) throw new Refusal('NOT_FOUND')
  return presentOwnPhoto(found)

  function storeRow({ id: photoId, ...file }: KeptPhoto): Promise<string> {
    if (Math.min(file.width, file.height) < WORK_PHOTO_MIN_SIDE_PIXELS) throw new Refusal('IMAGE_TOO_SMALL')
    return runtime.transactionOnce(async (unit) => {
      await lockVendor(unit.db, vendorId)
      await refuseTooMany(unit, vendorId)
      if (serviceId !== undefined) await requireService(unit, vendorId, serviceId)
      await insertPhoto(unit.db, {
        id: photoId,
        ...file,
        vendorId,
        words: words ?? null,
        serviceId: serviceId ?? null,
        state: 'processing',
        createdAt: unit.now,
      })
      await unit.enqueue(makeRenditionsJob, { photoId })
      return photoId
    })
  }
}

/** Refuses another photo if the vendor has as many as it may. @throws Refusal `TOO_MANY_PHOTOS` */
export async function refuseTooMany({ db }: UnitOfWork, vendorId: string): Promise<void> {
  if ((await countPhotos(db, vendorId)) >= MAX_WORK_PHOTOS) throw new Refusal('TOO_MANY_PHOTOS')
}

/** Requires that the vendor offers a service. @throws Refusal `SERVICE_GONE` */
export async function requireService({ db }: UnitOfWork, vendorId: string, serviceId: string): Promise<void> {
  if ((await findOffered(db, vendorId, [serviceId])).length === 0) throw new Refusal('SERVICE_GONE')
}
