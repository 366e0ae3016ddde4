import { FAILED_ATTEMPTS_EXPIRY_MS } from '@anseo/domain/rate-limits'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Clock } from '../process/clock.ts'
import type { Database } from '../database/database.ts'
import { limitCount } from '../database/schema/limits.ts'
import { batcher } from '../process/batcher.ts'
import type { Counted, FailedAttempts, SharedCounts } from './shared-counts.ts'

/**
 * Two calls can reach the database in another order than they read the clock, and the clocks of two processes differ;
 * a larger difference, in ms, means that the clock was set back.
 */
const CLOCK_TOLERANCE_MS = 60_000

/**
 * Counts in the database, by the server's clock; counts that come together share a statement. A count starts again once
 * its period is over, or if it ends too late because the clock was set back.
 */
export function databaseCounts(db: Database, clock: Clock): SharedCounts {
  const countTogether = batcher((counts: readonly Count[]) => countAll(db, clock.now(), counts), {
    lanes: 1,
    size: 64,
  })
  return {
    count: (key, withinMs) => countTogether({ key, withinMs }),
    uncount: async (key) => {
      await db
        .update(limitCount)
        .set({ times: sql`${limitCount.times} - 1` })
        .where(and(eq(limitCount.key, key), gt(limitCount.times, 0)))
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
    addFreeAttempt: async ({ what: key, free }, now, beside) => {
      const { times, endsAt } = valuesOf({ failedAttempts: 1, lastAt: now })
      const first = sql`select ${key}, ${times}::int, ${endsAt.toISOString()}::timestamptz`
      const isFree =
        beside &&
        sql`where not exists (select from ${limitCount}
        where ${limitCount.key} = ${beside.what} and ${limitCount.times} >= ${beside.free})`
      const [row] = await db
        .insert(limitCount)
        .select(isFree ? sql`${first} ${isFree}` : first)
        .onConflictDoUpdate({
          target: limitCount.key,
          set: { times: sql`${limitCount.times} + 1`, endsAt },
          setWhere: and(
            lt(limitCount.times, free),
            gt(limitCount.endsAt, now),
            lte(limitCount.endsAt, endsAt),
          ),
        })
        .returning({ times: limitCount.times })
      return row?.times ?? null
    },
    reset: async (key) => void (await db.delete(limitCount).where(eq(limitCount.key, key))),
  }
}

interface Count {
  key: string
  withinMs: number
}

/** Counts several times in one statement, in the order of their keys; of one key each counts for itself. */
async function countAll(db: Database, now: Date, counts: readonly Count[]): Promise<Counted[]> {
  const ofKey = Map.groupBy(counts, ({ key }) => key)
  const each = [...ofKey.values()]
  const columns = sql`unnest(${sql.param(each.map((same) => same[0]!.key))}::text[],
    ${sql.param(each.map((same) => same.length))}::int[],
    ${sql.param(each.map((same) => endOf(now, same[0]!).toISOString()))}::timestamptz[])`
  const latestEnd = sql`excluded.ends_at + ${CLOCK_TOLERANCE_MS} * interval '1 ms'`
  const runs = sql`${limitCount.endsAt} > ${now.toISOString()} and ${limitCount.endsAt} <= ${latestEnd}`
  const rows = await db
    .insert(limitCount)
    .select(sql`select * from ${columns} as counted (key, times, ends_at) order by key`)
    .onConflictDoUpdate({
      target: limitCount.key,
      set: {
        times: sql`case when ${runs} then ${limitCount.times} else 0 end + excluded.times`,
        endsAt: sql`case when ${runs} then ${limitCount.endsAt} else excluded.ends_at end`,
      },
    })
    .returning()
  const left = new Map(
    rows.map((row) => [row.key, { ...row, times: row.times - ofKey.get(row.key)!.length }]),
  )
  return counts.map(({ key }) => {
    const counted = left.get(key)!
    counted.times++
    return { times: counted.times, endsInMs: counted.endsAt.getTime() - now.getTime() }
  })
}

const endOf = (now: Date, { withinMs }: Count) => new Date(now.getTime() + withinMs)

/** Stores failed attempts like any other count; the time of the last one follows from the expiry. */
const valuesOf = ({ failedAttempts, lastAt }: FailedAttempts) => ({
  times: failedAttempts,
  endsAt: new Date(lastAt.getTime() + FAILED_ATTEMPTS_EXPIRY_MS),
})

const isWritten = async (write: PromiseLike<{ rowCount: number | null }>) => (await write).rowCount === 1
