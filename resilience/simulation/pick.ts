/** Returns an item by a number that may exceed the length, which wraps around; undefined for an empty list. */
export const pick = <T>(items: readonly T[], number: number): T | undefined => items[number % items.length]
