import { FAILED } from '@anseo/api-client/error-catalogue/default'
import { replyText } from '@anseo/api-client/error-texts'
import { Button } from '@anseo/ui/button'
import { Dialog } from '@anseo/ui/dialog'
import { notify } from '@anseo/ui/toasts'
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import { useId, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { useAttempt } from '../../forms/use-attempt.ts'
import type { Billing } from '../appointments/payment/billing.ts'
import { CardFields } from '../appointments/payment/card-fields.tsx'
import { CardRefused, setUpCard } from '../appointments/payment/pay-by-card.ts'
import { useCardForm } from '../appointments/payment/use-card-form.ts'
import { type PaymentStartState, usePaymentStart } from '../appointments/payment/use-payment-start.ts'
import { useProviderFocus } from '../appointments/payment/use-provider-focus.ts'

interface AddCardProps {
  onClose: () => void
  onAdded: () => void
}

const askForSetUp = () => api('POST /api/user/payment-methods/setup')

/** Saves a card without a payment (C3 of growth). */
export default function AddCard(props: AddCardProps) {
  const [start, retry] = usePaymentStart('new-card', askForSetUp, props.onClose)
  return (
    <Elements stripe={start.state === 'ready' ? start.stripe : null}>
      <CardForm {...props} start={start} onRetry={retry} />
    </Elements>
  )
}

interface CardFormProps extends AddCardProps {
  start: PaymentStartState
  onRetry: () => void
}

function CardForm({ start, onRetry, onClose, onAdded }: CardFormProps) {
  const formId = useId()
  const stripe = useStripe()
  const elements = useElements()
  const [cardError, setCardError] = useState<string | null>(null)
  const { busy, run } = useAttempt(textOf)
  useProviderFocus(busy)
  const save = async (billing: Billing | null) => {
    const card = elements?.getElement(CardElement)
    if (start.state !== 'ready' || !stripe || !billing || !card) return
    const { clientSecret } = start.intent
    const isSaved = await run(async () => {
      const id = await setUpCard(stripe, clientSecret, { card, billing })
      notify.success((await api('POST /api/user/payment-methods', { body: { id } })).message)
    })
    if (isSaved) onAdded()
  }
  const { submit, billing } = useCardForm('new-card', { onPay: (values) => void save(values) })
  return (
    <Dialog
      onClose={onClose}
      processing={busy}
      title="Add a card"
      footer={
        <>
          <Button tone="sec" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          {start.state === 'failed' ? (
            <Button onClick={onRetry}>Try Again</Button>
          ) : (
            <Button type="submit" form={formId} tone="cta" busy={busy} disabled={start.state !== 'ready'}>
              Save card
            </Button>
          )}
        </>
      }
    >
      <form id={formId} method="post" noValidate className="grid content-start gap-4" onSubmit={submit}>
        <p>
          Nothing is charged now. Our payment provider keeps the card, and you can remove it here at any time.
          If you have a series of visits, we charge it for each of them. The series says when.
        </p>
        <CardFields {...{ billing, start, busy, cardError, setCardError }} />
      </form>
    </Dialog>
  )
}

const textOf = (error: unknown): string =>
  error instanceof CardRefused ? error.message : replyText(error, FAILED)
