/** The texts for photos that go with something (B11). */
export const PHOTOS = {
  /** More were chosen than it takes; the first ones are added. */
  tooMany: 'You can add up to 4 photos.',
} as const
