// implements: §7.20
import { setTimeout as delay } from 'node:timers/promises'
import { Stripe } from 'stripe'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { isOfClient, lockAppointment } from '../../booking/public.ts'
import { abandonPayments } from './abandon-payments.ts'
import {
  compareAndSetPayment,
  findPayment,
  findVendorName,
  lockPayment,
  type PaymentRow,
} from './payment-store.ts'
import { prepareIntent } from '../saved-cards/prepare-intent.ts'
import { findCard } from '../saved-cards/store.ts'
import { presentSummary } from './present.ts'
import { isAsAsked, settlePayment } from './settle-payment.ts'
import { takePayment } from './take-payment.ts'
import { wantedPayment, type WantedIntent } from './wanted-payment.ts'
import { cancelIntentJob } from '../events.ts'

/** An intent of ours is found used up at most this often before a fresh one serves. */
const ROUNDS = 3
/** Longest wait for another call that asks for the same intent, in ms. */
const LONGEST_WAIT_MS = 5000
const RECHECK_MS = 100

/**
 * Returns the live intent of a kind of the caller's appointment; concurrent and repeated calls get the same one (M5, A9).
 * @throws Refusal if nothing of the kind is due, `NOT_FOUND` for a saved card of somebody else, `PAYMENT_PROVIDER_DOWN`, `RATE_LIMITED` after several declined
 * cards.
 */
export async function createPaymentIntentFor(runtime: Runtime, caller: Caller, wanted: WantedIntent) {
  await runtime.rateLimiter.check('have a card refused', caller.accountId)
  const card = await wantedCard(runtime, caller, wanted)
  const { intent, payment, clientSecret, appointmentDetails } = await intentFor(runtime, () =>
    claimPayment(runtime, caller, wanted),
  )
  const wish = { card, save: wanted.saveCard }
  await asking(runtime, payment, () => prepareIntent(runtime, intent, caller.accountId, wish))
  return { clientSecret, appointmentDetails }
}

/**
 * Returns the intent of a claimed payment, with the other results of the claim.
 * @param claim claims the live payment; called again when its intent turns out to be used up.
 * @throws Refusal of the claim, `PAYMENT_PROVIDER_DOWN`
 */
export async function intentFor<C extends { payment: PaymentRow }>(
  runtime: Runtime,
  claim: () => Promise<C>,
) {
  for (let round = 1; round <= ROUNDS; round++) {
    const claimed = await claim()
    const { payment } = claimed
    const intent = await intentOf(runtime, payment)
    if (!intent) continue
    if (isPayable(intent) && isAsAsked(intent, { ...payment, intentId: intent.id })) {
      return { ...claimed, intent, clientSecret: intent.client_secret }
    }
    await settlePayment(runtime, payment.id)
    if (isPayable(intent)) {
      await runtime.transaction((unit) => abandonPayments(unit, payment.appointmentId, [payment.kind]))
    }
  }
  throw new Refusal('PAYMENT_PROVIDER_DOWN')
}

/** Returns the saved card that the caller chose; null for one that is typed. */
async function wantedCard({ db }: Runtime, { accountId }: Caller, { paymentMethodId }: WantedIntent) {
  if (paymentMethodId === undefined) return null
  const card = await findCard(db, paymentMethodId, accountId)
  if (!card) throw new Refusal('NOT_FOUND')
  return card
}

/** Claims the live payment before the provider is asked, so that two calls at once ask for the same one. */
function claimPayment(runtime: Runtime, caller: Caller, wanted: WantedIntent) {
  return runtime.transaction(async (unit) => {
    const row = await lockAppointment(unit.db, wanted.appointmentId, isOfClient(caller.accountId))
    if (!row) throw new Refusal('NOT_FOUND')
    const due = await wantedPayment(unit, row, wanted)
    const vendorName = await findVendorName(unit.db, row.vendorId)
    const appointmentDetails = presentSummary(row, due, vendorName)
    return { payment: await takePayment(unit, row.id, due), appointmentDetails }
  })
}

/** Returns the provider's intent of a payment; null when the payment was given up while the provider was asked. */
const intentOf = (runtime: Runtime, payment: PaymentRow): Promise<Stripe.PaymentIntent | null> =>
  asking(runtime, payment, () => retrieveOrAsk(runtime, payment))

/** Asks the provider about a payment. @throws Refusal `PAYMENT_PROVIDER_DOWN` for any error of the provider's. */
async function asking<T>(runtime: Runtime, payment: PaymentRow, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    runtime.log.warn({ error, paymentId: payment.id }, 'The payment provider gave no intent')
    throw new Refusal('PAYMENT_PROVIDER_DOWN')
  }
}

async function retrieveOrAsk(runtime: Runtime, payment: PaymentRow): Promise<Stripe.PaymentIntent | null> {
  const { stripe, db } = runtime
  for (let waitedMs = 0; ; waitedMs += RECHECK_MS) {
    const { intentId } = (await findPayment(db, payment.id)) ?? payment
    if (intentId) return stripe.paymentIntents.retrieve(intentId)
    try {
      const intent = await askForIntent(stripe, payment)
      return (await saveIntent(runtime, payment, intent.id)) ? intent : null
    } catch (error) {
      if (!isBeingAsked(error) || waitedMs >= LONGEST_WAIT_MS) throw error
      await delay(RECHECK_MS)
    }
  }
}

/** Returns whether another call is asking for the same intent at this moment; its answer is then also ours. */
const isBeingAsked = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'idempotency_key_in_use'

/**
 * Asks the provider for an intent. Everything sent depends on the payment alone, because under one key the provider
 * accepts one request only.
 */
const askForIntent = (stripe: Stripe, { id, appointmentId, kind, amountCents }: PaymentRow) =>
  stripe.paymentIntents.create(
    {
      amount: amountCents,
      currency: 'eur',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { appointmentId, paymentId: id, ...(kind !== 'deposit' && { kind }) },
    },
    { idempotencyKey: `payment-${id}` },
  )

/**
 * Stores the intent of a payment; returns false if the payment was abandoned in the meantime and the intent has to be
 * cancelled.
 */
function saveIntent(runtime: Runtime, { id }: PaymentRow, intentId: string): Promise<boolean> {
  return runtime.transaction(async (unit) => {
    const { payment } = await lockPayment(unit.db, id)
    const { abandonedAt } = await compareAndSetPayment(unit.db, payment, { intentId })
    if (abandonedAt) await unit.enqueue(cancelIntentJob, { paymentId: id })
    return abandonedAt === null
  })
}

/** Returns whether a card can still be charged through it. */
const isPayable = (
  intent: Stripe.PaymentIntent,
): intent is Stripe.PaymentIntent & { client_secret: string } =>
  intent.client_secret !== null && intent.status !== 'succeeded' && intent.status !== 'canceled'
