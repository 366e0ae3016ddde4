import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { findDue, takeScheduled } from './scheduled-store.ts'
import { sendBroadcast } from './send-broadcast.ts'

/**
 * The sweep that sends announcements whose time has come. Each is taken from the scheduled ones in the transaction that
 * sends it, so that it is sent once, whatever the number of processes (D4).
 */
export async function sendScheduled(runtime: Runtime): Promise<void> {
  const { db, clock, settings, transaction } = runtime
  const now = clock.now()
  await workOff(
    runtime,
    (limit) => findDue(db, now, limit),
    String,
    (id) =>
      transaction(async (unit) => {
        // It may have been sent, cancelled or postponed since it was found.
        const row = await takeScheduled(unit.db, id, now)
        if (row) await sendBroadcast(unit, settings, row)
      }),
  )
}
