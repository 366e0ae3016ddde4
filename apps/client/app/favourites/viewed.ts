const KEY = 'anseo.client.viewed'

/** The number of vendors that are remembered; a longer list would hardly be read. */
const MAX_VIEWED = 6

/** Returns the ids of the vendors whose pages were last opened on this device, the last one first. */
export const viewedIds = (): string[] => localStorage.getItem(KEY)?.split(',') ?? []

/** Puts a vendor first among the viewed ones. */
export function recordViewed(vendorId: string): void {
  const others = viewedIds().filter((id) => id !== vendorId)
  try {
    localStorage.setItem(KEY, [vendorId, ...others].slice(0, MAX_VIEWED).join())
  } catch {
    // Storage is full: the vendor is not remembered, and the page works all the same.
  }
}

/** Deletes the list of viewed vendors from this device. */
export const forgetViewed = (): void => localStorage.removeItem(KEY)
