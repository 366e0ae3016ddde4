import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'
import { PersonLine } from '@anseo/ui/person-line'
import { useVendorStep, type VendorAppointment } from '../../queries/appointments.ts'
import { dayText, timesText } from '../../appointments/appointment-texts.ts'

interface DeclineDialogProps {
  appointment: VendorAppointment
  now: Date
  onClose: () => void
}

/** Asks before a request is declined; the client reads the reason. */
export function DeclineDialog({ appointment, now, onClose }: DeclineDialogProps) {
  const decline = useVendorStep()
  const { _id: id, clientData: client } = appointment
  return (
    <ReasonDialogWithDraft
      title="Decline this request?"
      label="Reason (optional, sent to the client)"
      confirm="Decline request"
      keep="Keep request"
      busy={decline.isPending}
      draftKey={`anseo.pro.decline.${id}`}
      onClose={onClose}
      onConfirm={(reason, done) => decline.mutate({ id, step: 'decline', reason }, { onSuccess: done })}
    >
      <PersonLine
        name={client.name}
        picture={client.image}
        lines={`${dayText(appointment, now)}\n${timesText(appointment)}`}
      />
      <p>Other clients will be able to book this time. You can&apos;t undo this.</p>
    </ReasonDialogWithDraft>
  )
}
