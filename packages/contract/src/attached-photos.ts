import { ATTACHED_PHOTO_SIZES, MAX_ATTACHED_PHOTOS, UNUSED_PHOTO_HOURS } from '@anseo/domain/attached-photos'
import { z } from 'zod'
import { call, succeeds } from './call.ts'
import { id } from './wire.ts'

/** A photo that only some may see (B11): its size in pixels; the file comes by a call of its own. */
export const attachedPhotoOnWire = z.object({
  _id: id(),
  width: z.number().int(),
  height: z.number().int(),
})
export type AttachedPhotoOnWire = z.output<typeof attachedPhotoOnWire>

/** The ids of uploaded photos that go with something, in their order. */
export const photoIds = () =>
  z.array(id()).max(MAX_ATTACHED_PHOTOS, `Choose up to ${MAX_ATTACHED_PHOTOS} photos.`)

/** A download of a photo in one of its sizes. */
export const photoFile = {
  query: z.object({ size: z.enum(ATTACHED_PHOTO_SIZES).default('full') }),
  file: 'image/webp',
} as const

const uploading = {
  method: 'POST',
  summary: `Upload a photo to send with a message: JPEG, PNG or WebP of up to 5 MB. It is deleted if not used within ${UNUSED_PHOTO_HOURS} hours.`,
  idempotent: true,
  multipart: 'image',
  body: z.object({}),
  reply: succeeds({ photo: attachedPhotoOnWire, message: z.string() }),
  refusals: ['IMAGE_INVALID'],
} as const

const removing = {
  method: 'DELETE',
  summary: 'Delete an uploaded photo that is not used yet.',
} as const

const showing = {
  method: 'GET',
  summary: "Get a photo of one's own, or of a message in one's chats, as WebP.",
  ...photoFile,
} as const

const CLIENT = '/api/user/attached-photos'
const VENDOR = '/api/pro/attached-photos'

export const uploadClientPhoto = call({ ...uploading, access: 'client', path: CLIENT })
export const removeClientPhoto = call({ ...removing, access: 'client', path: `${CLIENT}/:id` })
export const showClientPhoto = call({ ...showing, access: 'client', path: `${CLIENT}/:id` })

export const uploadVendorPhoto = call({ ...uploading, access: 'vendor', path: VENDOR })
export const removeVendorPhoto = call({ ...removing, access: 'vendor', path: `${VENDOR}/:id` })
export const showVendorPhoto = call({ ...showing, access: 'vendor', path: `${VENDOR}/:id` })
