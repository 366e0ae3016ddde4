import { AsyncLocalStorage } from 'node:async_hooks'
import type { Transaction } from '../database/database.ts'
import type { RunInTransaction, UnitOfWork } from './unit-of-work.ts'

/** A caller and its `Idempotency-Key`. */
export interface IdempotencyEntry {
  accountId: string
  key: string
}

/** The call that is being answered under an `Idempotency-Key` (S9). */
export interface IdempotentCall {
  entry: IdempotencyEntry
  /**
   * Returns the earlier result of its transaction, should the process that ran it have died before it could reply.
   */
  recall(db: Transaction): Promise<{ result: unknown } | null>
  /** Stores the result of the call within its transaction. */
  save(db: Transaction, result: unknown): Promise<void>
}

/** Carries the call from the binding to the use case, so that use cases need not know of keys. */
export const idempotentCall = new AsyncLocalStorage<IdempotentCall>()

/**
 * Runs `work` in one transaction; under an `Idempotency-Key` its effect and its answer come once, even after a crash.
 */
export type RunOnce = <T extends string | number | void>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>

/** Creates the transaction of an idempotent call; its result is a text, a number or nothing, so that it can be stored. */
export const createRunOnce =
  (transaction: RunInTransaction): RunOnce =>
  (work) => {
    const call = idempotentCall.getStore()
    if (!call) return transaction(work)
    return transaction(async (unit) => {
      const earlier = await call.recall(unit.db)
      if (earlier) return earlier.result as Awaited<ReturnType<typeof work>>
      const result = await work(unit)
      await call.save(unit.db, result)
      return result
    })
  }
