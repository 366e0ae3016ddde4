import { problemTo } from '@anseo/domain/appointment-permissions'
import { Button } from '@anseo/ui/button'
import { CalendarClock, Check, CheckCheck, MessageCircle, UserRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useVendorStep, type VendorAppointment } from '../../queries/appointments.ts'
import { useAskedSeries } from '../../queries/series.ts'
import { mayMove } from '../../appointments/may-move.ts'
import { AppointmentDialog, type AskedStep } from './appointment-dialog.tsx'

/** The buttons that the rules allow now. */
export function AppointmentActions({ appointment, now }: { appointment: VendorAppointment; now: Date }) {
  const [asking, setAsking] = useState<AskedStep | null>(null)
  const step = useVendorStep()
  const { _id: id, clientData: client, facts, vendorMarkedComplete, source } = appointment
  const asked = useAskedSeries()
  const { seriesId } = appointment
  const isAsked = seriesId !== null && asked.has(seriesId)
  // Its client has no account to confirm it from, so it completes by itself.
  const isOwn = source === 'vendor'
  const mark = (name: 'confirm' | 'complete', label: string, icon: ReactNode) => (
    <Button icon={icon} busy={step.isPending} onClick={() => step.mutate({ id, step: name })}>
      {label}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {seriesId && (
        <Button asChild tone={isAsked ? 'pri' : 'sec'}>
          <Link to={`/series/${seriesId}`}>{isAsked ? 'Answer the series' : 'View the series'}</Link>
        </Button>
      )}
      {!isAsked && !problemTo.confirm(facts, now) && mark('confirm', 'Confirm', <Check aria-hidden="true" />)}
      {!problemTo.vendorComplete(facts, now) &&
        !vendorMarkedComplete &&
        !isOwn &&
        mark('complete', 'Mark as complete', <CheckCheck aria-hidden="true" />)}
      {!isAsked && !problemTo.propose(facts, now) && (
        <Button tone="sec" onClick={() => setAsking('other time')}>
          Suggest a time
        </Button>
      )}
      {mayMove(appointment, now) && (
        <Button tone="sec" icon={<CalendarClock aria-hidden="true" />} onClick={() => setAsking('move')}>
          Move
        </Button>
      )}
      {client._id && (
        <Button asChild tone="sec" icon={<MessageCircle aria-hidden="true" />}>
          <Link to={`/messages/${client._id}`}>Chat</Link>
        </Button>
      )}
      {appointment.contactId && (
        <Button asChild tone="sec" icon={<UserRound aria-hidden="true" />}>
          <Link to={`/clients/${appointment.contactId}`}>Client</Link>
        </Button>
      )}
      {!problemTo.noShow(facts, now) && !vendorMarkedComplete && (
        <Button tone="sec" onClick={() => setAsking('no-show')}>
          Mark as no-show
        </Button>
      )}
      {!isAsked && !problemTo.decline(facts, now) && (
        <Button tone="dng" onClick={() => setAsking('decline')}>
          Decline
        </Button>
      )}
      {!problemTo.vendorCancel(facts, now) && (
        <Button tone="dng" onClick={() => setAsking('cancel')}>
          Cancel appointment
        </Button>
      )}
      <AppointmentDialog asked={asking} appointment={appointment} now={now} onClose={() => setAsking(null)} />
    </div>
  )
}
