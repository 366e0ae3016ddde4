// implements: §2.74
import type { VendorOnWire } from '@anseo/contract/vendors'
import { euroText } from '@anseo/domain/money'
import { reviewCountText } from '@anseo/domain/rating'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { Availability } from '@anseo/ui/availability'
import { Button } from '@anseo/ui/button'
import { Chip } from '@anseo/ui/chip'
import { FactList } from '@anseo/ui/fact-list'
import { IconButton } from '@anseo/ui/icon-button'
import { RatingMark } from '@anseo/ui/rating-mark'
import { Tooltip } from '@anseo/ui/tooltip'
import { VerifiedPill } from '@anseo/ui/verified-mark'
import { BriefcaseBusiness, CircleCheckBig, Info, MapPin, MessageCircle } from 'lucide-react'
import { Link } from 'react-router'
import { HeartButton } from '../../favourites/heart-button.tsx'
import { ShareButton } from '../../favourites/share-button.tsx'
import { chatPath } from '../messages/chat-path.ts'
import { About } from './about.tsx'
import { VerifiedDisclosure } from './verified-disclosure.tsx'
import './head-card.css'
import { useLabelOf } from '../../vendors/use-specialities.ts'

const FEE_TOOLTIP = 'Per hour. Secures your slot, not the full cost.'

interface HeadCardProps {
  vendor: VendorOnWire
  hasMenu: boolean
  /** The words 'Instant booking', or those for its usual answer time (B6). */
  confirms: string | null
}

/** Introduces the vendor: portrait, badges, fee per hour and the button to ask for a quote. */
export function HeadCard({ vendor, hasMenu, confirms }: HeadCardProps) {
  const labelOf = useLabelOf()
  return (
    <section className="card pad vendor-head">
      <ArchPortrait name={vendor.name} src={vendor.image} dim={!vendor.available} named eager />
      <div className="who">
        <div className="mb-2.5 flex flex-wrap items-center gap-2">
          {vendor.isVerified && <VerifiedPill />}
          <Availability available={vendor.available} />
          {confirms && <span className="muted text-sm font-semibold">{confirms}</span>}
        </div>
        <div className="name">
          <h1>{vendor.name}</h1>
          <ShareButton vendorId={vendor._id} name={vendor.name} />
          <HeartButton vendorId={vendor._id} name={vendor.name} />
        </div>
        <p className="muted mt-1 font-semibold">{labelOf(vendor.speciality)}</p>
      </div>
      <div className="rest">
        <FactList
          items={[
            { icon: <BriefcaseBusiness aria-hidden="true" />, text: experienceText(vendor.experience) },
            { icon: <MapPin aria-hidden="true" />, text: placeText(vendor) },
            {
              icon: <CircleCheckBig aria-hidden="true" />,
              text: `${vendor.completedAppointments} completed`,
            },
          ]}
        />
        {vendor.rating !== null && (
          <p className="mt-2.5">
            <RatingMark average={vendor.rating}>
              <a className="link" href="#reviews">
                {reviewCountText(vendor.reviewCount)}
              </a>
            </RatingMark>
          </p>
        )}
        {vendor.isVerified && <VerifiedDisclosure vendorId={vendor._id} />}
        <About text={vendor.about} />
        <div className="fee">
          <div className="price">
            <span className="muted flex items-center gap-1 text-sm font-semibold">
              Fee per hour
              <Tooltip text={FEE_TOOLTIP}>
                <IconButton label="What is this fee?" tiny icon={<Info aria-hidden="true" />} />
              </Tooltip>
            </span>
            <b className="display num">{euroText(vendor.fees)}</b>
            <small className="muted block">plus booking fees</small>
          </div>
          <Button asChild tone="sec" icon={<MessageCircle aria-hidden="true" />}>
            <Link to={chatPath(vendor._id)}>Chat to Get Full Quote</Link>
          </Button>
        </div>
        {(hasMenu || vendor.rating !== null) && (
          <nav className="mt-4 flex flex-wrap gap-2" aria-label="Jump to">
            {hasMenu && <Chip link={<a href="#services" />}>Services</Chip>}
            <Chip link={<a href="#times" />}>Available times</Chip>
            {vendor.rating !== null && <Chip link={<a href="#reviews" />}>Reviews</Chip>}
          </nav>
        )}
      </div>
    </section>
  )
}

/** Turns '9 years' into "9 years' experience"; a longer text stays as it was written. */
const experienceText = (experience: string) =>
  experience.replace(/^\s*(\d+\+? year)(s?)\s*$/i, (_, years, s) => `${years}${s ? "s'" : "'s"} experience`)

const placeText = ({ location, city }: VendorOnWire) => (location === city ? city : `${location}, ${city}`)
