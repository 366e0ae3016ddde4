import { NO_PICTURE_KEY } from '../files/file-store.ts'

/** Returns the URL of an account's picture, never null (decisions, "Wire types"). */
export const imageUrl = (imageKey: string | null): string => `/images/${imageKey ?? NO_PICTURE_KEY}`
