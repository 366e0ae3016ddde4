import { defaultCard, cardName } from '@anseo/domain/saved-card'
import { eq } from 'drizzle-orm'
import { Stripe } from 'stripe'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { lockAppointment, toEventBase } from '../../booking/public.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { automaticChargeFailed, checkCardJob } from '../events.ts'
import { intentFor } from '../payments/create-payment-intent.ts'
import type { PaymentRow } from '../payments/payment-store.ts'
import { type Settlement, settlePayment } from '../payments/settle-payment.ts'
import { takePayment } from '../payments/take-payment.ts'
import { wantedPayment } from '../payments/wanted-payment.ts'
import type { AutomaticChargeOutcome } from '../tables/saved-cards.ts'
import { findCharge, settleCharge, startCharge } from '../saved-cards/charge-store.ts'
import { findCards, findCustomerId, type SavedCardRow } from '../saved-cards/store.ts'

/** The outcome of a charge: 'no card' and 'not due' have tried nothing, and may be asked for again. */
export type AutomaticCharge = AutomaticChargeOutcome | 'no card' | 'not due'

type Failure = Exclude<AutomaticChargeOutcome, 'paid'>

interface Charged {
  card: SavedCardRow
  customerId: string
}

/**
 * Charges the sum due now of a confirmed, unpaid appointment to the card that its client saved or used last, without the
 * client being there (C6 of growth). Each appointment is charged so once: of any number of calls, at once, later or after
 * a crash in between, one tries the card, once more where the sum changed meanwhile, and all answer the same. A client who pays meanwhile pays once.
 *
 * It runs as `chargeSavedCardJob`; modules below money publish `automaticPaymentDue` of booking, in the transaction that
 * remembers that they did. `paid` steps the appointment as any payment does; `declined` and `authentication` tell the
 * client by notice and email, once, with a link to pay until the window ends. 'no card' and 'not due' tell nobody: the
 * usual reminders to pay do.
 * @throws Refusal `PAYMENT_PROVIDER_DOWN`, Stripe.errors.StripeError if the provider gave no answer: call again.
 */
export async function chargeSavedCard(runtime: Runtime, appointmentId: string): Promise<AutomaticCharge> {
  const first = await tryCharge(runtime, appointmentId)
  if (first !== 'returned') return first
  // The sum changed while the card was charged, and that money goes back: what is due now is charged, once more only.
  const second = await tryCharge(runtime, appointmentId)
  return second === 'returned' ? 'not due' : second
}

/** Charges what is due; 'returned' if the money arrived for a payment that was given up meanwhile. */
async function tryCharge(runtime: Runtime, appointmentId: string): Promise<AutomaticCharge | 'returned'> {
  const { db } = runtime
  const earlier = await findCharge(db, appointmentId)
  if (earlier?.outcome) return earlier.outcome
  const charged = await findCardFor(runtime, appointmentId)
  if (!charged) return 'no card'
  try {
    const { payment, intent } = await intentFor(runtime, () => claim(runtime, appointmentId, charged.card))
    if ((await charge(runtime, payment, intent, charged)) === 'returned') return 'returned'
  } catch (error) {
    // Nothing is due: it was paid, cancelled or timed out, perhaps while this ran.
    if (!(error instanceof Refusal) || error.code === 'PAYMENT_PROVIDER_DOWN') throw error
  }
  return (await findCharge(db, appointmentId))?.outcome ?? 'not due'
}

async function findCardFor({ db, clock }: Runtime, appointmentId: string): Promise<Charged | null> {
  const [row] = await db
    .select({ clientId: appointment.clientId })
    .from(appointment)
    .where(eq(appointment.id, appointmentId))
  if (!row?.clientId) return null
  const card = defaultCard(await findCards(db, row.clientId), clock.now())
  const customerId = card && (await findCustomerId(db, row.clientId))
  return card && customerId ? { card, customerId } : null
}

/** Claims the live payment, as the client's own page does, and remembers that it is charged without the client. */
const claim = (runtime: Runtime, appointmentId: string, card: SavedCardRow) =>
  runtime.transaction(async (unit) => {
    const row = await lockAppointment(unit.db, appointmentId)
    if (!row) throw new Refusal('NOT_FOUND')
    const due = await wantedPayment(unit, row, { kind: 'deposit' })
    const payment = await takePayment(unit, row.id, due)
    const started = { appointmentId, paymentId: payment.id, card: cardName(card), startedAt: unit.now }
    await startCharge(unit.db, started)
    return { payment }
  })

/**
 * Charges a payment to the card and records how that ended. The key names payment and card: a call that is repeated gets
 * the answer of the first.
 */
async function charge(
  runtime: Runtime,
  payment: PaymentRow,
  intent: Stripe.PaymentIntent,
  { card, customerId }: Charged,
): Promise<Settlement> {
  const { stripe } = runtime
  try {
    // An abandoned dialog may have asked to save the typed card, which the provider refuses without the client.
    if (intent.customer !== customerId || intent.setup_future_usage) {
      await stripe.paymentIntents.update(intent.id, { customer: customerId, setup_future_usage: '' })
    }
    await stripe.paymentIntents.confirm(
      intent.id,
      { payment_method: card.methodId, off_session: true },
      { idempotencyKey: `charge-${payment.id}-${card.methodId}` },
    )
  } catch (error) {
    const outcome = await outcomeOf(runtime, payment, card, error)
    if (outcome) await recordFailure(runtime, payment, outcome)
    return 'unpaid'
  }
  return settlePayment(runtime, payment.id)
}

/** Returns how a charge that was refused ended; null if the client has paid meanwhile. @throws what says nothing of it. */
async function outcomeOf(
  runtime: Runtime,
  payment: PaymentRow,
  card: SavedCardRow,
  error: unknown,
): Promise<Failure | null> {
  if (error instanceof Stripe.errors.StripeCardError) {
    return error.code === 'authentication_required' ? 'authentication' : 'declined'
  }
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  if ((await settlePayment(runtime, payment.id)) !== 'unpaid') return null
  if (error.code === 'payment_intent_unexpected_state') throw error
  // The provider does not have the card any more.
  await runtime.transaction((unit) => unit.enqueue(checkCardJob, { methodId: card.methodId }))
  return 'declined'
}

const recordFailure = (runtime: Runtime, payment: PaymentRow, outcome: Failure) =>
  runtime.transaction(async (unit) => {
    const row = await lockAppointment(unit.db, payment.appointmentId)
    const settled = row && (await settleCharge(unit, payment.id, outcome))
    if (!settled) return
    const { amountCents } = payment
    const facts = { ...toEventBase(row), amountCents, card: settled.card, payBy: row.payBy, reason: outcome }
    await unit.publish(automaticChargeFailed, facts)
  })
