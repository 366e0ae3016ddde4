/**
 * Sorts the parts that the modules contribute by a list of names.
 * @throws Error for a name missing from the list, so that a new part must be given its place.
 */
export function sortByNames<T>(
  offered: readonly T[],
  order: readonly string[],
  nameOf: (one: T) => string,
): T[] {
  const placeOf = (one: T) => {
    const place = order.indexOf(nameOf(one))
    if (place < 0) throw new Error(`'${nameOf(one)}' is missing from the order of personal data`)
    return place
  }
  return offered.toSorted((one, other) => placeOf(one) - placeOf(other))
}
