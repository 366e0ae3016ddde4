import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { endAppointment } from './end-appointment.ts'
import { lockAppointment } from './lock-appointment.ts'
import { findOpenUnpaid } from './store.ts'

/** Cancels as admin what a suspended vendor has open and unpaid; paid ones are for the admin to settle (L7). */
export async function endUnpaidAppointmentsOf(
  unit: UnitOfWork,
  vendorId: string,
  reason: string | null,
): Promise<void> {
  for (const id of await findOpenUnpaid(unit.db, vendorId)) {
    const row = await lockAppointment(unit.db, id)
    // What is overdue is left to the sweep, which says that it timed out.
    if (!row || row.paidAt) continue
    if (await endAppointment(unit, row, 'admin', reason)) continue
    await noteAudit(unit, {
      adminId: null,
      action: 'appointment.cancelled',
      subject: { kind: 'appointment', id },
      reason: reason ?? undefined,
      details: { state: { from: 'not paid', to: 'cancelled' }, because: 'The vendor was taken off the list' },
    })
  }
}
