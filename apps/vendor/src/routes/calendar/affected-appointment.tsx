import { problemTo } from '@anseo/domain/appointment-permissions'
import { formatSlot } from '@anseo/domain/moment-text'
import { Button } from '@anseo/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { mayMove } from '../../appointments/may-move.ts'
import type { VendorAppointment } from '../../queries/appointments.ts'
import { useAskedSeries } from '../../queries/series.ts'
import { AppointmentDialog, type AskedStep } from '../appointment/appointment-dialog.tsx'

/** Shows an appointment in a time off, with a link and actions. */
export function AffectedAppointment({ appointment, now }: { appointment: VendorAppointment; now: Date }) {
  const [asked, setAsked] = useState<AskedStep | null>(null)
  const { _id: id, clientData: client, facts, seriesId } = appointment
  const series = useAskedSeries()
  const isAsked = seriesId !== null && series.has(seriesId)
  const ask = (step: AskedStep, label: string) => (
    <Button tone="sec" size="sm" onClick={() => setAsked(step)}>
      {label}
      <span className="sr-only">, {client.name}</span>
    </Button>
  )
  return (
    <li className="grid gap-1.5">
      <Link className="link w-fit font-semibold" to={`/appointments/${id}`}>
        {client.name}, {formatSlot(facts, now)}
      </Link>
      <div className="flex flex-wrap gap-2">
        {isAsked && (
          <Button asChild tone="sec" size="sm">
            <Link to={`/series/${seriesId}`}>
              Answer the series<span className="sr-only">, {client.name}</span>
            </Link>
          </Button>
        )}
        {!isAsked && !problemTo.propose(facts, now) && ask('other time', 'Suggest a time')}
        {mayMove(appointment, now) && ask('move', 'Move')}
        {!isAsked && !problemTo.decline(facts, now) && ask('decline', 'Decline')}
        {!problemTo.vendorCancel(facts, now) && ask('cancel', 'Cancel')}
        {client._id && (
          <Button asChild tone="sec" size="sm">
            <Link to={`/messages/${client._id}`}>
              Chat<span className="sr-only"> with {client.name}</span>
            </Link>
          </Button>
        )}
      </div>
      <AppointmentDialog asked={asked} appointment={appointment} now={now} onClose={() => setAsked(null)} />
    </li>
  )
}
