import { ApiError } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'

/** Why a change failed: by the booking mapper; a refusal without words of its own says `fallback` (§8). */
export function changeErrorText(error: unknown, fallback: string): string {
  const isWordless = error instanceof ApiError ? error.kind === 'refused' && !error.message : true
  return isWordless ? fallback : bookingErrorText(error)
}
