// implements: §2.90
import { FieldError } from '@anseo/ui/field'
import { Skeleton } from '@anseo/ui/skeleton'
import { CardElement } from '@stripe/react-stripe-js'
import type { StripeCardElementChangeEvent } from '@stripe/stripe-js'
import { useId, useMemo, useRef } from 'react'
import { cardStyle } from './card-style.ts'

interface CardFieldProps {
  /** The provider's script has loaded. */
  ready: boolean
  disabled: boolean
  error: string | null
  /** Called with the problem of the typed details, null when there is none. */
  onChange: (error: string | null) => void
}

/** The provider's card field with its error. */
export function CardField({ ready, disabled, error, onChange }: CardFieldProps) {
  const id = useId()
  const errorId = useId()
  const style = useMemo(() => cardStyle(), [])
  const frame = useRef<HTMLDivElement>(null)
  const change = (event: StripeCardElementChangeEvent) => {
    onChange(event.error?.message ?? null)
    // The provider's frame keeps its events to itself, but the dialog has to learn that something was entered.
    if (!event.empty) frame.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="field" role="group" aria-labelledby={id} aria-describedby={errorId}>
      <span className="field-label" id={id}>
        Card
      </span>
      <div className="input" ref={frame}>
        {ready ? (
          <CardElement
            className="w-full"
            options={{ hidePostalCode: true, disabled, style }}
            onChange={change}
          />
        ) : (
          <Skeleton height={18} width="100%" />
        )}
      </div>
      <div id={errorId} aria-live="polite" hidden={!error}>
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}
