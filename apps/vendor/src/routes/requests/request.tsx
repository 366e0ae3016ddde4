import { formatNearMoment } from '@anseo/domain/near-day'
import { reviewCountText } from '@anseo/domain/rating'
import { Button } from '@anseo/ui/button'
import { RatingMark } from '@anseo/ui/rating-mark'
import { RequestCard } from '@anseo/ui/request-card'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useVendorStep, type VendorAppointment } from '../../queries/appointments.ts'
import { useAskedSeries } from '../../queries/series.ts'
import { amountText, dayText, timesText } from '../../appointments/appointment-texts.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { OtherTimeDialog } from './other-time-dialog.tsx'
import { ProposedTime } from './proposed-time.tsx'

/** Shows a request, which is confirmed with one tap, and declined or moved after a dialog. */
export function Request({ appointment, now }: { appointment: VendorAppointment; now: Date }) {
  const [asking, setAsking] = useState<'decline' | 'other time' | null>(null)
  const confirm = useVendorStep()
  const { _id: id, clientData: client, facts, note, serviceName, proposal } = appointment
  const when = `${dayText(appointment, now)}, ${timesText(appointment)}`
  const close = () => setAsking(null)
  const asked = useAskedSeries()
  const seriesId = appointment.seriesId && asked.has(appointment.seriesId) ? appointment.seriesId : null
  return (
    <RequestCard
      name={client.name}
      link={<Link to={`/appointments/${id}`} />}
      picture={client.image}
      lines={`${dayText(appointment, now)}\n${timesText(appointment)}`}
      amount={amountText(appointment)}
      deadline={`Answer by ${formatNearMoment(facts.start, now)}`}
      actions={
        seriesId ? (
          <Button asChild size="sm">
            <Link to={`/series/${seriesId}`}>
              Answer the series<span className="sr-only">, {client.name}</span>
            </Link>
          </Button>
        ) : (
          <>
            <Button tone="sec" size="sm" onClick={() => setAsking('decline')}>
              Decline<span className="sr-only">, {client.name}</span>
            </Button>
            <Button tone="sec" size="sm" onClick={() => setAsking('other time')}>
              Suggest a time<span className="sr-only">, {client.name}</span>
            </Button>
            <Button
              size="sm"
              icon={<Check aria-hidden="true" />}
              busy={confirm.isPending}
              aria-label={`Confirm ${client.name}, ${when}`}
              onClick={() => confirm.mutate({ id, step: 'confirm' })}
            >
              Confirm
            </Button>
            {asking === 'decline' && <DeclineDialog appointment={appointment} now={now} onClose={close} />}
            {asking === 'other time' && (
              <OtherTimeDialog appointment={appointment} now={now} onClose={close} />
            )}
          </>
        )
      }
    >
      {(seriesId || serviceName || note || proposal || client.rating !== null) && (
        <>
          {seriesId && <p>The first of a series of visits, answered as a whole</p>}
          <RatingMark average={client.rating}>{reviewCountText(client.reviewCount)}</RatingMark>
          {serviceName && <p>{serviceName}</p>}
          {note && <p>“{note}”</p>}
          {proposal && <ProposedTime proposal={proposal} clientName={client.name} />}
        </>
      )}
    </RequestCard>
  )
}
