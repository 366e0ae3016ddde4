// implements: §2.90, §2.91
import { paymentDeadline } from '@anseo/domain/appointment'
import { euroToCents } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { useSettings } from '../../../root.tsx'
import type { DialogProps } from '../dialog-props.ts'
import { useCloseAtEnd } from '../use-close-at-end.ts'
import type { Billing } from './billing.ts'
import { CardFields } from './card-fields.tsx'
import { verifyPayment } from './pay-by-card.ts'
import { PayButton } from './pay-button.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import { type IntentCard, useCardChoice } from './use-card-choice.ts'
import { useCardForm } from './use-card-form.ts'
import { usePaying } from './use-paying.ts'
import type { PaymentStartState } from './use-payment-start.ts'

const Wallets = lazy(() => import('./wallets.tsx'))

interface PaymentFormProps extends DialogProps {
  start: PaymentStartState
  /** Tells our server which card the intent is paid with, and returns its client secret. */
  secretFor: (card: IntentCard) => Promise<string>
  onRetry: () => void
  /** Shows one toast that the appointment is paid. */
  notifyPaid: () => void
}

/** The content of the payment dialog: summary, billing details, card. */
export function PaymentForm(props: PaymentFormProps) {
  const { appointment, onClose, start, secretFor, onRetry, notifyPaid } = props
  const formId = useId()
  const choice = useCardChoice()
  const isPlain = useRef(true)
  const { payments } = useSettings()
  const { busy, cardError, setCardError, pay, payWith } = usePaying({
    verify: verifyPayment,
    heldUntil: paymentDeadline(appointment.facts),
  })
  const { submit, billing } = useCardForm(appointment.wire._id, {
    isSaved: choice.saved !== null,
    onPay: (values) => start.state === 'ready' && void payNow(start.intent.clientSecret, values),
  })
  useCloseAtEnd(props, busy)
  const isPaid = appointment.facts.paid && !busy
  // The appointment may be paid in another tab, or by the provider's webhook.
  useEffect(() => {
    if (!isPaid) return
    notifyPaid()
    onClose()
  }, [isPaid, notifyPaid, onClose])

  // The intent was created without a card choice, so our server has to learn of the first choice and of all later ones.
  const secretOf = (clientSecret: string) => {
    isPlain.current &&= Object.keys(choice.intentCard).length === 0
    return isPlain.current ? clientSecret : secretFor(choice.intentCard)
  }
  const payNow = async (clientSecret: string, values: Billing | null) => {
    const isPaidNow = await pay(() => secretOf(clientSecret), values)
    choice.refresh()
    if (isPaidNow) endPaid()
  }
  const payByWallet = async (charge: () => Promise<string>) => {
    if (await payWith(charge)) endPaid()
  }
  const endPaid = () => {
    notifyPaid()
    onClose()
  }
  return (
    <Dialog
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
            disabled={choice.loading}
            cents={euroToCents(appointment.wire.totalAmount)}
            onRetry={onRetry}
          />
        </>
      }
    >
      <PaymentSummary appointment={appointment} />
      <form id={formId} method="post" noValidate className="grid content-start gap-4" onSubmit={submit}>
        {payments.mode === 'stripe' && start.state === 'ready' && (
          <Suspense>
            <Wallets
              stripe={start.stripe}
              clientSecret={start.intent.clientSecret}
              onPay={(charge) => void payByWallet(charge)}
            />
          </Suspense>
        )}
        <CardFields {...{ choice, billing, start, busy, cardError, setCardError }} />
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
