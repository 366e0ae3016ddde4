import { Button } from '@anseo/ui/button'
import { ConfirmationStrip } from '@anseo/ui/confirmation-strip'
import { useVendorStep, type VendorAppointment } from '../../queries/appointments.ts'
import { isPaidThroughUs } from '../../appointments/earned-through-us.ts'
import { dayText, timesText } from '../../appointments/appointment-texts.ts'

/** Paid appointments whose end has passed: the vendor says that they took place, unless a problem was reported (L3). */
export function AwaitingCompletion({ appointments, now }: { appointments: VendorAppointment[]; now: Date }) {
  return appointments
    .filter(({ vendorMarkedComplete, source }) => !vendorMarkedComplete && source === 'client')
    .map((appointment) => <Strip key={appointment._id} appointment={appointment} now={now} />)
}

function Strip({ appointment, now }: { appointment: VendorAppointment; now: Date }) {
  const complete = useVendorStep()
  const { _id: id, clientData: client } = appointment
  const when = `${dayText(appointment, now)}, ${timesText(appointment)}`
  if (appointment.reportStatus === 'open') {
    const title = `${client.name} reported a problem`
    return (
      <ConfirmationStrip
        title={title}
        about={when}
        text={`${when}. We're looking into it.${isPaidThroughUs(appointment) ? ' Your payout is on hold until then.' : ''}`}
      />
    )
  }
  return (
    <ConfirmationStrip
      title={`Did your appointment with ${client.name} go ahead?`}
      about={when}
      text={when}
      action={
        <Button size="sm" busy={complete.isPending} onClick={() => complete.mutate({ id, step: 'complete' })}>
          Mark as complete
        </Button>
      }
    />
  )
}
