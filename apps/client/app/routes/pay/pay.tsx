import { ApiError } from '@anseo/api-client/api-error'
import { bookingErrorText } from '@anseo/api-client/error-texts'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import envelopePicture from '@anseo/ui/assets/pictures/envelope.webp?no-inline'
import { useParams } from 'react-router'
import { usePaymentLink } from '../../queries/payment-link.ts'
import { PublicQueries } from '../../queries/public-queries.tsx'
import { useLoadFailure } from '../../queries/use-load-failure.ts'
import { ownPageMeta } from '../../shell/own-page-meta.ts'
import { LinkedAppointment } from './linked-appointment.tsx'
import './pay.css'

export const meta = ownPageMeta('Pay for your appointment')

/** `/pay/<token>`: a payment request, paid by card or cancelled without an account (B7). */
export default function Pay() {
  const { token = '' } = useParams()
  return (
    <div className="wrap narrow page grid gap-4">
      <PublicQueries>
        <Content key={token} token={token} />
      </PublicQueries>
    </div>
  )
}

function Content({ token }: { token: string }) {
  const asked = usePaymentLink(token)
  const failure = useLoadFailure(asked)
  if (asked.data) return <LinkedAppointment token={token} link={asked.data} />
  return (
    <>
      <h1 className="sr-only">Pay for your appointment</h1>
      {!failure ? (
        <CardSkeleton count={1} />
      ) : failure instanceof ApiError && (failure.status === 404 || failure.status === 400) ? (
        <EmptyState title="This link no longer works" picture={envelopePicture}>
          It may be incomplete, the vendor may have sent a newer one or withdrawn it, or the appointment has
          started. Open the latest email, or ask the vendor for a new link. We refund a payment that comes too
          late.
        </EmptyState>
      ) : (
        <LoadFailure title="We couldn't load your payment" query={asked}>
          {bookingErrorText(failure)}
        </LoadFailure>
      )}
    </>
  )
}
