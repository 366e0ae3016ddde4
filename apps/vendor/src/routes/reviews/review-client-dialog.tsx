import { formErrors } from '@anseo/api-client/form-errors'
import type { VendorExchangeOnWire } from '@anseo/contract/reviews'
import { REVIEW_DAYS } from '@anseo/domain/limits'
import { firstNameOf } from '@anseo/domain/person-name'
import { ReviewDialog } from '@anseo/site-kit/cards/review-dialog'
import { serviceAndDate } from '@anseo/site-kit/service-and-date'
import { useWriteReview } from '../../queries/reviews.ts'
import { session } from '../../site.ts'

interface ReviewClientDialogProps {
  exchange: VendorExchangeOnWire
  onClose: () => void
}

/** Form for a review of a client, or for changing it before it becomes visible. */
export function ReviewClientDialog({ exchange, onClose }: ReviewClientDialogProps) {
  const { appointmentId: id, clientData, own } = exchange
  const writing = useWriteReview()
  return (
    <ReviewDialog
      session={session}
      storageKey={`anseo.pro.review.${id}`}
      person={clientData}
      about={serviceAndDate(exchange).join(', ')}
      own={own}
      busy={writing.isPending}
      errors={formErrors(writing.error, "We couldn't save your review. Please try again.")}
      readers={
        <>
          {firstNameOf(clientData.name)} can read it once they&apos;ve reviewed you too, or {REVIEW_DAYS} days
          after the appointment was completed. Other vendors only see the stars.
        </>
      }
      onChange={writing.reset}
      onSave={(review) => writing.mutate({ id, ...review }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
