import { processingFee } from '@anseo/domain/ledger'
import type { Runtime } from '../../../platform/runtime.ts'
import { bookMovement } from '../ledger/book-movement.ts'
import type { RecheckProviderObject } from './compare-with-provider.ts'
import { feeOf } from '../payments/charge-of.ts'
import { findPaymentOfCharge, findPaymentOfIntent } from '../payments/payment-store.ts'
import { findRefundOfProvider } from '../refunds/refund-store.ts'
import { checkDisputeJob, checkRefundJob, settlePaymentJob } from '../events.ts'

/**
 * Creates the recheck of a provider's object: it records a missing fee, or queues the job that its webhook would queue.
 */
export const createRecheck =
  (runtime: Runtime): RecheckProviderObject =>
  async (providerRef) => {
    const [kind] = providerRef.split('_')
    if (kind === 'ch' || kind === 'py') return recheckCharge(runtime, providerRef)
    if (kind === 're' || kind === 'pyr') return recheckRefund(runtime, providerRef)
    if (kind === 'du' || kind === 'dp') {
      await runtime.transaction((unit) => unit.enqueue(checkDisputeJob, { providerDisputeId: providerRef }))
    }
  }

/**
 * Rechecks a charge. One that we know may lack the provider's price, which is asked for: what the list lacked may have been
 * recorded since. One that we don't know may belong to a payment of ours.
 */
async function recheckCharge(runtime: Runtime, chargeId: string): Promise<void> {
  const charge = await runtime.stripe.charges.retrieve(chargeId, { expand: ['balance_transaction'] })
  const known = await findPaymentOfCharge(runtime.db, chargeId)
  if (known) {
    const fee = processingFee(known.id, chargeId, feeOf(charge) ?? 0)
    return runtime.transaction((unit) => bookMovement(unit, fee, known.appointmentId))
  }
  const { payment_intent: intent } = charge
  const intentId = typeof intent === 'string' ? intent : intent?.id
  const payment = intentId ? await findPaymentOfIntent(runtime.db, intentId) : null
  if (payment) await runtime.transaction((unit) => unit.enqueue(settlePaymentJob, { paymentId: payment.id }))
}

async function recheckRefund(runtime: Runtime, providerRefundId: string): Promise<void> {
  const refund = await findRefundOfProvider(runtime.db, providerRefundId)
  if (refund) await runtime.transaction((unit) => unit.enqueue(checkRefundJob, { refundId: refund.id }))
}
