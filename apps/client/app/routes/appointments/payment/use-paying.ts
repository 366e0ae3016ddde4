// implements: §4.14, §8.7
import { notify } from '@anseo/ui/toasts'
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useRef, useState } from 'react'
import { useAttempt } from '../use-attempt.ts'
import type { Billing } from './billing.ts'
import { chargeCard, paymentErrorText, verifyPayment } from './pay-by-card.ts'
import { useProviderFocus } from './use-provider-focus.ts'

/**
 * Charges the card and has the server verify it. A charge that succeeded is never made again: then only the
 * verification is tried anew.
 */
export function usePaying(onChanged: () => Promise<void>, onPaid: () => void) {
  const stripe = useStripe()
  const elements = useElements()
  const chargedIntent = useRef<string | null>(null)
  const { busy, error, clearError, run } = useAttempt(paymentErrorText)
  const [typingError, setTypingError] = useState<string | null>(null)
  useProviderFocus(busy)

  async function pay(clientSecret: string, billing: Billing): Promise<void> {
    const card = elements?.getElement(CardElement)
    if (!stripe || !card) return
    const done = await run(async () => {
      chargedIntent.current ??= await chargeCard(stripe, card, clientSecret, billing)
      await verifyPayment(chargedIntent.current)
    })
    if (done) notify.success('Payment received. Your appointment is all set.')
    await onChanged()
    if (done) onPaid()
  }
  const changeCard = (problem: string | null) => {
    setTypingError(problem)
    // What was refused before is not what is typed now.
    clearError()
  }
  return {
    busy,
    cardError: typingError ?? error,
    setCardError: changeCard,
    pay,
  }
}
