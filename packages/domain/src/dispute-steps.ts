import { isUnsent, type StoredRefund } from './refund-steps.ts'

export type DisputeStatus = 'open' | 'won' | 'lost'

export interface StoredDispute {
  amountCents: number
  status: DisputeStatus
}

/** The effect of a dispute on the refund of the same payment. */
export type RefundEffect = 'issue' | 'void' | null

export interface DisputeChange {
  status: DisputeStatus
  /** True if this answer decided the dispute, so that it must be recorded in the ledger. */
  settled: boolean
  refund: RefundEffect
}

/**
 * Takes in what the provider says of a dispute. Once won or lost it stays so; won sets a waiting refund free, lost
 * makes it void when the bank has taken what was to go back.
 * @param dispute null when it is heard of for the first time.
 * @param capturedCents what the payment brought.
 */
export function stepDispute(
  dispute: StoredDispute | null,
  answer: StoredDispute,
  refund: StoredRefund | null,
  capturedCents: number,
): DisputeChange | null {
  if (dispute && (dispute.status !== 'open' || answer.status === 'open')) return null
  if (answer.status === 'open') return { status: 'open', settled: false, refund: null }
  // One that the provider has taken on is on its way all the same.
  const waiting = refund && isUnsent(refund) ? refund : null
  if (answer.status === 'won') return { status: 'won', settled: true, refund: waiting && 'issue' }
  const both = (waiting?.amountCents ?? 0) + answer.amountCents
  const effect = waiting && (both > capturedCents ? 'void' : 'issue')
  return { status: 'lost', settled: true, refund: effect }
}

/** Returns the start of a refund: frozen while a dispute is open, void when the bank has taken the money already. */
export function refundBegins(
  disputes: readonly StoredDispute[],
  refundCents: number,
  capturedCents: number,
): 'issued' | 'frozen' | 'void' {
  const lost = disputes.reduce((sum, each) => (each.status === 'lost' ? sum + each.amountCents : sum), 0)
  if (lost + refundCents > capturedCents) return 'void'
  return disputes.some(({ status }) => status === 'open') ? 'frozen' : 'issued'
}

/**
 * Returns what disputes mean for an answer about a refund, as `stepRefund` takes it.
 * @param begins how the refund would begin now (`refundBegins`).
 */
export const refundHold = (begins: ReturnType<typeof refundBegins>) => ({
  frozen: begins === 'frozen',
  taken: begins === 'void',
})
