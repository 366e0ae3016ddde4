import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { SANDBOX_KEYS } from './keys.ts'
import { rejection, useSandbox } from './testing/use-sandbox.ts'

const sandbox = useSandbox()
const { arrives, browserPost } = sandbox

async function newSetup() {
  const { id: customer } = await sandbox.stripe.customers.create({})
  return sandbox.stripe.setupIntents.create({ customer, usage: 'off_session' })
}

const confirm = ({ id, client_secret }: Stripe.SetupIntent, number: string) =>
  browserPost(`/v1/setup_intents/${id}/confirm`, {
    key: SANDBOX_KEYS.publishableKey,
    client_secret: client_secret!,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': String(new Date().getFullYear() + 2),
    'payment_method_data[card][cvc]': '123',
  })

async function answerBank(body: { next_action: { use_stripe_sdk: { stripe_js: string } } }, outcome: string) {
  const { pathname } = new URL(body.next_action.use_stripe_sdk.stripe_js)
  return browserPost(pathname.replace('/sandbox/stripe', ''), { outcome })
}

const charge = (intent: Stripe.SetupIntent) =>
  sandbox.stripe.paymentIntents.create({
    amount: 900,
    currency: 'eur',
    customer: String(intent.customer),
    payment_method: String(intent.payment_method),
    off_session: true,
    confirm: true,
  })

describe('a setup intent', () => {
  test('keeps a card without a payment, which then pays without its holder', async () => {
    const setup = await newSetup()
    expect(setup).toMatchObject({ status: 'requires_payment_method', usage: 'off_session' })
    expect((await confirm(setup, '4242424242424242')).body.status).toBe('succeeded')
    await arrives('setup_intent.succeeded', setup.id)
    const kept = await sandbox.stripe.setupIntents.retrieve(setup.id, { expand: ['payment_method'] })
    expect(kept.payment_method).toMatchObject({ customer: setup.customer, card: { last4: '4242' } })
    const plain = await sandbox.stripe.setupIntents.retrieve(setup.id)
    expect((await charge(plain)).status).toBe('succeeded')
    expect((await confirm(setup, '4242424242424242')).body.error.code).toBe('setup_intent_unexpected_state')
  })

  test('asks the cardholder where the bank wants it; the card counts as set up from then on', async () => {
    const setup = await newSetup()
    const { body } = await confirm(setup, '4000002500003155')
    expect(body.status).toBe('requires_action')
    expect((await answerBank(body, 'fail')).body.status).toBe('requires_payment_method')
    const failed = await sandbox.stripe.setupIntents.retrieve(setup.id)
    expect(failed.last_setup_error?.code).toBe('setup_intent_authentication_failure')
    await arrives('setup_intent.setup_failed', setup.id)
    const { body: again } = await confirm(setup, '4000002500003155')
    expect((await answerBank(again, 'complete')).body.status).toBe('succeeded')
    expect((await charge(await sandbox.stripe.setupIntents.retrieve(setup.id))).status).toBe('succeeded')
  })

  test('says that the card was declined, and takes another one', async () => {
    const setup = await newSetup()
    const declined = await confirm(setup, '4000000000000002')
    expect(declined).toMatchObject({ status: 402, body: { error: { code: 'card_declined' } } })
    expect((await confirm(setup, '4242424242424242')).body.status).toBe('succeeded')
  })

  test('is a stranger’s neither to read nor to confirm, and ends when it is cancelled', async () => {
    const setup = await newSetup()
    const wrong = { ...setup, client_secret: `${setup.id}_secret_x` }
    expect((await confirm(wrong, '4242424242424242')).status).toBe(404)
    await sandbox.stripe.setupIntents.cancel(setup.id)
    expect((await confirm(setup, '4242424242424242')).status).toBe(400)
    expect((await rejection(sandbox.stripe.setupIntents.cancel(setup.id))).statusCode).toBe(400)
  })
})
