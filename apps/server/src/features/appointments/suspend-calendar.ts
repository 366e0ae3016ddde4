import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import { endAppointment } from './end-appointment.ts'
import { findOpenUnpaid, lockAppointment } from './store.ts'

/** Cancels as admin what a suspended vendor has open and unpaid; paid ones are for the admin to settle (L7). */
export async function endUnpaidAppointmentsOf(
  unit: UnitOfWork,
  vendorId: string,
  reason: string | null,
): Promise<void> {
  for (const id of await findOpenUnpaid(unit.db, vendorId)) {
    const row = await lockAppointment(unit.db, id)
    const stillOpen = row && !row.paidAt && !row.cancelledAt && !row.declinedAt
    if (stillOpen) await endAppointment(unit, row, 'admin', reason)
  }
}
