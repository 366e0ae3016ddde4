/** Returns the entries with one of them moved to another place; places beyond an end mean that end. */
export function movedTo<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const entry = entries[from]
  if (entry === undefined) return [...entries]
  const place = Math.max(0, Math.min(to, entries.length - 1))
  return entries.toSpliced(from, 1).toSpliced(place, 0, entry)
}
