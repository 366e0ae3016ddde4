import { firstNameOf } from '@anseo/domain/person-name'
import { ChevronRight, HandCoins, Repeat } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { restOf } from '../payment/rest-of.ts'
import type { PartProps } from './part-props.ts'

const SameAgainDialog = lazy(() => import('../same-again-dialog.tsx'))

/** Booking the same again, and a tip. */
export function MoreLinks({ appointment, now, blocked, onOpen }: PartProps) {
  const { wire } = appointment
  const vendor = firstNameOf(wire.vendorData.name)
  const rest = restOf(appointment, now)
  const [isRepeating, setRepeating] = useState(false)
  if (blocked) return null
  return (
    <nav className="card more-links" aria-label="More">
      <button type="button" onClick={() => setRepeating(true)}>
        <Row icon={<Repeat />} title="Same again" text={`See when ${vendor} is free as usual`} />
      </button>
      {rest.mayTip && rest.balanceCents === 0 && (
        <button type="button" onClick={() => onOpen('rest')}>
          <Row icon={<HandCoins />} title="Add a tip" text={`All of it goes to ${vendor}`} />
        </button>
      )}
      {isRepeating && (
        <Suspense>
          <SameAgainDialog appointment={wire} onClose={() => setRepeating(false)} />
        </Suspense>
      )}
    </nav>
  )
}

const Row = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <>
    <i aria-hidden="true">{icon}</i>
    <span>
      <b>{title}</b>
      <small>{text}</small>
    </span>
    <ChevronRight aria-hidden="true" />
  </>
)
