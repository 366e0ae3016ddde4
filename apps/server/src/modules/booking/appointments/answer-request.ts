// implements: §4.8, §4.10
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, type AppointmentRow } from '../appointment-row.ts'
import { isOfVendor, lockAppointmentOf } from '../lock-appointment.ts'
import { isOfUnansweredSeries } from '../unanswered-series.ts'
import { countAnswers } from './count-answers.ts'
import { takeStep } from './take-step.ts'
import { appointmentConfirmed, appointmentDeclined } from '../events.ts'

/** Confirms a request for its vendor; the client's time to pay starts (L2). */
export async function confirmRequest(runtime: Runtime, caller: Caller, id: string): Promise<void> {
  await answer(runtime, caller, id, async (unit, row) => {
    const step = { kind: 'confirm', paymentWindowHours: windowOf(row, runtime) } as const
    const confirmed = await takeStep(unit, row, step, { payReminderAt: null })
    await unit.publish(appointmentConfirmed, { ...toEventBase(confirmed), payBy: confirmed.payBy })
  })
}

/** Declines a request for its vendor; its slot is free again (S5). */
export async function declineRequest(
  runtime: Runtime,
  caller: Caller,
  id: string,
  reason: string | null = null,
): Promise<void> {
  await answer(runtime, caller, id, async (unit, row) => {
    const declined = await takeStep(unit, row, { kind: 'decline' }, { endReason: reason })
    await unit.publish(appointmentDeclined, { ...toEventBase(declined), reason })
  })
}

/** Returns the payment window of an appointment in hours; the current setting if none was stored when it was booked. */
export const windowOf = ({ paymentWindowHours }: AppointmentRow, { settings }: Runtime): number =>
  paymentWindowHours ?? settings.current.paymentWindowHours

async function answer(
  runtime: Runtime,
  caller: Caller,
  id: string,
  take: (unit: UnitOfWork, row: AppointmentRow) => Promise<void>,
): Promise<void> {
  await runtime.transactionOnce(async (unit) => {
    const row = await lockAppointmentOf(unit.db, id, isOfVendor(caller.accountId))
    // A vendor answers a series once, as a whole (C6).
    if (await isOfUnansweredSeries(unit.db, row)) throw new Refusal('SERIES_REQUEST')
    await take(unit, row)
  })
  await countAnswers(runtime, caller.accountId)
}
