import { MAX_WORK_PHOTOS, PHOTO_STATES, PHOTO_WORDS_MAX_LENGTH } from '@anseo/domain/work-photo'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { id, lineField } from './wire.ts'

/** A photo that anyone may see (B11). */
export const publicPhotoOnWire = z.object({
  _id: id(),
  /** Pixels of the original, for its shape. */
  width: z.number().int(),
  height: z.number().int(),
  /** The same photo in widths in pixels, the smallest first, each in both formats. */
  images: z.array(z.object({ width: z.number().int(), avif: z.string(), webp: z.string() })),
})

/** A photo of a vendor's work as the public sees it (B11). */
export const workPhotoOnWire = publicPhotoOnWire.extend({
  /** The vendor's text alternative; null where none was given. */
  words: z.string().nullable(),
  /** The service it shows; null without one, or once that was removed. */
  service: z.string().nullable(),
})
export type WorkPhotoOnWire = z.output<typeof workPhotoOnWire>

/** A photo as its vendor sees it; without images until it is ready. */
export const ownPhotoOnWire = workPhotoOnWire.extend({
  state: z.enum(PHOTO_STATES),
  serviceId: id().nullable(),
})
export type OwnPhotoOnWire = z.output<typeof ownPhotoOnWire>

const words = () =>
  z.union([z.literal('').transform(() => null), lineField(PHOTO_WORDS_MAX_LENGTH), z.null()]).optional()

/** All photos, in their order. */
const ownPhotos = () =>
  succeeds({ photos: z.array(ownPhotoOnWire), total: z.number().int(), message: z.string() })

export const listVendorPhotos = call({
  method: 'GET',
  path: '/api/vendor/:vendorId/photos',
  access: 'public',
  summary: "List the photos of a vendor's work that are ready, in their order.",
  params: z.object({ vendorId: id() }),
  reply: succeeds({ photos: z.array(workPhotoOnWire), total: z.number().int() }),
  refusals: ['VENDOR_NOT_FOUND'],
})

export const listOwnPhotos = call({
  method: 'GET',
  path: '/api/pro/photos',
  access: 'vendor',
  summary: "List the vendor's own photos of work, in their order, with the state of each.",
  reply: succeeds({ photos: z.array(ownPhotoOnWire), total: z.number().int() }),
})

export const addPhoto = call({
  method: 'POST',
  path: '/api/pro/photos',
  access: 'vendor',
  summary: `Add a photo at the end, up to ${MAX_WORK_PHOTOS}: JPEG, PNG or WebP of up to 5 MB. It is shown once its sizes are made.`,
  idempotent: true,
  multipart: 'image',
  body: z.object({ words: words(), serviceId: id().optional() }),
  reply: succeeds({ photo: ownPhotoOnWire, message: z.string() }),
  refusals: ['IMAGE_INVALID', 'IMAGE_TOO_SMALL', 'TOO_MANY_PHOTOS', 'SERVICE_GONE'],
})

export const changePhoto = call({
  method: 'PATCH',
  path: '/api/pro/photos/:id',
  access: 'vendor',
  summary: 'Change the words, the service or the place of a photo; what is left out stays.',
  body: z.object({
    words: words(),
    serviceId: id().nullable().optional(),
    /** Its place among the photos, from 0; the others move up or down. */
    position: z.number().int().min(0).max(MAX_WORK_PHOTOS).optional(),
  }),
  reply: ownPhotos(),
  refusals: ['SERVICE_GONE'],
})

export const removePhoto = call({
  method: 'DELETE',
  path: '/api/pro/photos/:id',
  access: 'vendor',
  summary: 'Remove a photo; it can be restored for a day.',
})

export const restorePhoto = call({
  method: 'POST',
  path: '/api/pro/photos/:id/restore',
  access: 'vendor',
  summary: 'Restore a removed photo to its place.',
  reply: ownPhotos(),
  refusals: ['TOO_MANY_PHOTOS'],
})
