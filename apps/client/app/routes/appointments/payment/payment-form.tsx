// implements: §2.90, §2.91
import { paymentDeadline } from '@anseo/domain/appointment'
import { euroToCents } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { useEffect, useId } from 'react'
import { Link } from 'react-router'
import type { DialogProps } from '../dialog-props.ts'
import type { Billing } from './billing.ts'
import { CardFields } from './card-fields.tsx'
import { verifyPayment } from './pay-by-card.ts'
import { PayButton } from './pay-button.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import { useCardForm } from './use-card-form.ts'
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
  const { busy, cardError, setCardError, pay } = usePaying({
    verify: verifyPayment,
    heldUntil: paymentDeadline(appointment.facts),
  })
  const { submit, billing } = useCardForm(appointment.wire._id, {
    onPay: (values) => start.state === 'ready' && void payNow(start.intent.clientSecret, values),
  })
  const isPaid = appointment.facts.paid && !busy
  // The appointment may be paid in another tab, or by the provider's webhook.
  useEffect(() => {
    if (!isPaid) return
    notifyPaid()
    onClose()
  }, [isPaid, notifyPaid, onClose])

  const payNow = async (clientSecret: string, values: Billing) => {
    if (!(await pay(() => clientSecret, values))) return
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
          <PayButton
            className="wide"
            form={formId}
            start={start}
            busy={busy}
            cents={euroToCents(appointment.wire.totalAmount)}
            onRetry={onRetry}
          />
        </>
      }
    >
      <PaymentSummary appointment={appointment} />
      <form id={formId} method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <h3>Billing details</h3>
        <CardFields
          billing={billing}
          start={start}
          busy={busy}
          cardError={cardError}
          onCardChange={setCardError}
        />
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
