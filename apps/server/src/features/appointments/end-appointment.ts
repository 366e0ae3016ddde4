import { refundCents } from '@anseo/domain/refund'
import type { CancelledBy } from '../../infrastructure/database/schema/appointments.ts'
import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import { about } from './about.ts'
import { type AppointmentRow, factsOf, slotOf, updateAppointment } from './store.ts'

/**
 * Cancels a locked appointment for whoever has the right to: its slot is free, its refund is computed once by M3,
 * everybody concerned hears of it.
 */
export async function endAppointment(
  unit: UnitOfWork,
  row: AppointmentRow,
  by: CancelledBy,
  reason: string | null,
): Promise<void> {
  const { paid, start } = factsOf(row)
  await updateAppointment(unit.db, row.id, { cancelledAt: unit.now, cancelledBy: by, endReason: reason })
  await unit.publish('appointment.cancelled', {
    ...about(row),
    by,
    reason,
    paid,
    refundCents: refundCents({ paid, price: row, start, by }, unit.now),
  })
  unit.realtime.calendarChanged(row.vendorId, [slotOf(row)])
}
