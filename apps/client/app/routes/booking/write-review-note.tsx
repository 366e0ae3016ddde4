import type { VendorOnWire } from '@anseo/contract/vendors'
import { formatDay, parseSlotDate } from '@anseo/domain/slot-date'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { Pencil, ShieldCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useOpenReviews } from '../../reviews/use-open-reviews.ts'
import { useKeptState } from '../../session/use-kept-state.ts'

const WriteReviewDialog = lazy(() => import('../../reviews/write-review-dialog.tsx'))

interface WriteReviewNoteProps {
  vendor: VendorOnWire
  /** There is no review yet: it stands in a card of its own, or not at all. */
  alone?: boolean
}

/** Where reviews come from, and the way to write one while a completed booking is open for it. */
export function WriteReviewNote({ vendor, alone = false }: WriteReviewNoteProps) {
  const { open, reload } = useOpenReviews(vendor._id)
  const [writing, setWriting] = useKeptState('review-open', false, (kept) => kept === true)
  const exchange = open[0]
  if (alone && !exchange) return null
  const day = exchange && parseSlotDate(exchange.slotDate)
  const note = (
    <Note icon={<ShieldCheck aria-hidden="true" />}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-56 flex-1">
          Every review belongs to a completed booking.
          {day && ` Yours with ${vendor.name.split(' ')[0]} on ${formatDay(day)} is still open.`}
        </span>
        {exchange && (
          <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={() => setWriting(true)}>
            {exchange.own ? 'Change your review' : 'Write a review'}
          </Button>
        )}
      </div>
      {writing && exchange && (
        <Suspense>
          <WriteReviewDialog exchange={exchange} onClose={() => setWriting(false)} onWritten={reload} />
        </Suspense>
      )}
    </Note>
  )
  if (!alone) return <div className="my-5">{note}</div>
  return (
    <section className="card pad jump-target" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="mb-4 text-2xl">
        Reviews
      </h2>
      {note}
    </section>
  )
}
