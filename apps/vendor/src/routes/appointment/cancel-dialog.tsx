import { euroToCents, formatEuro } from '@anseo/domain/money'
import { PersonLine } from '@anseo/ui/person-line'
import { ReasonDialog } from '@anseo/ui/reason-dialog'
import { useVendorStep, type VendorAppointment } from '../../queries/appointments.ts'
import { dayText, timesText } from '../today/appointment-texts.ts'

interface CancelDialogProps {
  appointment: VendorAppointment
  now: Date
  onClose: () => void
}

/** Asks before a confirmed appointment is cancelled; the client gets everything back (M3). */
export function CancelDialog({ appointment, now, onClose }: CancelDialogProps) {
  const cancel = useVendorStep()
  const { _id: id, clientData: client, payment, totalAmount } = appointment
  return (
    <ReasonDialog
      title="Cancel this appointment?"
      label="Reason (sent to the client)"
      confirm="Yes, Cancel"
      busy={cancel.isPending}
      onClose={onClose}
      onConfirm={(reason) => cancel.mutate({ id, step: 'cancel', reason }, { onSuccess: onClose })}
    >
      <PersonLine
        name={client.name}
        picture={client.image}
        lines={`${dayText(appointment, now)}\n${timesText(appointment)}`}
      />
      <p>
        {payment
          ? `The client gets back everything, ${formatEuro(euroToCents(totalAmount))}, and you are paid nothing.`
          : 'Nothing has been paid yet.'}{' '}
        This cannot be undone.
      </p>
    </ReasonDialog>
  )
}
