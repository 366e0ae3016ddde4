import type { StoredRefund } from './refund-steps.ts'
import type { RefundBearer } from './refunded-parts.ts'

export type DisputeStatus = 'open' | 'won' | 'lost'

export interface StoredDispute {
  amountCents: number
  status: DisputeStatus
}

/**
 * Applies the provider's news of a dispute. Won and lost are final.
 * @param dispute the stored dispute; null if it is new.
 * @returns the new status; null if nothing changes.
 */
export const stepDispute = (dispute: StoredDispute | null, answer: StoredDispute): DisputeStatus | null =>
  dispute && (dispute.status !== 'open' || answer.status === 'open') ? null : answer.status

/** Returns the cents that lost disputes of a payment gave the client. */
export const lostCents = (disputes: readonly StoredDispute[]): number =>
  disputes.reduce((sum, { status, amountCents }) => (status === 'lost' ? sum + amountCents : sum), 0)

/**
 * Returns the cents of an unsent refund that are not sent any more once a dispute is decided. What the bank gave the client
 * counts towards an automatic refund. An operator's refund comes on top of it, and shrinks to what is left.
 * @param leftCents the payment less its other refunds and all lost disputes.
 */
export function centsTaken(
  { amountCents, bearer }: Pick<StoredRefund, 'amountCents'> & { bearer: RefundBearer | null },
  verdict: StoredDispute,
  leftCents: number,
): number {
  if (verdict.status !== 'lost') return 0
  if (bearer === null) return Math.min(amountCents, verdict.amountCents)
  return Math.max(0, amountCents - Math.max(0, leftCents))
}

/** Decides how a refund starts: frozen while a dispute is open, void if lost disputes have taken the money. */
export function refundBegins(
  disputes: readonly StoredDispute[],
  refundCents: number,
  capturedCents: number,
): 'issued' | 'frozen' | 'void' {
  if (lostCents(disputes) + refundCents > capturedCents) return 'void'
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
