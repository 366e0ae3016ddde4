import { formatEuro } from './money.ts'

/** What a cancellation gives back to the client, and what had gone back before, in cents. */
export interface MoneyBack {
  /** What we refund now; 0 for nothing. */
  refundCents: number
  /** Refunded by an operator before (D2). */
  refundedBeforeCents: number
  /** Returned by the bank through lost disputes. */
  disputedCents: number
  /** The bank still decides about a dispute: the refund waits for that. */
  isDisputed: boolean
}

/**
 * Tells the client of a cancelled appointment what is refunded where a dispute or an earlier refund has a part in it; null
 * where neither has.
 */
export function describeMoneyBack(back: MoneyBack): string[] | null {
  const { refundCents, refundedBeforeCents, disputedCents, isDisputed } = back
  const byBank =
    disputedCents > 0 ? [`Your bank returned ${formatEuro(disputedCents)} through a dispute.`] : []
  const refund = formatEuro(refundCents)
  const before = formatEuro(refundedBeforeCents)
  if (refundCents > 0 && isDisputed) {
    return [
      ...byBank,
      `Your bank is deciding on a dispute about this payment. After that we'll refund ${refund} to your card, unless the bank has returned it.`,
    ]
  }
  if (refundedBeforeCents > 0) {
    return refundCents > 0
      ? [...byBank, `We're refunding ${refund} to your card, besides the ${before} before.`]
      : [...byBank, `We refunded ${before} to you before; nothing more is refunded.`]
  }
  if (byBank.length === 0) return null
  return [
    ...byBank,
    refundCents > 0 ? `We're refunding the other ${refund} to your card.` : 'Nothing more is refunded.',
  ]
}
