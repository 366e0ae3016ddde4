// implements: §5.12-5.15
import { ApiError, isSignedOut } from '@anseo/api-client/api-error'
import { BOOKED } from '@anseo/api-client/error-catalogue/booking'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { loginPath } from '@anseo/api-client/return-path'
import type { BodyFor } from '@anseo/contract/calls'
import { isProfileComplete } from '@anseo/domain/booking-problem'
import { notify } from '@anseo/ui/toasts'
import { api } from '../../api/browser-api.ts'
import type { ProfileState } from '../../account/profile.tsx'
import { profileForBooking } from '../../account/profile-path.ts'
import { isRefusal } from '../../appointments/attempt-key.ts'
import { session } from '../../session/session.ts'
import type { Choice } from './choice.ts'

/**
 * Tells the client what must be done before it can book: log in, choose the times, complete the profile (S11).
 * @param here the path of the booking, to return to.
 * @returns whether something is missing, and the page where it is done, if that is another one.
 */
export function findMissing(
  { startTime, endTime }: Pick<Choice, 'startTime' | 'endTime'>,
  profile: ProfileState,
  here: string,
): { isMissing: boolean; page?: string } {
  if (session.token() === null) return missing(BOOKED.signedOut, loginPath(here))
  if (startTime === null || endTime === null) return missing(BOOKED.timesMissing)
  const user = profile.state === 'client' ? profile.user : null
  if (user === null || isProfileComplete({ ...user, line1: user.address.line1 })) return { isMissing: false }
  return missing(BOOKED.profileIncomplete, profileForBooking(here))
}

function missing(text: string, page?: string) {
  notify.error(text)
  return { isMissing: true, ...(page !== undefined && { page }) }
}

/** A booking, and the key of the attempt (S9). */
interface Sent {
  body: BodyFor<'POST /api/user/book-appointment'>
  idempotencyKey: string
}

/** How a booking ended: refused for good, or without an answer; `refusal` where the page has to react to one. */
export interface Failed {
  isOver: boolean
  refusal: ApiError | null
}

/** Sends a booking and tells the client how it ended; loaded with the first one. */
export async function sendBooking(sent: Sent): Promise<Failed | null> {
  try {
    await api('POST /api/user/book-appointment', sent)
    notify.success(BOOKED.success)
    return null
  } catch (error) {
    const isOver = isRefusal(error)
    if (isSignedOut(error)) return { isOver, refusal: null }
    notify.error(bookingErrorText(error, BOOKED.failed))
    return { isOver, refusal: error instanceof ApiError ? error : null }
  }
}
