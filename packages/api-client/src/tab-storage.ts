// Storage may be full: then a value lives as long as the page.

/** Reads the value that this tab stores under `key`; null when there is none. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Deletes every value that this tab stores under a key that begins with `prefix`. */
export function clearTab(prefix: string): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
}

/** Stores a JSON value for this tab; null deletes it. */
export function saveInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full: the value lives in memory only.
  }
}
