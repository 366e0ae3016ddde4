// implements: §2.90, §2.91
import { paymentDeadline } from '@anseo/domain/appointment'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { Note } from '@anseo/ui/note'
import { Lock } from 'lucide-react'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import type { DialogProps } from '../dialog-props.ts'
import { BillingFields } from './billing-fields.tsx'
import { billingProblems } from './billing.ts'
import { CardField } from './card-field.tsx'
import { verifyPayment } from './pay-by-card.ts'
import { PaymentSummary } from './payment-summary.tsx'
import { useBilling } from './use-billing.ts'
import { usePaying } from './use-paying.ts'
import type { PaymentStartState } from './use-payment-start.ts'

interface PaymentFormProps extends DialogProps {
  start: PaymentStartState
  onRetry: () => void
  /** Shows one toast that the appointment is paid. */
  notifyPaid: () => void
}

/** The content of the payment dialog: summary, billing details, card. */
export function PaymentForm({ appointment, onClose, start, onRetry, notifyPaid }: PaymentFormProps) {
  const formId = useId()
  const billing = useBilling(appointment.wire._id)
  const { busy, cardError, setCardError, pay } = usePaying({
    verify: verifyPayment,
    heldUntil: paymentDeadline(appointment.facts),
  })
  const [failedToStart, ready] = [start.state === 'failed', start.state === 'ready']
  const [tried, setTried] = useState(false)
  const problems = tried ? billingProblems(billing.values) : {}

  const isPaid = appointment.facts.paid && !busy
  // The appointment may be paid in another tab, or by the provider's webhook.
  useEffect(() => {
    if (!isPaid) return
    notifyPaid()
    onClose()
  }, [isPaid, notifyPaid, onClose])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(billingProblems(billing.values))
    if (first) (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus()
    else if (start.state === 'ready') void payNow(start.intent.clientSecret)
  }
  const payNow = async (clientSecret: string) => {
    if (!(await pay(() => clientSecret, billing.values))) return
    notifyPaid()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      processing={busy}
      size="huge"
      title="Confirm Payment"
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          {failedToStart ? (
            <Button onClick={onRetry}>Try Again</Button>
          ) : (
            <Button
              tone="cta"
              className="wide"
              type="submit"
              form={formId}
              disabled={!ready || busy}
              busy={busy}
              icon={<Lock aria-hidden="true" />}
            >
              Pay {formatEuro(euroToCents(appointment.wire.totalAmount))}
            </Button>
          )}
        </>
      }
    >
      <PaymentSummary appointment={appointment} />
      <form id={formId} method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <h3>Billing details</h3>
        <BillingFields
          values={billing.values}
          problems={problems}
          disabled={busy}
          onChange={billing.change}
        />
        {start.state === 'failed' ? (
          <Note tone="bad">You can&apos;t pay right now. Nothing has been charged.</Note>
        ) : (
          <CardField ready={ready} disabled={busy} error={cardError} onChange={setCardError} />
        )}
        <p className="text-sm text-ink-2">
          By paying, you agree to our{' '}
          <Link className="link" to="/tandc" target="_blank">
            terms of service
          </Link>
          .
        </p>
      </form>
    </Dialog>
  )
}
