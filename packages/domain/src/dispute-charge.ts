import type { StoredDispute } from './dispute-steps.ts'

/** A payment with lost disputes, in cents. */
interface Lost {
  /** Taken by the bank in all. */
  lostCents: number
  /** Due for refund anyway, and not sent since the bank had given it. */
  unsentCents: number
  /** Charged to the vendor already. */
  chargedCents: number
}

/**
 * Returns the platform's loss by the disputes of a payment that the vendor does not bear yet, in cents: the sum the bank took,
 * less what was due for refund anyway (M7).
 */
const uncharged = ({ lostCents, unsentCents, chargedCents }: Lost): number =>
  Math.max(0, lostCents - unsentCents - chargedCents)

/**
 * Returns the part of a dispute that an admin can charge to the vendor now, in cents (M7). 0 when it is not lost, when its
 * money had paid for nothing, and while the appointment has not ended: a refund may still be overtaken by the dispute, and
 * then nothing was lost.
 */
export function chargeableLoss(
  { status, amountCents }: StoredDispute,
  lost: Lost,
  { completedAt, cancelledAt, returnedAt }: Record<'completedAt' | 'cancelledAt' | 'returnedAt', Date | null>,
): number {
  const hasEnded = completedAt !== null || cancelledAt !== null
  if (status !== 'lost' || !hasEnded || returnedAt !== null) return 0
  return Math.min(amountCents, uncharged(lost))
}
