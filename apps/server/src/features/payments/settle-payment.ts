import type { Stripe } from 'stripe'
import type { UnitOfWork } from '../../infrastructure/unit-of-work.ts'
import type { Runtime } from '../../runtime.ts'
import { recordPayment } from '../appointments/record-payment.ts'
import { abandonPayment } from './abandon-payment.ts'
import { openRefund } from './open-refund.ts'
import { findPayment, lockPayment, type PaymentRow, updatePayment } from './payment-store.ts'

/** What became of a payment: it paid its appointment, its money goes back (M5), or no money has arrived. */
export type Settlement = 'paid' | 'returned' | 'unpaid'

/**
 * The one step that webhook, verification and reconciliation lead to: asks the provider about a payment and acts on
 * the answer. Any number of calls, in any order and at once, have the effect of one (M4).
 * @throws Stripe.errors.StripeError when the provider cannot be asked.
 */
export async function settlePayment(
  runtime: Runtime,
  paymentId: string,
  limits?: Stripe.RequestOptions,
): Promise<Settlement> {
  const payment = await findPayment(runtime.db, paymentId)
  if (!payment?.intentId) return 'unpaid'
  if (payment.succeededAt) return settlementOf(payment)
  return settleByIntent(
    runtime,
    payment,
    await runtime.stripe.paymentIntents.retrieve(payment.intentId, {}, limits),
  )
}

/** The same with the intent as the provider has just told it. */
export async function settleByIntent(
  runtime: Runtime,
  { id }: PaymentRow,
  intent: Stripe.PaymentIntent,
): Promise<Settlement> {
  if (intent.status === 'succeeded') return runtime.transaction((unit) => noteMoney(unit, id, intent))
  if (intent.status === 'canceled') await runtime.transaction((unit) => noteCancelled(unit, id))
  return 'unpaid'
}

/** Whether an intent is the one that we asked for: the browser, or whoever has a key, may have changed it (M4). */
export function isAsAsked(intent: Stripe.PaymentIntent, payment: PaymentRow): boolean {
  return (
    intent.id === payment.intentId &&
    intent.amount === payment.amountCents &&
    intent.currency === 'eur' &&
    intent.metadata['paymentId'] === payment.id &&
    intent.metadata['appointmentId'] === payment.appointmentId
  )
}

const settlementOf = ({ returnedAt }: PaymentRow): Settlement => (returnedAt ? 'returned' : 'paid')

async function noteMoney(unit: UnitOfWork, id: string, intent: Stripe.PaymentIntent): Promise<Settlement> {
  const { payment, about } = await lockPayment(unit.db, id)
  if (payment.succeededAt) return settlementOf(payment)
  const asAsked = isAsAsked(intent, payment) && intent.amount_received === payment.amountCents
  await updatePayment(unit.db, id, { succeededAt: unit.now })
  if (asAsked && (await recordPayment(unit, payment.appointmentId)) === 'paid') {
    await abandonPayment(unit, payment.appointmentId)
    return 'paid'
  }
  const amountCents = intent.amount_received
  await updatePayment(unit.db, id, { returnedAt: unit.now })
  await openRefund(unit, payment, amountCents)
  await unit.publish('payment.returned', { ...about, amountCents, paymentId: id })
  return 'returned'
}

async function noteCancelled(unit: UnitOfWork, id: string): Promise<void> {
  const { payment } = await lockPayment(unit.db, id)
  if (!payment.abandonedAt && !payment.succeededAt)
    await updatePayment(unit.db, id, { abandonedAt: unit.now })
}
