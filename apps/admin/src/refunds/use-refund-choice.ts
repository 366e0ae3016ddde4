import type { RefundableOnWire } from '@anseo/contract/admin-payments'
import { requiredText } from '@anseo/api-client/field-problems'
import { useDraft } from '@anseo/site-kit/use-draft'
import type { RefundBearer } from '@anseo/domain/refunded-parts'
import { euroToCents, formatEuro } from '@anseo/domain/money'
import { centsFromText } from '@anseo/domain/typed-amount'

export type Extent = 'everything' | 'part'

/**
 * Holds the refund of a payment as it is being chosen; it survives a reload and a login in the middle.
 * @param of identifies what is refunded, whichever of its payments is chosen.
 * @param refundable null while it is loaded.
 */
export function useRefundChoice(of: string, refundable: RefundableOnWire | null) {
  const key = `anseo.admin.refund.${of}`
  const [extent, setExtent] = useDraft(`${key}.extent`)
  const [amount, setAmount] = useDraft(`${key}.amount`)
  const [bearer, setBearer] = useDraft(`${key}.bearer`)
  const [reason, setReason] = useDraft(`${key}.reason`)
  const leftCents = euroToCents(refundable?.left ?? 0)
  const typedCents = centsFromText(amount)
  const isPart = extent === 'part'
  return {
    extent: (isPart ? 'part' : 'everything') as Extent,
    setExtent: (next: Extent) => setExtent(next),
    amount,
    setAmount,
    bearer: (bearer || null) as RefundBearer | null,
    setBearer,
    reason,
    setReason,
    /** In cents; null while it is not a sum that can be refunded. */
    cents: isPart ? sumOf(typedCents, leftCents) : leftCents,
    /** Errors by field; null where there is none. */
    problems: {
      amount: isPart ? amountProblem(amount, typedCents, leftCents) : null,
      bearer: bearer ? null : 'Choose who bears the refund.',
      reason: requiredText(reason),
    },
    forget: () => {
      for (const set of [setExtent, setAmount, setBearer, setReason]) set('')
    },
  }
}

export type RefundChoice = ReturnType<typeof useRefundChoice>

const sumOf = (cents: number | null, leftCents: number): number | null =>
  cents !== null && cents > 0 && cents <= leftCents ? cents : null

function amountProblem(typed: string, cents: number | null, leftCents: number): string | null {
  if (typed.trim() === '') return requiredText(typed)
  if (cents === null) return 'Enter an amount, like 25 or 25.50.'
  if (cents <= 0) return 'Enter an amount above €0.00.'
  return cents > leftCents ? `Enter ${formatEuro(leftCents)} or less. That's all that's left.` : null
}
