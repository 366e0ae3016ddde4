import { firstNameOf } from '@anseo/domain/person-name'
import { BlockQuestion } from '@anseo/site-kit/cards/block-question'
import { Ban, ChevronRight, HandCoins, Repeat, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useOwnBlocks } from '../../../queries/blocks.ts'
import { payableNow } from '../payment/payable-now.ts'
import type { PartProps } from '../part-props.ts'

const SameAgainDialog = lazy(() => import('../same-again-dialog.tsx'))

/** The ways to book the same again, to add a tip and to block the vendor. */
export function MoreLinks({ appointment, now, blocked, onOpen }: PartProps) {
  const { wire } = appointment
  const vendor = firstNameOf(wire.vendorData.name)
  const payable = payableNow(appointment, now)
  const [isRepeating, setRepeating] = useState(false)
  if (blocked) return null
  return (
    <nav className="card more-links" aria-label="More">
      {wire.seriesId && (
        <Link to={`/my-series/${wire.seriesId}`}>
          <Row icon={<Repeat />} title="All visits of this series" text="Skip, move, pause or end" />
        </Link>
      )}
      <button type="button" onClick={() => setRepeating(true)}>
        <Row icon={<Repeat />} title="Same again" text={`See when ${vendor} is free as usual`} />
      </button>
      {payable.mayTip && payable.balanceCents === 0 && (
        <button type="button" onClick={() => onOpen('balance')}>
          <Row icon={<HandCoins />} title="Add a tip" text={`All of it goes to ${vendor}`} />
        </button>
      )}
      <BlockRow id={wire.vendorData._id} name={wire.vendorData.name} />
      {isRepeating && (
        <Suspense>
          <SameAgainDialog appointment={wire} onClose={() => setRepeating(false)} />
        </Suspense>
      )}
    </nav>
  )
}

function BlockRow({ id, name }: { id: string; name: string }) {
  const blocks = useOwnBlocks()
  const [isAsking, setAsking] = useState(false)
  const first = firstNameOf(name)
  const isBlocked = blocks.isBlocked(id)
  return (
    <>
      {/* One button for both, so that it keeps the focus. */}
      <button type="button" onClick={() => (isBlocked ? blocks.unblock(id) : setAsking(true))}>
        {isBlocked ? (
          <Row icon={<Undo2 />} title={`Unblock ${first}`} text="You blocked them" />
        ) : (
          <Row icon={<Ban />} title={`Block ${first}`} text="No more messages or bookings" />
        )}
      </button>
      {isAsking && (
        <BlockQuestion
          name={name}
          busy={blocks.busy}
          onClose={() => setAsking(false)}
          onBlock={() => blocks.block(id, () => setAsking(false))}
        />
      )}
    </>
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
