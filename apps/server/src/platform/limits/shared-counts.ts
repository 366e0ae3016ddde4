import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Clock } from '../process/clock.ts'
import type { Database } from '../database/database.ts'
import type { SharedRedis } from '../redis/shared-redis.ts'
import { databaseCounts } from './database-counts.ts'
import { redisCounts } from './redis-counts.ts'

export interface Counted {
  /** Number of occurrences since its period began. */
  times: number
  /** The time until the count starts again, in ms. */
  endsInMs: number
}

/** Number of failed attempts in a row, and the instant of the last one. */
export interface FailedAttempts {
  failedAttempts: number
  lastAt: Date
}

/** The failed attempts in a row at a secret, or of a network, up to which the next one has not to wait. */
export interface FreeAttempts {
  what: string
  free: number
}

/** Counts actions over all processes together. The key names the action and the caller; only its digest is stored. */
export interface SharedCounts {
  /** Counts one more time, with this time; the first one begins a time of `withinMs`. */
  count(what: string, withinMs: number): Promise<Counted>
  /** Takes back one time of a count that still runs. */
  uncount(what: string): Promise<void>
  /** Reads a count without counting. */
  look(what: string): Promise<Counted | null>
  /** Those of the last day. */
  readFailedAttempts(what: string): Promise<FailedAttempts | null>
  /** Stores failed attempts, unless another process has changed them since they were read; returns false then. */
  replaceFailedAttempts(
    what: string,
    seen: FailedAttempts | null,
    failedAttempts: FailedAttempts,
  ): Promise<boolean>
  /**
   * Counts a failed attempt in one step, if fewer than `free` are counted, and of `beside` fewer than of it.
   * @returns the attempts in a row with this one; null if nothing was counted, because one of the two may have to wait.
   */
  addFreeAttempt(at: FreeAttempts, now: Date, beside?: FreeAttempts): Promise<number | null>
  reset(what: string): Promise<void>
}

/** Counts in Redis, or in the database if there is no Redis or it is unreachable. */
export function createSharedCounts(db: Database, clock: Clock, redis: SharedRedis | undefined): SharedCounts {
  const inDatabase = databaseCounts(db, clock)
  const inRedis = redis && redisCounts(redis.client)
  const answered = async <T>(ask: (counts: SharedCounts) => Promise<T>): Promise<T> => {
    if (redis && inRedis && isThere(redis.client)) {
      try {
        return await ask(inRedis)
      } catch (error) {
        redis.reportFailure(error as Error)
      }
    }
    return ask(inDatabase)
  }
  return {
    count: (what, withinMs) => answered((counts) => counts.count(digestOf(what), withinMs)),
    uncount: (what) => answered((counts) => counts.uncount(digestOf(what))),
    look: (what) => answered((counts) => counts.look(digestOf(what))),
    readFailedAttempts: (what) => answered((counts) => counts.readFailedAttempts(digestOf(what))),
    replaceFailedAttempts: (what, ...change) =>
      answered((counts) => counts.replaceFailedAttempts(digestOf(what), ...change)),
    addFreeAttempt: (at, now, beside) =>
      answered((counts) => counts.addFreeAttempt(digested(at), now, beside && digested(beside))),
    reset: (what) => answered((counts) => counts.reset(digestOf(what))),
  }
}

const isThere = ({ status }: Redis) => status === 'ready'

const digested = ({ what, free }: FreeAttempts): FreeAttempts => ({ what: digestOf(what), free })

const digestOf = (what: string) => createHash('sha256').update(what).digest('base64url')
