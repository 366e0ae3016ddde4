import { MAX_MINUTES, MIN_MINUTES, OWN_AHEAD_DAYS, OWN_BACK_DAYS } from '@anseo/domain/limits'
import { ownBookingProblem } from '@anseo/domain/own-booking'
import { MINUTES_AN_HOUR, type Slot, slotFromWire, type WireSlot } from '@anseo/domain/slot'
import type { Stop } from '@anseo/domain/travel'
import { invalidField } from '../../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { readCalendarToMove } from '../appointments/read-calendar-to-move.ts'
import { refuseSlot } from '../appointments/refuse-slot.ts'
import { timeOutDueOf } from '../appointments/time-out-appointments.ts'
import { readVendorCalendar } from '../calendar/read-calendar.ts'

interface WantedTime extends WireSlot {
  outsideHours: boolean
}

/**
 * Reads the time of a vendor's own booking and checks it against the vendor's calendar, whose lock the caller holds (B7, B8).
 * @param stop where a new booking takes place.
 * @param moved the booking that moves there: its present time counts as free, and it keeps its place and its buffer.
 * @throws Refusal `SLOT_TAKEN` with alternatives, `OUTSIDE_HOURS`, `INVALID_REQUEST`.
 */
export async function admitOwn(
  unit: UnitOfWork,
  vendorId: string,
  wanted: WantedTime,
  { stop = null, moved }: { stop?: Stop | null; moved?: AppointmentRow },
): Promise<{ slot: Slot; bufferMinutes: number }> {
  await timeOutDueOf(unit, vendorId)
  const calendar = moved
    ? await readCalendarToMove(unit.db, moved, unit.now)
    : await readVendorCalendar(unit.db, vendorId, unit.now, { stop })
  const slot = slotFromWire(wanted)
  const problem = ownBookingProblem({ slot, calendar, outsideHours: wanted.outsideHours }, unit.now)
  if (problem?.code === 'SLOT_INVALID') {
    throw invalidField('endTime', `Choose ${MIN_MINUTES} minutes to ${MAX_MINUTES / MINUTES_AN_HOUR} hours.`)
  }
  if (problem?.code === 'SLOT_OUTSIDE_WINDOW') {
    throw invalidField(
      'slotDate',
      `Choose a date from ${OWN_BACK_DAYS} days ago to ${OWN_AHEAD_DAYS} days ahead.`,
    )
  }
  refuseSlot(problem, calendar, slot, unit.now, moved)
  return { slot: slot as Slot, bufferMinutes: calendar.bufferMinutes }
}
