import type { Stripe } from 'stripe'
import type { Runtime } from '../../../platform/runtime.ts'
import { isBeingSetUp } from '../payouts/choose-payout-account.ts'
import { recordRefusedCard } from './record-refused-card.ts'
import { findPaymentOfIntent } from './payment-store.ts'
import { findRefundsOfIntent } from '../refunds/refund-store.ts'
import { isSaved } from '../saved-cards/store.ts'
import {
  checkCardJob,
  checkDisputeJob,
  checkPayoutAccountJob,
  checkRefundJob,
  countDeclinedSetupJob,
  keepSetUpJob,
  settlePaymentJob,
} from '../events.ts'

/** The object of an event that names an intent. Only its ids are used, since its other contents are not trusted (M4). */
interface Hint {
  payment_intent: string | Stripe.PaymentIntent | null
}

/**
 * Queues a job that asks the provider about the object of an event, so that the webhook is answered at once. Events of
 * other kinds or about unknown objects are ignored.
 */
export async function recordProviderEvent(runtime: Runtime, event: Stripe.Event): Promise<void> {
  const { db, transaction } = runtime
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.canceled': {
      const payment = await findPaymentOfIntent(db, event.data.object.id)
      if (payment) await transaction((unit) => unit.enqueue(settlePaymentJob, { paymentId: payment.id }))
      return
    }
    case 'payment_intent.payment_failed':
      return recordRefusedCard(runtime, event.id, event.data.object.id)
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refunded': {
      const refundIds = await findRefundsOfIntent(db, intentIdOf(event.data.object))
      await transaction(async (unit) => {
        for (const refundId of refundIds) await unit.enqueue(checkRefundJob, { refundId })
      })
      return
    }
    case 'account.updated': {
      const { id: account } = event.data.object
      if (await isBeingSetUp(db, account)) {
        await transaction((unit) => unit.enqueue(checkPayoutAccountJob, { account }))
      }
      return
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { id: providerDisputeId } = event.data.object
      const payment = await findPaymentOfIntent(db, intentIdOf(event.data.object))
      if (payment) await transaction((unit) => unit.enqueue(checkDisputeJob, { providerDisputeId }))
      return
    }
    case 'setup_intent.succeeded': {
      const { id: setupId } = event.data.object
      await transaction((unit) => unit.enqueue(keepSetUpJob, { setupId }))
      return
    }
    case 'setup_intent.setup_failed': {
      const { id: setupId } = event.data.object
      await transaction((unit) => unit.enqueue(countDeclinedSetupJob, { setupId, eventId: event.id }))
      return
    }
    case 'payment_method.detached':
    case 'payment_method.automatically_updated': {
      const { id: methodId } = event.data.object
      if (await isSaved(db, methodId)) await transaction((unit) => unit.enqueue(checkCardJob, { methodId }))
      return
    }
    default:
      return
  }
}

const intentIdOf = ({ payment_intent: intent }: Hint): string =>
  typeof intent === 'string' ? intent : (intent?.id ?? '')
