// implements: §4.9, §7.19
import { vendorKeptCents } from '@anseo/domain/refunded-parts'
import type { Caller } from '../../../platform/http/caller.ts'
import { workOff } from '../../../platform/jobs/work-off.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { recordAudit } from '../../audit/public.ts'
import { type AppointmentRow, toEventBase } from '../appointment-row.ts'
import { isOfClient, isOfVendor, lockAppointment, lockAppointmentOf } from '../lock-appointment.ts'
import { findPassedAndPaid } from './store.ts'
import { takeStep, takeStepIfDue } from './take-step.ts'
import { appointmentCompleted, appointmentNoShow, appointmentVendorMarked } from '../events.ts'

/** Marks the client's appointment as complete, which completes it (L3). */
export async function markCompleteByClient(runtime: Runtime, caller: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const row = await lockAppointmentOf(unit.db, id, isOfClient(caller.accountId))
    await takeStep(unit, row, { kind: 'markComplete', by: 'client' })
    if (!row.completedAt) await unit.publish(appointmentCompleted, completedFacts(row))
  })
}

/** Marks the vendor's appointment as complete; it completes in 48 h unless the client reports a problem (L3). */
export async function markCompleteByVendor(runtime: Runtime, caller: Caller, id: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const row = await lockAppointmentOf(unit.db, id, isOfVendor(caller.accountId))
    const marked = await takeStep(unit, row, { kind: 'markComplete', by: 'vendor' })
    if (marked !== row) await unit.publish(appointmentVendorMarked, toEventBase(row))
  })
}

/**
 * Marks the client as a no-show; the client has the same 48 h to report a problem (L3).
 * @returns whether there is an account that is notified, which the client of a vendor's own booking has not.
 */
export const markNoShow = (runtime: Runtime, caller: Caller, id: string): Promise<boolean> =>
  runtime.transaction(async (unit) => {
    const row = await lockAppointmentOf(unit.db, id, isOfVendor(caller.accountId))
    const marked = await takeStep(unit, row, { kind: 'noShow' })
    if (marked !== row) await unit.publish(appointmentNoShow, toEventBase(row))
    return row.clientId !== null
  })

/** The sweep: completes appointments 48 h after their end or the vendor's mark, unless a problem was reported (L3). */
export async function completePassedAppointments(runtime: Runtime): Promise<void> {
  await workOff(
    runtime,
    (limit) => findPassedAndPaid(runtime.db, runtime.clock.now(), limit),
    String,
    (id) => runtime.transaction((unit) => completePassed(unit, id)),
  )
}

async function completePassed(unit: UnitOfWork, id: string): Promise<void> {
  const row = await lockAppointment(unit.db, id)
  const completed = row && (await takeStepIfDue(unit, row, { kind: 'complete' }))
  if (!completed) return
  // An admin does not see a vendor's own booking.
  if (completed.clientId !== null) {
    await recordAudit(unit, {
      adminId: null,
      action: 'appointment.completed',
      subject: { kind: 'appointment', id },
      details: { state: { from: 'paid', to: 'completed' } },
    })
  }
  await unit.publish(appointmentCompleted, completedFacts(completed))
}

const completedFacts = (row: AppointmentRow) => ({
  ...toEventBase(row),
  earnedCents: vendorKeptCents(row, row.givenBack),
})
