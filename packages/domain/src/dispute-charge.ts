import type { StoredDispute } from './dispute-steps.ts'
import type { StoredRefund } from './refund-steps.ts'

type Refund = Pick<StoredRefund, 'status' | 'amountCents'>

/**
 * Returns the platform's loss by a dispute, in cents: the sum its bank took, less the refunds that were not sent for it.
 * An admin may make the vendor bear it (M7). 0 when it is not lost.
 * @param refunds all refunds of the payment.
 */
export function lossByDispute(dispute: StoredDispute, refunds: readonly Refund[]): number {
  if (dispute.status !== 'lost') return 0
  const unsent = refunds.filter(({ status }) => status === 'void')
  return Math.max(
    0,
    unsent.reduce((loss, { amountCents }) => loss - amountCents, dispute.amountCents),
  )
}

/**
 * Returns the part of a dispute that an admin can charge to the vendor now, in cents (M7). 0 when its money had paid for
 * nothing, and while the appointment has not ended: a refund may still be overtaken by the dispute, and then nothing was
 * lost.
 */
export function chargeableLoss(
  dispute: StoredDispute,
  refunds: readonly Refund[],
  { completedAt, cancelledAt, returnedAt }: Record<'completedAt' | 'cancelledAt' | 'returnedAt', Date | null>,
): number {
  const hasEnded = completedAt !== null || cancelledAt !== null
  return hasEnded && returnedAt === null ? lossByDispute(dispute, refunds) : 0
}
