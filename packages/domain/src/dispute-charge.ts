import type { StoredDispute } from './dispute-steps.ts'
import type { StoredRefund } from './refund-steps.ts'

/**
 * Returns the platform's loss by a dispute, in cents: the sum its bank took, less a refund that was not sent for it.
 * An admin may make
 * the vendor bear it (M7). 0 when it is not lost.
 */
export function lossByDispute(
  dispute: StoredDispute,
  refund: Pick<StoredRefund, 'status' | 'amountCents'> | null,
): number {
  if (dispute.status !== 'lost') return 0
  return Math.max(0, dispute.amountCents - (refund?.status === 'void' ? refund.amountCents : 0))
}
