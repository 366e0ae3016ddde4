// implements: §8.31-8.41, §8.49, §8.53
import { FAILED } from './default.ts'
import { LOGIN_NEEDED } from './authentication.ts'
import { OFFLINE, UNREACHABLE } from './unanswered.ts'

/**
 * The texts for booking errors (§8), by status. A status that is not listed shows the server's text ("Otherwise"), as
 * do a 400 with a text and a 403 with a known code (A2).
 */
export const BOOKING = {
  /** The failure was not an `ApiError`. */
  default: FAILED,
  offline: OFFLINE,
  network: UNREACHABLE,
  timeout: 'Request timed out. Please try again in a moment.',
  400: 'Invalid data provided. Please check your information.',
  401: LOGIN_NEEDED,
  403: "You don't have permission to perform this action.",
  404: 'The requested resource was not found.',
  500: 'Our servers are experiencing issues. Please try again in a few minutes.',
  503: 'Service temporarily unavailable. Please try again later.',
  /** A 503 with the code `DATABASE_TIMEOUT`. */
  databaseTimeout: 'Service temporarily unavailable. Please try again in a few minutes.',
} as const

/** The other texts of a booking (§5 Booking, §8 Other toasts). */
export const BOOKED = {
  success: 'Appointment booked successfully!',
  /** For an error response without a text and with a status that is not listed. */
  failed: 'Failed to book appointment',
  signedOut: 'Please login to book an appointment',
  timesMissing: 'Please select both start and end times',
  profileIncomplete: 'Please complete your profile (phone, address, and eircode) before booking',
} as const
