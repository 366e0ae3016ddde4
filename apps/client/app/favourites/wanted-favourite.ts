import { STORAGE_PREFIX } from '../session/storage-prefix.ts'

const KEY = `${STORAGE_PREFIX}favourite`

/** Keeps in this tab which vendor a visitor wants to save, on the way to the login. */
export const keepWanted = (vendorId: string): void => sessionStorage.setItem(KEY, vendorId)

/** Returns that vendor once; null when there is none. */
export function takeWanted(): string | null {
  const vendorId = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return vendorId
}
