/** Returns whether a saved value has all the fields of another one, with values of their types. */
export function isLike<Value>(saved: unknown, other: Value): saved is Value {
  if (typeof saved !== typeof other) return false
  return (
    typeof other !== 'object' ||
    Object.entries(other ?? {}).every(([name, value]) =>
      isLike((saved as Partial<Record<string, unknown>> | null)?.[name], value),
    )
  )
}

/** Returns the reader of a saved value that has to have the form of another one; it returns null where it has not. */
export const readLike =
  <Value>(other: Value) =>
  (saved: unknown): Value | null =>
    isLike(saved, other) ? saved : null
