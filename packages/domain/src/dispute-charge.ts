import type { StoredDispute } from './dispute-steps.ts'
import type { StoredRefund } from './refund-steps.ts'

/**
 * Returns the platform's loss by a dispute, in cents: the sum its bank took, less a refund that was not sent for it.
 * An admin may make the vendor bear it (M7). 0 when it is not lost.
 */
export function lossByDispute(
  dispute: StoredDispute,
  refund: Pick<StoredRefund, 'status' | 'amountCents'> | null,
): number {
  if (dispute.status !== 'lost') return 0
  return Math.max(0, dispute.amountCents - (refund?.status === 'void' ? refund.amountCents : 0))
}

/**
 * Returns the part of a dispute that an admin can charge to the vendor now, in cents (M7). 0 when its money had paid for
 * nothing, and while the appointment has not ended: a refund may still be overtaken by the dispute, and then nothing was
 * lost.
 */
export function chargeableLoss(
  dispute: StoredDispute,
  refund: Pick<StoredRefund, 'status' | 'amountCents'> | null,
  { completedAt, cancelledAt, returnedAt }: Record<'completedAt' | 'cancelledAt' | 'returnedAt', Date | null>,
): number {
  const hasEnded = completedAt !== null || cancelledAt !== null
  return hasEnded && returnedAt === null ? lossByDispute(dispute, refund) : 0
}
