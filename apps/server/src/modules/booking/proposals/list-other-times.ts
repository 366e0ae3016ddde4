import { MAX_AVAILABILITY_DAYS } from '@anseo/domain/limits'
import { firstRescheduleDay } from '@anseo/domain/reschedule-times'
import { isWholeHours, slotMinutes } from '@anseo/domain/slot'
import { availability, type DayAvailability } from '@anseo/domain/slot-grid'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { slotOf } from '../appointment-row.ts'
import { findOwnAppointment } from '../appointments/find-own-appointment.ts'
import { readCalendarFor } from './read-calendar-for.ts'

/**
 * Returns the start times that can be proposed for a request of the caller's, by day from today on, or from some days before
 * a request that is later than those: for an hour, or for the length of the request if that is not in whole hours.
 * @throws Refusal `NOT_FOUND`
 */
export async function listOtherTimes(
  { db, clock }: Runtime,
  caller: Caller,
  id: string,
): Promise<DayAvailability[]> {
  const now = clock.now()
  const row = await findOwnAppointment(db, caller, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const calendar = await readCalendarFor(db, row, now)
  const days = Math.min(calendar.horizonDays, MAX_AVAILABILITY_DAYS)
  const slot = slotOf(row)
  const minutes = isWholeHours(slot) ? undefined : slotMinutes(slot)
  const first = firstRescheduleDay(slot, calendar.horizonDays, now, days)
  return availability(calendar, first, days, now, minutes)
}
