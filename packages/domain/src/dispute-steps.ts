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
 * Applies the provider's news of a dispute. Won and lost are final. A won dispute releases a waiting refund; a lost one
 * makes it void if the bank has taken the money that was to be refunded.
 * @param dispute the stored dispute; null if it is new.
 * @param capturedCents amount of the payment.
 * @returns the new status and its effect on the refund; null if nothing changes.
 */
export function stepDispute(
  dispute: StoredDispute | null,
  answer: StoredDispute,
  refund: StoredRefund | null,
  capturedCents: number,
): DisputeChange | null {
  if (dispute && (dispute.status !== 'open' || answer.status === 'open')) return null
  if (answer.status === 'open') return { status: 'open', settled: false, refund: null }
  // A refund that the provider has accepted is carried out despite the dispute.
  const waiting = refund && isUnsent(refund) ? refund : null
  if (answer.status === 'won') return { status: 'won', settled: true, refund: waiting && 'issue' }
  const both = (waiting?.amountCents ?? 0) + answer.amountCents
  const effect = waiting && (both > capturedCents ? 'void' : 'issue')
  return { status: 'lost', settled: true, refund: effect }
}

/** Decides how a refund starts: frozen while a dispute is open, void if lost disputes have taken the money. */
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
 * Translates the result of `refundBegins` into the options of `stepRefund`.
 * @param begins how the refund would start now.
 */
export const refundHold = (begins: ReturnType<typeof refundBegins>) => ({
  frozen: begins === 'frozen',
  taken: begins === 'void',
})
