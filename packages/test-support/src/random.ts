/** Chance that can be repeated: the same seed draws the same. */
export interface Random {
  /** At least 0, less than 1. */
  fraction(): number
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  /** True in so many of a hundred. */
  percent(chance: number): boolean
  /** One of some; there must be at least one. */
  pick<T>(from: readonly T[]): T
  /** Chance of its own that depends on this seed and a name only, not on what was drawn before. */
  fork(name: string | number): Random
}

/** @param seed any whole number; printed, so that a run can be seen again. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  // mulberry32: small, even enough, the same everywhere.
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1))
  return {
    fraction,
    whole,
    percent: (chance) => fraction() * 100 < chance,
    pick: (from) => from[whole(0, from.length - 1)]!,
    fork: (name) => createRandom(hash(`${seed} ${name}`)),
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193)
  return value >>> 0
}
