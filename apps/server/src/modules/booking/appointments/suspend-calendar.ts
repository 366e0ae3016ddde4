import { titleCase } from '@anseo/domain/person-name'
import type { Queryable } from '../../../platform/database/database.ts'
import type { FactsOf } from '../../../platform/unit-of-work/event.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { vendorVetted } from '../../catalogue/events.ts'
import { toEventBase } from '../appointment-row.ts'
import { endAppointment, recordCancellation } from './end-appointment.ts'
import { lockAppointment } from '../lock-appointment.ts'
import { countPaidAhead, findOpenUnpaid, findPaidAhead, findUnsettled } from './store.ts'
import { appointmentVendorLapsed, lapsedCalendarEnded, paidLeftBySuspension } from '../events.ts'

/** Cancels a suspended vendor's unpaid appointments as admin; paid ones are left for the admin to settle (L7). */
export async function endUnpaidAppointmentsOf(
  unit: UnitOfWork,
  vendorId: string,
  reason: string | null,
): Promise<void> {
  for (const id of await findOpenUnpaid(unit.db, vendorId)) {
    const row = await lockAppointment(unit.db, id)
    // An overdue appointment is left to the sweep, so that it is recorded as timed out.
    if (!row || row.paidAt) continue
    if (await endAppointment(unit, row, 'admin', reason)) continue
    const details = { because: 'The vendor is no longer listed' }
    await recordCancellation(unit, row, { adminId: null, reason, details })
  }
}

/** Notifies the paying clients of a vendor with an expired check, by start, and then publishes their number (L7). */
export async function announceLapse(
  unit: UnitOfWork,
  { vendorId, reason }: { vendorId: string; reason: string },
): Promise<void> {
  const paid = await findPaidAhead(unit.db, vendorId, unit.now)
  for (const row of paid) await unit.publish(appointmentVendorLapsed, toEventBase(row))
  await unit.publish(lapsedCalendarEnded, { vendorId, reason, paidCount: paid.length })
}

/** Publishes the number of paid appointments that a vendor has ahead whom an admin suspended (L7). */
export async function announcePaidLeft(
  unit: UnitOfWork,
  { vendorId, decision }: FactsOf<typeof vendorVetted>,
): Promise<void> {
  if (decision !== 'suspended') return
  const paidCount = await countPaidAhead(unit.db, vendorId, unit.now)
  if (paidCount > 0) await unit.publish(paidLeftBySuspension, { vendorId, paidCount })
}

/** Largest number listed for the operator at once. */
const SHOWN = 50

/**
 * Lists a vendor's paid appointments that are not over yet, for the operator, who settles them (L7), in the order of
 * their start, with the number of all.
 */
export async function listUnsettledOf(db: Queryable, vendorId: string, now: Date) {
  const [rows, unsettledTotal] = await Promise.all([
    findUnsettled(db, vendorId, now, SHOWN),
    countPaidAhead(db, vendorId, now),
  ])
  const unsettled = rows.map(({ id, startsAt, clientName }) => ({
    _id: id,
    startsAt: startsAt.toISOString(),
    clientName: titleCase(clientName),
  }))
  return { unsettled, unsettledTotal }
}
