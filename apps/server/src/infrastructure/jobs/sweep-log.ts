import type { Clock } from '../clock.ts'

/** What a sweep of this process did last. */
export interface SweepTurn {
  name: string
  ranAt: Date
  tookMs: number
  error: string | null
  failedAt: Date | null
}

/** Remembers the last turn of every sweep of this process. */
export function createSweepLog(clock: Clock) {
  const turns = new Map<string, SweepTurn>()
  return {
    /** @param error what the turn threw; undefined when it went through. */
    note: (name: string, tookMs: number, error?: unknown): void => {
      const ranAt = clock.now()
      const failed = error !== undefined
      turns.set(name, {
        name,
        ranAt,
        tookMs: Math.round(tookMs),
        error: failed ? String(error instanceof Error ? error.message : error) : null,
        failedAt: failed ? ranAt : (turns.get(name)?.failedAt ?? null),
      })
    },
    turns: (): SweepTurn[] => [...turns.values()],
  }
}

export type SweepLog = ReturnType<typeof createSweepLog>
