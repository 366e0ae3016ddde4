/**
 * Returns the modules' offers in the order of a list of names.
 * @throws Error for a name that the list does not have: a module that offers more has to say where it belongs.
 */
export function inOrder<T>(offered: readonly T[], order: readonly string[], nameOf: (one: T) => string): T[] {
  const placeOf = (one: T) => {
    const place = order.indexOf(nameOf(one))
    if (place < 0)
      throw new Error(`'${nameOf(one)}' has no place in the order of what is told of personal data`)
    return place
  }
  return offered.toSorted((one, other) => placeOf(one) - placeOf(other))
}
