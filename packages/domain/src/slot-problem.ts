import { inBookingWindow } from './booking-window.ts'
import { dublinDate, dublinHour } from './dublin-time.ts'
import type { Problem } from './problem.ts'
import { problem } from './problem.ts'
import type { Slot } from './slot.ts'
import { isOnGrid, slotHours } from './slot.ts'
import type { VendorCalendar } from './slot-grid.ts'
import { isTaken, isWithinHours, meetsNotice } from './slot-grid.ts'

/**
 * Returns the problem of a slot for any vendor: off the grid, past, or outside the window (S1, T3, T5); null when it
 * is valid.
 */
export function slotProblem(slot: Slot | null, now: Date): Problem | null {
  if (!slot || !isOnGrid(slot)) return problem('SLOT_INVALID')
  if (slot.start <= now) return problem('SLOT_PAST')
  if (!inBookingWindow(dublinDate(slot.start), now)) return problem('SLOT_OUTSIDE_WINDOW')
  return null
}

/**
 * Returns the reason why this vendor cannot take a valid slot: hours, time off and notice, then other appointments
 * (S1, S6); null if it can.
 */
export function calendarProblem(calendar: VendorCalendar, slot: Slot, now: Date): Problem | null {
  const startHour = dublinHour(slot.start)
  const fits =
    meetsNotice(slot.start, calendar.noticeHours, now) &&
    isWithinHours(calendar, dublinDate(slot.start), startHour, startHour + slotHours(slot))
  if (!fits) return problem('SLOT_UNAVAILABLE')
  return isTaken(calendar, slot) ? problem('SLOT_TAKEN') : null
}
