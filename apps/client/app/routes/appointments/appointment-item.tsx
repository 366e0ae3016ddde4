// implements: §2.82
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
import { AppointmentActions, type FirstProps } from './appointment-actions.tsx'
import { appointmentNotes } from './appointment-notes.ts'
import { DueActions, type DueActionsProps } from './due-actions.tsx'
import { useChatSearch } from './chat-over-page.tsx'
import { useLabelOf } from '../../vendors/use-specialities.ts'

/** A card for one appointment with its actions; a click elsewhere on it opens the chat (§2). */
export function AppointmentItem({ first, ...part }: DueActionsProps & FirstProps) {
  const { appointment, now } = part
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
          <DueActions {...part} />
          <AppointmentActions {...part} first={first} />
        </>
      }
    />
  )
}
