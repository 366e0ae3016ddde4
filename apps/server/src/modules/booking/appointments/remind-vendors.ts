import { bookingState } from '@anseo/domain/booking-state'
import { HOUR_MS } from '@anseo/domain/duration'
import { REQUEST_REMINDER_HOURS } from '@anseo/domain/limits'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, pricedOf } from '../appointment-row.ts'
import { lockAppointment } from '../lock-appointment.ts'
import { lockUnanswered } from '../unanswered-series.ts'
import { findDueForReminder, setReminded } from './request-store.ts'
import { compareAndSet } from './store.ts'
import { appointmentUnanswered } from '../events.ts'

/** The sweep: reminds vendors of unanswered requests after 4 and 24 hours (L2). */
export async function remindVendors(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findDueForReminder(runtime.db, runtime.clock.now(), limit),
    ({ id }) => id,
    ({ id, seriesId, remindedCount }) =>
      runtime.transaction(async (unit) => {
        const isSeries = seriesId !== null && (await lockUnanswered(unit.db, seriesId))
        const row = await lockAppointment(unit.db, id)
        if (row?.remindedCount !== remindedCount || bookingState(pricedOf(row)) !== 'pending') return
        const waitedHours = (unit.now.getTime() - row.requestedAt.getTime()) / HOUR_MS
        // Of several that fell due during an outage one is sent.
        const due = REQUEST_REMINDER_HOURS.filter((hours) => hours <= waitedHours).length
        if (due <= remindedCount) return
        await compareAndSet(unit.db, row, { remindedCount: due })
        if (isSeries) await setReminded(unit.db, seriesId, due, unit.now)
        await unit.publish(appointmentUnanswered, toEventBase(row))
      }),
  )
}
