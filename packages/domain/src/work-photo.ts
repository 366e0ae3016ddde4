/** Largest number of photos of a vendor's work (B11). */
export const MAX_WORK_PHOTOS = 24
/** Longest text alternative of a photo, in characters. */
export const PHOTO_WORDS_MAX_LENGTH = 160
/** Longest side of a photo as it is stored, in pixels. */
export const STORED_PHOTO_SIDE_PIXELS = 2048
/** Shortest side that a photo of work must have, in pixels. */
export const WORK_PHOTO_MIN_SIDE_PIXELS = 400
/** A removed photo can be restored this long. */
export const PHOTO_UNDO_HOURS = 24

/** A photo is shown once its renditions are made. */
export const PHOTO_STATES = ['processing', 'ready', 'failed'] as const
export type PhotoState = (typeof PHOTO_STATES)[number]

/** The formats of a photo, the smaller files first. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]

/** The widths in pixels in which a photo is served: a tile, a phone, a large screen. */
const PHOTO_WIDTHS_PIXELS = [480, 960, 1600]

/** Returns the widths in which a photo is served, none wider than itself. */
export const photoWidths = (ownWidth: number): number[] => [
  ...new Set(PHOTO_WIDTHS_PIXELS.map((width) => Math.min(width, ownWidth))),
]
