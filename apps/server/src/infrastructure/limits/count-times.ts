import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { SharedRedis } from '../redis/shared-redis.ts'
import { countInDatabase } from './count-in-database.ts'
import { countInRedis } from './count-in-redis.ts'

export interface Counted {
  /** How often it came since its time began to run, with this time. */
  times: number
  /** When counting begins anew, in ms from now. */
  endsInMs: number
}

/**
 * Counts one more time that something came, over all processes together.
 * @param what is counted, such as a call and the address that makes it; only a digest of it is kept.
 * @param withinMs how long the first time counts.
 */
export type CountTimes = (what: string, withinMs: number) => Promise<Counted>

/** Counts in Redis; in the database where there is none, or while it is away. */
export function createCountTimes(db: Database, clock: Clock, redis: SharedRedis | undefined): CountTimes {
  return async (what, withinMs) => {
    const key = createHash('sha256').update(what).digest('base64url')
    if (redis && redis.client.status === 'ready') {
      try {
        return await countInRedis(redis.client, key, withinMs)
      } catch (error) {
        redis.noteFailure(error as Error)
      }
    }
    return countInDatabase(db, key, clock.now(), withinMs)
  }
}
