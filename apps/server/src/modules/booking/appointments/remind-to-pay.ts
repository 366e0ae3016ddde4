import { paymentDeadline } from '@anseo/domain/appointment'
import { payReminderAt } from '@anseo/domain/reminders'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, factsOf } from '../appointment-row.ts'
import { claimPayReminder, findSoonToPay } from './reminder-store.ts'
import { appointmentPayBySoon } from '../events.ts'

/** The sweep: notifies clients once that their payment window ends soon (L2). */
export async function remindToPay(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findSoonToPay(runtime.db, runtime.clock.now(), limit),
    ({ id }) => id,
    (found) =>
      runtime.transaction(async (unit) => {
        const deadline = paymentDeadline(factsOf(found))
        if (payReminderAt(found.confirmedAt!, deadline) > unit.now) return
        const row = await claimPayReminder(unit.db, found, unit.now)
        if (!row) return
        await unit.publish(appointmentPayBySoon, { ...toEventBase(row), deadline })
      }),
  )
}
