import { BOOKING_WINDOW_DAYS, DEFAULT_CANCELLATION_HOURS, DEFAULT_STEP_MINUTES } from './limits.ts'

/** The rules by which a vendor's free times are found (B1). */
export interface GridRules {
  /** Minutes between two starts, counted from the full hour. */
  stepMinutes: number
  /** Days that can be booked, today included. */
  horizonDays: number
  /** Kept free after a new booking. */
  bufferMinutes: number
  /** Whole hours between now and the earliest start. */
  noticeHours: number
}

/** Bookings that are confirmed as they are made: none, those of regular clients, all (B6). */
export type Confirmation = 'ask' | 'regulars' | 'everyone'

/** Where a vendor works: at the client's, at its own place, or both (B4). */
export type VisitPlace = 'client' | 'vendor' | 'both'

/** The vendor's own place, from which it travels too. */
export interface Base {
  eircode: string
  line1: string
}

/** The travel fee of a visit within that distance, in cents. */
export interface TravelFee {
  upToKm: number
  feeCents: number
}

/** All rules by which a vendor takes bookings (B1). */
export interface BookingRules extends GridRules {
  confirmation: Confirmation
  place: VisitPlace
  base: Base | null
  /** Farthest visit; null for any. */
  radiusKm: number | null
  travelFees: TravelFee[]
  /** A client who cancels that long before the start gets deposit and platform fee back (A8). */
  cancellationHours: number
}

/** The rules of the specification, which a vendor has until it chooses others. */
export const DEFAULT_BOOKING_RULES: BookingRules = {
  stepMinutes: DEFAULT_STEP_MINUTES,
  horizonDays: BOOKING_WINDOW_DAYS,
  bufferMinutes: 0,
  noticeHours: 0,
  confirmation: 'ask',
  place: 'client',
  base: null,
  radiusKm: null,
  travelFees: [],
  cancellationHours: DEFAULT_CANCELLATION_HOURS,
}

/** Converts minutes to whole hours, where they are: 2 for 120, undefined for 45 (B3). */
export const inWholeHours = (minutes: number): number | undefined =>
  minutes % 60 === 0 ? minutes / 60 : undefined

/** Returns the longest notice of a vendor in hours, below 24 for each day that can be booked (B1). */
export const longestNoticeHours = (horizonDays: number): number => horizonDays * 24 - 1
