import { desc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { retentionRun } from '../tables/retention-runs.ts'

export type RetentionRun = typeof retentionRun.$inferSelect

/** Returns the retention run of a day, begun if there is none. */
export async function beginRun(db: Queryable, day: string, startedAt: Date): Promise<RetentionRun> {
  await db.insert(retentionRun).values({ day, startedAt }).onConflictDoNothing()
  const [row] = await db.select().from(retentionRun).where(eq(retentionRun.day, day))
  return row!
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
