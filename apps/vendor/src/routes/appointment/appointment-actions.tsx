import { problemTo } from '@anseo/domain/appointment-permissions'
import { Button } from '@anseo/ui/button'
import { Check, CheckCheck, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useVendorStep, type VendorAppointment } from '../../queries/appointments.ts'
import { DeclineDialog } from '../requests/decline-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'

/** The buttons that the rules allow now. */
export function AppointmentActions({ appointment, now }: { appointment: VendorAppointment; now: Date }) {
  const [asking, setAsking] = useState<'decline' | 'cancel' | null>(null)
  const step = useVendorStep()
  const { _id: id, clientData: client, facts, vendorMarkedComplete } = appointment
  const close = () => setAsking(null)
  return (
    <div className="flex flex-wrap gap-2">
      {!problemTo.confirm(facts, now) && (
        <Button
          icon={<Check aria-hidden="true" />}
          busy={step.isPending}
          onClick={() => step.mutate({ id, step: 'confirm' })}
        >
          Confirm
        </Button>
      )}
      {!problemTo.vendorComplete(facts, now) && !vendorMarkedComplete && (
        <Button
          icon={<CheckCheck aria-hidden="true" />}
          busy={step.isPending}
          onClick={() => step.mutate({ id, step: 'complete' })}
        >
          Mark as complete
        </Button>
      )}
      <Button asChild tone="sec" icon={<MessageCircle aria-hidden="true" />}>
        <Link to={`/messages/${client._id}`}>Chat</Link>
      </Button>
      {!problemTo.decline(facts, now) && (
        <Button tone="dng" onClick={() => setAsking('decline')}>
          Decline
        </Button>
      )}
      {!problemTo.vendorCancel(facts, now) && (
        <Button tone="dng" onClick={() => setAsking('cancel')}>
          Cancel appointment
        </Button>
      )}
      {asking === 'decline' && <DeclineDialog appointment={appointment} now={now} onClose={close} />}
      {asking === 'cancel' && <CancelDialog appointment={appointment} now={now} onClose={close} />}
    </div>
  )
}
