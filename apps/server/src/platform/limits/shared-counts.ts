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

/** The count of failed attempts at a secret or by a network, and how many in a row may fail before the next one has to wait. */
export interface FreeAttempts {
  key: string
  free: number
}

/** Counts actions over all processes together. The key names the action and the caller; only its digest is stored. */
export interface SharedCounts {
  /** Counts one more occurrence and returns the count; the first occurrence starts a period of `withinMs`. */
  count(key: string, withinMs: number): Promise<Counted>
  /** Takes back one occurrence of a period that has not ended. */
  uncount(key: string): Promise<void>
  /** Reads a count without counting; null if there is none. */
  read(key: string): Promise<Counted | null>
  /** Reads the failed attempts of the last day; null if there are none. */
  readFailedAttempts(key: string): Promise<FailedAttempts | null>
  /** Stores failed attempts, unless another process has changed them since they were read; returns false then. */
  replaceFailedAttempts(
    key: string,
    seen: FailedAttempts | null,
    failedAttempts: FailedAttempts,
  ): Promise<boolean>
  /**
   * Counts a failed attempt of `counted` in one step, if neither it nor `checked` has used up its free attempts.
   * @returns the failed attempts in a row, including this one; null if nothing was counted.
   */
  addFreeAttempt(counted: FreeAttempts, now: Date, checked?: FreeAttempts): Promise<number | null>
  reset(key: string): Promise<void>
}

/** Counts in Redis, or in the database if there is no Redis or it is unreachable. */
export function createSharedCounts(db: Database, clock: Clock, redis: SharedRedis | undefined): SharedCounts {
  const inDatabase = databaseCounts(db, clock)
  const inRedis = redis && redisCounts(redis.client)
  const answered = async <T>(ask: (counts: SharedCounts) => Promise<T>): Promise<T> => {
    if (redis && inRedis && isConnected(redis.client)) {
      try {
        return await ask(inRedis)
      } catch (error) {
        redis.reportFailure(error as Error)
      }
    }
    return ask(inDatabase)
  }
  return {
    count: (key, withinMs) => answered((counts) => counts.count(digestOf(key), withinMs)),
    uncount: (key) => answered((counts) => counts.uncount(digestOf(key))),
    read: (key) => answered((counts) => counts.read(digestOf(key))),
    readFailedAttempts: (key) => answered((counts) => counts.readFailedAttempts(digestOf(key))),
    replaceFailedAttempts: (key, ...change) =>
      answered((counts) => counts.replaceFailedAttempts(digestOf(key), ...change)),
    addFreeAttempt: (counted, now, checked) =>
      answered((counts) => counts.addFreeAttempt(digested(counted), now, checked && digested(checked))),
    reset: (key) => answered((counts) => counts.reset(digestOf(key))),
  }
}

const isConnected = ({ status }: Redis) => status === 'ready'

const digested = ({ key, free }: FreeAttempts): FreeAttempts => ({ key: digestOf(key), free })

const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')
