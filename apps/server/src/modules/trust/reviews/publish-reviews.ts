import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, lockAppointment, type AppointmentRow } from '../../booking/public.ts'
import { addToRating } from '../../catalogue/public.ts'
import { findDueAppointments, takeDue } from './store.ts'
import { reviewsVisible } from '../events.ts'

/**
 * Publishes the newly visible reviews of a locked appointment, once: the client's stars count towards the vendor's
 * average, and both sides are notified.
 */
export async function publishReviews(unit: UnitOfWork, row: AppointmentRow): Promise<void> {
  const shown = await takeDue(unit.db, row.id, unit.now)
  if (shown.length === 0) return
  const byClient = shown.find(({ author }) => author === 'client') ?? null
  const byVendor = shown.find(({ author }) => author === 'vendor') ?? null
  if (byClient) await addToRating(unit.db, row.vendorId, byClient.stars, 1)
  await unit.publish(reviewsVisible, { ...toEventBase(row), byClient, byVendor })
}

/** The sweep: publishes reviews whose 14 days are over. */
export async function publishDueReviews(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findDueAppointments(runtime.db, runtime.clock.now(), limit),
    String,
    (id) =>
      runtime.transaction(async (unit) => {
        const row = await lockAppointment(unit.db, id)
        if (row) await publishReviews(unit, row)
      }),
  )
}
