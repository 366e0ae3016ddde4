import type { AppointmentOnWire } from '@anseo/contract/appointments'
import type { ShownVendor } from '@anseo/contract/vendors'
import { serverNow } from '@anseo/api-client/server-clock'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { dublinDate } from '@anseo/domain/dublin-time'
import { euroText } from '@anseo/domain/money'
import { formatShortDay } from '@anseo/domain/near-day'
import { priceForText } from '@anseo/domain/price-for-text'
import { formatDay, parseSlotDate } from '@anseo/domain/slot-date'
import { ArchPortrait } from '@anseo/ui/arch-portrait'
import { Availability } from '@anseo/ui/availability'
import { Button } from '@anseo/ui/button'
import { VerifiedMark } from '@anseo/ui/verified-mark'
import { Repeat } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { HeartButton } from '../../favourites/heart-button.tsx'
import { ShareButton } from '../../favourites/share-button.tsx'
import { useLabelOf } from '../../vendors/use-specialities.ts'

const SameAgainDialog = lazy(() => import('../appointments/same-again-dialog.tsx'))

interface FavouriteCardProps {
  vendor: ShownVendor
  savedAt: Date
  /** The client's last completed appointment with the vendor. */
  last: AppointmentOnWire | null
}

/** A saved vendor: what was booked last, the price, when it is free next, and the way to book. */
export function FavouriteCard({ vendor, savedAt, last }: FavouriteCardProps) {
  const labelOf = useLabelOf()
  const { _id, name, image, speciality, city, location, available, priceFrom } = vendor
  const [isRepeating, setRepeating] = useState(false)
  return (
    <article className="card favourite">
      <ArchPortrait name={name} src={image} width={96} dim={!available} />
      <div className="what">
        <h2>
          <Link to={`/appointment/${_id}`}>{name}</Link> <VerifiedMark />
        </h2>
        <p className="text-ink-2">
          {labelOf(speciality)}, {city || location}
        </p>
        <p className="text-sm text-ink-2">{storyText(savedAt, last)}</p>
        <p className="num">
          <b className="display">{euroText(priceFrom)}</b>{' '}
          <small className="text-ink-2">in total, {priceForText(vendor)}</small>
        </p>
      </div>
      <div className="icons">
        <ShareButton vendorId={_id} name={name} />
        <HeartButton vendorId={_id} name={name} />
      </div>
      <div className="foot">
        {available ? <span className="num">{freeText(vendor)}</span> : <Availability available={false} />}
        {last && available ? (
          <Button
            tone="soft"
            size="sm"
            icon={<Repeat aria-hidden="true" />}
            onClick={() => setRepeating(true)}
          >
            Same again
          </Button>
        ) : (
          <Button asChild tone="sec" size="sm">
            <Link to={`/appointment/${_id}`}>See times</Link>
          </Button>
        )}
      </div>
      {isRepeating && last && (
        <Suspense>
          <SameAgainDialog appointment={last} onClose={() => setRepeating(false)} />
        </Suspense>
      )}
    </article>
  )
}

/** Returns what was booked last and when, else when the vendor was saved. */
function storyText(savedAt: Date, last: AppointmentOnWire | null): string {
  if (!last) return `Saved on ${formatDay(dublinDate(savedAt))}, not booked yet`
  const day = formatDay(dublinDate(appointmentFromWire(last).start))
  return last.serviceName ? `${last.serviceName}, ${day}` : `Last booked for ${day}`
}

function freeText({ nextFree }: ShownVendor): string {
  const date = nextFree && parseSlotDate(nextFree.slotDate)
  return date ? `Next available: ${formatShortDay(date, serverNow())}, ${nextFree.startTime}` : 'Fully booked'
}
