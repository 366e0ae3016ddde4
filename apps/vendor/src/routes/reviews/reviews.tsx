import { withParams } from '@anseo/site-kit/with-params'
import { pageInAddress } from '@anseo/site-kit/page-in-address'
import { CardSkeleton } from '@anseo/ui/card-skeleton'
import { EmptyState } from '@anseo/ui/empty-state'
import { LoadFailure } from '@anseo/ui/load-failure'
import { LoadingNote } from '@anseo/ui/loading-note'
import { Pager } from '@anseo/ui/pager'
import handshakePicture from '@anseo/ui/assets/pictures/handshake.webp?no-inline'
import { RatingBars } from '@anseo/ui/rating-bars'
import { ReviewItem } from '@anseo/ui/review-item'
import ReviewPhotos from '@anseo/ui/review-photos'
import { Link, useSearchParams } from 'react-router'
import { useVendor } from '../../queries/profile.ts'
import { useReviews } from '../../queries/reviews.ts'
import { Page } from '../../shell/page.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReviewsToWrite, useOpenExchanges } from './reviews-to-write.tsx'

const STARS = new Set([1, 2, 3, 4, 5])

/** `/reviews`: reviews by clients with replies, and the clients whom the vendor can review. */
export function ReviewsPage() {
  const toWrite = useOpenExchanges()
  const { reviews } = useAskedReviews()
  return (
    <Page title="Reviews" className="grid content-start gap-5">
      {toWrite.isPending || reviews.isPending ? (
        <>
          <LoadingNote text="Loading reviews..." />
          <CardSkeleton count={3} height={64} />
        </>
      ) : (
        // Both are shown at once, since the one that came later would push the other down.
        <>
          <ReviewsToWrite />
          <OwnReviews />
        </>
      )}
    </Page>
  )
}

/** Reads the filter from the address and loads its reviews. */
function useAskedReviews() {
  const [params, setParams] = useSearchParams()
  const page = pageInAddress(params)
  const asked = Number(params.get('stars'))
  const stars = STARS.has(asked) ? asked : null
  return { params, setParams, stars, reviews: useReviews({ page, stars }) }
}

function OwnReviews() {
  const vendor = useVendor()
  const { params, setParams, stars, reviews } = useAskedReviews()
  const { data, isFetching, refetch } = reviews
  const chooseStars = (chosen: number | null) =>
    setParams(withParams(params, { stars: chosen ? String(chosen) : null, page: null }), { replace: true })
  if (!data) {
    return <LoadFailure title="We couldn't load your reviews" query={{ isFetching, refetch }} />
  }
  if (data.rating === null) {
    return (
      <EmptyState title="No reviews yet" picture={handshakePicture}>
        Clients can write one for 14 days after a completed appointment.
      </EmptyState>
    )
  }
  return (
    <section className="card pad" aria-labelledby="own-reviews">
      <h2 id="own-reviews" className="mb-4 text-xl">
        What clients wrote
      </h2>
      <RatingBars
        average={data.rating}
        count={data.reviewCount}
        byStars={data.byStars}
        chosen={stars}
        onChoose={chooseStars}
      />
      <div className="mt-5" aria-busy={isFetching}>
        {data.reviews.map((review) => (
          <ReviewItem
            key={review._id}
            review={review}
            vendor={vendor}
            photos={review.photos && <ReviewPhotos photos={review.photos} author={review.author} />}
          >
            <ReplyForm review={review} />
          </ReviewItem>
        ))}
      </div>
      <Pager {...data} renderLink={(to) => <Link to={`?${withParams(params, { page: String(to) })}`} />} />
    </section>
  )
}
