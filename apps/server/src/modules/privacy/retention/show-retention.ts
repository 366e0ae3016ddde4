import type { ReplyOf } from '@anseo/contract/call'
import type { showRetention } from '@anseo/contract/retention'
import type { Runtime } from '../../../platform/runtime.ts'
import { PERIODS } from './periods.ts'
import { findRuns } from './store.ts'

const SHOWN = 30

/** What is kept for how long, and what went lately. */
export async function showRetentionRuns({ db }: Pick<Runtime, 'db'>): Promise<ReplyOf<typeof showRetention>> {
  const runs = await findRuns(db, SHOWN)
  return {
    success: true,
    periods: PERIODS.map(({ kind, what, kept, why }) => ({ kind, what, kept, why })),
    runs: runs.map(({ day, startedAt, finishedAt, removed }) => ({
      day,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      removed,
    })),
  }
}
