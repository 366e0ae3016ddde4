import { durationText } from '@anseo/domain/duration-text'
import { slotMinutes } from '@anseo/domain/slot'
import { Badge } from '@anseo/ui/badge'
import type { TimelineEntry } from '@anseo/ui/day-timeline'
import { Link } from 'react-router'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { badgeOf } from '../../appointments/appointment-badge.ts'
import { amountText, priceText } from '../../appointments/appointment-texts.ts'

/** Returns an appointment as a line of the day's timeline. */
export function timelineEntry(appointment: VendorAppointment, now: Date): TimelineEntry {
  const { _id: id, clientData: client, facts, startTime, note } = appointment
  const { tone, text } = badgeOf(appointment, now)
  return {
    key: id,
    time: startTime,
    title: (
      <Link className="hover:underline" to={`/appointments/${id}`}>
        {client.name}
      </Link>
    ),
    detail: [
      note,
      durationText(slotMinutes(facts)),
      appointment.source === 'vendor' ? priceText(appointment) : amountText(appointment),
    ]
      .filter(Boolean)
      .join(', '),
    aside: <Badge tone={tone}>{text}</Badge>,
  }
}
