import { formatNearMoment } from '@anseo/domain/near-day'
import { Button } from '@anseo/ui/button'
import { CountBadge } from '@anseo/ui/count-badge'
import { RequestCard } from '@anseo/ui/request-card'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useVendorStep, type VendorAppointment } from '../../queries/appointments.ts'
import { amountText, dayText, timesText } from './appointment-texts.ts'
import { DeclineDialog } from './decline-dialog.tsx'

/** What waits for an answer, the soonest first. */
export function Requests({ appointments, now }: { appointments: VendorAppointment[]; now: Date }) {
  return (
    <section className="card" aria-label="Requests">
      <div className="card-head">
        <h2>Requests</h2>
        <CountBadge count={appointments.length} label="waiting for an answer" />
      </div>
      {appointments.length === 0 && <p className="muted px-4 pb-5">No request waits for an answer.</p>}
      {appointments.map((appointment) => (
        <Request key={appointment._id} appointment={appointment} now={now} />
      ))}
    </section>
  )
}

function Request({ appointment, now }: { appointment: VendorAppointment; now: Date }) {
  const [declining, setDeclining] = useState(false)
  const confirm = useVendorStep()
  const { _id: id, clientData: client, facts, note } = appointment
  return (
    <RequestCard
      name={client.name}
      picture={client.image}
      lines={`${dayText(appointment, now)}\n${timesText(appointment)}`}
      amount={amountText(appointment)}
      deadline={`Answer before ${formatNearMoment(facts.start, now)}`}
      actions={
        <>
          <Button tone="sec" size="sm" onClick={() => setDeclining(true)}>
            Decline
          </Button>
          <Button asChild tone="sec" size="sm">
            <Link to={`/messages/${client._id}`}>Chat</Link>
          </Button>
          <Button
            size="sm"
            icon={<Check aria-hidden="true" />}
            busy={confirm.isPending}
            aria-label={`Confirm ${client.name}, ${dayText(appointment, now)}, ${timesText(appointment)}`}
            onClick={() => confirm.mutate({ id, step: 'confirm' })}
          >
            Confirm
          </Button>
          {declining && (
            <DeclineDialog appointment={appointment} now={now} onClose={() => setDeclining(false)} />
          )}
        </>
      }
    >
      {note && `“${note}”`}
    </RequestCard>
  )
}
