// implements: §2.82
import type { ClientExchangeOnWire } from '@anseo/contract/reviews'
import { mayRebook } from '@anseo/domain/appointment-permissions'
import { badge } from '@anseo/domain/appointment-badge'
import { isLive } from '@anseo/domain/appointment'
import { dublinDate } from '@anseo/domain/dublin-time'
import { euroText } from '@anseo/domain/money'
import { formatDay } from '@anseo/domain/slot-date'
import { timeRemaining } from '@anseo/domain/time-remaining'
import { AppointmentCard } from '@anseo/ui/appointment-card'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { appointmentPath } from '../../appointments/appointment-path.ts'
import { AppointmentActions } from './appointment-actions.tsx'
import { appointmentNotes } from './appointment-notes.ts'
import type { DialogName } from './dialog-props.ts'
import { DueActions } from './due-actions.tsx'
import type { ClientAppointment } from '../../appointments/client-appointment.ts'
import { useChatSearch } from './chat-over-page.tsx'
import { useLabelOf } from '../../vendors/use-specialities.ts'

interface AppointmentItemProps {
  appointment: ClientAppointment
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
  const labelOf = useLabelOf()
  const { wire, facts } = appointment
  const chat = useChatSearch(wire.vendorData._id)
  const { name, image, speciality } = wire.vendorData
  return (
    <AppointmentCard
      id={wire._id}
      link={<Link to={chat} aria-label={`Open chat with ${name}`} />}
      name={name}
      what={labelOf(speciality)}
      picture={image}
      date={formatDay(dublinDate(facts.start))}
      times={`${wire.startTime} to ${wire.endTime}`}
      amount={euroText(wire.amount)}
      caption="Vendor fee"
      remaining={isLive(facts, now) ? timeRemaining(facts.start, now) : null}
      notes={appointmentNotes(appointment, now)}
      more={
        <Link to={appointmentPath(wire._id)}>
          Details
          <ChevronRight aria-hidden="true" />
        </Link>
      }
      badge={badge(facts, now)}
      dim={mayRebook(facts, now) && !facts.complete}
      actions={
        <>
          <DueActions {...{ appointment, now, blocked, openReview, onOpen }} />
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
