import * as fc from 'fast-check'
import type { Composition } from './composition.ts'
import { type Move, someMoves } from './move.ts'
import { playHistory } from './play-history.ts'

export interface Simulation {
  seed: number
  histories: number
  composition: Composition
  /** Path of an earlier failure, to start with that history (`--path`). */
  path?: string | undefined
  /** Called after each history in which all invariants held, with the number of such histories so far. */
  onHeld?: (histories: number) => void
}

/** The first history that broke an invariant, made as short as possible. */
export interface Failure {
  seed: number
  path: string
  /** Number of histories that held before it. */
  held: number
  moves: readonly Move[]
  lines: readonly string[]
  broken: Error
}

/**
 * Plays random histories; the same seed gives the same ones. Returns the first failure, null if every invariant held.
 * @throws if a failing history does not fail when it is played again.
 */
export function simulate({ seed, histories, composition, path, onHeld }: Simulation): Failure | null {
  let held = 0
  const everythingHolds = fc.property(someMoves, (moves) => {
    const { broken } = playHistory(moves, composition)
    if (broken) throw broken
    held += 1
    onHeld?.(held)
  })
  const run = fc.check(everythingHolds, { seed, numRuns: histories, ...(path && { path }) })
  if (!run.failed) return null
  const [moves] = run.counterexample ?? [[]]
  const { lines, broken } = playHistory(moves, composition)
  if (!broken) throw new Error('The history is not the same twice')
  return { seed, path: run.counterexamplePath ?? '', held: run.numRuns - 1, moves, lines, broken }
}
