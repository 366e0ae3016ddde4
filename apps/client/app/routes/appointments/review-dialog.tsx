import { useOpenReviews } from '../../reviews/use-open-reviews.ts'
import WriteReviewDialog from '../../reviews/write-review-dialog.tsx'
import type { DialogProps } from './appointment-dialogs.tsx'

/** Lets a client review a completed appointment; there is nothing to show once it cannot be reviewed. */
export default function ReviewDialog({ appointment, onClose, onChanged }: DialogProps) {
  const { _id, vendorData } = appointment.wire
  const { open } = useOpenReviews(vendorData._id)
  const exchange = open.find(({ appointmentId }) => appointmentId === _id)
  return exchange && <WriteReviewDialog exchange={exchange} onClose={onClose} onWritten={onChanged} />
}
