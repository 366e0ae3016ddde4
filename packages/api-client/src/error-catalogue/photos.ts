/** The texts for photos attached to a message, request or review (B11). */
export const PHOTOS = {
  /** More photos were chosen than fit; the first ones are added. */
  tooMany: 'You can add up to 4 photos.',
} as const
