import type { FactsOf } from '../../../platform/unit-of-work/event.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { accountBlocked } from '../../identity/events.ts'
import { lockAppointment } from '../lock-appointment.ts'
import { endAppointment, recordCancellation } from './end-appointment.ts'
import { findOpenAhead } from './store.ts'

/**
 * Cancels the coming appointments of a client whom the operator blocks, as an admin and with full refunds (D6). The vendors
 * get no reason. An appointment that has begun continues.
 */
export async function endAppointmentsOfBlocked(
  unit: UnitOfWork,
  { accountId, adminId }: FactsOf<typeof accountBlocked>,
): Promise<void> {
  for (const id of await findOpenAhead(unit.db, accountId, unit.now)) {
    const row = await lockAppointment(unit.db, id)
    // An overdue appointment is left to the sweep, so that it is recorded as timed out.
    if (!row || (await endAppointment(unit, row, 'admin', null))) continue
    await recordCancellation(unit, row, { adminId, details: { because: 'The client was blocked' } })
  }
}
