import type { Composition } from './composition.ts'
import { History } from './history.ts'
import { booksHold } from './invariants/books.ts'
import { calendarHolds } from './invariants/calendar.ts'
import { ChangeWatch } from './invariants/changes.ts'
import { paymentsHold } from './invariants/payments.ts'
import { nothingGoesBackTwice, providerGivesNothingBackTwice, refundsHold } from './invariants/refunds.ts'
import { transfersHold } from './invariants/transfers.ts'
import { makeMove } from './make-move.ts'
import type { Move } from './move.ts'
import type { World } from './world.ts'
import { bringToRest } from './bring-to-rest.ts'

const INVARIANTS = [
  calendarHolds,
  paymentsHold,
  nothingGoesBackTwice,
  providerGivesNothingBackTwice,
  refundsHold,
  booksHold,
  transfersHold,
]

/** A played history: its lines, and the failure at the end of them, if there was one. */
export interface Played {
  lines: readonly string[]
  broken: Error | null
}

/** Plays the moves, then brings everything to rest; checks every invariant after each step. */
export function playHistory(moves: readonly Move[], composition: Composition): Played {
  const inspect = createInspection()
  const history = new History(composition, inspect)
  try {
    for (const move of moves) {
      makeMove(history, move)
      inspect(history.world)
    }
    bringToRest(history)
    return { lines: history.lines, broken: null }
  } catch (error) {
    return { lines: history.lines, broken: error as Error }
  }
}

/** Returns an inspection that checks the invariants only after something was stored or the provider acted. */
function createInspection(): (world: World) => void {
  const watch = new ChangeWatch()
  let seen = ''
  return (world) => {
    const state = `${world.db.commits} ${world.provider.changes}`
    if (state === seen) return
    seen = state
    watch.inspect(world)
    for (const invariant of INVARIANTS) invariant(world)
  }
}
