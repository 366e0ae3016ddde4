// implements: §2.12, §2.84
import { notify } from '@anseo/ui/toasts'
import { Elements } from '@stripe/react-stripe-js'
import { useCallback, useRef, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { useReload } from '../../../queries/live.ts'
import type { DialogProps } from '../dialog-props.ts'
import { PaymentForm } from './payment-form.tsx'
import type { IntentCard } from './use-card-choice.ts'
import { usePaymentStart } from './use-payment-start.ts'

const createIntent = (appointmentId: string, wish: IntentCard = {}) =>
  api('POST /api/user/create-payment-intent', {
    body: { appointmentId, ...wish },
    idempotencyKey: crypto.randomUUID(),
  })

/** Pays a confirmed appointment by card (§2 payment dialog). */
export default function PaymentDialog(props: DialogProps) {
  const { appointment, onClose } = props
  const id = appointment.wire._id
  const reload = useReload()
  const isNotified = useRef(false)
  // An old link to the payment may open the dialog.
  const [wasPaid] = useState(appointment.facts.paid)
  // The payment is reported by this dialog, the server's response or a live update, whichever is first.
  const notifyPaid = useCallback(() => {
    if (isNotified.current) return
    isNotified.current = true
    if (wasPaid) notify.info('This appointment is already paid.')
    else notify.success('Payment received. Your appointment is all set.')
  }, [wasPaid])
  const [start, retry] = usePaymentStart(id, createIntent, () => {
    notifyPaid()
    onClose()
    void reload()
  })
  return (
    <Elements stripe={start.state === 'ready' ? start.stripe : null}>
      <PaymentForm
        {...props}
        start={start}
        secretFor={async (wish) => (await createIntent(id, wish)).clientSecret}
        onRetry={retry}
        notifyPaid={notifyPaid}
      />
    </Elements>
  )
}
