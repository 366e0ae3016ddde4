import type { Confirmation } from './booking-rules.ts'
import { DAY_MS } from './duration.ts'
import {
  MAX_INSTANT_TIMED_OUT,
  MAX_INSTANT_UNPAID,
  MAX_INSTANT_UNPAID_WITH_VENDOR,
  NO_INSTANT_DAYS,
} from './limits.ts'
import { type Problem, problem } from './problem.ts'

/** Instant bookings of a client that are neither paid nor timed out (S8). */
export interface InstantUnpaid {
  all: number
  withVendor: number
}

/** The facts that decide whether a client's booking is confirmed as it is made. */
export interface InstantFacts {
  confirmation: Confirmation
  /** A booking between them that was paid through us is complete. */
  hasCompletedPaid: boolean
  /** Instant bookings of the client with the vendor that timed out, and when the last of them did. */
  timedOut: number
  lastTimedOutAt: Date | null
}

/**
 * Returns whether a booking is confirmed at once (B6): the vendor wants that for everyone, or for clients who were there
 * before, and the client has not let two such bookings with it time out, the last of them in the past 30 days.
 */
export function isInstant(
  { confirmation, hasCompletedPaid, timedOut, lastTimedOutAt }: InstantFacts,
  now: Date,
): boolean {
  const isWanted = confirmation === 'everyone' || (confirmation === 'regulars' && hasCompletedPaid)
  const asksAgainFrom = now.getTime() - NO_INSTANT_DAYS * DAY_MS
  const isHeldBack =
    timedOut >= MAX_INSTANT_TIMED_OUT && lastTimedOutAt !== null && lastTimedOutAt.getTime() > asksAgainFrom
  return isWanted && !isHeldBack
}

/** Returns that a client cannot make another instant booking because too many of them are unpaid, or null (B6, S8). */
export const instantProblem = ({ all, withVendor }: InstantUnpaid): Problem | null =>
  all >= MAX_INSTANT_UNPAID || withVendor >= MAX_INSTANT_UNPAID_WITH_VENDOR
    ? problem('TOO_MANY_PENDING')
    : null
