import { ApiError } from './api-error.ts'
import { CANCELLING } from './error-catalogue/appointments.ts'
import { bookingErrorText } from './error-texts.ts'

/** Returns the toast for a failed cancellation: §8 gives one for a server error, the booking texts cover the rest. */
export function cancellationErrorText(error: unknown): string {
  const broke = error instanceof ApiError && error.kind === 'answered' && error.status === 500
  return broke ? CANCELLING.failed : bookingErrorText(error, CANCELLING.failed)
}
