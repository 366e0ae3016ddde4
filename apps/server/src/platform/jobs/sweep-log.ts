import { sql } from 'drizzle-orm'
import { WEEK_MS } from '@anseo/domain/duration'
import type { Clock } from '../process/clock.ts'
import type { Database } from '../database/database.ts'
import { sweepRun } from '../database/schema/sweeps.ts'

/** The last run of a sweep, in whichever process. */
export type SweepRun = typeof sweepRun.$inferSelect

/** A sweep that has not run for this long while others have is not part of this version. One that hangs stays until then. */
const FORGOTTEN_AFTER_MS = WEEK_MS

/** Records the last run of every sweep for all processes. */
export function createSweepLog(db: Database, clock: Clock) {
  return {
    /**
     * Returns the record of a run that ends now.
     * @param error the error of the run; undefined if it succeeded.
     */
    runOf: (name: string, tookMs: number, error?: unknown): SweepRun => {
      const ranAt = clock.now()
      const failed = error !== undefined
      return {
        name,
        ranAt,
        tookMs: Math.round(tookMs),
        error: failed ? String(error instanceof Error ? error.message : error) : null,
        failedAt: failed ? ranAt : null,
      }
    },
    record: async (runs: SweepRun[]): Promise<void> => {
      if (runs.length === 0) return
      await db
        .insert(sweepRun)
        .values(runs)
        .onConflictDoUpdate({
          target: sweepRun.name,
          set: {
            ranAt: sql`excluded.ran_at`,
            tookMs: sql`excluded.took_ms`,
            error: sql`excluded.error`,
            failedAt: sql`coalesce(excluded.failed_at, ${sweepRun.failedAt})`,
          },
        })
    },
    runs: async (): Promise<SweepRun[]> => {
      const runs = await db.select().from(sweepRun).orderBy(sweepRun.name)
      const last = Math.max(...runs.map(({ ranAt }) => ranAt.getTime()))
      return runs.filter(({ ranAt }) => last - ranAt.getTime() < FORGOTTEN_AFTER_MS)
    },
  }
}

export type SweepLog = ReturnType<typeof createSweepLog>
