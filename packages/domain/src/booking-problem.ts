// implements: §5.14, §5.16, §6.11
import { MAX_PENDING } from './limits.ts'
import { type InstantUnpaid, instantProblem } from './instant-booking.ts'
import type { Problem } from './problem.ts'
import { problem } from './problem.ts'
import type { Slot } from './slot.ts'
import type { VendorCalendar } from './slot-grid.ts'
import { calendarProblem, slotProblem } from './slot-problem.ts'

/** The parts of a profile that booking requires (§5). */
export interface BookingProfile {
  phone: string | null
  line1: string | null
  eircode: string | null
}

export interface BookableVendor {
  /** Verified, not suspended, and no check that it needs has ended. */
  isVerified: boolean
  available: boolean
  calendar: VendorCalendar
}

export interface BookingFacts {
  /** Null when the wire form could not be read. */
  slot: Slot | null
  vendor: BookableVendor
  profile: BookingProfile
  /** True if services or a quote decide the length; otherwise it must be 1 to 5 whole hours (B3). */
  hasLength?: boolean
  /** The address is one to which the vendor travels (B4). */
  isInArea?: boolean
  /** The client's appointments that are neither paid nor timed out (S8). */
  pendingCount: number
  /** The same of instant ones, where this one is instant (B6). */
  instantUnpaid?: InstantUnpaid | null
}

/** Returns whether the profile holds phone, address line 1 and eircode (§5). */
export function isProfileComplete({ phone, line1, eircode }: BookingProfile): boolean {
  return [phone, line1, eircode].every((text) => text !== null && text.trim() !== '')
}

/** Returns why a vendor takes no bookings, or null: it must be listed and available (§6, L7). */
export function vendorProblem({ isVerified, available }: Omit<BookableVendor, 'calendar'>): Problem | null {
  if (!isVerified) return problem('VENDOR_NOT_LISTED')
  return available ? null : problem('VENDOR_UNAVAILABLE')
}

/**
 * Returns why a booking is refused, or null (S1–S8, S11). Appointments missing from `calendar.busy` are caught by the
 * database, which has the last word on overlap (S4).
 */
export function bookingProblem(
  { slot, vendor, profile, hasLength, isInArea = true, pendingCount, instantUnpaid = null }: BookingFacts,
  now: Date,
): Problem | null {
  const refusal = slotProblem(slot, now, vendor.calendar, hasLength) ?? vendorProblem(vendor)
  if (refusal || !slot) return refusal
  if (!isProfileComplete(profile)) return problem('PROFILE_INCOMPLETE')
  if (pendingCount >= MAX_PENDING) return problem('TOO_MANY_PENDING')
  if (!isInArea) return problem('OUTSIDE_AREA')
  return (instantUnpaid && instantProblem(instantUnpaid)) ?? calendarProblem(vendor.calendar, slot, now)
}
