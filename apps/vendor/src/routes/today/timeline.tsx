import { slotHours } from '@anseo/domain/slot'
import { vendorBadge } from '@anseo/domain/vendor-badge'
import { Badge } from '@anseo/ui/badge'
import type { TimelineEntry } from '@anseo/ui/day-timeline'
import { Link } from 'react-router'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { amountText } from '../../appointments/appointment-texts.ts'

/** An appointment as a line of a day. */
export function timelineEntry(appointment: VendorAppointment, now: Date): TimelineEntry {
  const { _id: id, clientData: client, facts, startTime, note } = appointment
  const hours = slotHours(facts)
  const { tone, text } = vendorBadge(facts, now)
  return {
    key: id,
    time: startTime,
    title: (
      <Link className="hover:underline" to={`/appointments/${id}`}>
        {client.name}
      </Link>
    ),
    detail: [note, `${hours} ${hours === 1 ? 'hour' : 'hours'}`, amountText(appointment)]
      .filter(Boolean)
      .join(', '),
    aside: <Badge tone={tone}>{text}</Badge>,
  }
}
