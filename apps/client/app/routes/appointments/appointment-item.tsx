// implements: §2.82
import type { ClientExchangeOnWire } from '@anseo/contract/reviews'
import { mayRebook, problemTo } from '@anseo/domain/appointment-permissions'
import { badge } from '@anseo/domain/appointment-badge'
import { isLive } from '@anseo/domain/appointment'
import { dublinDate } from '@anseo/domain/dublin-time'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { formatDay } from '@anseo/domain/slot-date'
import { specialityLabel } from '@anseo/domain/specialities'
import { timeRemaining } from '@anseo/domain/time-remaining'
import { AppointmentCard } from '@anseo/ui/appointment-card'
import { ReasonedButton } from '@anseo/ui/reasoned-button'
import { HandCoins, Lock, Pencil, ReceiptText } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { AppointmentActions } from './appointment-actions.tsx'
import { appointmentNotes } from './appointment-notes.ts'
import type { DialogName } from './dialog-props.ts'
import type { Listed } from '../../appointments/listed.ts'
import { restOf } from './payment/rest-of.ts'
import { ReportLink } from './report-button.tsx'

interface AppointmentItemProps {
  appointment: Listed
  now: Date
  /** The first appointment that can be paid: its button is the most prominent. */
  first: boolean
  /** The reason why actions are disabled, such as being offline. */
  blocked?: string | undefined
  /** Present while the appointment can be reviewed. */
  openReview?: ClientExchangeOnWire | undefined
  onOpen: (dialog: DialogName) => void
}

/** A card for one appointment with its actions; a click elsewhere on it opens the chat (§2). */
export function AppointmentItem({
  appointment,
  now,
  first,
  blocked,
  openReview,
  onOpen,
}: AppointmentItemProps) {
  const { wire, facts } = appointment
  const rest = restOf(appointment, now)
  const [search] = useSearchParams()
  const withChat = new URLSearchParams(search)
  withChat.set('chat', wire.vendorData._id)
  const { name, image, speciality } = wire.vendorData
  return (
    <AppointmentCard
      id={wire._id}
      link={<Link to={{ search: withChat.toString() }} aria-label={`Open chat with ${name}`} />}
      name={name}
      what={specialityLabel(speciality)}
      picture={image}
      date={formatDay(dublinDate(facts.start))}
      times={`${wire.startTime} to ${wire.endTime}`}
      amount={formatEuro(euroToCents(wire.amount))}
      caption="Vendor fee"
      remaining={isLive(facts, now) ? timeRemaining(facts.start, now) : null}
      notes={appointmentNotes(appointment, now)}
      more={
        hasReceipt(appointment) && (
          <>
            <ReceiptLink appointmentId={wire._id} />
            {!blocked && rest.mayTip && rest.balanceCents === 0 && <TipLink onPress={() => onOpen('rest')} />}
            {!blocked && !problemTo.report(facts, now) && <ReportLink onPress={() => onOpen('report')} />}
          </>
        )
      }
      badge={badge(facts, now)}
      dim={mayRebook(facts, now) && !facts.complete}
      actions={
        <>
          {rest.balanceCents > 0 && (
            <ReasonedButton
              size="sm"
              icon={<Lock aria-hidden="true" />}
              reason={blocked}
              onClick={() => onOpen('rest')}
            >
              Pay the rest
            </ReasonedButton>
          )}
          {openReview && (
            <ReasonedButton
              size="sm"
              icon={<Pencil aria-hidden="true" />}
              reason={blocked}
              onClick={() => onOpen('review')}
            >
              {openReview.own ? 'Edit your review' : 'Write a review'}
            </ReasonedButton>
          )}
          <AppointmentActions
            facts={facts}
            vendorId={wire.vendorData._id}
            now={now}
            first={first}
            blocked={blocked}
            onOpen={onOpen}
          />
        </>
      }
    />
  )
}

/** An appointment has a receipt once it was paid, or when a late payment is refunded (M5). */
const hasReceipt = ({ wire, facts }: Listed) => (facts.paid && !facts.free) || wire.refundAmount !== null

const ReceiptLink = ({ appointmentId }: { appointmentId: string }) => (
  <Link to={`/receipts?appointment=${appointmentId}`}>
    <ReceiptText aria-hidden="true" />
    Receipt
  </Link>
)

const TipLink = ({ onPress }: { onPress: () => void }) => (
  <button type="button" onClick={onPress}>
    <HandCoins aria-hidden="true" />
    Add a tip
  </button>
)
