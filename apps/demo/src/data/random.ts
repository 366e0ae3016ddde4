/** Pseudo-random numbers and choices. */
export type RandomSource = {
  /** Returns a number from 0 up to, not including, 1. */
  next: () => number
  /** Returns a whole number from 0 up to, not including, `limit`. */
  below: (limit: number) => number
  /** Returns one of the choices; there must be at least one. */
  pick: <T>(choices: readonly T[]) => T
}

/** Creates a seeded random source: the same seed gives the same numbers on every machine. */
export function randomFrom(seed: string): RandomSource {
  let state = 2_166_136_261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, pick: (choices) => choices[below(choices.length)]! }
}
