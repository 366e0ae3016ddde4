import type { Clock } from '../process/clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { SQL_STATE, sqlStateOf } from '../database/sql-state.ts'
import type { DomainEvents, EventName } from './events.ts'
import { addJob, type JobName, type Jobs, type JobTiming } from '../jobs/queue.ts'
import type { Realtime } from '../realtime/realtime.ts'

/** One transaction with all that belongs to it. */
export interface UnitOfWork {
  db: Transaction
  /** The instant at which the whole unit happens (T4). */
  now: Date
  /** Tells the listeners, inside this transaction. */
  publish<E extends EventName>(event: E, facts: DomainEvents[E]): Promise<void>
  /** Queues work that leaves the process; it runs only if this transaction commits. */
  enqueue<J extends JobName>(job: J, payload: Jobs[J], timing?: JobTiming): Promise<void>
  /** Tells browsers, once the transaction is committed; what need not survive a crash. */
  realtime: Realtime
  /** Runs once the transaction is committed. */
  afterCommit(effect: () => void): void
}

export type Listener<E extends EventName> = (unit: UnitOfWork, facts: DomainEvents[E]) => Promise<void>
export type Listeners = { [E in EventName]?: Listener<E>[] }

/** The listeners of several features as one; those of the first hear an event first. */
export function mergeListeners(...features: readonly Listeners[]): Listeners {
  const merged: Record<string, unknown[]> = {}
  for (const feature of features) {
    for (const [event, listeners] of Object.entries(feature)) (merged[event] ??= []).push(...listeners)
  }
  return merged as Listeners
}

/** Somebody else changed a row between our reading and our setting it; the transaction begins anew. */
export class LostRace extends Error {}

/** Runs `work` in one transaction, again up to 3 times when the database asks for it. */
export type RunInTransaction = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>

const ATTEMPTS = 4
const RETRIED: ReadonlySet<string | undefined> = new Set([
  SQL_STATE.deadlockDetected,
  SQL_STATE.serializationFailure,
])

interface Surroundings {
  db: Database
  clock: Clock
  listeners: Listeners
  realtime: Realtime
}

export function createRunInTransaction(surroundings: Surroundings): RunInTransaction {
  return async (work) => {
    for (let attempt = 1; ; attempt++) {
      const effects: (() => void)[] = []
      try {
        const result = await surroundings.db.transaction((tx) => work(createUnit(tx, surroundings, effects)))
        for (const effect of effects) effect()
        return result
      } catch (error) {
        const begunAnew = error instanceof LostRace || RETRIED.has(sqlStateOf(error))
        if (attempt === ATTEMPTS || !begunAnew) throw error
      }
    }
  }
}

function createUnit(
  db: Transaction,
  { clock, listeners, realtime }: Surroundings,
  effects: (() => void)[],
): UnitOfWork {
  const unit: UnitOfWork = {
    db,
    now: clock.now(),
    publish: async (event, facts) => {
      for (const listener of listeners[event] ?? []) await listener(unit, facts)
    },
    enqueue: (job, payload, timing) => addJob(db, job, payload, timing),
    realtime: {
      emit: (...told) => void effects.push(() => realtime.emit(...told)),
      calendarChanged: (...told) => void effects.push(() => realtime.calendarChanged(...told)),
      disconnect: (...told) => void effects.push(() => realtime.disconnect(...told)),
    },
    afterCommit: (effect) => void effects.push(effect),
  }
  return unit
}
