import { addDays, type CalendarDate, daysBetween } from './calendar-date.ts'
import { dublinDate } from './dublin-time.ts'
import { BOOKING_WINDOW_DAYS } from './limits.ts'
import { isWholeHours, type Slot, slotMinutes, slotToWire } from './slot.ts'
import { availability, type DayAvailability, type VendorCalendar } from './slot-grid.ts'
import { isByTheHour } from './slot-problem.ts'

/**
 * Returns the starts of each of `days` days from `from` on to which a client can move an appointment: those at which its
 * length is free, without its present start (S2, B5).
 * @param calendar leaves out the appointment's own slot, and has its buffer and the travel to its place.
 */
export function rescheduleTimes(
  calendar: VendorCalendar,
  own: Slot,
  { from, days }: { from: CalendarDate; days: number },
  now: Date,
): DayAvailability[] {
  const present = slotToWire(own)
  return availability(calendar, from, days, now, slotMinutes(own)).map(({ slotDate, free }) => ({
    slotDate,
    free: free.filter((time) => slotDate !== present.slotDate || time !== present.startTime),
  }))
}

/** Returns whether an appointment is moved on the specification's grid of hours: only with a vendor that is booked by it (S2, B2). */
export const isMovedByTheHour = (calendar: VendorCalendar, own: Slot): boolean =>
  isByTheHour(calendar) && isWholeHours(own)

/** Days before an appointment that are shown with it. */
const DAYS_BEFORE = 6

/**
 * Returns the first of the days, a fortnight without `days`, on which other times of an appointment are shown: today, or some
 * days before an appointment that is later than that, as far ahead as can be booked (B2).
 */
export function firstRescheduleDay(
  { start }: Slot,
  horizonDays: number,
  now: Date,
  days: number = BOOKING_WINDOW_DAYS,
): CalendarDate {
  const today = dublinDate(now)
  const ahead = daysBetween(today, dublinDate(start))
  if (ahead < days) return today
  return addDays(today, Math.min(ahead - DAYS_BEFORE, horizonDays - days))
}
