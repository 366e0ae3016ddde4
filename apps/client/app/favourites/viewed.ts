const KEY = 'anseo.client.viewed'

/** More would not be looked through. */
const MOST = 6

/** Returns the ids of the vendors whose pages were last opened on this device, the last one first. */
export const viewedIds = (): string[] => localStorage.getItem(KEY)?.split(',') ?? []

/** Puts a vendor first among them. */
export function noteViewed(vendorId: string): void {
  const others = viewedIds().filter((id) => id !== vendorId)
  try {
    localStorage.setItem(KEY, [vendorId, ...others].slice(0, MOST).join())
  } catch {
    // Storage is full: then the vendor is not remembered.
  }
}

/** Forgets all of them. */
export const forgetViewed = (): void => localStorage.removeItem(KEY)
