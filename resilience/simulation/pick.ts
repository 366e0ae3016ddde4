/** One of some, by any whole number from 0 on; undefined of none. */
export const pick = <T>(some: readonly T[], of: number): T | undefined => some[of % some.length]
