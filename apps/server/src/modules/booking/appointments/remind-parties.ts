import { paymentDeadline } from '@anseo/domain/appointment'
import { type AppointmentReminder, isReminderDue } from '@anseo/domain/reminders'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, factsOf, slotOf } from '../appointment-row.ts'
import { findOtherAddress } from './find-other-address.ts'
import { claimReminder, findNear } from './reminder-store.ts'
import { appointmentNear } from '../events.ts'

/** The sweep: reminds client and vendor of a confirmed appointment once a day and once two hours before its start. */
export async function remindParties(runtime: Runtime): Promise<void> {
  await remind(runtime, 'day')
  await remind(runtime, 'hour')
}

/** Claims and sends each reminder in one transaction, so that concurrent sweeps or a crash never send it twice. */
async function remind(runtime: Runtime, reminder: AppointmentReminder): Promise<void> {
  await workOff(
    runtime,
    (limit) => findNear(runtime.db, reminder, runtime.clock.now(), limit),
    ({ id }) => id,
    (near) =>
      runtime.transaction(async (unit) => {
        if (!isReminderDue(reminder, { ...near, ...slotOf(near) }, unit.now)) return
        const row = await claimReminder(unit.db, near, reminder, unit.now)
        if (!row) return
        const deadline = paymentDeadline(factsOf(row))
        await unit.publish(appointmentNear, {
          ...toEventBase(row),
          reminder,
          paid: row.paidAt !== null,
          isAtVendors: row.place === 'vendor',
          otherAddress: await findOtherAddress(unit.db, row),
          deadline,
        })
      }),
  )
}
