import { sql } from 'drizzle-orm'
import type { Clock } from '../process/clock.ts'
import type { Database } from '../database/database.ts'
import { sweepTurn } from '../database/schema/sweeps.ts'

/** What a sweep did last, in whichever process. */
export type SweepTurn = typeof sweepTurn.$inferSelect

/** A sweep that has not run for so long beside the others is not one of this version. */
const FORGOTTEN_AFTER_MS = 3_600_000

/** Notes the last turn of every sweep for all processes. */
export function createSweepLog(db: Database, clock: Clock) {
  return {
    /** @param error what the turn threw; undefined when it went through. */
    turnOf: (name: string, tookMs: number, error?: unknown): SweepTurn => {
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
    note: async (turns: SweepTurn[]): Promise<void> => {
      if (turns.length === 0) return
      await db
        .insert(sweepTurn)
        .values(turns)
        .onConflictDoUpdate({
          target: sweepTurn.name,
          set: {
            ranAt: sql`excluded.ran_at`,
            tookMs: sql`excluded.took_ms`,
            error: sql`excluded.error`,
            failedAt: sql`coalesce(excluded.failed_at, ${sweepTurn.failedAt})`,
          },
        })
    },
    turns: async (): Promise<SweepTurn[]> => {
      const turns = await db.select().from(sweepTurn).orderBy(sweepTurn.name)
      const last = Math.max(...turns.map(({ ranAt }) => ranAt.getTime()))
      return turns.filter(({ ranAt }) => last - ranAt.getTime() < FORGOTTEN_AFTER_MS)
    },
  }
}

export type SweepLog = ReturnType<typeof createSweepLog>
