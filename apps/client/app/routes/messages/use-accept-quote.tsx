import { ApiError } from '@anseo/api-client/api-error'
import type { QuoteOnWire } from '@anseo/contract/quotes'
import type { Address } from '@anseo/domain/address'
import type { WireCost } from '@anseo/domain/cost-wire'
import { slotFromWire, type WireSlot } from '@anseo/domain/slot'
import type { BookedPlace } from '@anseo/domain/travel'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { payPath } from '../../appointments/pay-path.ts'
import { useSendOnce } from '@anseo/site-kit/use-send-once'
import { refusedCost } from '../../appointments/refused-cost.ts'
import { useExpressRequest } from '../../appointments/use-express-request.tsx'
import { useAttempt } from '../../forms/use-attempt.ts'
import { profileForBooking } from '../../account/profile-path.ts'
import { QuotePlace } from './quote-place.tsx'

const QuotePlaceDialog = lazy(() => import('./quote-place-dialog.tsx'))

/** Where the client wants the visit, and the total in euro that it was shown for that. */
export interface WantedVisit {
  place: BookedPlace
  address?: Address
  total: number
}

/** The answer to a refused place: another cost to agree to, or the errors of the address fields. */
export interface RefusedVisit {
  cost?: WireCost
  fields?: Record<string, string>
}

/**
 * Accepts a version of a quote and opens the payment of its deposit.
 * @param payee the vendor's first name.
 * @param onStale called when the quote has changed since it was shown.
 */
export function useAcceptQuote(quote: QuoteOnWire, payee: string, onStale: () => void) {
  const { _id: id, version, cost, withdrawableUntil, ...wireSlot } = quote
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const once = useSendOnce()
  const { busy, run } = useAttempt()
  const { expressRequest, confirm, box } = useExpressRequest(
    withdrawableUntil === null ? null : new Date(withdrawableUntil),
    slotFromWire(wireSlot)?.start,
    payee,
  )
  const [alternatives, setAlternatives] = useState<readonly WireSlot[]>([])
  const [isChoosing, setChoosing] = useState(false)

  const follow = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    if (error.code === 'PROFILE_INCOMPLETE') void navigate(profileForBooking(pathname + search))
    else if (error.code === 'SLOT_TAKEN') {
      setChoosing(false)
      setAlternatives(error.refusal.alternatives ?? [])
    } else if (error.status === 409) onStale()
  }
  const send = async (wanted?: WantedVisit): Promise<RefusedVisit> => {
    const refused: RefusedVisit = {}
    await run(async () => {
      setAlternatives([])
      const { total, ...where } = { total: cost.total, ...wanted }
      const body = { version, ...where, expectedTotal: total, expressRequest }
      try {
        const { appointmentId } = await once({ id, ...body }, (idempotencyKey) =>
          api('POST /api/user/quotes/:id/accept', { params: { id }, body, idempotencyKey }),
        )
        await navigate(payPath(appointmentId))
      } catch (error) {
        follow(error)
        if (error instanceof ApiError) refused.fields = error.fields
        const other = wanted && refusedCost(error)
        if (!other) throw error
        refused.cost = other
      }
    })
    return refused
  }
  const choose = () => {
    if (confirm()) setChoosing(true)
  }
  const accept = () => {
    if (quote.needsAddress) choose()
    else if (confirm()) void send()
  }
  const place = (
    <>
      <QuotePlace quote={quote} payee={payee} onChange={choose} />
      {isChoosing && (
        <Suspense>
          <QuotePlaceDialog
            quote={quote}
            payee={payee}
            busy={busy}
            onAccept={send}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
  return { accept, busy, alternatives, box, place }
}
