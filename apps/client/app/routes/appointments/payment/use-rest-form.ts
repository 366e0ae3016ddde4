import type { TipChoice } from '@anseo/domain/balance'
import { useTip } from './tip-choice.tsx'
import { useCardForm } from './use-card-form.ts'
import { type RestCalls, usePayingRest } from './use-paying-rest.ts'
import type { PaymentStartState } from './use-payment-start.ts'

interface Rest {
  /** The subject of the payment: an appointment or a link. */
  of: string
  balanceCents: number
  /** The tips to choose from; null while none can be given. */
  tips: TipChoice[] | null
  calls: RestCalls
  start: PaymentStartState<null>
  /** A saved card is chosen. */
  isSaved?: boolean
  /** Everything that was chosen is paid. */
  onPaid: () => void
}

/** Holds a form that pays the balance and a tip by card (B12). */
export function useRestForm({ of, balanceCents, tips, calls, start, isSaved, onPaid }: Rest) {
  const tip = useTip(tips ?? [])
  const paying = usePayingRest(calls, onPaid)
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
