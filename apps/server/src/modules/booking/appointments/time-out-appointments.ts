// implements: §4.12
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { endAppointment } from './end-appointment.ts'
import { lockAppointment } from '../lock-appointment.ts'
import { lapseMovesOf } from '../proposal-records/lapse-moves.ts'
import { findDue } from './store.ts'

/** The sweep: cancels as `auto` each unpaid appointment whose time to answer or pay is over, each in its own transaction (L2). */
export async function timeOutAppointments(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findDue(runtime.db, runtime.clock.now(), { limit }),
    String,
    (id) => runtime.transaction((unit) => timeOut(unit, id)),
  )
}

/**
 * Times out the due appointments of one vendor, and frees the times whose hold for a suggested move has expired, within
 * the transaction of a booking or reschedule (S5, B8).
 * @param options.except the id of an appointment to leave alone.
 */
export async function timeOutDueOf(
  unit: UnitOfWork,
  vendorId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  for (const id of await findDue(unit.db, unit.now, { vendorId })) {
    if (id !== except) await timeOut(unit, id)
  }
  await lapseMovesOf(unit, vendorId)
}

async function timeOut(unit: UnitOfWork, id: string): Promise<void> {
  const row = await lockAppointment(unit.db, id)
  if (row) await endAppointment(unit, row, 'auto', null)
}
