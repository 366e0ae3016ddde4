import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'
import type { AdminReviewOnWire } from '@anseo/contract/reviews'
import { useState } from 'react'
import { useModerateReview } from '../../queries/reviews.ts'
import { DurationFields } from '../notices/duration-fields.tsx'
import { useDuration } from '../notices/use-duration.ts'

const TEXTS = {
  hide: {
    title: 'Hide this review?',
    label: (name: string) => `Reason (sent to ${name})`,
    confirm: 'Hide review',
    text: "No one will see it, and its stars won't count. You can show it again later.",
  },
  show: {
    title: 'Show this review again?',
    label: () => 'Reason (kept in the audit log)',
    confirm: 'Show review',
    text: "It's visible again and its stars count. We'll tell its author.",
  },
}

/** Asks why a review is hidden or shown again; the typed text survives a login. */
export function ModerateDialog({ review, onClose }: { review: AdminReviewOnWire; onClose: () => void }) {
  const step = review.status === 'hidden' ? 'show' : 'hide'
  const moderating = useModerateReview()
  const author = review.author === 'client' ? review.client : review.vendor
  const duration = useDuration(`anseo.admin.hide-review.${review._id}`)
  const [tried, setTried] = useState(false)
  const { title, label, confirm: button, text } = TEXTS[step]
  const confirm = (reason: string, done: () => void) => {
    setTried(true)
    const onSuccess = () => {
      duration.forget()
      done()
    }
    const about = { id: review._id, reason }
    if (step === 'show') moderating.mutate({ ...about, step }, { onSuccess })
    else if (!duration.problem) moderating.mutate({ ...about, step, ...duration.body }, { onSuccess })
  }
  return (
    <ReasonDialogWithDraft
      title={title}
      label={label(author.name)}
      required
      confirm={button}
      busy={moderating.isPending}
      draftKey={`anseo.admin.${step}-review.${review._id}`}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{text}</p>
      {step === 'hide' && <DurationFields measure="remove" duration={duration} tried={tried} />}
    </ReasonDialogWithDraft>
  )
}
