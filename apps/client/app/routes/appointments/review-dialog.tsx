import { useOpenReviews } from '../../queries/open-reviews.ts'
import WriteReviewDialog from '../../reviews/write-review-dialog.tsx'
import type { DialogProps } from './dialog-props.ts'

/** Lets a client review a completed appointment; shows nothing once it cannot be reviewed. */
export default function ReviewDialog({ appointment, onClose }: DialogProps) {
  const exchange = useOpenReviews().find(({ appointmentId }) => appointmentId === appointment.wire._id)
  return exchange && <WriteReviewDialog exchange={exchange} onClose={onClose} />
}
