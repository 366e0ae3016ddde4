import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { retentionRun } from '../tables/retention-runs.ts'

export type RetentionRun = typeof retentionRun.$inferSelect

/**
 * Claims the next attempt at the retention run of a day for this process; false if the last one began less than `pauseMs`
 * ago, in whichever process.
 */
export async function claimRun(db: Queryable, day: string, now: Date, pauseMs: number): Promise<boolean> {
  const ageMs = sql`abs(extract(epoch from (excluded.attempted_at - ${retentionRun.attemptedAt}))) * 1000`
  const claimed = await db
    .insert(retentionRun)
    .values({ day, startedAt: now, attemptedAt: now })
    .onConflictDoUpdate({
      target: retentionRun.day,
      set: { attemptedAt: now },
      setWhere: sql`${retentionRun.attemptedAt} is null or ${ageMs} >= ${pauseMs}`,
    })
    .returning({ day: retentionRun.day })
  return claimed.length > 0
}

/** Adds to the number of rows removed on a day, in the transaction that removes them. */
export const countRemoved = (db: Transaction, day: string, kind: string, removed: number) =>
  db.execute(sql`
    update retention_run set removed = removed
      || jsonb_build_object(${kind}::text, coalesce((removed ->> ${kind})::int, 0) + ${removed}::int)
    where day = ${day}`)

/** Records when the retention run of a day (`YYYY-MM-DD`) last finished. */
export const finishRun = (db: Queryable, day: string, finishedAt: Date) =>
  db.update(retentionRun).set({ finishedAt }).where(eq(retentionRun.day, day))

/** Finds the newest runs. */
export const findRuns = (db: Queryable, limit: number): Promise<RetentionRun[]> =>
  db.select().from(retentionRun).orderBy(desc(retentionRun.day)).limit(limit)
