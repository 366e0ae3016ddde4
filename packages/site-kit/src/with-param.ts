/** Returns the query of an address with another value of a parameter, or without it for null. */
export function withParam(query: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const changed = new URLSearchParams(query)
  if (value === null) changed.delete(name)
  else changed.set(name, value)
  return changed
}
