// implements: §6.5, §7.21
import type { rescheduleAppointment } from '@anseo/contract/appointments'
import type { BodyOf } from '@anseo/contract/call'
import { isTooNearForDayReminder } from '@anseo/domain/reminders'
import { needsNewConfirmation, rescheduleProblem } from '@anseo/domain/reschedule-problem'
import { type Slot, slotFromWire } from '@anseo/domain/slot'
import type { VendorCalendar } from '@anseo/domain/slot-grid'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { toEventBase, type AppointmentRow, factsOf, slotOf } from '../appointment-row.ts'
import { isOfClient, lockAppointmentOf } from '../lock-appointment.ts'
import { readCalendarToMove } from './read-calendar-to-move.ts'
import { orSlotTaken, refuseSlot } from './refuse-slot.ts'
import { findBookableVendor } from './store.ts'
import { takeStep } from './take-step.ts'
import { timeOutDueOf } from './time-out-appointments.ts'
import { appointmentRescheduled } from '../events.ts'

type Rescheduling = BodyOf<typeof rescheduleAppointment>

/**
 * Moves the caller's appointment to another time; it keeps its length and price (S2). A paid one stays paid, an
 * unpaid one goes back to pending (L5).
 * @throws Refusal with the problem; `SLOT_TAKEN` carries alternatives.
 */
export async function rescheduleAppointmentFor(runtime: Runtime, caller: Caller, body: Rescheduling) {
  const { appointmentId } = body
  const slot = slotFromWire({
    slotDate: body.newDate,
    startTime: body.newStartTime,
    endTime: body.newEndTime,
  })
  await orSlotTaken(runtime, (claim) =>
    runtime.transactionOnce(async (unit) => {
      const row = await lockAppointmentOf(unit.db, appointmentId, isOfClient(caller.accountId))
      if (slot) claim({ slot, moved: row })
      await moveAppointmentTo(unit, row, slot)
    }),
  )
}

/**
 * Moves a locked appointment, as its client may.
 * @param calendar the vendor's calendar without the appointment, where it is open for longer than to other bookings.
 * @throws Refusal with the problem.
 */
export async function moveAppointmentTo(
  unit: UnitOfWork,
  row: AppointmentRow,
  slot: Slot | null,
  calendar?: VendorCalendar,
): Promise<void> {
  const { db, now } = unit
  await timeOutDueOf(unit, row.vendorId, { except: row.id })
  const facts = await readRescheduleFacts(db, row, now, calendar)
  refuseSlot(rescheduleProblem({ ...facts, slot }, now), facts.vendor.calendar, slot, now, row)
  await move(unit, row, slot as Slot)
}

/**
 * Reads the facts that decide whether, and to which times, an appointment can be moved.
 * @throws Refusal `VENDOR_NOT_FOUND`
 */
export async function readRescheduleFacts(
  db: Queryable,
  row: AppointmentRow,
  now: Date,
  known?: VendorCalendar,
) {
  const vendor = await findBookableVendor(db, row.vendorId, now)
  if (!vendor) throw new Refusal('VENDOR_NOT_FOUND')
  const calendar = known ?? (await readCalendarToMove(db, row, now))
  return { appointment: factsOf(row), vendor: { ...vendor, calendar } }
}

async function move(unit: UnitOfWork, row: AppointmentRow, slot: Slot): Promise<void> {
  const restart = needsNewConfirmation(factsOf(row)) && {
    requestedAt: unit.now,
    remindedCount: 0,
    instant: false,
  }
  const step = { kind: 'reschedule', slot } as const
  // A new time less than a day away counts as already reminded a day before.
  const reminders = {
    dayReminderAt: isTooNearForDayReminder(slot.start, unit.now) ? unit.now : null,
    hourReminderAt: null,
  }
  const moved = await takeStep(unit, row, step, { ...restart, ...reminders })
  const facts = { ...toEventBase(moved), from: slotOf(row), paid: moved.paidAt !== null }
  await unit.publish(appointmentRescheduled, facts)
}
