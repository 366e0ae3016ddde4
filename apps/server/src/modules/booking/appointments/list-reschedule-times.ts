import type { rescheduleTimes as call } from '@anseo/contract/appointments'
import type { QueryOf, ReplyOf } from '@anseo/contract/call'
import { problemTo } from '@anseo/domain/appointment-permissions'
import { vendorProblem } from '@anseo/domain/booking-problem'
import { BOOKING_WINDOW_DAYS } from '@anseo/domain/limits'
import { firstRescheduleDay, isMovedByTheHour, rescheduleTimes } from '@anseo/domain/reschedule-times'
import { parseSlotDate } from '@anseo/domain/slot-date'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { slotOf } from '../appointment-row.ts'
import { findOwnAppointment } from './find-own-appointment.ts'
import { refuseSlot } from './refuse-slot.ts'
import { readRescheduleFacts } from './reschedule-appointment.ts'

/**
 * Returns the starts to which the caller's appointment can be moved, by day, as `rescheduleAppointmentFor` accepts them (S2).
 * @throws Refusal `NOT_FOUND`, or with the problem of an appointment that cannot be moved at all.
 */
export async function listRescheduleTimes(
  { db, clock }: Runtime,
  caller: Caller,
  id: string,
  { from, days = BOOKING_WINDOW_DAYS }: QueryOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const now = clock.now()
  const row = await findOwnAppointment(db, caller, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const { appointment, vendor } = await readRescheduleFacts(db, row, now)
  const { calendar } = vendor
  const { horizonDays } = calendar
  refuseSlot(problemTo.reschedule(appointment, now) ?? vendorProblem(vendor), calendar, null, now, row)
  const own = slotOf(row)
  const first = (from === undefined ? null : parseSlotDate(from)) ?? firstRescheduleDay(own, horizonDays, now)
  return {
    data: rescheduleTimes(calendar, own, { from: first, days }, now),
    byTheHour: isMovedByTheHour(calendar, own),
    horizonDays,
  }
}
