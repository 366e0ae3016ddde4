/** Returns an element by a number that may exceed the length, which wraps around; undefined for an empty list. */
export const pick = <T>(some: readonly T[], of: number): T | undefined => some[of % some.length]
