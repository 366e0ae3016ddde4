// Storage may be closed to the page, or full: then what is kept lives as long as the page.

/** Reads the value that this tab stores under `key`; null when there is none. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Forgets everything that this tab keeps under keys that begin with `prefix`. */
export function clearTab(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key)
    }
  } catch {
    // As above.
  }
}

/** Keeps a value of JSON for this tab; null forgets it. */
export function saveInTab(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is blocked or full: the value lives in memory only.
  }
}
