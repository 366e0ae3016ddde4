// implements: §4.14, §8.7
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { useEffect, useRef, useState } from 'react'
import { useAttempt } from '../../../forms/use-attempt.ts'
import type { Billing } from './billing.ts'
import { askForSecret, chargeCard, paymentAdvice, paymentErrorText } from './pay-by-card.ts'
import { useProviderFocus } from './use-provider-focus.ts'

interface Payment {
  /** Makes the server ask the provider whether the intent was paid (M4). */
  verify: (intentId: string) => Promise<void>
  /** The payment deadline; null for an appointment that stays without a payment. */
  heldUntil: Date | null
}

/**
 * Charges the card and has the server verify it. After a successful charge only the verification is retried, never the
 * charge.
 */
export function usePaying({ verify, heldUntil }: Payment) {
  const stripe = useStripe()
  const elements = useElements()
  const chargedIntent = useRef<string | null>(null)
  const { busy, run } = useAttempt(paymentErrorText)
  const [advice, setAdvice] = useState<string | null>(null)
  const [typingError, setTypingError] = useState<string | null>(null)
  useProviderFocus(busy)
  // The field can take the focus only once it is enabled again.
  useEffect(() => {
    if (advice !== null && !busy) elements?.getElement(CardElement)?.focus()
  }, [advice, busy, elements])

  /**
   * Returns whether it is paid now.
   * @param secretOf gives the client secret; a promise where the intent is only made now.
   * @param billing the details of the typed card; null for a saved one.
   * @param balanceCents the balance that was paid just before, if this is the tip.
   */
  async function pay(
    secretOf: () => string | Promise<string>,
    billing: Billing | null,
    balanceCents = 0,
  ): Promise<boolean> {
    const card = elements?.getElement(CardElement)
    if (!stripe || (billing && !card)) return false
    const typed = billing && card ? { card, billing } : null
    return payWith(async () => chargeCard(stripe, await askForSecret(secretOf), typed), balanceCents)
  }
  /** Pays by another means than a card: `chargeIt` returns the id of the succeeded intent. */
  async function payWith(chargeIt: () => Promise<string>, balanceCents = 0): Promise<boolean> {
    setAdvice(null)
    const charge = async () => {
      chargedIntent.current ??= await chargeIt()
      await verify(chargedIntent.current)
    }
    return run(() =>
      charge().catch((error: unknown) => {
        setAdvice(paymentAdvice(error, heldUntil, balanceCents))
        throw error
      }),
    )
  }
  const changeCard = (problem: string | null) => {
    setTypingError(problem)
    // The advice was about the details that were refused, which have changed now.
    setAdvice(null)
  }
  return {
    busy,
    cardError: typingError ?? advice,
    setCardError: changeCard,
    pay,
    payWith,
  }
}
