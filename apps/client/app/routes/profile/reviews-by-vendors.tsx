import { reviewCountText } from '@anseo/domain/rating'
import { formatDay, parseSlotDate } from '@anseo/domain/slot-date'
import { RatingMark } from '@anseo/ui/rating-mark'
import { Stars } from '@anseo/ui/stars'
import { useRead } from '../../queries/use-read.ts'

/** The number of newest reviews on the page. */
const SHOWN = 10

/** Shows the visible reviews that vendors wrote about the client; nothing while there are none. */
export default function ReviewsByVendors() {
  const { data: loaded } = useRead(['reviews-of-client'], 'GET /api/user/reviews', {
    query: { status: 'done', pageSize: SHOWN },
  })
  if (!loaded || loaded.rating === null) return null
  return (
    <section className="card pad" aria-labelledby="vendors-wrote">
      <h2 id="vendors-wrote" className="text-xl">
        Reviews from vendors
      </h2>
      <p className="muted mt-1">
        <RatingMark average={loaded.rating}>{reviewCountText(loaded.reviewCount)}</RatingMark>
      </p>
      <p className="hint mb-2">Vendors see your star rating when you book.</p>
      <ul>
        {loaded.exchanges.map(
          ({ appointmentId, vendorData, slotDate, theirs }) =>
            theirs && (
              <li
                key={appointmentId}
                className="grid gap-1 border-line py-3 wrap-anywhere not-first:border-t"
              >
                <span className="flex flex-wrap items-center gap-x-3">
                  <Stars stars={theirs.stars} />
                  <b>{vendorData.name}</b>
                  <span className="muted text-sm">{dayText(slotDate)}</span>
                </span>
                {theirs.text && <p className="whitespace-pre-line">{theirs.text}</p>}
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

function dayText(slotDate: string): string {
  const day = parseSlotDate(slotDate)
  return day ? formatDay(day) : ''
}
