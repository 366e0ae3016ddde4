import { useNow } from '@anseo/site-kit/use-now'
import type { AppointmentOnWire } from '@anseo/contract/appointments'
import { isLive } from '@anseo/domain/appointment'
import { badge } from '@anseo/domain/appointment-badge'
import { appointmentFromWire } from '@anseo/domain/appointment-from-wire'
import { orderAppointments } from '@anseo/domain/appointment-order'
import { formatSlot } from '@anseo/domain/moment-text'
import { Badge } from '@anseo/ui/badge'
import { CalendarClock } from 'lucide-react'

const BADGE_EVERY_MS = 60_000

/** Shows the next appointment with this vendor and its badge; nothing when there is none. */
export function NextAppointmentStrip({ appointments }: { appointments: readonly AppointmentOnWire[] }) {
  const now = useNow(BADGE_EVERY_MS)
  const facts = appointments.map(appointmentFromWire)
  const next = orderAppointments(facts, (appointment) => appointment, now).find(
    (appointment) => isLive(appointment, now) && appointment.end > now,
  )
  if (!next) return null
  const { tone, text } = badge(next, now)
  return (
    <div className="chat-context">
      <CalendarClock aria-hidden="true" />
      <span className="grow">{formatSlot(next, now)}</span>
      <Badge tone={tone}>{text}</Badge>
    </div>
  )
}
