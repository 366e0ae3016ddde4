import { ApiError } from '@anseo/api-client/api-error'
import type { QuoteOnWire } from '@anseo/contract/quotes'
import { slotFromWire, type WireSlot } from '@anseo/domain/slot'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { payPath } from '../../appointments/pay-path.ts'
import { isRefusal, useAttemptKey } from '@anseo/site-kit/attempt-key'
import { useExpressRequest } from '../../appointments/use-express-request.tsx'
import { useAttempt } from '../../forms/use-attempt.ts'
import { profileForBooking } from '../../account/profile-path.ts'

/**
 * Accepts a version of a quote and opens the payment of its deposit.
 * @param payee the vendor's first name.
 * @param onStale called when the quote has changed since it was shown.
 */
export function useAcceptQuote(
  { _id: id, version, cost, withdrawableUntil, ...wireSlot }: QuoteOnWire,
  payee: string,
  onStale: () => void,
) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const attempt = useAttemptKey()
  const { busy, run } = useAttempt()
  const { expressRequest, confirm, box } = useExpressRequest(
    withdrawableUntil === null ? null : new Date(withdrawableUntil),
    slotFromWire(wireSlot)?.start,
    payee,
  )
  const [alternatives, setAlternatives] = useState<readonly WireSlot[]>([])

  const follow = (error: unknown) => {
    if (isRefusal(error)) attempt.end()
    if (!(error instanceof ApiError)) return
    if (error.code === 'PROFILE_INCOMPLETE') void navigate(profileForBooking(pathname + search))
    else if (error.code === 'SLOT_TAKEN') setAlternatives(error.refusal.alternatives ?? [])
    else if (error.status === 409) onStale()
  }
  const accept = async () => {
    if (!confirm()) return
    await run(async () => {
      setAlternatives([])
      const body = { version, expectedTotal: cost.total, expressRequest }
      const idempotencyKey = attempt.keyFor({ id, ...body })
      try {
        const call = { params: { id }, body, idempotencyKey }
        const { appointmentId } = await api('POST /api/user/quotes/:id/accept', call)
        await navigate(payPath(appointmentId))
      } catch (error) {
        follow(error)
        throw error
      }
    })
  }
  return { accept, busy, alternatives, box }
}
