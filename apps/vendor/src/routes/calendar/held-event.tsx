import { serverNow } from '@anseo/api-client/server-clock'
import { formatMoment, formatSlot, formatTime } from '@anseo/domain/moment-text'
import { firstNameOf } from '@anseo/domain/person-name'
import type { Lane } from '@anseo/domain/day-grid'
import type { HourRange } from '@anseo/domain/working-hours'
import { classNames } from '@anseo/ui/class-names'
import { Link } from 'react-router'
import { placed, shortName } from './event.tsx'
import type { HeldTime } from './held-times.ts'

interface HeldEventProps {
  held: HeldTime
  /** The part of it that falls into the grid of its day. */
  hours: HourRange
  lane: Lane
  roomy: boolean
}

/** The time to which a client was asked to move, held until the answer (B8); it opens the appointment. */
export function HeldEvent({ held, hours, lane, roomy }: HeldEventProps) {
  const { _id: id, clientData: client, proposal } = held.appointment
  const length = hours.endHour - hours.startHour
  const until = proposal?.heldUntil ? formatMoment(new Date(proposal.heldUntil), serverNow()) : ''
  return (
    <Link
      to={`/appointments/${id}`}
      className={classNames('event held', length < 1 && 'short')}
      style={placed(hours.startHour, hours.endHour, lane)}
    >
      <span className="sr-only">
        Held for {client.name} until {until}: {formatSlot(held, serverNow())}
      </span>
      <div aria-hidden="true">
        <b>{roomy ? client.name : shortName(client.name)}</b>
        <span>{roomy ? `${formatTime(held.start)} to ${formatTime(held.end)}, held` : 'Held'}</span>
        {roomy && length > 1 && <span>Waiting for {firstNameOf(client.name)}</span>}
      </div>
    </Link>
  )
}
