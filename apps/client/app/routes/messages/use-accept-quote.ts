import { ApiError } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import type { QuoteOnWire } from '@anseo/contract/quotes'
import type { WireSlot } from '@anseo/domain/slot'
import { notify } from '@anseo/ui/toasts'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { isSignedOut } from '../../api/is-signed-out.ts'
import { payPath } from '../../appointments/pay-path.ts'
import { isRefusal, useAttemptKey } from '../../appointments/attempt-key.ts'
import { profileForBooking } from '../../account/profile-path.ts'

/**
 * Accepts a version of a quote and goes on to paying its deposit.
 * @param onStale told when the quote is not what the page shows any more.
 */
export function useAcceptQuote({ _id: id, version, cost }: QuoteOnWire, onStale: () => void) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const attempt = useAttemptKey()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [alternatives, setAlternatives] = useState<readonly WireSlot[]>([])

  const fail = (error: unknown) => {
    if (isRefusal(error)) attempt.end()
    if (isSignedOut(error)) return
    notify.error(bookingErrorText(error))
    if (!(error instanceof ApiError)) return
    if (error.code === 'PROFILE_INCOMPLETE') void navigate(profileForBooking(pathname))
    else if (error.code === 'SLOT_TAKEN') setAlternatives(error.refusal.alternatives ?? [])
    else if (error.status === 409) onStale()
  }
  const accept = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setAlternatives([])
    try {
      const body = { version, expectedTotal: cost.total }
      const { appointmentId } = await api('POST /api/user/quotes/:id/accept', {
        params: { id },
        body,
        idempotencyKey: attempt.keyFor({ id, ...body }),
      })
      await navigate(payPath(appointmentId))
    } catch (error) {
      fail(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { accept, busy, alternatives }
}
