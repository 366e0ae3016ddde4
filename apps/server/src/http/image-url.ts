/** Shown for an account without a picture of its own. */
const NO_PICTURE = '/images/no-picture.webp'

/** The URL of an account's picture, never null (decisions, "Wire types"). */
export const imageUrl = (imageKey: string | null): string =>
  imageKey === null ? NO_PICTURE : `/images/${imageKey}`
