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
