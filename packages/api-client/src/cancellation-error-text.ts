import { ApiError } from './api-error.ts'
import { CANCELLING } from './error-catalogue/appointments.ts'
import { bookingErrorText } from './error-texts.ts'

/** A cancellation that broke at the server has a text of its own (§8 Other toasts); all else is told by the mapper. */
export function cancellationErrorText(error: unknown): string {
  const broke = error instanceof ApiError && error.kind === 'refused' && error.status === 500
  return broke ? CANCELLING.failed : bookingErrorText(error, CANCELLING.failed)
}
