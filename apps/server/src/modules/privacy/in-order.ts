/**
 * Sorts what the modules offer by a list of names.
 * @throws Error for a name missing from the list, so that a new offer is given its place.
 */
export function inOrder<T>(offered: readonly T[], order: readonly string[], nameOf: (one: T) => string): T[] {
  const placeOf = (one: T) => {
    const place = order.indexOf(nameOf(one))
    if (place < 0) throw new Error(`'${nameOf(one)}' is missing from the order of personal data`)
    return place
  }
  return offered.toSorted((one, other) => placeOf(one) - placeOf(other))
}
