import { ERRORS } from '@anseo/contract/errors'
import { Stripe } from 'stripe'
import type { Caller } from '../../../platform/http/caller.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { countRefusedCard } from './count-refused-card.ts'
import { customerOf } from './customer-of.ts'
import { storeCard } from './keep-card.ts'
import { findClientOfCustomer } from './store.ts'

/** The format of the provider's ids; anything else is not looked up. */
const SETUP_ID = /^\w+$/

/**
 * Begins to save a card without a payment: the page confirms the setup intent with the typed card (C3 of growth).
 * @throws Refusal `PAYMENT_PROVIDER_DOWN`; `RATE_LIMITED` after several declined cards.
 */
export async function beginCard(runtime: Runtime, { accountId }: Caller) {
  await runtime.rateLimiter.check('have a card refused', accountId)
  const intent = await asking(runtime, async () =>
    runtime.stripe.setupIntents.create({
      customer: await customerOf(runtime, accountId),
      usage: 'off_session',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    }),
  )
  if (!intent?.client_secret) throw notSaved('PAYMENT_PROVIDER_DOWN')
  return { clientSecret: intent.client_secret }
}

/**
 * Saves the card of a setup intent of the caller, since the browser is not trusted to have confirmed it.
 * @throws Refusal `CARD_NOT_SAVED` for an unknown intent, one of somebody else or one that is not confirmed, `PAYMENT_PROVIDER_DOWN`.
 */
export async function addCard(runtime: Runtime, { accountId }: Caller, setupId: string): Promise<void> {
  const isSaved =
    SETUP_ID.test(setupId) && (await asking(runtime, () => saveCardOfSetup(runtime, setupId, accountId)))
  if (!isSaved) throw notSaved('CARD_NOT_SAVED')
}

/**
 * Stores the card of a confirmed setup intent for the client whose customer it is; page and webhook both ask for it.
 * @param clientId the only client for whom it is stored, if given.
 * @returns whether it is stored.
 * @throws Stripe.errors.StripeError if the provider cannot be asked.
 */
export async function saveCardOfSetup(
  runtime: Runtime,
  setupId: string,
  clientId?: string,
): Promise<boolean> {
  const intent = await runtime.stripe.setupIntents.retrieve(setupId, { expand: ['payment_method'] })
  const { status, customer, payment_method: method } = intent
  if (status !== 'succeeded' || typeof customer !== 'string') return false
  // A card that was removed since is no longer attached.
  if (!method || typeof method === 'string' || method.customer !== customer || !method.card) return false
  const owner = await findClientOfCustomer(runtime.db, customer)
  if (!owner || (clientId !== undefined && owner !== clientId)) return false
  const { id, card } = method
  await runtime.transaction((unit) => storeCard(unit, owner, id, card))
  return true
}

/**
 * Counts a card that its bank did not let be saved, once per event. At the limit the setup intent ends, so that stolen
 * cards cannot be tested on it.
 */
export async function recordDeclinedSetup(runtime: Runtime, eventId: string, setupId: string): Promise<void> {
  const { customer, status } = await runtime.stripe.setupIntents.retrieve(setupId)
  const owner = typeof customer === 'string' ? await findClientOfCustomer(runtime.db, customer) : null
  if (!owner || !(await countRefusedCard(runtime, eventId, owner))) return
  if (status === 'requires_payment_method') await runtime.stripe.setupIntents.cancel(setupId)
}

/** Asks the provider; null for an object that it does not have. @throws Refusal `PAYMENT_PROVIDER_DOWN` */
async function asking<T>(runtime: Runtime, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (error.code === 'resource_missing') return null
    runtime.log.warn({ error }, 'The payment provider could not be asked about a card')
    throw notSaved('PAYMENT_PROVIDER_DOWN')
  }
}

const notSaved = (code: 'CARD_NOT_SAVED' | 'PAYMENT_PROVIDER_DOWN') =>
  new Refusal(code, { message: ERRORS.CARD_NOT_SAVED.message })
