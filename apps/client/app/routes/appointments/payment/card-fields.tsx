import { Note } from '@anseo/ui/note'
import { BillingFields } from './billing-fields.tsx'
import { CardField } from './card-field.tsx'
import type { useCardForm } from './use-card-form.ts'
import type { OpenIntent, PaymentStartState } from './use-payment-start.ts'

interface CardFieldsProps {
  billing: ReturnType<typeof useCardForm>['billing']
  start: PaymentStartState<OpenIntent | null>
  busy: boolean
  cardError: string | null
  onCardChange: (problem: string | null) => void
}

/** The billing details and the card of a payment form. */
export function CardFields({ billing, start, busy, cardError, onCardChange }: CardFieldsProps) {
  return (
    <>
      <BillingFields {...billing} disabled={busy} />
      {start.state === 'failed' ? (
        <Note tone="bad">You can&apos;t pay right now. Nothing has been charged.</Note>
      ) : (
        <CardField
          ready={start.state === 'ready'}
          disabled={busy}
          error={cardError}
          onChange={onCardChange}
        />
      )}
    </>
  )
}
