import { notify } from '@anseo/ui/toasts'
import { useNow } from '@anseo/site-kit/use-now'
import { Elements } from '@stripe/react-stripe-js'
import { useEffect } from 'react'
import type { DialogProps } from '../dialog-props.ts'
import { BalanceForm } from './balance-form.tsx'
import { payableNow } from './payable-now.ts'
import { noIntentYet } from './use-balance-form.ts'
import { usePaymentStart } from './use-payment-start.ts'

/** Pays the balance of an appointment and a tip by card (B12). */
export default function BalanceDialog(props: DialogProps) {
  const { appointment, onClose } = props
  const { balanceCents, mayTip } = payableNow(appointment, useNow())
  const isNothingLeft = balanceCents === 0 && !mayTip
  const [start, retry] = usePaymentStart(appointment.wire._id, noIntentYet, onClose)
  // It may have been paid in another tab or recorded by the vendor in the meantime, or never been due.
  useEffect(() => {
    if (isNothingLeft) onClose()
  }, [isNothingLeft, onClose])
  return (
    <Elements stripe={start.state === 'ready' ? start.stripe : null}>
      <BalanceForm
        {...props}
        start={start}
        onRetry={retry}
        onPaid={() => {
          notify.success('Payment received. Thank you.')
          onClose()
        }}
      />
    </Elements>
  )
}
