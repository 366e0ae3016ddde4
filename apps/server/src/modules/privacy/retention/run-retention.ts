import { formatIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { RetentionPeriod } from '../../../platform/personal-data/retention-period.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { periodsOf } from './periods.ts'
import { claimRun, countRemoved, finishRun } from './store.ts'

/** The number of rows removed in one transaction, so that none holds locks for long. */
const AT_ONCE = 1000
const PAUSE_MS = 3_600_000

/**
 * The sweep: removes rows whose retention period is over, once an hour in one process, and records the number removed of
 * each kind and day. A kind that fails holds up no other; it is tried again, and an interrupted run continued, an hour
 * later. Rows dated in the future, after the clock was set back, stay.
 */
export async function runRetention({
  db,
  clock,
  transaction,
  personalData,
  log,
}: Pick<Runtime, 'db' | 'clock' | 'transaction' | 'personalData' | 'log'>) {
  const now = clock.now()
  const day = formatIsoDate(dublinDate(now))
  if (!(await claimRun(db, day, now, PAUSE_MS))) return
  const removeKind = async ({ kind, remove }: RetentionPeriod) => {
    let removed: number
    do {
      removed = await transaction(async (unit) => {
        const gone = await remove(unit, AT_ONCE)
        if (gone > 0) await countRemoved(unit.db, day, kind, gone)
        return gone
      })
    } while (removed === AT_ONCE)
  }
  await workOff(
    { log },
    async () => periodsOf(personalData),
    ({ kind }) => kind,
    removeKind,
  )
  await finishRun(db, day, clock.now())
}
