// implements: §5.12-5.15, §6.2
import type { RefusalBody } from '@anseo/contract/errors'
import type { Address } from '@anseo/domain/address'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useProfile } from '../../account/profile.tsx'
import { reportMissingCode } from '../../offline/report-missing-code.ts'
import { session } from '../../session/session.ts'
import { useSavedState } from '../../session/use-saved-state.ts'
import { useAttemptKey } from '@anseo/site-kit/attempt-key'
import { checkoutKey } from '../../appointments/saved-choice.ts'
import type { Choice } from './choice.ts'
import type { Repeat } from './repeat-choice.tsx'

/** A free time that the server offers in place of a taken one. */
export type Alternative = NonNullable<RefusalBody['alternatives']>[number]

export interface BookingOptions {
  vendorId: string
  choice: Choice
  /** True while the end is unknown because the times of the chosen day are still loading. */
  isEndComing: boolean
  /** The total that the client was shown, in cents. */
  totalCents: number | undefined
  note: string
  /** Another address than the profile's; null when that is used. */
  address: Address | null
  /** The chosen place, if the vendor works at both. */
  place: 'client' | 'vendor' | undefined
  /**
   * Called with true when an attempt begins, with false when it was refused. Without a reply it stays true, because the
   * booking may have been made.
   */
  onTrying: (trying: boolean) => void
  onBooked: () => void
  /** Called when the slot was just booked by someone else. */
  onTaken: () => void
  /** Called when the price, or the right to withdraw, is no longer what the page shows. */
  onOutdated: () => void
}

/** Loads the code of the steps only when a booking begins. */
const steps = () => import('./booking-steps.ts')

/** Controls the steps from the button to a booking request: login, times, profile, the important note, the call (S11). */
export function useBooking(options: BookingOptions) {
  const { choice, isEndComing, onTrying, onTaken } = options
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const { profile } = useProfile()
  const [isNoteOpen, setNoteOpen] = useState(false)
  // The browser may reload the page while the client looks for the code in another app.
  const [atCheckout, setAtCheckout] = useSavedState(
    checkoutKey(options.vendorId),
    false,
    (saved) => saved === true,
  )
  const [waiting, setWaiting] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fields, setFields] = useState<Record<string, string>>({})
  const [alternatives, setAlternatives] = useState<Alternative[]>([])
  const running = useRef(false)
  const attempt = useAttemptKey()
  const { startTime, endTime } = choice

  const isLoading = profile.state === 'loading' || isEndComing
  const start = async () => {
    const { findMissing } = await steps()
    const { isMissing, page } = findMissing(choice, profile, here, isEndComing)
    if (!isMissing) return isLoading ? setWaiting(true) : setNoteOpen(true)
    if (page !== undefined) void navigate(page)
  }
  const goOn = useEffectEvent(() => {
    setWaiting(false)
    // Where the token was refused in between, the login page is already opening.
    if (session.token() !== null) void start()
  })
  useEffect(() => {
    if (waiting && !isLoading) goOn()
  }, [waiting, isLoading])

  const book = async (repeat: Repeat, expressRequest?: true) => {
    if (running.current || startTime === null || endTime === null) return
    running.current = true
    setBusy(true)
    setAlternatives([])
    setFields({})
    onTrying(true)
    try {
      const { sendBooking } = await steps()
      const sent = await sendBooking(options, attempt, here, repeat, expressRequest)
      const { page, isRefused, fields: wrong, taken } = sent
      if (isRefused) onTrying(false)
      setFields(wrong ?? {})
      if (taken) {
        setAlternatives(taken)
        setAtCheckout(false)
        onTaken()
      }
      if (page !== undefined) await navigate(page)
    } finally {
      running.current = false
      setBusy(false)
      setNoteOpen(false)
    }
  }

  const onFailed = () => {
    onTrying(false)
    void reportMissingCode()
  }

  return {
    /** The important note is open. */
    isNoteOpen,
    /** The checkout is open. */
    atCheckout,
    openCheckout: () => setAtCheckout(true),
    /** The booking is being sent, or the profile or times that it needs are loading. */
    busy: busy || waiting,
    alternatives,
    /** The problem with each typed field. */
    fields,
    start: () => void start().catch(onFailed),
    /** Sends the booking, of a series if it repeats. */
    book: (...how: Parameters<typeof book>) => void book(...how).catch(onFailed),
    goBack: () => {
      setNoteOpen(false)
      setAtCheckout(false)
    },
    dropAlternatives: () => setAlternatives([]),
  }
}
