// implements: §2.12, §2.84
import { Elements } from '@stripe/react-stripe-js'
import type { DialogProps } from '../appointment-dialogs.tsx'
import { PaymentForm } from './payment-form.tsx'
import { usePaymentStart } from './use-payment-start.ts'

/** Pays a confirmed appointment by card (§2 payment dialog). */
export default function PaymentDialog(props: DialogProps) {
  const { appointment, onChanged, onClose } = props
  const [start, retry] = usePaymentStart(appointment.wire._id, () => {
    onClose()
    void onChanged()
  })
  return (
    <Elements stripe={start.state === 'ready' ? start.stripe : null}>
      <PaymentForm {...props} start={start} onRetry={retry} />
    </Elements>
  )
}
