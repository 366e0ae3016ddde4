// implements: §8.31-8.42
import { ApiError } from './api-error.ts'
import { BOOKING } from './error-catalogue/booking.ts'

// Which text of the catalogue (section 8) a failed call gets.

const isStatusOfMapper = (status: number): status is 401 | 404 | 500 | 503 =>
  [401, 404, 500, 503].includes(status)

/**
 * The booking error mapper (§8); also for what is like booking: cancelling, loading appointments.
 * @param wordless said of a reply without words whose status the mapper does not know.
 */
export function bookingErrorText(error: unknown, wordless: string = BOOKING.default): string {
  if (!(error instanceof ApiError)) return BOOKING.default
  const { kind, status, code, message } = error
  if (kind !== 'refused') return BOOKING[kind]
  if (code === 'DATABASE_TIMEOUT') return BOOKING.databaseTimeout
  if (isStatusOfMapper(status)) return BOOKING[status]
  if (status === 400) return message || BOOKING[400]
  if (status === 403) return (code && message) || BOOKING[403]
  return message || wordless
}

/**
 * The server's own words (§7), where it answered with any.
 * @param wordless said of a reply without words.
 * @param unanswered said when there was no reply.
 */
export function replyText(error: unknown, wordless: string, unanswered: string = wordless): string {
  const answered = error instanceof ApiError && error.kind === 'refused'
  return answered ? error.message || wordless : unanswered
}
