// covers: ASVS 11.4.3
import { beforeAll, expect, test } from 'vitest'
import { SANDBOX_KEYS } from '@anseo/payment-sandbox/keys'
import { drained } from '../../../testing/drained.ts'
import {
  CARDS,
  createPayable,
  payByCard,
  type Payable,
  seenByClient,
  setFaults,
} from '../../../testing/payments.ts'
import { send } from '../../../testing/requests.ts'
import { deliver, eventOf, signed } from '../../../testing/webhooks.ts'
import { ownApp } from '../../../testing/own-app.ts'

let payable: Payable
let payload: string
const app = ownApp()
const twoEndpoints = ownApp({
  env: {
    STRIPE_SECRET_KEY: 'sk_test_51aaSecretOfOurs',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_51aaPublished',
    STRIPE_WEBHOOK_SECRET: 'whsec_ofOurAccount, whsec_ofConnectedAccounts',
  },
})
beforeAll(async () => {
  await setFaults(app, { webhooks: 'drop' })
  payable = await createPayable(app)
  const { intentId } = await payByCard(app, payable, CARDS.good)
  payload = eventOf('payment_intent.succeeded', { id: intentId, object: 'payment_intent' })
})

test('what is forged, old, altered or unsigned is refused and changes nothing', async () => {
  const secret = SANDBOX_KEYS.webhookSecret
  const replies = [
    await deliver(app, payload),
    await deliver(app, undefined),
    await deliver(app, payload, ''),
    await deliver(app, payload, 't=1,v1=00'),
    await deliver(app, payload, await signed(payload, 'whsec_of_somebody_else')),
    await deliver(app, payload, await signed(payload, secret, 301)),
    await deliver(app, `${payload} `, await signed(payload, secret)),
    await deliver(app, '{', await signed('{', secret)),
  ]
  for (const { status, body } of replies) {
    expect({ status, body }).toMatchObject({ status: 400, body: { success: false, code: 'INVALID_REQUEST' } })
  }
  expect((await send(app, 'GET', '/api/payments/webhook')).status).toBe(404)
  await drained(app)
  expect(await seenByClient(payable)).toMatchObject({ payment: false })
})

test('what either of two endpoints signs is taken, and nothing else', async () => {
  const text = eventOf('account.updated', { id: 'acct_1' })
  const answers = ['whsec_ofOurAccount', 'whsec_ofConnectedAccounts', 'whsec_of_somebody_else'].map(
    async (secret) => (await deliver(twoEndpoints, text, await signed(text, secret))).status,
  )
  expect(await Promise.all(answers)).toEqual([200, 200, 400])
})

test('an event of a kind that we do not know, or about what is not ours, is taken and changes nothing', async () => {
  for (const [type, object] of [
    ['customer.created', { id: 'cus_1' }],
    ['payment_intent.succeeded', { id: 'pi_of_somebody_else' }],
    ['charge.refunded', { id: 'ch_1', payment_intent: null }],
    ['refund.updated', { id: 're_1', payment_intent: 'pi_of_somebody_else' }],
  ] as const) {
    const text = eventOf(type, object)
    expect((await deliver(app, text, await signed(text))).status).toBe(200)
  }
  await drained(app)
  expect(await seenByClient(payable)).toMatchObject({ payment: false })
})

test('a signed event settles the payment, however often it comes', async () => {
  const signature = await signed(payload)
  const replies = await Promise.all(Array.from({ length: 3 }, () => deliver(app, payload, signature)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  await expect.poll(() => seenByClient(payable)).toMatchObject({ payment: true })
})

test('an event that only claims a success is not believed', async () => {
  const unpaid = await createPayable(app)
  const { intentId } = await payByCard(app, unpaid, CARDS.declined)
  const text = eventOf('payment_intent.succeeded', { id: intentId, status: 'succeeded' })
  expect((await deliver(app, text, await signed(text))).status).toBe(200)
  await drained(app)
  expect(await seenByClient(unpaid)).toMatchObject({ payment: false })
})
