import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refund } from '../../infrastructure/database/schema/payments.ts'
import {
  askForIntent,
  CARDS,
  confirmCard,
  createPayable,
  eventuallySees,
  intentIdOf,
  type Payable,
  payByCard,
  seenByClient,
  setFaults,
  verify,
} from '../../testing/payments.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { issueRefund } from './issue-refund.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp()))
beforeEach(() => setFaults(app, { webhooks: 'normal', refunds: 'normal', latencyMs: 0 }))
afterAll(() => app.close())

async function createPaid(): Promise<Payable & { intentId: string }> {
  const payable = await createPayable(app)
  const { intentId } = await payByCard(app, payable, CARDS.good)
  expect((await verify(payable.client, intentId)).status).toBe(200)
  return { ...payable, intentId }
}

const cancel = ({ client, appointmentId }: Payable) =>
  client.call('POST', '/api/user/cancel-appointment', { appointmentId })

const refundsAtProvider = async (intentId: string) =>
  (await app.runtime.stripe.refunds.list({ payment_intent: intentId, limit: 100 })).data.map(
    ({ amount, status }) => ({ amount, status }),
  )

const statusOf = async (intentId: string) =>
  (await app.runtime.stripe.paymentIntents.retrieve(intentId)).status

describe('a refund', () => {
  test('of a client in time is vendor fee and platform fee', async () => {
    const paid = await createPaid()
    expect((await cancel(paid)).status).toBe(200)
    await eventuallySees(paid, { cancelledBy: 'client', refundAmount: 99, refundStatus: 'refunded' })
    expect(await refundsAtProvider(paid.intentId)).toEqual([{ amount: 9900, status: 'succeeded' }])
    expect((await verify(paid.client, paid.intentId)).status).toBe(200)
  })

  test('of a client who is late is nothing', async () => {
    const paid = await createPaid()
    const start = app.clock.now()
    app.clock.advance(9.5 * 24)
    const { status } = await cancel(paid)
    const seen = await seenByClient(paid)
    app.clock.set(start)
    expect(status).toBe(200)
    expect(seen).toMatchObject({ cancelled: true, refundAmount: null, refundStatus: null })
    expect(await refundsAtProvider(paid.intentId)).toEqual([])
  })

  test('when the vendor cancels is everything', async () => {
    const paid = await createPaid()
    await paid.vendor.call('POST', `/api/pro/appointments/${paid.appointmentId}/cancel`)
    await eventuallySees(paid, { cancelledBy: 'vendor', refundAmount: 100.74, refundStatus: 'refunded' })
    expect(await refundsAtProvider(paid.intentId)).toEqual([{ amount: 10_074, status: 'succeeded' }])
  })

  test('that fails is tried again within 5 seconds, and pays once', async () => {
    await setFaults(app, { refunds: 'fail' })
    const paid = await createPaid()
    await cancel(paid)
    await expect.poll(() => refundsAtProvider(paid.intentId)).toEqual([{ amount: 9900, status: 'failed' }])
    expect(await seenByClient(paid)).toMatchObject({ refundAmount: 99, refundStatus: 'pending' })
    await setFaults(app, { refunds: 'normal' })
    await eventuallySees(paid, { refundStatus: 'refunded' }, 5000)
    expect(await refundsAtProvider(paid.intentId)).toEqual([
      { amount: 9900, status: 'succeeded' },
      { amount: 9900, status: 'failed' },
    ])
  })

  test('is issued once although the provider is slow and reports everything twice', async () => {
    await setFaults(app, { webhooks: 'repeat', latencyMs: 300 })
    const paid = await createPaid()
    await cancel(paid)
    await eventuallySees(paid, { refundStatus: 'refunded' })
    await setFaults(app, { latencyMs: 0 })
    expect(await refundsAtProvider(paid.intentId)).toEqual([{ amount: 9900, status: 'succeeded' }])
  })
})

test('a refund whose answer was lost with our process is not issued again', async () => {
  const paid = await createPaid()
  await cancel(paid)
  await eventuallySees(paid, { refundStatus: 'refunded' })
  const lost = { status: 'pending', providerRefundId: null, settledAt: null } as const
  const [row] = await app.runtime.db
    .update(refund)
    .set(lost)
    .where(eq(refund.appointmentId, paid.appointmentId))
    .returning()
  await Promise.all([issueRefund(app.runtime, row!.id), issueRefund(app.runtime, row!.id)])
  expect(await seenByClient(paid)).toMatchObject({ refundAmount: 99, refundStatus: 'refunded' })
  expect(await refundsAtProvider(paid.intentId)).toEqual([{ amount: 9900, status: 'succeeded' }])
})

describe('an intent', () => {
  test('is cancelled with its unpaid appointment', async () => {
    const payable = await createPayable(app)
    const intentId = intentIdOf((await askForIntent(payable)).body.clientSecret)
    await cancel(payable)
    await expect.poll(() => statusOf(intentId)).toBe('canceled')
  })

  test('is cancelled when its unpaid appointment is rescheduled, and a new one follows the confirmation', async () => {
    const payable = await createPayable(app)
    const intentId = intentIdOf((await askForIntent(payable)).body.clientSecret)
    const { status } = await payable.client.call('PATCH', '/api/user/reschedule-appointment', {
      appointmentId: payable.appointmentId,
      newDate: '27_11_2026',
      newStartTime: '10:00 AM',
      newEndTime: '12:00 PM',
    })
    expect(status).toBe(200)
    await expect.poll(() => statusOf(intentId)).toBe('canceled')
    await payable.vendor.call('POST', `/api/pro/appointments/${payable.appointmentId}/confirm`)
    const again = intentIdOf((await askForIntent(payable)).body.clientSecret)
    expect(again).not.toBe(intentId)
    expect(await statusOf(again)).toBe('requires_payment_method')
  })

  test('that was paid too late returns the money in full, by itself', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const payable = await createPayable(app)
    const { intentId } = await payByCard(app, payable, CARDS.good)
    await cancel(payable)
    await eventuallySees(payable, { payment: false, refundAmount: 100.74, refundStatus: 'refunded' })
    expect(await refundsAtProvider(intentId)).toEqual([{ amount: 10_074, status: 'succeeded' }])
    expect((await verify(payable.client, intentId)).body.code).toBe('PAYMENT_RETURNED')
  })

  test('that was paid after the payment window returns the money as well', async () => {
    const payable = await createPayable(app)
    const { body } = await askForIntent(payable)
    const start = app.clock.now()
    app.clock.advance(25)
    await confirmCard(app, body.clientSecret, CARDS.good)
    const verified = await verify(payable.client, intentIdOf(body.clientSecret))
    app.clock.set(start)
    expect(verified.body.code).toBe('PAYMENT_RETURNED')
    await eventuallySees(payable, { payment: false, refundAmount: 100.74, refundStatus: 'refunded' })
  })
})
