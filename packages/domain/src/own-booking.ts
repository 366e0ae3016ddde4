import { daysBetween } from './calendar-date.ts'
import { dublinDate } from './dublin-time.ts'
import { OWN_AHEAD_DAYS, OWN_BACK_DAYS } from './limits.ts'
import type { Problem } from './problem.ts'
import { problem } from './problem.ts'
import type { Slot } from './slot.ts'
import { isTaken, isWithinHours, meetsNotice, type VendorCalendar } from './slot-grid.ts'
import { isOnQuarters } from './slot-problem.ts'

/** Shown for the client of a vendor's own booking who was deleted from the vendor's book. */
export const FORMER_CLIENT = 'Former client'

interface OwnBooking {
  /** Null when the wire form could not be read. */
  slot: Slot | null
  calendar: VendorCalendar
  /** The vendor knows that it is outside its own hours, time off or notice. */
  outsideHours: boolean
}

/** Returns whether a vendor may enter a booking of its own on the day of an instant: 7 days back to 365 ahead (B7). */
export function inOwnWindow(start: Date, now: Date): boolean {
  const ahead = daysBetween(dublinDate(now), dublinDate(start))
  return ahead >= -OWN_BACK_DAYS && ahead <= OWN_AHEAD_DAYS
}

/** Returns whether the vendor takes bookings then: its hours and time off, and its notice for what is to come. */
export function isInHours(calendar: VendorCalendar, slot: Slot, now: Date): boolean {
  const { start } = slot
  return (start <= now || meetsNotice(start, calendar.noticeHours, now)) && isWithinHours(calendar, slot)
}

/**
 * Returns why a vendor's own booking is refused, or null (B7). It is in quarter-hours, up to 12 hours long (B3), at any
 * time of the day, and takes its slot like any other; the database has the last word on overlap (S4).
 */
export function ownBookingProblem({ slot, calendar, outsideHours }: OwnBooking, now: Date): Problem | null {
  if (!slot || !isOnQuarters(slot)) return problem('SLOT_INVALID')
  if (!inOwnWindow(slot.start, now)) return problem('SLOT_OUTSIDE_WINDOW')
  if (isTaken(calendar, slot)) return problem('SLOT_TAKEN')
  return outsideHours || isInHours(calendar, slot, now) ? null : problem('OUTSIDE_HOURS')
}
