// implements: §2.90
import { FieldError } from '@anseo/ui/field'
import { Skeleton } from '@anseo/ui/skeleton'
import { CardElement } from '@stripe/react-stripe-js'
import { useId, useMemo } from 'react'
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
  return (
    <div className="field" role="group" aria-labelledby={id} aria-describedby={errorId}>
      <span className="field-label" id={id}>
        Card
      </span>
      <div className="input">
        {ready ? (
          <CardElement
            className="w-full"
            options={{ hidePostalCode: true, disabled, style }}
            onChange={(event) => onChange(event.error?.message ?? null)}
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
