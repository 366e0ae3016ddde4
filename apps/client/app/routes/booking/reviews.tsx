import type { ReplyTo } from '@anseo/contract/calls'
import type { ReviewOnWire } from '@anseo/contract/reviews'
import type { VendorOnWire } from '@anseo/contract/vendors'
import { REVIEW_PAGE_SIZE } from '@anseo/domain/limits'
import { Button } from '@anseo/ui/button'
import { Options } from '@anseo/ui/options'
import { RatingBars } from '@anseo/ui/rating-bars'
import { ReviewItem } from '@anseo/ui/review-item'
import { SelectInput } from '@anseo/ui/select-input'
import { notify } from '@anseo/ui/toasts'
import { lazy, Suspense, useRef, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useToken } from '../../account/profile.tsx'
import { OriginNote } from './origin-note.tsx'
import { ReportContent } from './report-content.tsx'
import { TraderInfo } from './trader-info.tsx'

// Few reviews have photos, and only logged-in clients may write one: others do not load the code.
const ReviewPhotos = lazy(() => import('@anseo/ui/review-photos'))
const WriteReviewNote = lazy(() => import('./write-review-note.tsx'))

/** A page of reviews with the rating summary, as the API returns it. */
type LoadedReviews = ReplyTo<'GET /api/vendor/:vendorId/reviews'>

type Sort = keyof typeof SORTS

const SORTS = { newest: 'Newest', highest: 'Highest rated', lowest: 'Lowest rated' }

/**
 * Shows a vendor's reviews, and whom a client contracts with; without any review, only the button to write the first, for
 * clients who may.
 */
export default function Reviews({ vendor, loaded, photos }: ReviewsProps) {
  const [shown, setShown] = useState(loaded)
  return (
    <>
      <VendorReviews {...{ vendor, shown, setShown }} />
      <TraderInfo vendor={vendor} />
      <ReportContent {...{ vendor, photos }} reviews={shown.reviews} />
    </>
  )
}

interface ReviewsProps {
  vendor: VendorOnWire
  loaded: LoadedReviews
  photos: readonly { _id: string; words: string | null }[]
}

interface VendorReviewsProps {
  vendor: VendorOnWire
  shown: LoadedReviews
  setShown: (shown: LoadedReviews) => void
}

function VendorReviews({ vendor, shown, setShown }: VendorReviewsProps) {
  const signedIn = Boolean(useToken())
  const [asked, setAsked] = useState<{ stars: number | null; sort: Sort }>({ stars: null, sort: 'newest' })
  const [busy, setBusy] = useState(false)
  const loaded = useRef(asked)
  const latest = useRef<AbortController>(null)

  const load = async (next: typeof asked, after: ReviewOnWire[] = []) => {
    // Only the newest request counts: the reply to an earlier choice may come later.
    latest.current?.abort()
    const { signal } = (latest.current = new AbortController())
    setBusy(true)
    // A second choice that is made while the first one still loads adds to it.
    setAsked(next)
    try {
      const page = await api('GET /api/vendor/:vendorId/reviews', {
        params: { vendorId: vendor._id },
        query: {
          page: after.length / REVIEW_PAGE_SIZE + 1,
          sort: next.sort,
          ...(next.stars && { stars: next.stars }),
        },
        signal,
      })
      loaded.current = next
      setShown({ ...page, reviews: [...after, ...page.reviews] })
      setBusy(false)
    } catch {
      if (signal.aborted) return
      setBusy(false)
      setAsked(loaded.current)
      notify.error("We couldn't load the reviews. Please try again.")
    }
  }

  const { reviews, total, rating, reviewCount, byStars } = shown
  if (rating === null) {
    return (
      signedIn && (
        <Suspense>
          <WriteReviewNote vendor={vendor} alone />
        </Suspense>
      )
    )
  }
  return (
    <section className="card pad" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="mb-4 text-2xl">
        Reviews
      </h2>
      <RatingBars
        average={rating}
        count={reviewCount}
        byStars={byStars}
        chosen={asked.stars}
        onChoose={(stars) => void load({ ...asked, stars })}
      />
      <div className="my-5">
        {signedIn ? (
          <Suspense fallback={<OriginNote />}>
            <WriteReviewNote vendor={vendor} />
          </Suspense>
        ) : (
          <OriginNote />
        )}
      </div>
      {reviewCount > 1 && (
        <SelectInput
          label="Sort by"
          className="mb-4 max-w-52"
          value={asked.sort}
          onChange={(event) => void load({ ...asked, sort: event.target.value as Sort })}
        >
          <Options of={Object.entries(SORTS).map(([value, label]) => ({ value, label }))} />
        </SelectInput>
      )}
      <div aria-busy={busy} aria-live="polite">
        {reviews.map((review) => (
          <ReviewItem
            key={review._id}
            review={review}
            vendor={vendor}
            photos={
              review.photos && (
                <Suspense>
                  <ReviewPhotos photos={review.photos} author={review.author} />
                </Suspense>
              )
            }
          />
        ))}
      </div>
      {reviews.length < total && (
        <Button tone="sec" busy={busy} onClick={() => void load(asked, reviews)}>
          Show more reviews
        </Button>
      )}
    </section>
  )
}
