// implements: §2.40, §2.41
import { CircleCheckBig } from 'lucide-react'
import { Availability } from './availability.tsx'
import { classNames } from './class-names.ts'
import { LazyImage } from './lazy-image.tsx'
import { Linked } from './linked.tsx'
import type { LinkElement } from './linked.tsx'
import { RatingMark } from './rating-mark.tsx'
import { Skeleton } from './skeleton.tsx'
import { VerifiedMark } from './verified-mark.tsx'

type VendorCardProps = {
  link: LinkElement
  name: string
  speciality: string
  place: string
  available: boolean
  verified: boolean
  picture: string | null | undefined
  /** The line with the check mark, such as '128 completed' or 'Available'; left out if absent. */
  foot?: string | undefined
  /** The average of its reviews and their number; nothing is shown without. */
  rating?: number | null
  reviewCount?: number
  /** Lowest price including fees, such as '€50.49', and what it is for: '1 hour' or the name of a service. */
  price: string
  priceFor: string
  /** Next free time, such as 'Next free: Today, 04:00 PM'. */
  free?: string | undefined
  /** True for the first visible cards, whose pictures load immediately; 'first' adds a high priority. */
  eager?: boolean | 'first'
  /** Displayed width of the picture, as the `sizes` attribute; by default that of a card in a grid. */
  pictureWidth?: string | undefined
}

/** Sizes of a card's picture in a grid of two, three and four columns. */
const WIDTHS = '(min-width: 1024px) 18rem, (min-width: 768px) 30vw, 46vw'

/** A vendor in a list; the whole card is one link. */
export function VendorCard(props: VendorCardProps) {
  const { link, name, speciality, place, available, verified, picture, foot, free, eager } = props
  const { rating, reviewCount, price, priceFor, pictureWidth = WIDTHS } = props
  return (
    <Linked link={link} className="vcard">
      <span className={classNames('pic', !available && 'away')}>
        <LazyImage src={picture} alt={name} sizes={pictureWidth} eager={eager ?? false} key={picture} />
        <Availability available={available} pill />
      </span>
      <span>
        <span className="name">
          {name}
          {verified && <VerifiedMark />}
        </span>
        <span className="meta block">{speciality}</span>
        <span className="meta block">{place}</span>
        {typeof rating === 'number' && <RatingMark average={rating}>({reviewCount})</RatingMark>}
        <span className="cost num">
          <b>{price}</b> <small>in total, {priceFor}</small>
        </span>
        {free && <span className="free num">{free}</span>}
        {foot && (
          <span className="foot num">
            <CircleCheckBig aria-hidden="true" />
            {foot}
          </span>
        )}
      </span>
    </Linked>
  )
}

/** The shape of a vendor card while vendors load. */
export function VendorCardSkeleton() {
  return (
    <span className="vcard" aria-hidden="true">
      <Skeleton className="pic" />
      <span className="grid gap-2">
        <Skeleton height={18} width="70%" />
        <Skeleton height={13} width="48%" />
        <Skeleton height={13} width="36%" />
      </span>
    </span>
  )
}
