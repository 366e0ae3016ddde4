/** Returns whether an update would write nothing, because all its fields are undefined. */
export const changesNothing = (changes: object): boolean =>
  Object.values(changes).every((value) => value === undefined)
