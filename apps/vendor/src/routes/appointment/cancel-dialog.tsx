import { ReasonDialogWithDraft } from '@anseo/site-kit/cards/reason-dialog-with-draft'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { PersonLine } from '@anseo/ui/person-line'
import { RefundFacts } from '@anseo/ui/refund-facts'
import { earnedThroughUs } from '../../appointments/earned-through-us.ts'
import { useVendorStep, type VendorAppointment } from '../../queries/appointments.ts'
import { dayText, leftToRefund, timesText } from '../../appointments/appointment-texts.ts'

interface CancelDialogProps {
  appointment: VendorAppointment
  now: Date
  onClose: () => void
}

/** Asks before a confirmed appointment is cancelled; the client gets everything back, the vendor nothing (M3). */
export function CancelDialog({ appointment, now, onClose }: CancelDialogProps) {
  const cancel = useVendorStep()
  const { _id: id, clientData: client, source, clientTold, mayEmailClient, totalAmount } = appointment
  const isCosted = totalAmount > 0 || leftToRefund(appointment) > 0
  const isOwn = source === 'vendor'
  return (
    <ReasonDialogWithDraft
      title="Cancel this appointment?"
      label={isOwn ? 'Reason (optional, only for you)' : 'Reason (optional, sent to the client)'}
      confirm="Cancel appointment"
      keep="Keep appointment"
      busy={cancel.isPending}
      draftKey={`anseo.pro.cancel.${id}`}
      onClose={onClose}
      onConfirm={(reason, done) => cancel.mutate({ id, step: 'cancel', reason }, { onSuccess: done })}
    >
      <PersonLine
        name={client.name}
        picture={client.image}
        lines={`${dayText(appointment, now)}\n${timesText(appointment)}`}
      />
      {isCosted && <Cost appointment={appointment} />}
      {isOwn && (
        <p>
          {clientTold && mayEmailClient
            ? `We'll email ${client.name} that it's cancelled.`
            : `We don't tell ${client.name}.`}
        </p>
      )}
      <p>
        {appointment.facts.start > now && 'Other clients will be able to book this time. '}You can&apos;t undo
        this.
      </p>
    </ReasonDialogWithDraft>
  )
}

/** Shows the refund and what the vendor loses by cancelling. */
function Cost({ appointment }: { appointment: VendorAppointment }) {
  const { payment, totalAmount, clientData: client } = appointment
  if (!payment) return <p>{client.name} hasn&apos;t paid yet, so there&apos;s nothing to refund.</p>
  const backCents = leftToRefund(appointment)
  const back = formatEuro(backCents)
  const { balanceCents, tipCents, sumCents } = earnedThroughUs(appointment)
  return (
    <RefundFacts
      figure={back}
      sentence={
        backCents < euroToCents(totalAmount) + balanceCents + tipCents
          ? `${client.name} will get back the ${back} that hasn't been refunded yet.`
          : `${client.name} will get a full refund of ${back}.`
      }
      lines={[{ label: "You won't earn", amount: formatEuro(sumCents) }]}
    />
  )
}
