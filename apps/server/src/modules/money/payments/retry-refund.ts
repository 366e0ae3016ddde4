import { retryRefund as stepRetry } from '@anseo/domain/refund-steps'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { recordAudit } from '../../audit/public.ts'
import { hasOpenDispute } from './dispute-store.ts'
import { lockPayment } from './payment-store.ts'
import { compareAndSetRefund, findRefund, findRefundRow } from '../refunds/refund-store.ts'
import { issueRefundJob } from '../events.ts'

/**
 * Retries a refund now for an admin, even one that has failed for good; the provider still pays it only once (M3).
 * @throws Refusal `NOT_FOUND`, `REFUND_NOT_RETRYABLE` if it is done, in progress or held back by a dispute.
 */
export async function retryRefundNow(runtime: Runtime, caller: Caller, refundId: string): Promise<void> {
  await runtime.transaction(async (unit) => {
    const found = await findRefund(unit.db, refundId)
    if (!found) throw new Refusal('NOT_FOUND')
    await lockPayment(unit.db, found.refund.paymentId)
    const refund = await findRefundRow(unit.db, refundId)
    const changes = stepRetry(refund, await hasOpenDispute(unit.db, refund.paymentId))
    if (!changes) throw new Refusal('REFUND_NOT_RETRYABLE')
    if (changes.status) await compareAndSetRefund(unit.db, refund, { ...changes, settledAt: null })
    await unit.enqueue(issueRefundJob, { refundId })
    await recordAudit(unit, {
      adminId: caller.accountId,
      action: 'refund.retried',
      subject: { kind: 'refund', id: refundId },
      details: { attempt: changes.attempt ?? refund.attempt },
    })
  })
}
