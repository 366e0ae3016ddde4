import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  SANDBOX_KEYS,
  startSandbox,
  WEBHOOK_SECRET,
  type SandboxUnderTest,
} from '../../testing/payments-sandbox.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createStripe } from '../payments-provider.ts'

let testDatabase: TestDatabase
let sandbox: SandboxUnderTest
let stripe: Stripe

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  sandbox = await startSandbox(testDatabase.url)
  stripe = sandbox.stripe
})

afterAll(async () => {
  await sandbox.close()
  await testDatabase.drop()
})

beforeEach(async () => {
  await setFaults({ webhooks: 'normal', refunds: 'normal', latencyMs: 0 })
})

async function setFaults(faults: object): Promise<Response> {
  return fetch(`${sandbox.baseUrl}/dev/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  })
}

async function newIntent(amount = 5000): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({ amount, currency: 'eur', metadata: { appointmentId: 'a1' } })
}

/** What a browser sends: form-encoded, with the publishable key and the client secret. */
async function browserPost(
  path: string,
  fields: Record<string, string>,
): Promise<{ status: number; body: any }> {
  const response = await fetch(`${sandbox.baseUrl}/sandbox/stripe${path}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  })
  return { status: response.status, body: await response.json() }
}

async function confirmInBrowser(
  intent: Stripe.PaymentIntent,
  number: string,
  card: Record<string, string> = {},
) {
  return browserPost(`/v1/payment_intents/${intent.id}/confirm`, {
    key: SANDBOX_KEYS.publishableKey,
    client_secret: intent.client_secret!,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': card.month ?? '12',
    'payment_method_data[card][exp_year]': card.year ?? String(new Date().getFullYear() + 2),
    'payment_method_data[card][cvc]': card.cvc ?? '123',
    'payment_method_data[billing_details][name]': 'Ciara Nolan',
  })
}

async function rejection(promise: Promise<unknown>): Promise<any> {
  return promise.then(
    () => expect.unreachable('should have been refused'),
    (error: unknown) => error,
  )
}

function arrived(type: string, objectId: string) {
  return sandbox.deliveries.filter(
    ({ event }) => event.type === type && (event.data.object as { id: string }).id === objectId,
  )
}

async function arrives(type: string, objectId: string) {
  return vi.waitUntil(() => arrived(type, objectId)[0], { timeout: 5000, interval: 10 })
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

    const paid = await stripe.paymentIntents.retrieve(intent.id, {
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
    const after = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] })
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
      stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    )
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError)
    expect(error).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline', statusCode: 402 })
  })

  test('4000000000000259 pays, then is disputed', async () => {
    const intent = await newIntent()
    await confirmInBrowser(intent, '4000000000000259')
    const charge = (await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] }))
      .latest_charge as Stripe.Charge
    expect(charge).toMatchObject({ status: 'succeeded', disputed: true })
    const dispute = (await stripe.disputes.list({ charge: charge.id })).data[0]!
    expect(dispute).toMatchObject({ amount: 5000, status: 'needs_response', payment_intent: intent.id })
    await arrives('charge.dispute.created', dispute.id)
    const error = await rejection(stripe.refunds.create({ payment_intent: intent.id }))
    expect(error.code).toBe('charge_disputed')
  })
})

describe('3-D Secure', () => {
  const cards = ['4000002500003155', '4000002760003184', '4000000000003220']

  async function challenge(number: string) {
    const intent = await newIntent()
    const { body } = await confirmInBrowser(intent, number)
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
    await arrives('payment_intent.requires_action', intent.id)
    const path = new URL(body.next_action.use_stripe_sdk.stripe_js).pathname.replace('/sandbox/stripe', '')
    return { intent, path }
  }

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
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
  })

  test.each(cards)('%s does not pay when the authentication fails', async (number) => {
    const { intent, path } = await challenge(number)
    expect((await browserPost(path, { outcome: 'fail' })).body).toEqual({ status: 'requires_payment_method' })
    const after = await stripe.paymentIntents.retrieve(intent.id)
    expect(after.last_payment_error?.code).toBe('payment_intent_authentication_failure')
    expect(after.latest_charge).toBeNull()
    await arrives('payment_intent.payment_failed', intent.id)
  })

  test('with a return URL the browser is sent back there', async () => {
    const intent = await newIntent()
    const waiting = await stripe.paymentIntents.confirm(intent.id, {
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
    await stripe.paymentIntents.cancel(intent.id)
    expect((await browserPost(path, { outcome: 'complete' })).status).toBe(404)
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled')
  })
})

describe('payment intents', () => {
  test('two confirmations at once make one charge', async () => {
    const intent = await newIntent()
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => confirmInBrowser(intent, '4242424242424242')),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
    const refused = replies.find(({ status }) => status === 400)!
    expect(refused.body.error.code).toBe('payment_intent_unexpected_state')
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
  })

  test('are cancelled once, and not after they succeeded', async () => {
    const intent = await newIntent()
    const canceled = await stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' })
    await arrives('payment_intent.canceled', intent.id)
    expect((await rejection(stripe.paymentIntents.cancel(intent.id))).code).toBe(
      'payment_intent_unexpected_state',
    )
    expect((await confirmInBrowser(intent, '4242424242424242')).status).toBe(400)

    const paid = await stripe.paymentIntents.create({
      amount: 900,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_visa',
    })
    expect(paid.status).toBe('succeeded')
    expect((await rejection(stripe.paymentIntents.cancel(paid.id))).message).toContain(
      'has a status of succeeded',
    )
  })

  test('are listed page by page, newest first, by creation', async () => {
    const made = [await newIntent(), await newIntent(), await newIntent()].map(({ id }) => id)
    const first = await stripe.paymentIntents.list({ limit: 2, created: { gte: 1 } })
    const next = await stripe.paymentIntents.list({ limit: 1, starting_after: first.data[1]!.id })
    expect([...first.data, ...next.data].map(({ id }) => id)).toEqual(made.toReversed())
    expect(first.has_more).toBe(true)
    expect((await stripe.paymentIntents.list({ created: { lt: 1 } })).data).toEqual([])
    const all = await stripe.paymentIntents.list({ limit: 3 }).autoPagingToArray({ limit: 7 })
    expect(new Set(all.map(({ id }) => id)).size).toBe(7)
  })

  test.each([
    [{ amount: 10, currency: 'eur' }, 'amount_too_small', 'amount'],
    [{ amount: 10.5, currency: 'eur' }, 'parameter_invalid_integer', 'amount'],
    [{ currency: 'eur' }, 'parameter_missing', 'amount'],
    [{ amount: 500 }, 'parameter_missing', 'currency'],
    [{ amount: 500, currency: 'eur', colour: 'red' }, 'parameter_unknown', 'colour'],
  ])('%o is refused with %s', async (params, code, param) => {
    const error = await rejection(
      stripe.paymentIntents.create(params as unknown as Stripe.PaymentIntentCreateParams),
    )
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError)
    expect(error).toMatchObject({ code, param, statusCode: 400 })
    expect(error.requestId).toMatch(/^req_/)
  })

  test('an unknown id is missing', async () => {
    for (const id of ['pi_none', 'pi_%00', "pi_'--"]) {
      expect(await rejection(stripe.paymentIntents.retrieve(id))).toMatchObject({
        code: 'resource_missing',
        statusCode: 404,
      })
    }
  })
})

describe('keys', () => {
  test('a wrong or missing key opens nothing', async () => {
    const wrong = createStripe({ secretKey: 'sk_test_of_somebody_else', sandboxBaseUrl: sandbox.baseUrl })
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

describe('idempotency', () => {
  const params = { amount: 700, currency: 'eur' }

  test('the same key and parameters get the same reply', async () => {
    const idempotencyKey = `same-${crypto.randomUUID()}`
    const first = await stripe.paymentIntents.create(params, { idempotencyKey })
    const second = await stripe.paymentIntents.create(params, { idempotencyKey })
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    const other = await rejection(
      stripe.paymentIntents.create({ ...params, amount: 701 }, { idempotencyKey }),
    )
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })

  test('a refused card is refused again by its key, without a second charge', async () => {
    const idempotencyKey = `declined-${crypto.randomUUID()}`
    const intent = await newIntent()
    const confirm = () =>
      rejection(
        stripe.paymentIntents.confirm(
          intent.id,
          { payment_method: 'pm_card_visa_chargeDeclined' },
          { idempotencyKey },
        ),
      )
    const [first, second] = [await confirm(), await confirm()]
    expect(second.charge).toBe(first.charge)
    expect((await stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
  })

  test('at the same time one does the work and the others conflict or get its reply', async () => {
    const headers = {
      authorization: 'Bearer sk_test_sandbox',
      'idempotency-key': `race-${crypto.randomUUID()}`,
    }
    const body = () => new URLSearchParams({ amount: '700', currency: 'eur' })
    const url = `${sandbox.baseUrl}/sandbox/stripe/v1/payment_intents`
    const replies = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const response = await fetch(url, { method: 'POST', headers, body: body() })
        return { status: response.status, body: (await response.json()) as { id?: string } }
      }),
    )
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(new Set(replies.flatMap(({ body }) => body.id ?? [])).size).toBe(1)
  })

  test('a key in use conflicts', async () => {
    const key = `held-${crypto.randomUUID()}`
    const holder = await sandbox.database.connect()
    await holder.query('SELECT pg_advisory_lock(hashtextextended($1, 7382))', [key])
    const error = await rejection(
      stripe.paymentIntents.create(params, { idempotencyKey: key, maxNetworkRetries: 0 }),
    )
    holder.release(true)
    expect(error).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  })
})

describe('refunds and transfers', () => {
  async function paidIntent(): Promise<Stripe.PaymentIntent> {
    return stripe.paymentIntents.create({
      amount: 5000,
      currency: 'eur',
      confirm: true,
      payment_method: 'pm_card_visa',
    })
  }

  test('in parts up to what was paid', async () => {
    const intent = await paidIntent()
    const part = await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 2000,
      metadata: { why: 'M3' },
    })
    expect(part).toMatchObject({ status: 'succeeded', amount: 2000, metadata: { why: 'M3' } })
    const tooMuch = await rejection(stripe.refunds.create({ payment_intent: intent.id, amount: 3001 }))
    expect(tooMuch.message).toBe(
      'Refund amount (€30.01) is greater than unrefunded amount on charge (€30.00)',
    )
    const rest = await stripe.refunds.create({ charge: intent.latest_charge as string })
    expect(rest.amount).toBe(3000)
    expect((await rejection(stripe.refunds.create({ payment_intent: intent.id }))).code).toBe(
      'charge_already_refunded',
    )
    const charge = await stripe.charges.retrieve(intent.latest_charge as string, { expand: ['refunds'] })
    expect(charge).toMatchObject({ amount_refunded: 5000, refunded: true })
    expect(charge.refunds?.data.map(({ id }) => id)).toEqual([rest.id, part.id])
    expect((await stripe.refunds.list({ payment_intent: intent.id })).data).toHaveLength(2)
    await arrives('refund.created', part.id)
    await arrives('charge.refunded', charge.id)
  })

  test('at once never give back more than was paid', async () => {
    const intent = await paidIntent()
    const attempts = Array.from({ length: 4 }, () =>
      stripe.refunds.create({ payment_intent: intent.id, amount: 3000 }),
    )
    const results = await Promise.allSettled(attempts)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('fail when told to, leaving the charge to be refunded again', async () => {
    const intent = await paidIntent()
    await setFaults({ refunds: 'fail' })
    const failed = await stripe.refunds.create({ payment_intent: intent.id })
    expect(failed).toMatchObject({ status: 'failed', failure_reason: expect.any(String) })
    await arrives('refund.failed', failed.id)
    await setFaults({ refunds: 'normal' })
    expect((await stripe.refunds.create({ payment_intent: intent.id })).status).toBe('succeeded')
  })

  test('a transfer pays a connected account', async () => {
    const params = { amount: 4500, currency: 'eur', destination: 'acct_vendor1', transfer_group: 'week-48' }
    const transfer = await stripe.transfers.create(params)
    expect(await stripe.transfers.retrieve(transfer.id)).toMatchObject(params)
    expect((await stripe.transfers.list({ transfer_group: 'week-48' })).data).toHaveLength(1)
    expect((await rejection(stripe.transfers.create({ ...params, destination: 'nobody' }))).code).toBe(
      'resource_missing',
    )
  })
})

describe('webhooks', () => {
  test('are signed so that the SDK verifies them, and the event can be asked for', async () => {
    const intent = await newIntent()
    await confirmInBrowser(intent, '4242424242424242')
    const { payload, signature, event } = await arrives('payment_intent.succeeded', intent.id)
    expect(stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET).id).toBe(event.id)
    expect(() => stripe.webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow(/signature/)
    expect((await stripe.events.retrieve(event.id)).type).toBe('payment_intent.succeeded')
    const listed = await stripe.events.list({ type: 'payment_intent.succeeded', limit: 1 })
    expect(listed.data[0]?.id).toBe(event.id)
  })

  test('are tried again until they are accepted', async () => {
    sandbox.webhookStatus.value = 500
    const intent = await newIntent()
    await vi.waitUntil(() => arrived('payment_intent.created', intent.id).length === 2, { interval: 5 })
    sandbox.webhookStatus.value = 200
    await vi.waitUntil(() => arrived('payment_intent.created', intent.id).length === 3, {
      timeout: 5000,
      interval: 5,
    })
  })

  test('do not come when dropped, and come repeatedly when repeated', async () => {
    await setFaults({ webhooks: 'drop' })
    const dropped = await newIntent()
    await setFaults({ webhooks: 'repeat' })
    const repeated = await newIntent()
    await vi.waitUntil(() => arrived('payment_intent.created', repeated.id).length === 3, {
      timeout: 5000,
      interval: 5,
    })
    expect(new Set(arrived('payment_intent.created', repeated.id).map(({ event }) => event.id)).size).toBe(1)
    expect(arrived('payment_intent.created', dropped.id)).toEqual([])
  })

  test('go on after a restart, with the state kept', async () => {
    const own = await createTestDatabase()
    const before = await startSandbox(own.url)
    before.webhookStatus.value = 503
    const intent = await before.stripe.paymentIntents.create({ amount: 900, currency: 'eur' })
    await vi.waitUntil(() => before.deliveries.length > 0, { interval: 5 })
    await before.close()

    const after = await startSandbox(own.url)
    await vi.waitUntil(() => after.deliveries.length > 0, { timeout: 10_000, interval: 10 })
    expect(after.deliveries[0]!.event.data.object).toMatchObject({ id: intent.id })
    expect((await after.stripe.paymentIntents.retrieve(intent.id)).amount).toBe(900)
    await after.close()
    await own.drop()
  })
})

describe('faults', () => {
  test('keep what is left out', async () => {
    expect(await (await setFaults({ webhooks: 'repeat' })).json()).toEqual({
      success: true,
      webhooks: 'repeat',
      refunds: 'normal',
      latencyMs: 0,
    })
    expect(await (await setFaults({ latencyMs: 1 })).json()).toMatchObject({
      webhooks: 'repeat',
      latencyMs: 1,
    })
  })

  test.each([
    [{ webhooks: 'never' }, 'webhooks'],
    [{ latencyMs: -1 }, 'latencyMs'],
    [{ colour: 1 }, 'colour'],
  ])('%o is refused', async (faults, field) => {
    const response = await setFaults(faults)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      success: false,
      code: 'INVALID_REQUEST',
      fields: { [field]: expect.any(String) },
    })
  })

  test('latency holds the reply back, not the payment', async () => {
    const intent = await newIntent()
    await setFaults({ latencyMs: 400 })
    const started = performance.now()
    const confirming = confirmInBrowser(intent, '4242424242424242')
    await arrives('payment_intent.succeeded', intent.id)
    await confirming
    expect(performance.now() - started).toBeGreaterThanOrEqual(395)
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
