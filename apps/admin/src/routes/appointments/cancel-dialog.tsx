import { serverNow } from '@anseo/api-client/server-clock'
import type { AdminAppointmentDetail } from '@anseo/contract/admin-appointments'
import { useDraft } from '@anseo/site-kit/use-draft'
import { REASON_MAX_LENGTH } from '@anseo/domain/limits'
import { formatMoment } from '@anseo/domain/moment-text'
import { euroText } from '@anseo/domain/money'
import { PersonLine } from '@anseo/ui/person-line'
import { FormDialog } from '@anseo/ui/form-dialog'
import { RefundFacts } from '@anseo/ui/refund-facts'
import { TextareaInput } from '@anseo/ui/textarea-input'
import { useState } from 'react'
import { refundOnCancelling } from './refund-on-cancelling.ts'
import { useCancelAppointment } from '../../queries/appointments.ts'

interface CancelDialogProps {
  appointment: AdminAppointmentDetail
  onClose: () => void
}

/** Asks before an admin cancels an appointment; what was paid and not refunded yet goes back. The typed reason survives a login. */
export function CancelDialog({ appointment, onClose }: CancelDialogProps) {
  const { _id, client, vendor, startsAt } = appointment
  const [reason, write] = useDraft(`anseo.admin.cancel.${_id}`)
  const [missing, setMissing] = useState(false)
  const cancel = useCancelAppointment(_id)
  const { back, paid } = refundOnCancelling(appointment)
  const submit = () => {
    if (reason.trim() === '') {
      setMissing(true)
      return
    }
    cancel.mutate(reason.trim(), {
      onSuccess: () => {
        write('')
        onClose()
      },
    })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={back > 0 ? 'Cancel and refund?' : 'Cancel this appointment?'}
      busy={cancel.isPending}
      keep="Keep appointment"
      confirm={back > 0 ? `Cancel and refund ${euroText(back)}` : 'Cancel appointment'}
      tone="dngf"
      onSubmit={submit}
    >
      <PersonLine
        name={client.name}
        picture={client.image}
        lines={`${formatMoment(new Date(startsAt), serverNow())}\nwith ${vendor.name}`}
      />
      {back > 0 ? (
        <RefundFacts
          figure={euroText(back)}
          sentence={`${client.name} will get back ${euroText(back)} of the ${euroText(paid)} paid. ${vendor.name} will earn nothing.`}
        />
      ) : (
        <p>
          {paid > 0 ? "There's nothing left to refund." : "Nothing was paid, so there's no refund."}{' '}
          We&apos;ll send your reason to both.
        </p>
      )}
      <TextareaInput
        label="Reason (sent to both)"
        name="reason"
        rows={3}
        maxLength={REASON_MAX_LENGTH}
        value={reason}
        required
        {...(missing && reason.trim() === '' && { error: 'Enter a reason.' })}
        onChange={(event) => write(event.target.value)}
      />
    </FormDialog>
  )
}
