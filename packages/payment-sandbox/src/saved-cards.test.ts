import { describe, expect, test } from 'vitest'
import { rejection, useSandbox } from './testing/use-sandbox.ts'

const sandbox = useSandbox()
const { arrives, browserPost, confirmInBrowser } = sandbox

/** A customer whose card is kept by a payment that it makes in person. */
async function customerWithCard(number: string) {
  const customer = await sandbox.stripe.customers.create({ metadata: { clientId: 'c1' } })
  const intent = await sandbox.stripe.paymentIntents.create({ amount: 5000, currency: 'eur' })
  await sandbox.stripe.paymentIntents.update(intent.id, {
    customer: customer.id,
    setup_future_usage: 'off_session',
  })
  const { body } = await confirmInBrowser(intent, number)
  if (body.status === 'requires_action') {
    const url = new URL(body.next_action.use_stripe_sdk.stripe_js)
    await browserPost(url.pathname.replace('/sandbox/stripe', ''), { outcome: 'complete' })
  }
  const paid = await sandbox.stripe.paymentIntents.retrieve(intent.id)
  expect(paid.status).toBe('succeeded')
  return { customer: customer.id, method: String(paid.payment_method) }
}

const chargeOffSession = (card: { customer: string; method: string }) =>
  sandbox.stripe.paymentIntents.create({
    amount: 900,
    currency: 'eur',
    customer: card.customer,
    payment_method: card.method,
    off_session: true,
    confirm: true,
  })

const attachedTo = async (customer: string) =>
  (await sandbox.stripe.paymentMethods.list({ customer, type: 'card' })).data.map(({ id }) => id)

describe('a payment for future use', () => {
  test('attaches the card, which then pays without its holder, as often as wanted', async () => {
    const card = await customerWithCard('4242424242424242')
    expect(await attachedTo(card.customer)).toEqual([card.method])
    await arrives('payment_method.attached', card.method)
    const charges = [await chargeOffSession(card), await chargeOffSession(card)]
    expect(charges.map(({ status }) => status)).toEqual(['succeeded', 'succeeded'])
  })

  test('without it the card is used up, although the intent has a customer', async () => {
    const { id: customer } = await sandbox.stripe.customers.create({})
    const intent = await sandbox.stripe.paymentIntents.create({ amount: 500, currency: 'eur', customer })
    await confirmInBrowser(intent, '4242424242424242')
    const { payment_method: method } = await sandbox.stripe.paymentIntents.retrieve(intent.id)
    expect(await attachedTo(customer)).toEqual([])
    const error = await rejection(chargeOffSession({ customer, method: String(method) }))
    expect(error.message).toContain('may not be used again')
  })
})

describe('without its holder', () => {
  test.each([
    ['4000002500003155', 'succeeded'],
    ['4000003800000446', 'succeeded'],
    ['4000002760003184', 'authentication_required'],
    ['4000000000000341', 'card_declined'],
  ])('%s, kept in person, ends in %s', async (number, outcome) => {
    const card = await customerWithCard(number)
    const charged = await chargeOffSession(card).catch((error: { code: string }) => error)
    expect('status' in charged ? charged.status : charged.code).toBe(outcome)
  })

  test('the card that wants to be set up first asks when it was only attached', async () => {
    const { id: customer } = await sandbox.stripe.customers.create({})
    const { id: method } = await sandbox.stripe.paymentMethods.attach(
      'pm_card_authenticationRequiredOnSetup',
      { customer },
    )
    const error = await rejection(chargeOffSession({ customer, method }))
    expect(error).toMatchObject({ code: 'authentication_required', statusCode: 402 })
    expect(error.payment_intent).toMatchObject({ status: 'requires_payment_method', customer })
  })

  test('its holder pays the same intent in person after the bank has asked', async () => {
    const card = await customerWithCard('4000002760003184')
    const { payment_intent: intent } = await rejection(chargeOffSession(card))
    await sandbox.stripe.paymentIntents.update(intent.id, { payment_method: card.method })
    const confirmed = await sandbox.stripe.paymentIntents.confirm(intent.id)
    expect(confirmed.status).toBe('requires_action')
  })
})

describe('an attached card', () => {
  test('pays for nobody else', async () => {
    const card = await customerWithCard('4242424242424242')
    const { id: other } = await sandbox.stripe.customers.create({})
    for (const customer of [other, undefined]) {
      const intent = await sandbox.stripe.paymentIntents.create({ amount: 500, currency: 'eur', customer })
      const error = await rejection(
        sandbox.stripe.paymentIntents.update(intent.id, { payment_method: card.method }),
      )
      expect(error).toMatchObject({ code: 'resource_missing', param: 'payment_method' })
    }
    const taken = await rejection(sandbox.stripe.paymentMethods.attach(card.method, { customer: other }))
    expect(taken.statusCode).toBe(400)
  })

  test('never pays again once it is detached, or its customer is deleted', async () => {
    const [one, two] = [
      await customerWithCard('4242424242424242'),
      await customerWithCard('5555555555554444'),
    ]
    expect(await sandbox.stripe.paymentMethods.detach(one.method)).toMatchObject({ customer: null })
    expect((await rejection(sandbox.stripe.paymentMethods.detach(one.method))).statusCode).toBe(400)
    expect((await rejection(chargeOffSession(one))).message).toContain('may not be used again')
    expect(await sandbox.stripe.customers.del(two.customer)).toMatchObject({ deleted: true })
    expect((await rejection(chargeOffSession(two))).code).toBe('resource_missing')
    expect((await sandbox.stripe.paymentMethods.retrieve(two.method)).customer).toBeNull()
    expect((await rejection(sandbox.stripe.customers.del(two.customer))).statusCode).toBe(404)
  })
})
