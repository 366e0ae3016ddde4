import type { ReplyOf } from '@anseo/contract/call'
import type { showRetention } from '@anseo/contract/retention'
import type { Runtime } from '../../../platform/runtime.ts'
import { periodsOf } from './periods.ts'
import { findRuns } from './store.ts'

const SHOWN = 30

/** Returns the retention periods, and the latest removals. */
export async function showRetentionRuns({
  db,
  personalData,
}: Pick<Runtime, 'db' | 'personalData'>): Promise<ReplyOf<typeof showRetention>> {
  const runs = await findRuns(db, SHOWN)
  return {
    periods: periodsOf(personalData).map(({ kind, what, kept, why }) => ({ kind, what, kept, why })),
    runs: runs.map(({ day, startedAt, finishedAt, removed }) => ({
      day,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      removed,
    })),
  }
}
