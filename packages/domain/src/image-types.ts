/** The types of pictures that people upload. Every browser reads them. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
