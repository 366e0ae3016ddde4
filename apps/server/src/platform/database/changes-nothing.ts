/**
 * Returns whether an update would write nothing: fields left out keep their value, and an update of nothing is none.
 */
export const changesNothing = (changes: object): boolean =>
  Object.values(changes).every((value) => value === undefined)
