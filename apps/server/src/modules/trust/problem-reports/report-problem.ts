import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, isOfClient, lockAppointment, takeStep } from '../../booking/public.ts'
import { laterPaymentsOf } from '../../money/public.ts'
import { insertReport } from './store.ts'
import { problemReported } from '../events.ts'

/**
 * Reports a problem with the client's own appointment, which has passed: until an admin settles it, it does not
 * complete by itself and nothing of it is paid out (L3).
 */
export async function reportProblemOf(
  runtime: Runtime,
  caller: Caller,
  appointmentId: string,
  text: string,
): Promise<void> {
  await runtime.transaction(async (unit) => {
    const row = await lockAppointment(unit.db, appointmentId, isOfClient(caller.accountId))
    if (!row) throw new Refusal('NOT_FOUND')
    const reported = await takeStep(unit, row, { kind: 'report' })
    const reportId = await insertReport(unit.db, { appointmentId, text, reportedAt: unit.now })
    const holdsPayout = row.totalCents > 0 || (await laterPaymentsOf(unit.db, [row.id])).has(row.id)
    await unit.publish(problemReported, { ...toEventBase(reported), reportId, holdsPayout })
  })
}
