import { formatEuro } from '@anseo/domain/money'
import { Button } from '@anseo/ui/button'
import { Lock } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { OpenIntent, PaymentStartState } from './use-payment-start.ts'

type ButtonProps = Pick<ComponentProps<typeof Button>, 'className' | 'form' | 'full' | 'disabled'>

interface PayButtonProps extends ButtonProps {
  start: PaymentStartState<OpenIntent | null>
  busy: boolean
  cents: number
  onRetry: () => void
}

/** Submits a payment form; where the card provider could not be loaded, loads it again. */
export function PayButton({ start, busy, cents, disabled, onRetry, ...button }: PayButtonProps) {
  if (start.state === 'failed') return <Button onClick={onRetry}>Try Again</Button>
  return (
    <Button
      {...button}
      type="submit"
      tone="cta"
      busy={busy}
      disabled={disabled || start.state !== 'ready' || busy || cents === 0}
      icon={<Lock aria-hidden="true" />}
    >
      Pay {formatEuro(cents)}
    </Button>
  )
}
