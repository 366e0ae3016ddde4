import { type Problem, problem } from '@anseo/domain/problem'
import type { Composition } from './composition.ts'
import { Database, SlotTaken } from './database.ts'
import { Provider } from './provider.ts'
import { Transaction } from './transaction.ts'

/**
 * A running call, job or sweep. It yields wherever others may act or its process may die, with a description of what it
 * has just done.
 */
export type Operation<T = void> = Generator<string, T, void>

export interface World {
  readonly composition: Composition
  readonly db: Database
  readonly provider: Provider
  now: Date
  /** Intents whose secret a page holds, by id, in the order in which they were given out. */
  readonly secrets: Set<string>
}

/** Thrown if a rule refuses the operation. */
export class Refused extends Error {
  constructor({ code }: Problem) {
    super(code)
  }
}

/** Throws a problem, if there is one. @throws Refused */
export function refuseOn(found: Problem | null): void {
  if (found) throw new Refused(found)
}

/** The instant at which every history begins: a Saturday, days before the clocks change. */
const BEGINNING = new Date('2026-10-17T09:00:00Z')
export const CLIENTS = ['client 1', 'client 2', 'client 3']

/** Creates an empty marketplace with two vendors. */
export function createWorld(composition: Composition): World {
  const db = new Database()
  const world: World = { composition, db, provider: new Provider(), now: BEGINNING, secrets: new Set() }
  const opening = new Transaction(db, world.now)
  for (const [feePerHourCents, bufferHours, cancellationHours] of [
    [4500, 0, 24],
    [3333, 1, 48],
  ] as const) {
    opening.insert('vendor', { feePerHourCents, bufferHours, cancellationHours, completedAppointments: 0 })
  }
  opening.commit()
  return world
}

/** The number of attempts of a transaction after lost races. */
const MOST_TRIES = 20

/**
 * Decides and then commits, with a gap in between. If the facts that were read have changed by then, it decides again.
 * @throws Refused if it would overlap, and whatever `decide` throws.
 */
export function* transact<T>(world: World, decide: (transaction: Transaction) => T): Operation<T> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const transaction = new Transaction(world.db, world.now)
    const result = decide(transaction)
    yield 'decided'
    if (!world.composition.mayCommit(transaction)) continue
    try {
      transaction.commit()
      return result
    } catch (error) {
      if (error instanceof SlotTaken) throw new Refused(problem('SLOT_TAKEN'))
      throw error
    }
  }
  throw new Error('Others were faster every time')
}
