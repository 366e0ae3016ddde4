import type { PaymentLinkOnWire } from '@anseo/contract/payment-links'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { Note } from '@anseo/ui/note'
import { notify } from '@anseo/ui/toasts'
import { Elements } from '@stripe/react-stripe-js'
import { Lock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../api/browser-api.ts'
import { useReload } from '../../queries/live.ts'
import { BillingFields } from '../appointments/payment/billing-fields.tsx'
import { billingProblems } from '../appointments/payment/billing.ts'
import { CardField } from '../appointments/payment/card-field.tsx'
import { useBilling } from '../appointments/payment/use-billing.ts'
import { usePaying } from '../appointments/payment/use-paying.ts'
import { type PaymentStartState, usePaymentStart } from '../appointments/payment/use-payment-start.ts'

interface LinkPaymentProps {
  token: string
  link: PaymentLinkOnWire
}

const askForIntent = (token: string) => api('POST /api/pay/intent', { body: { token } })

/** Takes a card for a payment link, by the same way as the payment of a client with an account. */
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
  const billing = useBilling('link')
  const verify = async (id: string) => void (await api('POST /api/pay/verify', { body: { token, id } }))
  const heldUntil = link.payBy === null ? null : new Date(link.payBy)
  const { busy, cardError, setCardError, pay } = usePaying({ verify, heldUntil })
  const [tried, setTried] = useState(false)
  const problems = tried ? billingProblems(billing.values) : {}
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(billingProblems(billing.values))
    if (first) (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus()
    else if (start.state === 'ready') void payNow(start.intent.clientSecret)
  }
  const payNow = async (clientSecret: string) => {
    if (!(await pay(() => clientSecret, billing.values))) return
    notify.success('Payment received. Your appointment is all set.')
  }
  return (
    <form method="post" noValidate className="card pad grid gap-4" aria-label="Payment" onSubmit={submit}>
      <h2 className="text-lg">Pay by card</h2>
      <BillingFields values={billing.values} problems={problems} disabled={busy} onChange={billing.change} />
      {start.state === 'failed' ? (
        <>
          <Note tone="bad">You can&apos;t pay right now. Nothing has been charged.</Note>
          <Button onClick={onRetry}>Try Again</Button>
        </>
      ) : (
        <>
          <CardField
            ready={start.state === 'ready'}
            disabled={busy}
            error={cardError}
            onChange={setCardError}
          />
          <Button
            type="submit"
            tone="cta"
            full
            busy={busy}
            disabled={start.state !== 'ready'}
            icon={<Lock aria-hidden="true" />}
          >
            Pay {formatEuro(euroToCents(link.amount))}
          </Button>
        </>
      )}
      <p className="text-sm text-ink-2">
        You don&apos;t need an account. By paying, you agree to our{' '}
        <Link className="link" to="/tandc" target="_blank">
          terms of service
        </Link>
        .
      </p>
    </form>
  )
}
