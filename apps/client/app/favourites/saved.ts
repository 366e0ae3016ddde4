let ids: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/** The ids of the vendors that the logged-in client has saved; none for a visitor. */
export const savedIds = () => ids

/** Replaces them and tells every heart on the page. */
export function setSavedIds(next: ReadonlySet<string>): void {
  ids = next
  for (const tell of listeners) tell()
}

/** Calls a function after each change; returns one that ends it. */
export function watchSaved(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
