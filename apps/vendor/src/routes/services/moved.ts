/** The list with the entry at one place put at another; the same list when there is nothing to move. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
