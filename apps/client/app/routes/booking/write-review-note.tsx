import type { VendorOnWire } from '@anseo/contract/vendors'
import { formatDay, parseSlotDate } from '@anseo/domain/slot-date'
import { firstNameOf } from '@anseo/domain/person-name'
import { Button } from '@anseo/ui/button'
import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useOpenReviews } from '../../queries/open-reviews.ts'
import { LiveQueries } from '../../queries/live-queries.tsx'
import { useSavedState } from '../../session/use-saved-state.ts'
import { OriginNote } from './origin-note.tsx'

const WriteReviewDialog = lazy(() => import('../../reviews/write-review-dialog.tsx'))

interface WriteReviewNoteProps {
  vendor: VendorOnWire
  /** The vendor has no reviews yet: then the note is shown in its own card, and only with the button. */
  alone?: boolean
}

/** The note on the origin of reviews, with a button to write one while a completed appointment can be reviewed. */
export default function WriteReviewNote(props: WriteReviewNoteProps) {
  return (
    <LiveQueries>
      <OpenReview {...props} />
    </LiveQueries>
  )
}

function OpenReview({ vendor, alone = false }: WriteReviewNoteProps) {
  const [exchange] = useOpenReviews(vendor._id)
  const [writing, setWriting] = useSavedState('review-open', false, (saved) => saved === true)
  if (alone && !exchange) return null
  const day = exchange !== undefined && parseSlotDate(exchange.slotDate)
  const firstName = firstNameOf(vendor.name)
  const note = (
    <OriginNote more={day && ` You can review your appointment with ${firstName} on ${formatDay(day)}.`}>
      {exchange && (
        <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={() => setWriting(true)}>
          {exchange.own ? 'Edit your review' : 'Write a review'}
        </Button>
      )}
      {writing && exchange && (
        <Suspense>
          <WriteReviewDialog exchange={exchange} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </OriginNote>
  )
  if (!alone) return note
  return (
    <section className="card pad jump-target" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="mb-4 text-2xl">
        Reviews
      </h2>
      {note}
    </section>
  )
}
