import { useRef } from 'react'
import type { Billing } from './billing.ts'
import { usePaying } from './use-paying.ts'

interface Chosen {
  balanceCents: number
  tipCents: number
}

/** The calls by which a balance and a tip are paid: those of a client with an account, or of the holder of a link. */
export interface BalanceCalls {
  /** Returns the client secret of the intent for the balance. */
  balanceSecret: () => Promise<string>
  /** Returns the client secret of the intent for a tip of so many cents. */
  tipSecret: (cents: number) => Promise<string>
  /** Makes the server ask the provider whether an intent was paid (M4). */
  verify: (intentId: string) => Promise<void>
}

/**
 * Charges the card for the balance and then for the tip, as two payments. One that succeeded is not charged again when
 * the other is retried.
 */
export function usePayingBalance({ balanceSecret, tipSecret, verify }: BalanceCalls, onPaid: () => void) {
  const receivedCents = useRef(0)
  const balance = usePaying({ verify, heldUntil: null })
  const tip = usePaying({ verify, heldUntil: null })
  async function pay({ balanceCents, tipCents }: Chosen, billing: Billing | null): Promise<void> {
    if (balanceCents > 0) {
      if (!(await balance.pay(balanceSecret, billing))) return
      receivedCents.current = balanceCents
    }
    if (tipCents > 0 && !(await tip.pay(() => tipSecret(tipCents), billing, receivedCents.current))) return
    onPaid()
  }
  return {
    busy: balance.busy || tip.busy,
    cardError: balance.cardError ?? tip.cardError,
    setCardError: (problem: string | null) => {
      balance.setCardError(problem)
      tip.setCardError(problem)
    },
    pay,
  }
}
