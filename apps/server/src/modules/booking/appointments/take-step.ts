import {
  type AppointmentChange,
  type AppointmentStep,
  stepAppointment,
} from '@anseo/domain/appointment-steps'
import { refuseOn } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { toEventBase, type AppointmentRow, columnsOf, pricedOf, slotOf } from '../appointment-row.ts'
import { countCompletion } from '../../catalogue/public.ts'
import { announceFreedOf } from '../freed-times/announce-freed.ts'
import { compareAndSet } from './store.ts'
import { appointmentStepped } from '../events.ts'

/** The columns of a step that only the server stores, such as the reason that was given. */
type ExtraColumns = Partial<
  Pick<
    AppointmentRow,
    | 'clientToldAt'
    | 'endReason'
    | 'instant'
    | 'vendorFeeCents'
    | 'totalCents'
    | 'requestedAt'
    | 'remindedCount'
    | 'dayReminderAt'
    | 'hourReminderAt'
    | 'payReminderAt'
  >
>

/**
 * Takes one step with a locked appointment: the domain decides, the database compares before it sets (L1).
 * @returns the appointment as it is now.
 * @throws Refusal with the domain's problem.
 */
export async function takeStep(
  unit: UnitOfWork,
  row: AppointmentRow,
  step: AppointmentStep,
  extraColumns: ExtraColumns = {},
): Promise<AppointmentRow> {
  const { problem, change } = stepAppointment(pricedOf(row), step, unit.now)
  refuseOn(problem)
  return applyChange(unit, row, change!, extraColumns)
}

/** Takes a step like `takeStep`, but for a sweep: returns null when the domain refuses it. */
export async function takeStepIfDue(
  unit: UnitOfWork,
  row: AppointmentRow,
  step: AppointmentStep,
): Promise<AppointmentRow | null> {
  const { change } = stepAppointment(pricedOf(row), step, unit.now)
  return change && applyChange(unit, row, change)
}

/**
 * Stores the changes of a step of a locked appointment, with their effects on money, calendar and the vendor's count.
 */
export async function applyChange(
  unit: UnitOfWork,
  row: AppointmentRow,
  change: AppointmentChange,
  extraColumns: ExtraColumns = {},
): Promise<AppointmentRow> {
  const { set } = change
  if (Object.keys(set).length === 0) return row
  const stepped = await compareAndSet(unit.db, row, { ...columnsOf(set, row), ...extraColumns })
  // An appointment that was not paid through us does not count on the vendor's card (A6).
  if (set.completedAt && row.clientId !== null && row.totalCents > 0)
    await countCompletion(unit.db, row.vendorId)
  const facts = { change, from: slotOf(row), reason: extraColumns.endReason ?? null }
  await unit.publish(appointmentStepped, { ...toEventBase(stepped), ...facts })
  if (set.start || set.declinedAt || set.cancelledAt) await announceFreedOf(unit, row, slotOf(row))
  if (set.start) unit.realtime.calendarChanged(row.vendorId, [slotOf(row), slotOf(stepped)])
  if (set.declinedAt || set.cancelledAt) unit.realtime.calendarChanged(row.vendorId, [slotOf(row)])
  return stepped
}
