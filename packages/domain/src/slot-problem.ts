import { inBookingWindow } from './booking-window.ts'
import { addDays, type CalendarDate } from './calendar-date.ts'
import { clockHours, dublinDate, endOfDublinDay, instantOf } from './dublin-time.ts'
import { HOUR_MS } from './duration.ts'
import { CLOSING_HOUR, EARLIEST_HOUR, LATEST_HOUR, MAX_MINUTES, OPENING_HOUR } from './limits.ts'
import type { Problem } from './problem.ts'
import { problem } from './problem.ts'
import type { Slot } from './slot.ts'
import { isOnGrid, isUnambiguous, isWholeHours, MINUTES_AN_HOUR, QUARTER_MS, slotMinutes } from './slot.ts'
import type { VendorCalendar } from './slot-grid.ts'
import { isOnStep, isTaken, isWithinHours, meetsNotice } from './slot-grid.ts'
import { dayBounds } from './working-hours.ts'

/** The rules of a vendor that decide where a slot may be. */
type Grid = Pick<VendorCalendar, 'stepMinutes' | 'horizonDays' | 'weeklyHours'>

/**
 * Returns the problem of a slot apart from the calendar: off the vendor's grid, past, or outside the window (S1, T3,
 * T5); null when it is valid.
 * @param hasLength true if the length comes from services or an earlier booking; otherwise it is in whole hours (B3).
 */
export function slotProblem(slot: Slot | null, now: Date, grid: Grid, hasLength = false): Problem | null {
  if (!slot || !isOnVendorGrid(slot, grid, hasLength)) return problem('SLOT_INVALID')
  if (slot.start <= now) return problem('SLOT_PAST')
  if (!inBookingWindow(dublinDate(slot.start), now, grid.horizonDays)) return problem('SLOT_OUTSIDE_WINDOW')
  return null
}

/** Returns the problem of a new time that starts when the old one does or is not as long (S2, B8); null for any other. */
export const moveTimeProblem = (from: Slot, to: Slot): Problem | null =>
  slotMinutes(to) === slotMinutes(from) && to.start.getTime() !== from.start.getTime()
    ? null
    : { code: 'SLOT_INVALID', message: 'Choose another start. The length stays the same.' }

/**
 * Returns whether a slot is on the grid of the specification, or off it where the vendor's own rules or the length of what
 * is booked allow that (S1, B1 to B3).
 */
export function isOnVendorGrid(
  slot: Slot,
  { stepMinutes, weeklyHours }: Pick<Grid, 'stepMinutes' | 'weeklyHours'>,
  hasLength: boolean,
): boolean {
  if (isOnGrid(slot)) return true
  if (isWholeHours(slot) ? isByTheHour({ stepMinutes, weeklyHours }) : !hasLength) return false
  return isOnStep(slot.start, stepMinutes) && isOnQuarters(slot) && isWithinDay(slot, dayBounds(weeklyHours))
}

/** Returns whether a vendor takes bookings by the hour, within 08:00 to 21:00, as the specification has it (S1). */
export function isByTheHour({
  stepMinutes,
  weeklyHours,
}: Pick<Grid, 'stepMinutes' | 'weeklyHours'>): boolean {
  const { startHour, endHour } = dayBounds(weeklyHours)
  return stepMinutes === MINUTES_AN_HOUR && startHour === OPENING_HOUR && endHour === CLOSING_HOUR
}

/** Returns whether a slot starts and ends on the quarter hour and lasts no longer than any booking may (B3). */
export const isOnQuarters = (slot: Slot): boolean =>
  slot.start.getTime() % QUARTER_MS === 0 &&
  slot.end.getTime() % QUARTER_MS === 0 &&
  slotMinutes(slot) <= MAX_MINUTES &&
  isUnambiguous(slot)

/** Returns whether a slot lies within one day of work, whose evening may reach into the next date (B2). */
export function isWithinDay(slot: Slot, bounds: { startHour: number; endHour: number }): boolean {
  const clock = clockHours(slot.start)
  const isNight = clock < Math.min(EARLIEST_HOUR, bounds.endHour - 24)
  const start = isNight ? clock + 24 : clock
  const date = addDays(dublinDate(slot.start), isNight ? -1 : 0)
  return (
    start >= bounds.startHour && slot.end.getTime() <= endOfWork(date, Math.min(LATEST_HOUR, bounds.endHour))
  )
}

/**
 * Returns the latest instant, in ms, at which an evening can end whose work ends by that hour. In the night of the
 * spring change an earlier hour, which clocks skip, can be a later instant.
 */
const endOfWork = (date: CalendarDate, hour: number): number =>
  Math.max(instantOf(date, hour).getTime(), endOfDublinDay(date).getTime() + (hour - 24) * HOUR_MS)

/**
 * Returns the reason why this vendor cannot take a valid slot: steps, hours, time off and notice, then other
 * appointments (S1, S6, B1); null if it can.
 */
export function calendarProblem(calendar: VendorCalendar, slot: Slot, now: Date): Problem | null {
  const fits =
    isOnStep(slot.start, calendar.stepMinutes) &&
    meetsNotice(slot.start, calendar.noticeHours, now) &&
    isWithinHours(calendar, slot)
  if (!fits) return problem('SLOT_UNAVAILABLE')
  return isTaken(calendar, slot) ? problem('SLOT_TAKEN') : null
}
