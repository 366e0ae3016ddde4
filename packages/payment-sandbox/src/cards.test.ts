import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { rejection, useSandbox } from './testing/use-sandbox.ts'

const sandbox = useSandbox()
const { arrives, browserPost, confirmInBrowser, newIntent } = sandbox

async function challenge(number: string) {
  const intent = await newIntent()
  const { body } = await confirmInBrowser(intent, number)
  expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
  await arrives('payment_intent.requires_action', intent.id)
  const path = new URL(body.next_action.use_stripe_sdk.stripe_js).pathname.replace('/sandbox/stripe', '')
  return { intent, path }
}

describe('cards', () => {
  test('a good card pays, and the charge carries its fee', async () => {
    const intent = await newIntent(26_821)
    const { status, body } = await confirmInBrowser(intent, '4242 4242 4242 4242')
    expect({ status, state: body.status, metadata: body.metadata }).toEqual({
      status: 200,
      state: 'succeeded',
      metadata: undefined,
    })

    const paid = await sandbox.stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge.balance_transaction', 'payment_method'],
    })
    const charge = paid.latest_charge as Stripe.Charge
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 26_821,
      metadata: { appointmentId: 'a1' },
    })
    expect(charge).toMatchObject({ paid: true, billing_details: { name: 'Ciara Nolan' } })
    expect(charge.balance_transaction).toMatchObject({ amount: 26_821, fee: 427, net: 26_394 })
    expect((paid.payment_method as Stripe.PaymentMethod).card).toMatchObject({ brand: 'visa', last4: '4242' })
  })

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
    ['4000000000000119', 'processing_error', 'processing_error', /processing your card/],
  ])('%s is refused with %s / %s', async (number, code, declineCode, message) => {
    const intent = await newIntent()
    const { status, body } = await confirmInBrowser(intent, number)
    expect(status).toBe(402)
    expect(body.error).toMatchObject({
      type: 'card_error',
      code,
      decline_code: declineCode,
      payment_intent: { id: intent.id },
    })
    expect(body.error.message).toMatch(message)
    const after = await sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
      latest_charge: { status: 'failed' },
    })
    await arrives('payment_intent.payment_failed', intent.id)

    expect((await confirmInBrowser(intent, '4242424242424242')).body.status).toBe('succeeded')
  })

  test.each([
    ['4242424242424241', {}, 'incorrect_number', 'number'],
    ['4242424242424242', { month: '13' }, 'invalid_expiry_month', 'exp_month'],
    ['4242424242424242', { year: '2020' }, 'invalid_expiry_year', 'exp_year'],
    ['4242424242424242', { cvc: '12' }, 'invalid_cvc', 'cvc'],
    ['4111111111111111', {}, 'card_declined', undefined],
  ])('%s with %o is not a usable card: %s', async (number, card, code, param) => {
    const { status, body } = await confirmInBrowser(await newIntent(), number, card)
    expect({ status, code: body.error.code, param: body.error.param }).toEqual({ status: 402, code, param })
  })

  test('through the SDK a refusal is a StripeCardError', async () => {
    const intent = await newIntent()
    const error = await rejection(
      sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    )
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(error).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline', statusCode: 402 })
  })

  test('4000000000000259 pays, then is disputed', async () => {
    const intent = await newIntent()
    await confirmInBrowser(intent, '4000000000000259')
    const charge = (await sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] }))
      .latest_charge as Stripe.Charge
    expect(charge).toMatchObject({ status: 'succeeded', disputed: true })
    const dispute = (await sandbox.stripe.disputes.list({ charge: charge.id })).data[0]!
    expect(dispute).toMatchObject({ amount: 5000, status: 'needs_response', payment_intent: intent.id })
    await arrives('charge.dispute.created', dispute.id)
    const error = await rejection(sandbox.stripe.refunds.create({ payment_intent: intent.id }))
    expect(error.code).toBe('charge_disputed')
  })
})

describe('3-D Secure', () => {
  const cards = ['4000002500003155', '4000002760003184', '4000000000003220']

  test.each(cards)('%s pays once authenticated', async (number) => {
    const { intent, path } = await challenge(number)
    const page = await (await fetch(`${sandbox.baseUrl}/sandbox/stripe${path}`)).text()
    expect(page).toContain('Complete authentication')
    expect(page).toContain('€50.00')
    expect(await browserPost(path, { outcome: 'complete' })).toEqual({
      status: 200,
      body: { status: 'succeeded' },
    })
    await arrives('payment_intent.succeeded', intent.id)
    expect((await browserPost(path, { outcome: 'complete' })).status).toBe(404)
    expect((await sandbox.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
  })

  test.each(cards)('%s does not pay when the authentication fails', async (number) => {
    const { intent, path } = await challenge(number)
    expect((await browserPost(path, { outcome: 'fail' })).body).toEqual({ status: 'requires_payment_method' })
    const after = await sandbox.stripe.paymentIntents.retrieve(intent.id)
    expect(after.last_payment_error?.code).toBe('payment_intent_authentication_failure')
    expect(after.latest_charge).toBeNull()
    await arrives('payment_intent.payment_failed', intent.id)
  })

  test('with a return URL the browser is sent back there', async () => {
    const intent = await newIntent()
    const waiting = await sandbox.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_threeDSecure2Required',
      return_url: 'http://localhost/back?from=card',
    })
    const body = new URLSearchParams({ outcome: 'complete' })
    const response = await fetch(waiting.next_action!.redirect_to_url!.url!, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    const destination = new URL(response.headers.get('location')!)
    expect(response.status).toBe(303)
    expect(Object.fromEntries(destination.searchParams)).toMatchObject({
      from: 'card',
      payment_intent: intent.id,
      redirect_status: 'succeeded',
    })
  })

  test('an intent cancelled meanwhile cannot be completed', async () => {
    const { intent, path } = await challenge(cards[0]!)
    await sandbox.stripe.paymentIntents.cancel(intent.id)
    expect((await browserPost(path, { outcome: 'complete' })).status).toBe(404)
    expect((await sandbox.stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled')
  })
})
