import type { TipChoice } from '@anseo/domain/balance'
import { useRef } from 'react'
import type { Billing } from './billing.ts'
import { useTip } from './tip-choice.tsx'
import { useCardForm } from './use-card-form.ts'
import { usePaying } from './use-paying.ts'
import type { PaymentStartState } from './use-payment-start.ts'

/** The calls by which a balance and a tip are paid: those of a client with an account, or of the holder of a link. */
export interface BalanceCalls {
  /** Returns the client secret of the intent for the balance. */
  balanceSecret: () => Promise<string>
  /** Returns the client secret of the intent for a tip of so many cents. */
  tipSecret: (cents: number) => Promise<string>
  /** Makes the server ask the provider whether an intent was paid (M4). */
  verify: (intentId: string) => Promise<void>
}

interface BalancePayment {
  /** The subject of the payment: an appointment or a link. */
  of: string
  balanceCents: number
  /** The tips to choose from; null while none can be given. */
  tips: TipChoice[] | null
  calls: BalanceCalls
  start: PaymentStartState<null>
  /** True if a saved card is chosen. */
  isSaved?: boolean
  /** Called once everything that was chosen is paid. */
  onPaid: () => void
}

/** The payment intents are created once their sums are chosen. */
export const noIntentYet = () => Promise.resolve(null)

/**
 * Holds a form that pays the balance and then a tip by card (B12), as two payments: one that succeeded is not charged again
 * when the other is retried.
 */
export function useBalanceForm({ of, balanceCents, tips, calls, start, isSaved, onPaid }: BalancePayment) {
  const tip = useTip(tips ?? [])
  const receivedCents = useRef(0)
  const ofBalance = usePaying({ verify: calls.verify, heldUntil: null })
  const ofTip = usePaying({ verify: calls.verify, heldUntil: null })
  const tipCents = tips ? (tip.cents ?? 0) : 0
  const totalCents = balanceCents + tipCents
  const pay = async (billing: Billing | null) => {
    if (balanceCents > 0) {
      if (!(await ofBalance.pay(calls.balanceSecret, billing))) return
      receivedCents.current = balanceCents
    }
    if (tipCents > 0 && !(await ofTip.pay(() => calls.tipSecret(tipCents), billing, receivedCents.current)))
      return
    onPaid()
  }
  const form = useCardForm(of, {
    isSaved,
    wrong: tips && tip.problem ? ['tip'] : [],
    onPay: (billing) => {
      if (start.state === 'ready' && totalCents > 0) void pay(billing)
    },
  })
  return {
    ...form,
    busy: ofBalance.busy || ofTip.busy,
    cardError: ofBalance.cardError ?? ofTip.cardError,
    setCardError: (problem: string | null) => {
      ofBalance.setCardError(problem)
      ofTip.setCardError(problem)
    },
    tip,
    tipCents,
    totalCents,
  }
}
