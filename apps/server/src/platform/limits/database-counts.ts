import { FAILED_ATTEMPTS_EXPIRY_MS } from '@anseo/domain/rate-limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '../process/clock.ts'
import type { Database } from '../database/database.ts'
import { limitCount } from '../database/schema/limits.ts'
import type { FailedAttempts, SharedCounts } from './shared-counts.ts'

/**
 * Counts in the database, by the server's clock and in one statement each. A count starts again once its period is
 * over, or if it ends too late because the clock was set back.
 */
export function databaseCounts(db: Database, clock: Clock): SharedCounts {
  return {
    count: async (key, withinMs) => {
      const now = clock.now()
      const endsAt = new Date(now.getTime() + withinMs)
      const runs = sql`${limitCount.endsAt} > ${now.toISOString()} and ${limitCount.endsAt} <= excluded.ends_at`
      const [row] = await db
        .insert(limitCount)
        .values({ key, times: 1, endsAt })
        .onConflictDoUpdate({
          target: limitCount.key,
          set: {
            times: sql`case when ${runs} then ${limitCount.times} + 1 else 1 end`,
            endsAt: sql`case when ${runs} then ${limitCount.endsAt} else excluded.ends_at end`,
          },
        })
        .returning({ times: limitCount.times, endsAt: limitCount.endsAt })
      return { times: row!.times, endsInMs: row!.endsAt.getTime() - now.getTime() }
    },
    look: async (key) => {
      const [row] = await db.select().from(limitCount).where(eq(limitCount.key, key))
      const endsInMs = row ? row.endsAt.getTime() - clock.now().getTime() : 0
      return row && endsInMs > 0 ? { times: row.times, endsInMs } : null
    },
    readFailedAttempts: async (key) => {
      const [row] = await db.select().from(limitCount).where(eq(limitCount.key, key))
      return row
        ? { failedAttempts: row.times, lastAt: new Date(row.endsAt.getTime() - FAILED_ATTEMPTS_EXPIRY_MS) }
        : null
    },
    replaceFailedAttempts: async (key, seen, failedAttempts) => {
      const values = valuesOf(failedAttempts)
      if (!seen)
        return isWritten(
          db
            .insert(limitCount)
            .values({ key, ...values })
            .onConflictDoNothing(),
        )
      const { times, endsAt } = valuesOf(seen)
      const isAsSeen = and(
        eq(limitCount.key, key),
        eq(limitCount.times, times),
        eq(limitCount.endsAt, endsAt),
      )
      return isWritten(db.update(limitCount).set(values).where(isAsSeen))
    },
    reset: async (key) => void (await db.delete(limitCount).where(eq(limitCount.key, key))),
  }
}

/** Stores failed attempts like any other count; the time of the last one follows from the expiry. */
const valuesOf = ({ failedAttempts, lastAt }: FailedAttempts) => ({
  times: failedAttempts,
  endsAt: new Date(lastAt.getTime() + FAILED_ATTEMPTS_EXPIRY_MS),
})

const isWritten = async (write: PromiseLike<{ rowCount: number | null }>) => (await write).rowCount === 1
