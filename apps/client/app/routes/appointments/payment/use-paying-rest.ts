import { api } from '../../../api/browser-api.ts'
import type { Billing } from './billing.ts'
import { centsToEuro } from '@anseo/domain/money'
import { verifyPayment } from './pay-by-card.ts'
import { usePaying } from './use-paying.ts'

interface Chosen {
  balanceCents: number
  tipCents: number
}

const PAYMENT = { verify: verifyPayment, heldUntil: null }

/**
 * Charges the card for the balance and then for the tip, each a payment of its own. What is paid is not charged again
 * when the rest is retried.
 */
export function usePayingRest(appointmentId: string, onPaid: () => void) {
  const balance = usePaying(PAYMENT)
  const tip = usePaying(PAYMENT)
  const secretOf = async (kind: 'balance' | 'tip', amount?: number) => {
    const { clientSecret } = await api('POST /api/user/create-payment-intent', {
      body: { appointmentId, kind, ...(amount !== undefined && { amount }) },
      idempotencyKey: crypto.randomUUID(),
    })
    return clientSecret
  }
  async function pay({ balanceCents, tipCents }: Chosen, billing: Billing): Promise<void> {
    if (balanceCents > 0 && !(await balance.pay(() => secretOf('balance'), billing))) return
    if (tipCents > 0 && !(await tip.pay(() => secretOf('tip', centsToEuro(tipCents)), billing))) return
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
