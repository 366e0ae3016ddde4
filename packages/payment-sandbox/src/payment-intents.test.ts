import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { rejection, useSandbox } from './testing/use-sandbox.ts'
import { reachSandbox } from './reach-sandbox.ts'
import { SANDBOX_KEYS } from './keys.ts'

const sandbox = useSandbox()
const { arrives, browserPost, confirmInBrowser, newIntent } = sandbox

describe('payment intents', () => {
  test('two confirmations at once make one charge', async () => {
    const intent = await newIntent()
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => confirmInBrowser(intent, '4242424242424242')),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
    const refused = replies.find(({ status }) => status === 400)!
    expect(refused.body.error.code).toBe('payment_intent_unexpected_state')
    expect((await sandbox.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
  })

  test('are cancelled once, and not after they succeeded', async () => {
    const intent = await newIntent()
    const canceled = await sandbox.stripe.paymentIntents.cancel(intent.id, {
      cancellation_reason: 'abandoned',
    })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    await arrives('payment_intent.canceled', intent.id)
    expect((await rejection(sandbox.stripe.paymentIntents.cancel(intent.id))).code).toBe(
      'payment_intent_unexpected_state',
    )
    expect((await confirmInBrowser(intent, '4242424242424242')).status).toBe(400)

    const paid = await sandbox.stripe.paymentIntents.create({
      amount: 900,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    expect(paid.status).toBe('succeeded')
    expect((await rejection(sandbox.stripe.paymentIntents.cancel(paid.id))).message).toContain(
      'has a status of succeeded',
    )
  })

  test('are listed page by page, newest first, by creation', async () => {
    const made: string[] = []
    for (let count = 0; count < 7; count += 1) made.push((await newIntent()).id)
    const first = await sandbox.stripe.paymentIntents.list({ limit: 2, created: { gte: 1 } })
    const next = await sandbox.stripe.paymentIntents.list({ limit: 1, starting_after: first.data[1]!.id })
    expect([...first.data, ...next.data].map(({ id }) => id)).toEqual(made.slice(-3).toReversed())
    expect(first.has_more).toBe(true)
    expect((await sandbox.stripe.paymentIntents.list({ created: { lt: 1 } })).data).toEqual([])
    const all = await sandbox.stripe.paymentIntents.list({ limit: 3 }).autoPagingToArray({ limit: 7 })
    expect(all.map(({ id }) => id)).toEqual(made.toReversed())
  })

  test.each([
    [{ amount: 10, currency: 'eur' }, 'amount_too_small', 'amount'],
    [{ amount: 10.5, currency: 'eur' }, 'parameter_invalid_integer', 'amount'],
    [{ currency: 'eur' }, 'parameter_missing', 'amount'],
    [{ amount: 500 }, 'parameter_missing', 'currency'],
    [{ amount: 500, currency: 'eur', colour: 'red' }, 'parameter_unknown', 'colour'],
  ])('%o is refused with %s', async (params, code, param) => {
    const error = await rejection(
      sandbox.stripe.paymentIntents.create(params as unknown as Stripe.PaymentIntentCreateParams),
    )
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    expect(error).toMatchObject({ code, param, statusCode: 400 })
    expect(error.requestId).toMatch(/^req_/)
  })

  test('an unknown id is missing', async () => {
    for (const id of ['pi_none', 'pi_%00', "pi_'--"]) {
      expect(await rejection(sandbox.stripe.paymentIntents.retrieve(id))).toMatchObject({
        code: 'resource_missing',
        statusCode: 404,
      })
    }
  })
})

describe('keys', () => {
  test('a wrong or missing key opens nothing', async () => {
    const wrong = new Stripe('sk_test_of_somebody_else', reachSandbox(sandbox.baseUrl))
    const error = await rejection(wrong.paymentIntents.list())
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError)
    expect(error.message).not.toContain('somebody')
    expect((await browserPost('/v1/payment_intents', { amount: '500', currency: 'eur' })).status).toBe(401)
  })

  test('the publishable key needs the client secret and cannot create or refund', async () => {
    const intent = await newIntent()
    const key = SANDBOX_KEYS.publishableKey
    const confirm = `/v1/payment_intents/${intent.id}/confirm`
    expect((await browserPost(confirm, { key, payment_method: 'pm_card_visa' })).body.error.param).toBe(
      'client_secret',
    )
    const guessed = { key, payment_method: 'pm_card_visa', client_secret: `${intent.id}_secret_guess` }
    expect((await browserPost(confirm, guessed)).status).toBe(404)
    expect((await browserPost('/v1/refunds', { key, payment_intent: intent.id })).body.error.code).toBe(
      'secret_key_required',
    )
  })

  test('Basic authentication carries the key as user name', async () => {
    const authorization = `Basic ${Buffer.from('sk_test_sandbox:').toString('base64')}`
    const response = await fetch(`${sandbox.baseUrl}/sandbox/stripe/v1/charges`, {
      headers: { authorization },
    })
    expect(response.status).toBe(200)
  })
})

describe('malformed requests', () => {
  test.each([
    ['a[b=1', 400],
    ['amount[x]=1&currency=eur', 400],
    ['metadata=x&amount=500&currency=eur', 400],
    ['metadata[a][b]=x&amount=500&currency=eur', 400],
    ['__proto__[x]=1', 400],
    ['description=%00&amount=500&currency=eur', 400],
    ['a[b][c][d][e][f][g]=1', 400],
    ['expand=latest_charge&amount=500&currency=eur', 400],
  ])('%s gets a %i', async (body, status) => {
    const headers = {
      authorization: 'Bearer sk_test_sandbox',
      'content-type': 'application/x-www-form-urlencoded',
    }
    const response = await fetch(`${sandbox.baseUrl}/sandbox/stripe/v1/payment_intents`, {
      method: 'POST',
      headers,
      body,
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.any(String) },
    })
  })

  test('JSON bodies and unknown addresses are refused in the protocol’s form', async () => {
    const headers = { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' }
    const url = `${sandbox.baseUrl}/sandbox/stripe/v1/`
    const json = await fetch(`${url}payment_intents`, { method: 'POST', headers, body: '{"amount":500}' })
    const unknown = await fetch(`${url}spaceships`, { headers })
    expect([json.status, unknown.status]).toEqual([415, 404])
    expect(await unknown.json()).toMatchObject({ error: { type: 'invalid_request_error' } })
  })
})
