/** Largest number of photos with one message or review (B11). */
export const MAX_ATTACHED_PHOTOS = 4
/** Largest number of photos on a client's record (B9). */
export const MAX_CLIENT_PHOTOS = 24
/** Largest number of photos that an account has uploaded and not used; beyond it the oldest are deleted. */
export const MAX_UNUSED_PHOTOS = 20
/** A photo that is not used within this time is deleted. */
export const UNUSED_PHOTO_HOURS = 24
/** Width of a private photo in a list, in pixels. */
export const THUMBNAIL_WIDTH_PIXELS = 480

/** The sizes in which a private photo is served. */
export const ATTACHED_PHOTO_SIZES = ['thumbnail', 'full'] as const
export type AttachedPhotoSize = (typeof ATTACHED_PHOTO_SIZES)[number]

/** Returns the text of a message that only has photos, for lists and for readers without them. */
export const photosText = (photos: number): string => (photos === 1 ? 'Photo' : `${photos} photos`)

/** Returns what the sender wrote with photos; null where the message has only these. */
export const wordsWithPhotos = (content: string, photos: number): string | null =>
  photos > 0 && content === photosText(photos) ? null : content
