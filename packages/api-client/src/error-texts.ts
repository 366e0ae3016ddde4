// implements: §8.31-8.42
import { ApiError } from './api-error.ts'
import { BOOKING } from './error-catalogue/booking.ts'

// These functions choose the text of the catalogue (section 8) for a failed call.

/** Returns whether the catalogue has a text for a response of this status, whatever the server's text. */
const hasOwnText = (status: number): status is 401 | 404 | 500 | 503 => [401, 404, 500, 503].includes(status)

/**
 * Returns the text for a failed booking (§8), also used for similar calls: cancelling, loading appointments.
 * @param wordless the text for a response without one whose status is not listed.
 */
export function bookingErrorText(error: unknown, wordless: string = BOOKING.default): string {
  if (!(error instanceof ApiError)) return BOOKING.default
  const { kind, status, code, message } = error
  if (kind !== 'answered') return BOOKING[kind]
  if (code === 'DATABASE_TIMEOUT') return BOOKING.databaseTimeout
  if (hasOwnText(status)) return BOOKING[status]
  if (status === 400) return message || BOOKING[400]
  if (status === 403) return (code && message) || BOOKING[403]
  return message || wordless
}

/**
 * Returns the server's own text (§7) when it sent one.
 * @param wordless the text for a response without one.
 * @param unanswered the text for no response.
 */
export function replyText(error: unknown, wordless: string, unanswered: string = wordless): string {
  const answered = error instanceof ApiError && error.kind === 'answered'
  return answered ? error.message || wordless : unanswered
}
