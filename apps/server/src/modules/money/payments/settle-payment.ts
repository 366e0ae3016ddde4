// implements: §4.8
import { partsOfRequest } from '@anseo/domain/payment-request'
import { movementsOfPayment } from '@anseo/domain/money-movements'
import type { IntentAnswer, PaymentChange } from '@anseo/domain/payment-steps'
import type { Stripe } from 'stripe'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { toEventBase, applyChange, type AppointmentRow } from '../../booking/public.ts'
import { bookMovements } from '../ledger/book-movement.ts'
import { closePaidRequest } from './asked-sum.ts'
import { keepCard } from '../saved-cards/keep-card.ts'
import { settleCharge } from '../saved-cards/charge-store.ts'
import { openRefund } from './open-refund.ts'
import { recordLaterPayment } from './record-later-payment.ts'
import { stepByKind } from './step-by-kind.ts'
import { chargeOf } from './charge-of.ts'
import { compareAndSetPayment, findPayment, lockPayment, type PaymentRow } from './payment-store.ts'
import { appointmentPaid, paymentReturned } from '../events.ts'

/** The outcome of a payment: it paid its appointment, it is refunded (M5), or no money has arrived. */
export type Settlement = 'paid' | 'returned' | 'unpaid'

/**
 * Asks the provider about a payment and acts on the answer: the one step that webhook, verification and reconciliation
 * lead to. Any number of calls, in any order and at once, have the effect of one (M4).
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
  const withFee = { expand: ['latest_charge.balance_transaction'] }
  const intent = await runtime.stripe.paymentIntents.retrieve(payment.intentId, withFee, limits)
  return runtime.transaction((unit) => recordIntent(unit, paymentId, intent))
}

/**
 * Returns whether an intent has the amount, currency and metadata with which we created it, since the browser or somebody
 * with the key may have changed them (M4).
 */
export function isAsAsked(intent: Stripe.PaymentIntent, payment: PaymentRow): boolean {
  return (
    intent.id === payment.intentId &&
    intent.amount === payment.amountCents &&
    intent.currency === 'eur' &&
    intent.metadata['paymentId'] === payment.id &&
    intent.metadata['appointmentId'] === payment.appointmentId
  )
}

const settlementOf = ({ succeededAt, returnedAt }: PaymentRow): Settlement => {
  if (!succeededAt) return 'unpaid'
  return returnedAt ? 'returned' : 'paid'
}

async function recordIntent(unit: UnitOfWork, id: string, intent: Stripe.PaymentIntent): Promise<Settlement> {
  const { payment, appointment } = await lockPayment(unit.db, id)
  const change = await stepByKind(unit, payment, answerOf(intent, payment), appointment)
  if (Object.keys(change.set).length === 0) return settlementOf(payment)
  const { chargeId, feeCents } = chargeOf(intent)
  const recorded = await compareAndSetPayment(unit.db, payment, { ...change.set, chargeId })
  if (recorded.succeededAt) {
    const arrived = { id, providerRef: chargeId ?? id, feeCents: feeCents ?? 0 }
    const price = isOfParts(payment) ? appointment : partsOfRequest(payment.amountCents)
    const owed = { ...price, vendorId: appointment.vendorId }
    await bookMovements(unit, movementsOfPayment(arrived, owed, change), appointment.id)
    if (appointment.clientId) await keepCard(unit, appointment.clientId, intent)
    await recordMoney(unit, recorded, appointment, change)
  }
  return settlementOf(recorded)
}

/**
 * Returns whether a payment is the deposit of the marketplace, which has fees; everything else is all the vendor's (B7,
 * B12).
 */
const isOfParts = ({ kind, requestId }: PaymentRow) => kind === 'deposit' && requestId === null

function answerOf(intent: Stripe.PaymentIntent, payment: PaymentRow): IntentAnswer {
  if (intent.status === 'succeeded') {
    const receivedCents = intent.amount_received
    return { status: 'succeeded', receivedCents, asAsked: isAsAsked(intent, payment) }
  }
  const known = intent.status === 'processing' || intent.status === 'canceled'
  return { status: known ? (intent.status as 'processing' | 'canceled') : 'open' }
}

/** Returns the columns of a vendor's own booking once its payment request is paid: the whole sum is the vendor's (B7). */
const sumColumns = (amountCents: number) => ({ vendorFeeCents: amountCents, totalCents: amountCents })

/** Records that money arrived: it pays for the appointment, or is refunded if nothing is due (M5). */
async function recordMoney(
  unit: UnitOfWork,
  payment: PaymentRow,
  appointment: AppointmentRow,
  { appointment: step, returnCents }: PaymentChange,
): Promise<void> {
  const paymentId = payment.id
  if (returnCents > 0) {
    await openRefund(unit, payment, appointment.vendorId, { totalCents: returnCents, parts: null })
    const amountCents = returnCents
    await unit.publish(paymentReturned, { ...toEventBase(appointment), paymentId, amountCents })
    return
  }
  if (payment.requestId) await closePaidRequest(unit, payment.requestId)
  if (step) {
    const sum = payment.requestId ? sumColumns(payment.amountCents) : {}
    const paid = await applyChange(unit, appointment, step, sum)
    const automatic = await settleCharge(unit, paymentId, 'paid')
    const savedCard = automatic?.card ?? null
    await unit.publish(appointmentPaid, { ...toEventBase(paid), paymentId, savedCard })
    return
  }
  await recordLaterPayment(unit, payment, appointment)
}
