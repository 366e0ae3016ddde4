import { FieldError } from '@anseo/ui/field'
import { Note } from '@anseo/ui/note'
import { Skeleton } from '@anseo/ui/skeleton'
import { BillingFields } from './billing-fields.tsx'
import { CardField } from './card-field.tsx'
import { SaveCard } from './save-card.tsx'
import { SavedCardChoice } from './saved-card-choice.tsx'
import type { CardChoice } from './use-card-choice.ts'
import type { useCardForm } from './use-card-form.ts'
import type { OpenIntent, PaymentStartState } from './use-payment-start.ts'

interface CardFieldsProps {
  billing: ReturnType<typeof useCardForm>['billing']
  start: PaymentStartState<OpenIntent | null>
  busy: boolean
  cardError: string | null
  setCardError: (problem: string | null) => void
  /** The choice between saved cards and another one; missing for the holder of a link. */
  choice?: CardChoice
}

/** The saved card of a payment form, or the billing details and the card to type. */
export function CardFields({ choice, start, ...props }: CardFieldsProps) {
  const { billing, busy, cardError, setCardError } = props
  if (choice?.loading) return <Skeleton height={120} width="100%" />
  const failed = start.state === 'failed' && (
    <Note tone="bad">You can&apos;t pay right now. Nothing has been charged.</Note>
  )
  return (
    <>
      {choice && choice.cards.length > 0 && <SavedCardChoice choice={choice} disabled={busy} />}
      {choice?.saved ? (
        failed || <div aria-live="polite">{cardError && <FieldError>{cardError}</FieldError>}</div>
      ) : (
        <>
          {choice && <h3>Billing details</h3>}
          <BillingFields {...billing} disabled={busy} />
          {failed || (
            <CardField
              ready={start.state === 'ready'}
              disabled={busy}
              error={cardError}
              onChange={setCardError}
            />
          )}
          {choice && <SaveCard choice={choice} disabled={busy} />}
        </>
      )}
    </>
  )
}
