let ids: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/** Returns the ids of the vendors that the logged-in client has saved; none for a visitor. */
export const savedIds = () => ids

/** Replaces the ids and notifies all listeners. */
export function setSavedIds(next: ReadonlySet<string>): void {
  ids = next
  for (const listener of listeners) listener()
}

/** Calls a listener after each change of the ids; returns a function that removes it. */
export function watchSaved(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
