import type { TipChoice } from '@anseo/domain/balance'
import { useTip } from './tip-choice.tsx'
import { useCardForm } from './use-card-form.ts'
import { type BalanceCalls, usePayingBalance } from './use-paying-balance.ts'
import type { PaymentStartState } from './use-payment-start.ts'

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

/** Holds a form that pays the balance and a tip by card (B12). */
export function useBalanceForm({ of, balanceCents, tips, calls, start, isSaved, onPaid }: BalancePayment) {
  const tip = useTip(tips ?? [])
  const paying = usePayingBalance(calls, onPaid)
  const tipCents = tips ? (tip.cents ?? 0) : 0
  const totalCents = balanceCents + tipCents
  const form = useCardForm(of, {
    isSaved,
    wrong: tips && tip.problem ? ['tip'] : [],
    onPay: (billing) => {
      if (start.state === 'ready' && totalCents > 0) void paying.pay({ balanceCents, tipCents }, billing)
    },
  })
  return { ...form, ...paying, tip, tipCents, totalCents }
}
