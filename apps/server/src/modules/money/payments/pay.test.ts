// @module-tag time
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { payment } from '../tables/payments.ts'
import { atProcess, createClient } from '../../../testing/actors.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import {
  askForIntent,
  CARDS,
  confirmCard,
  createPayable,
  eventuallySees,
  intentIdOf,
  payByCard,
  postForm,
  seenByClient,
  setFaults,
  verify,
} from '../../../testing/payments.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { THOROUGH } from '@anseo/test-support/thorough'
import { createReconciliation } from '../reconciliation/reconcile-payments.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
beforeEach(() => setFaults(app, { webhooks: 'drop', refunds: 'normal', latencyMs: 0 }))
afterEach(async () => {
  await createReconciliation(app.runtime)()
  await booksBalance(app)
})

describe('the intent', () => {
  // covers: §3.10
  test('comes with what is to be paid', async () => {
    const { status, body } = await askForIntent(await createPayable(app))
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/),
      appointmentDetails: {
        vendorName: 'Aoife Byrne',
        slotDate: '28_11_2026',
        startTime: expect.stringMatching(/^\d\d:00 [AP]M$/),
        endTime: expect.stringMatching(/^\d\d:00 [AP]M$/),
        vendorFeeTotal: 90,
        platformFee: 9,
        handlingFee: 1.74,
        totalAmount: 100.74,
      },
    })
    const intent = await app.runtime.stripe.paymentIntents.retrieve(intentIdOf(body.clientSecret))
    expect(intent).toMatchObject({ amount: 10_074, currency: 'eur' })
  })

  test('is the same however often and by how many at once it is asked for', async () => {
    const payable = await createPayable(app)
    const replies = await Promise.all(Array.from({ length: 25 }, () => askForIntent(payable)))
    replies.push(await askForIntent(payable, { 'idempotency-key': 'once-more' }))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map(({ body }) => body.clientSecret)).size).toBe(1)
  })

  test('is the same when the answer of the provider was lost with our process', async () => {
    const payable = await createPayable(app)
    const { body } = await askForIntent(payable)
    const itIs = eq(payment.appointmentId, payable.appointmentId)
    await app.runtime.db.update(payment).set({ intentId: null }).where(itIs)
    expect((await askForIntent(payable)).body.clientSecret).toBe(body.clientSecret)
  })

  test('is made anew once the provider has cancelled it, or when it was changed behind our back', async () => {
    const payable = await createPayable(app)
    const { stripe } = app.runtime
    const secrets: string[] = []
    for (const spoil of [
      (id: string) => stripe.paymentIntents.cancel(id),
      (id: string) => stripe.paymentIntents.update(id, { amount: 50 }),
    ]) {
      const { body } = await askForIntent(payable)
      secrets.push(body.clientSecret)
      await spoil(intentIdOf(body.clientSecret))
    }
    const { body } = await askForIntent(payable)
    expect(secrets).not.toContain(body.clientSecret)
    expect((await confirmCard(app, body.clientSecret, CARDS.good)).body.status).toBe('succeeded')
    expect((await verify(payable.client, intentIdOf(body.clientSecret))).status).toBe(200)
  })

  test('is refused for what is not to be paid, and for what is another client’s', async () => {
    const payable = await createPayable(app)
    const stranger = await createClient(app)
    expect((await askForIntent({ ...payable, client: stranger })).body.code).toBe('NOT_FOUND')
    await payByCard(app, payable, CARDS.good).then(({ intentId }) => verify(payable.client, intentId))
    expect((await askForIntent(payable)).body.code).toBe('ALREADY_PAID')
    const cancelled = await createPayable(app)
    await cancelled.client.call('POST', '/api/user/cancel-appointment', {
      appointmentId: cancelled.appointmentId,
    })
    expect((await askForIntent(cancelled)).body.code).toBe('APPOINTMENT_ENDED')
    for (const appointmentId of ['', 'x', '\0', 42, null, crypto.randomUUID()]) {
      const { status } = await stranger.call('POST', '/api/user/create-payment-intent', { appointmentId })
      expect(status, String(appointmentId)).toBeLessThan(500)
    }
  })
})

describe('a payment', () => {
  // covers: §3.11
  test('counts once verified, without any webhook, any number of times', async () => {
    const payable = await createPayable(app)
    const { intentId, confirmed } = await payByCard(app, payable, CARDS.good)
    expect(confirmed.body.status).toBe('succeeded')
    expect(await seenByClient(payable)).toMatchObject({ payment: false })
    const replies = await Promise.all(Array.from({ length: 5 }, () => verify(payable.client, intentId)))
    expect(replies.map(({ body }) => body.success)).toEqual(replies.map(() => true))
    expect(await seenByClient(payable)).toMatchObject({ payment: true, refundAmount: null })
  })

  test('counts by the webhook alone, also when that repeats itself', async () => {
    await setFaults(app, { webhooks: 'repeat' })
    const payable = await createPayable(app)
    const { intentId } = await payByCard(app, payable, CARDS.good)
    await eventuallySees(payable, { payment: true })
    expect((await verify(payable.client, intentId)).status).toBe(200)
    expect(await seenByClient(payable)).toMatchObject({ payment: true, refundAmount: null })
  })

  test('is found when neither was heard of', async () => {
    const payables = await Promise.all(Array.from({ length: 3 }, () => createPayable(app)))
    await Promise.all(payables.map((payable) => payByCard(app, payable, CARDS.good)))
    await createReconciliation(app.runtime)()
    for (const payable of payables) expect(await seenByClient(payable)).toMatchObject({ payment: true })
  })

  test.each([
    ['declined', CARDS.declined, 'generic_decline'],
    ['refused for want of funds', CARDS.insufficientFunds, 'insufficient_funds'],
  ])('that is %s leaves the appointment to be paid with another card', async (_, number, reason) => {
    const payable = await createPayable(app)
    const { intentId, confirmed } = await payByCard(app, payable, number)
    expect(confirmed).toMatchObject({ status: 402, body: { error: { decline_code: reason } } })
    expect((await verify(payable.client, intentId)).body).toMatchObject({
      code: 'PAYMENT_NOT_SUCCEEDED',
      message: 'Payment was not successful.',
    })
    const again = await payByCard(app, payable, CARDS.good)
    expect(again.intentId).toBe(intentId)
    expect((await verify(payable.client, intentId)).status).toBe(200)
  })

  // covers: §3.11
  test('with 3-D Secure counts once the bank has said so', async () => {
    const payable = await createPayable(app)
    const { intentId, confirmed } = await payByCard(app, payable, CARDS.threeDSecure)
    expect(confirmed.body.status).toBe('requires_action')
    expect((await verify(payable.client, intentId)).body.code).toBe('PAYMENT_NOT_SUCCEEDED')
    const page = new URL(confirmed.body.next_action.use_stripe_sdk.stripe_js).pathname
    await postForm(app, page.replace('/sandbox/stripe', ''), { outcome: 'complete' })
    expect((await verify(payable.client, intentId)).status).toBe(200)
  })

  test('is verified for its own client only', async () => {
    const payable = await createPayable(app)
    const { intentId } = await payByCard(app, payable, CARDS.good)
    const stranger = await createClient(app)
    for (const id of [intentId, 'pi_unknown', '../refunds', "'; --", 'ü'.repeat(200)]) {
      expect(await verify(stranger, id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    expect((await verify(stranger, '\0')).status).toBe(400)
    expect(await seenByClient(payable)).toMatchObject({ payment: false })
  })

  test('of another amount does not count and goes back', async () => {
    const payable = await createPayable(app)
    const { body } = await askForIntent(payable)
    const intentId = intentIdOf(body.clientSecret)
    await app.runtime.stripe.paymentIntents.update(intentId, { amount: 50 })
    await confirmCard(app, body.clientSecret, CARDS.good)
    expect((await verify(payable.client, intentId)).body.code).toBe('PAYMENT_RETURNED')
    await eventuallySees(payable, { payment: false, refundAmount: 0.5, refundStatus: 'refunded' })
  })
})

test('while the provider is away nothing is given out or verified, and all goes on afterwards', async () => {
  const [unpaid, paid] = await Promise.all([createPayable(app), createPayable(app)])
  const { intentId } = await payByCard(app, paid, CARDS.good)
  await setFaults(app, { latencyMs: 20_000 })
  await using impatient = await startTestApp({
    sharing: app,
    pauses: THOROUGH ? {} : { providerAnswerMs: 300 },
  })
  const [asked, verified] = await Promise.all([
    askForIntent({ ...unpaid, client: atProcess(impatient, unpaid.client) }),
    verify(atProcess(impatient, paid.client), intentId),
  ])
  expect(asked).toMatchObject({
    status: 503,
    body: { code: 'PAYMENT_PROVIDER_DOWN', message: 'Failed to initialize payment' },
  })
  expect(verified).toMatchObject({ status: 503, body: { message: 'Failed to verify payment.' } })
  await setFaults(app, { latencyMs: 0 })
  expect((await askForIntent(unpaid)).status).toBe(200)
  expect((await verify(paid.client, intentId)).status).toBe(200)
})
