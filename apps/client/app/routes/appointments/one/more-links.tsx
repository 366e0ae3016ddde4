import { firstNameOf } from '@anseo/domain/person-name'
import { ChevronRight, HandCoins, Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { restOf } from '../payment/rest-of.ts'
import type { PartProps } from './part-props.ts'

/** Booking again, and a tip. */
export function MoreLinks({ appointment, now, blocked, onOpen }: PartProps) {
  const { wire } = appointment
  const vendor = firstNameOf(wire.vendorData.name)
  const rest = restOf(appointment, now)
  return (
    <nav className="card more-links" aria-label="More">
      <Link to={`/appointment/${wire.vendorData._id}`}>
        <Row icon={<Repeat />} title="Book again" text={`See when ${vendor} is free`} />
      </Link>
      {!blocked && rest.mayTip && rest.balanceCents === 0 && (
        <button type="button" onClick={() => onOpen('rest')}>
          <Row icon={<HandCoins />} title="Add a tip" text={`All of it goes to ${vendor}`} />
        </button>
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
