// implements: §5.12-5.15, §6.2
import { ApiError, isSignedOut } from '@anseo/api-client/api-error'
import { BOOKED } from '@anseo/api-client/error-catalogue/booking'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { loginPath } from '@anseo/api-client/return-path'
import type { RefusalBody } from '@anseo/contract/errors'
import { centsToEuro } from '@anseo/domain/money'
import type { Address } from '@anseo/domain/address'
import { isProfileComplete } from '@anseo/domain/booking-problem'
import { notify } from '@anseo/ui/toasts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { useProfile } from '../../account/profile.tsx'
import { session } from '../../session/session.ts'
import { profileForBooking } from '../../account/profile-path.ts'
import { isRefusal, useAttemptKey } from '../../appointments/attempt-key.ts'
import type { Choice } from './choice.ts'

/** A free time that the server offers in place of a taken one. */
export type Alternative = NonNullable<RefusalBody['alternatives']>[number]

interface BookingOptions {
  vendorId: string
  choice: Choice
  /** The total that the client was shown, in cents. */
  totalCents: number | undefined
  note: string
  /** Another address than the profile's; null when that is used. */
  address: Address | null
  /** Called when an attempt begins, and when it was refused; without an answer the attempt is not over. */
  onTrying: (trying: boolean) => void
  onBooked: () => void
  /** Called when the slot was just booked by someone else. */
  onTaken: () => void
  /** Called when the price has changed since it was shown. */
  onPriceChanged: () => void
}

/** The steps from the button to a booking request: login, times, profile, the important note, the call (S11). */
export function useBooking(options: BookingOptions) {
  const { vendorId, choice, totalCents, note, address, onTrying, onBooked, onTaken, onPriceChanged } = options
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const { profile } = useProfile()
  const [asking, setAsking] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fields, setFields] = useState<Record<string, string>>({})
  const [alternatives, setAlternatives] = useState<Alternative[]>([])
  const running = useRef(false)
  const attempt = useAttemptKey()
  const { slotDate, startTime, endTime, serviceId } = choice

  const problem = (): { text: string; to?: string } | null => {
    if (session.token() === null) {
      return { text: BOOKED.signedOut, to: loginPath(here) }
    }
    if (startTime === null || endTime === null) return { text: BOOKED.timesMissing }
    const user = profile.state === 'client' ? profile.user : null
    const complete = user === null || isProfileComplete({ ...user, line1: user.address.line1 })
    return complete ? null : { text: BOOKED.profileIncomplete, to: profileForBooking(here) }
  }

  const isLoading = profile.state === 'loading'
  const start = () => {
    const found = problem()
    if (!found) return isLoading ? setWaiting(true) : setAsking(true)
    notify.error(found.text)
    if (found.to !== undefined) void navigate(found.to)
  }
  const goOn = useEffectEvent(() => {
    setWaiting(false)
    // A user whose token was refused in between is on the way to the login already.
    if (session.token() !== null) start()
  })
  useEffect(() => {
    if (waiting && !isLoading) goOn()
  }, [waiting, isLoading])

  const book = async () => {
    if (running.current || startTime === null || endTime === null) return
    running.current = true
    setBusy(true)
    setAlternatives([])
    setFields({})
    onTrying(true)
    try {
      const expectedTotal = totalCents === undefined ? undefined : centsToEuro(totalCents)
      const place = address ?? undefined
      const body = { vendorId, slotDate, startTime, endTime, note, address: place, serviceId, expectedTotal }
      await api('POST /api/user/book-appointment', { body, idempotencyKey: attempt.keyFor(body) })
      onBooked()
      notify.success(BOOKED.success)
      await navigate('/my-appointment')
    } catch (error) {
      fail(error)
    } finally {
      running.current = false
      setBusy(false)
      setAsking(false)
    }
  }

  const fail = (error: unknown) => {
    if (isRefusal(error)) {
      attempt.end()
      onTrying(false)
    }
    if (isSignedOut(error)) return
    notify.error(bookingErrorText(error, BOOKED.failed))
    if (!(error instanceof ApiError)) return
    setFields(error.fields)
    if (error.code === 'PROFILE_INCOMPLETE') void navigate(profileForBooking(here))
    if (error.code === 'PRICE_CHANGED') onPriceChanged()
    if (error.code === 'SLOT_TAKEN') {
      setAlternatives(error.refusal.alternatives ?? [])
      onTaken()
    }
  }

  return {
    asking,
    /** The booking is being sent, or the profile that it needs is loading. */
    busy: busy || waiting,
    alternatives,
    /** The problem with each typed field. */
    fields,
    start,
    book: () => void book(),
    goBack: () => setAsking(false),
    dropAlternatives: () => setAlternatives([]),
  }
}
