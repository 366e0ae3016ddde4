// implements: §5.12-5.15
import { ApiError, isSignedOut } from '@anseo/api-client/api-error'
import { BOOKED } from '@anseo/api-client/error-catalogue/booking'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { loginPath } from '@anseo/api-client/return-path'
import { centsToEuro } from '@anseo/domain/money'
import { isProfileComplete } from '@anseo/domain/booking-problem'
import { notify } from '@anseo/ui/toasts'
import { api } from '../../api/browser-api.ts'
import type { ProfileState } from '../../account/profile.tsx'
import { profileForBooking } from '../../account/profile-path.ts'
import { isRefusal, type useAttemptKey } from '@anseo/site-kit/attempt-key'
import { payPath } from '../../appointments/pay-path.ts'
import { session } from '../../session/session.ts'
import type { Choice } from './choice.ts'
import type { Repeat } from './repeat-choice.tsx'
import type { Alternative, BookingOptions } from './use-booking.ts'

/**
 * Tells the client what must be done before it can book: log in, choose the times, complete the profile (S11).
 * @param here the path of the booking, to return to.
 * @param isEndComing the end of the chosen start is not known yet, but will be without the client.
 * @returns whether something is missing, and the page where it is done, if that is another one.
 */
export function findMissing(
  { startTime, endTime }: Pick<Choice, 'startTime' | 'endTime'>,
  profile: ProfileState,
  here: string,
  isEndComing: boolean,
): { isMissing: boolean; page?: string } {
  if (session.token() === null) return missing(BOOKED.signedOut, loginPath(here))
  if (!isEndComing && (startTime === null || endTime === null)) return missing(BOOKED.timesMissing)
  const user = profile.state === 'client' ? profile.user : null
  if (user === null || isProfileComplete({ ...user, line1: user.address.line1 })) return { isMissing: false }
  return missing(BOOKED.profileIncomplete, profileForBooking(here))
}

function missing(text: string, page?: string) {
  notify.error(text)
  return { isMissing: true, ...(page !== undefined && { page }) }
}

/** The outcome of an attempt to book. */
interface Outcome {
  /** True if the server refused the booking; after a lost reply, the attempt can be repeated. */
  isRefused: boolean
  /** The page to open next. */
  page?: string
  /** The problem with each typed field. */
  fields?: Record<string, string>
  /** Other times in place of one that was just taken. */
  taken?: Alternative[]
}

/**
 * Sends a booking and tells the client how it ended. The page to go on to is the payment of an instant one (B6).
 * @param attempt by whose key the server knows a repeated one (S9).
 * @param here the path of the booking, to return to.
 * @param repeat how often the visit repeats; null for a single one.
 * @param expressRequest that the service begin within the period to withdraw (D9).
 */
export async function sendBooking(
  { vendorId, choice, totalCents, note, address, place, onBooked, onOutdated }: BookingOptions,
  attempt: ReturnType<typeof useAttemptKey>,
  here: string,
  repeat: Repeat,
  expressRequest: true | undefined,
): Promise<Outcome> {
  const { slotDate, startTime, endTime, serviceIds } = choice
  if (startTime === null || endTime === null) return { isRefused: true }
  const expectedTotal = totalCents === undefined ? undefined : centsToEuro(totalCents)
  const times = { slotDate, startTime, endTime }
  const where = { place, address: address ?? undefined }
  const body = { vendorId, ...times, note, ...where, serviceIds, expectedTotal, expressRequest }
  try {
    if (repeat) {
      const all = { ...body, ...repeat }
      const sent = { body: all, idempotencyKey: attempt.keyFor(all) }
      const { seriesId } = await api('POST /api/user/series', sent)
      onBooked()
      notify.success(BOOKED.success)
      return { isRefused: false, page: `/my-series/${seriesId}` }
    }
    const sent = { body, idempotencyKey: attempt.keyFor(body) }
    const { appointmentId, payBy } = await api('POST /api/user/book-appointment', sent)
    onBooked()
    notify.success(BOOKED.success)
    return { isRefused: false, page: payBy ? payPath(appointmentId) : '/my-appointment' }
  } catch (error) {
    const isRefused = isRefusal(error)
    if (isRefused) attempt.end()
    if (isSignedOut(error)) return { isRefused }
    notify.error(bookingErrorText(error, BOOKED.failed))
    if (!(error instanceof ApiError)) return { isRefused }
    const { code, fields, refusal } = error
    if (code === 'PRICE_CHANGED' || code === 'EXPRESS_REQUEST_NEEDED') onOutdated()
    return {
      isRefused,
      fields,
      ...(code === 'PROFILE_INCOMPLETE' && { page: profileForBooking(here) }),
      ...(code === 'SLOT_TAKEN' && { taken: refusal.alternatives ?? [] }),
    }
  }
}
