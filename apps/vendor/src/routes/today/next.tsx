import { directionsUrl } from '@anseo/domain/directions'
import { sameDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { timeRemaining } from '@anseo/domain/time-remaining'
import { Button } from '@anseo/ui/button'
import { NextAppointment } from '@anseo/ui/next-appointment'
import { MessageCircle, Navigation, Phone } from 'lucide-react'
import { Link } from 'react-router'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { addressText, dayText, timesText } from '../../appointments/appointment-texts.ts'

/** Shows the next paid appointment: client, time, address and directions. */
export function Next({ appointment, now }: { appointment: VendorAppointment | undefined; now: Date }) {
  if (!appointment) return null
  const { clientData: client, facts } = appointment
  const address = addressText(appointment)
  const today = sameDate(dublinDate(facts.start), dublinDate(now))
  const remaining = timeRemaining(facts.start, now)
  return (
    <NextAppointment
      soon={remaining ? `Next, ${remaining.endsWith('left') ? remaining : `in ${remaining}`}` : 'Now'}
      name={client.name}
      picture={client.image}
      times={today ? timesText(appointment) : `${dayText(appointment, now)}, ${timesText(appointment)}`}
      where={[appointment.note, address].filter(Boolean).join('\n')}
      actions={
        <>
          {address && (
            <Button asChild tone="cta" size="sm" icon={<Navigation aria-hidden="true" />}>
              <a href={directionsUrl(address)} target="_blank" rel="noreferrer">
                Directions
              </a>
            </Button>
          )}
          {client._id && (
            <Button asChild tone="on-dark" size="sm" icon={<MessageCircle aria-hidden="true" />}>
              <Link to={`/messages/${client._id}`}>Chat</Link>
            </Button>
          )}
          {client.phone && (
            <Button asChild tone="on-dark" size="sm" icon={<Phone aria-hidden="true" />}>
              <a href={`tel:${client.phone}`}>Call</a>
            </Button>
          )}
        </>
      }
    />
  )
}
