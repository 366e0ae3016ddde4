// A browser that blocks storage throws at each use of it, even at a look whether it is there: then nothing is remembered.

/** Reads the text that this device stores under `key`; null when there is none. */
export function readFromDevice(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text on this device; null deletes it. */
export function saveOnDevice(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage is blocked or full.
  }
}
