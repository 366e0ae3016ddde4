import type { Clock } from '../process/clock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { SQL_STATE, sqlStateOf } from '../database/sql-state.ts'
import type { EventKind, FactsOf } from './event.ts'
import type { JobKind } from '../jobs/job.ts'
import { addJob, addJobs, type JobTiming } from '../jobs/queue.ts'
import type { Realtime } from '../realtime/realtime.ts'

/** A database transaction with its instant, events, jobs and effects after the commit. */
export interface UnitOfWork {
  db: Transaction
  /** The instant at which the whole unit happens (T4). */
  now: Date
  /** Notifies the listeners, inside this transaction. */
  publish<Facts>(event: EventKind<Facts>, facts: Facts): Promise<void>
  /** Queues work that leaves the process; it runs only if this transaction commits. */
  enqueue<Payload>(job: JobKind<Payload>, payload: Payload, timing?: JobTiming): Promise<void>
  /** Queues several jobs of one kind in one statement. */
  enqueueAll<Payload>(job: JobKind<Payload>, payloads: readonly Payload[]): Promise<void>
  /** Notifies browsers once the transaction is committed; such messages are lost in a crash. */
  realtime: Realtime
  /** Runs at the end of the transaction, for what locks a row that all others need. */
  beforeCommit(work: () => Promise<void>): void
  /** Runs once the transaction is committed. */
  afterCommit(effect: () => void): void
}

/** Reacts to an event inside the transaction that published it. */
export type Listener<E extends EventKind<unknown>> = (unit: UnitOfWork, facts: FactsOf<E>) => Promise<void>

/** A kind of event with its listeners. */
export interface Subscription {
  event: string
  listeners: readonly AnyListener[]
}

type AnyListener = (unit: UnitOfWork, facts: never) => Promise<void>

/** Subscribes listeners to a kind of event; they run one after the other. */
export const on = <E extends EventKind<unknown>>(event: E, ...listeners: Listener<E>[]): Subscription => ({
  event: event.name,
  listeners,
})

/** Thrown if a row was changed between being read and updated, so that the transaction is retried. */
export class LostRace extends Error {}

/**
 * Runs `work` in one transaction; retries it up to 3 times after a deadlock, a serialization failure or a lost race.
 */
export type RunInTransaction = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>

const ATTEMPTS = 4
const RETRIED: ReadonlySet<string | undefined> = new Set([
  SQL_STATE.deadlockDetected,
  SQL_STATE.serializationFailure,
])

interface Surroundings {
  db: Database
  clock: Clock
  /** Listeners run in this order. */
  subscriptions: readonly Subscription[]
  realtime: Realtime
}

/**
 * Creates the runner of transactions; its effects run after the commit, and only those of the attempt that succeeded.
 */
export function createRunInTransaction({ subscriptions, ...rest }: Surroundings): RunInTransaction {
  const surroundings = { ...rest, listenersOf: byEvent(subscriptions) }
  return async (work) => {
    for (let attempt = 1; ; attempt++) {
      const effects: (() => void)[] = []
      try {
        const result = await surroundings.db.transaction(async (tx) => {
          const lastWorks: (() => Promise<void>)[] = []
          const done = await work(createUnit(tx, surroundings, lastWorks, effects))
          for (const lastWork of lastWorks) await lastWork()
          return done
        })
        for (const effect of effects) effect()
        return result
      } catch (error) {
        const begunAnew = error instanceof LostRace || RETRIED.has(sqlStateOf(error))
        if (attempt === ATTEMPTS || !begunAnew) throw error
      }
    }
  }
}

type ListenersOf = <Facts>(event: EventKind<Facts>) => readonly Listening<Facts>[]
type Listening<Facts> = (unit: UnitOfWork, facts: Facts) => Promise<void>

function byEvent(subscriptions: readonly Subscription[]): ListenersOf {
  const all = new Map<string, AnyListener[]>()
  for (const { event, listeners } of subscriptions) {
    all.set(event, [...(all.get(event) ?? []), ...listeners])
  }
  // `on` has matched each listener with the facts of its event.
  return <Facts>({ name }: EventKind<Facts>) => (all.get(name) ?? []) as unknown as Listening<Facts>[]
}

function createUnit(
  db: Transaction,
  { clock, listenersOf, realtime }: Omit<Surroundings, 'subscriptions'> & { listenersOf: ListenersOf },
  lastWorks: (() => Promise<void>)[],
  effects: (() => void)[],
): UnitOfWork {
  const unit: UnitOfWork = {
    db,
    now: clock.now(),
    publish: async (event, facts) => {
      for (const listener of listenersOf(event)) await listener(unit, facts)
    },
    enqueue: (job, payload, timing) => addJob(db, job, payload, timing),
    enqueueAll: (job, payloads) => addJobs(db, job, payloads),
    realtime: {
      emit: (...args) => void effects.push(() => realtime.emit(...args)),
      calendarChanged: (...args) => void effects.push(() => realtime.calendarChanged(...args)),
      disconnect: (...args) => void effects.push(() => realtime.disconnect(...args)),
    },
    beforeCommit: (work) => void lastWorks.push(work),
    afterCommit: (effect) => void effects.push(effect),
  }
  return unit
}
