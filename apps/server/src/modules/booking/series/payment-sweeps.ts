import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { type AppointmentRow, toEventBase } from '../appointment-row.ts'
import { automaticPaymentDue, visitPayable } from '../events.ts'
import { lockAppointment } from '../lock-appointment.ts'
import { findVisitsToCharge, findVisitsToNotify } from './due-visit-store.ts'
import { findVisits, keyOfVisit, lockSeries, setVisit, type Visit } from './store.ts'

/** The sweep that notifies clients, once for each visit of a series, that it can be paid for now (C6). */
export async function notifyPayableVisits(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findVisitsToNotify(runtime.db, runtime.clock.now(), limit),
    keyOfVisit,
    (found) =>
      runtime.transaction(async (unit) => {
        const due = await lockUnpaid(unit, found)
        if (!due || due.visit.payableNotifiedAt) return
        await setVisit(unit.db, due.visit, { payableNotifiedAt: unit.now })
        await unit.publish(visitPayable, { ...toEventBase(due.row), payBy: due.row.payBy! })
      }),
  )
}

/** The sweep that requests, once for each visit of a series, the charge to its client's saved card (C6). */
export async function chargeDueVisits(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findVisitsToCharge(runtime.db, runtime.clock.now(), limit),
    keyOfVisit,
    (found) =>
      runtime.transaction(async (unit) => {
        const locked = await lockUnpaid(unit, found)
        if (!locked || locked.visit.chargeRequestedAt) return
        await setVisit(unit.db, locked.visit, { chargeRequestedAt: unit.now })
        await unit.publish(automaticPaymentDue, { appointmentId: locked.row.id })
      }),
  )
}

/** Locks a visit and its appointment; null if it has been paid, changed or unlinked meanwhile. */
async function lockUnpaid(
  unit: UnitOfWork,
  { seriesId, position, row }: { seriesId: string; position: number; row: AppointmentRow },
): Promise<{ visit: Visit; row: AppointmentRow } | null> {
  await lockSeries(unit.db, seriesId)
  const visit = (await findVisits(unit.db, [seriesId]))[position - 1]!
  const locked = await lockAppointment(unit.db, row.id)
  const isSame = visit.appointmentId === row.id && locked?.version === row.version
  return isSame ? { visit, row: locked } : null
}
