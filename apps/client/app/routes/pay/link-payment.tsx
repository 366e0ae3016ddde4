import type { PaymentLinkOnWire } from '@anseo/contract/payment-links'
import { euroToCents } from '@anseo/domain/money'
import { notify } from '@anseo/ui/toasts'
import { Elements } from '@stripe/react-stripe-js'
import { api } from '../../api/browser-api.ts'
import { useReload } from '../../queries/live.ts'
import type { Billing } from '../appointments/payment/billing.ts'
import { CardFields } from '../appointments/payment/card-fields.tsx'
import { PayButton } from '../appointments/payment/pay-button.tsx'
import { useCardForm } from '../appointments/payment/use-card-form.ts'
import { usePaying } from '../appointments/payment/use-paying.ts'
import { type PaymentStartState, usePaymentStart } from '../appointments/payment/use-payment-start.ts'
import { LinkTerms } from './link-terms.tsx'
import { verifyLinkPayment } from './verify-link-payment.ts'

interface LinkPaymentProps {
  token: string
  link: PaymentLinkOnWire
}

const askForIntent = (token: string) => api('POST /api/pay/intent', { body: { token } })

/** Takes a card for a payment link, in the same way as for a client with an account. */
export function LinkPayment(props: LinkPaymentProps) {
  const { token } = props
  const reload = useReload()
  // A payment in another tab shows once the link is loaded again.
  const [start, retry] = usePaymentStart(token, askForIntent, () => void reload())
  return (
    <Elements stripe={start.state === 'ready' ? start.stripe : null}>
      <LinkForm {...props} start={start} onRetry={retry} />
    </Elements>
  )
}

interface LinkFormProps extends LinkPaymentProps {
  start: PaymentStartState
  onRetry: () => void
}

function LinkForm({ token, link, start, onRetry }: LinkFormProps) {
  const heldUntil = link.payBy === null ? null : new Date(link.payBy)
  const { busy, cardError, setCardError, pay } = usePaying({ verify: verifyLinkPayment(token), heldUntil })
  const { submit, billing } = useCardForm(token, {
    onPay: (values) => start.state === 'ready' && void payNow(start.intent.clientSecret, values),
  })
  const payNow = async (clientSecret: string, values: Billing | null) => {
    if (!(await pay(() => clientSecret, values))) return
    notify.success('Payment received. Your appointment is all set.')
  }
  return (
    <form method="post" noValidate className="card pad grid gap-4" aria-label="Payment" onSubmit={submit}>
      <h2 className="text-lg">Pay by card</h2>
      <CardFields {...{ billing, start, busy, cardError, setCardError }} />
      <PayButton full start={start} busy={busy} cents={euroToCents(link.amount)} onRetry={onRetry} />
      <LinkTerms vendor={link.vendor} />
    </form>
  )
}
