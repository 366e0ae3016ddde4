import { notify } from '@anseo/ui/toasts'
import { useNow } from '@anseo/site-kit/use-now'
import { Elements } from '@stripe/react-stripe-js'
import { useEffect } from 'react'
import type { DialogProps } from '../dialog-props.ts'
import { RestForm } from './rest-form.tsx'
import { restOf } from './rest-of.ts'
import { usePaymentStart } from './use-payment-start.ts'

/** The intents are made once their sums are chosen. */
const noIntentYet = () => Promise.resolve(null)

/** Pays by card what is open of an appointment, and a tip (B12). */
export default function RestDialog(props: DialogProps) {
  const { appointment, onClose } = props
  const { balanceCents, mayTip } = restOf(appointment, useNow())
  const isNothingLeft = balanceCents === 0 && !mayTip
  const [start, retry] = usePaymentStart(appointment.wire._id, noIntentYet, onClose)
  // It may be paid in another tab, recorded by the vendor meanwhile, or have been here all the time.
  useEffect(() => {
    if (isNothingLeft) onClose()
  }, [isNothingLeft, onClose])
  return (
    <Elements stripe={start.state === 'ready' ? start.stripe : null}>
      <RestForm
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
