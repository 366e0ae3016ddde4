import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refund } from '../tables/payments.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import {
  askForIntent,
  cancelByClient,
  cancelByVendor,
  CARDS,
  confirmCard,
  createPaid,
  createPayable,
  eventuallySees,
  seesAfterRetry,
  intentIdOf,
  payByCard,
  seenByClient,
  setFaults,
  verify,
} from '../../../testing/payments.ts'
import { intentStatus, refundsAtProvider } from '../../../testing/provider-view.ts'
import { issueRefund } from './issue-refund.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
beforeEach(() => setFaults(app, { webhooks: 'normal', refunds: 'normal', latencyMs: 0 }))
afterEach(() => booksBalance(app))

/** For how long the next attempt of a refund was put off, in seconds, and which one it is. */
async function nextTry(appointmentId: string): Promise<{ pause: number; attempt: number } | undefined> {
  const { rows } = await app.runtime.pool.query(
    `select extract(epoch from job.run_at - job.created_at)::int as pause, refund.attempt
     from refund
       join graphile_worker._private_jobs job on job.payload->>'refundId' = refund.id::text
       join graphile_worker._private_tasks task on task.id = job.task_id and task.identifier = 'issue-refund'
     where refund.appointment_id = $1 and job.locked_at is null`,
    [appointmentId],
  )
  return rows[0]
}

describe('a refund', () => {
  // covers: §9.3
  test('of a client in time is vendor fee and platform fee', async () => {
    const paid = await createPaid(app)
    expect((await cancelByClient(paid)).status).toBe(200)
    await eventuallySees(paid, { cancelledBy: 'client', refundAmount: 99, refundStatus: 'refunded' })
    expect(await refundsAtProvider(app, paid.intentId)).toEqual([{ amount: 9900, status: 'succeeded' }])
    expect((await verify(paid.client, paid.intentId)).status).toBe(200)
  })

  // covers: §9.4
  test('of a client who is late is nothing', async () => {
    const paid = await createPaid(app)
    const start = app.clock.now()
    app.clock.advance(9.5 * 24)
    const { status } = await cancelByClient(paid)
    const seen = await seenByClient(paid)
    app.clock.set(start)
    expect(status).toBe(200)
    expect(seen).toMatchObject({ cancelled: true, refundAmount: null, refundStatus: null })
    expect(await refundsAtProvider(app, paid.intentId)).toEqual([])
  })

  test('when the vendor cancels is everything', async () => {
    const paid = await createPaid(app)
    await cancelByVendor(paid)
    await eventuallySees(paid, { cancelledBy: 'vendor', refundAmount: 100.74, refundStatus: 'refunded' })
    expect(await refundsAtProvider(app, paid.intentId)).toEqual([{ amount: 10_074, status: 'succeeded' }])
  })

  test('that fails is tried again within 5 seconds, and pays once', async () => {
    await setFaults(app, { refunds: 'fail' })
    const paid = await createPaid(app)
    await cancelByClient(paid)
    await expect
      .poll(() => refundsAtProvider(app, paid.intentId))
      .toContainEqual({ amount: 9900, status: 'failed' })
    expect(await seenByClient(paid)).toMatchObject({ refundAmount: 99, refundStatus: 'pending' })
    const { pause, attempt } = await vi.waitUntil(() => nextTry(paid.appointmentId), { timeout: 30_000 })
    // Two seconds before the second attempt, four before the third: on a busy machine that may be due by now.
    expect(pause).toBe(2 ** (attempt - 1))
    await setFaults(app, { refunds: 'normal' })
    await seesAfterRetry(app, paid, { refundStatus: 'refunded' })
    const [sent, ...before] = await refundsAtProvider(app, paid.intentId)
    expect(sent).toEqual({ amount: 9900, status: 'succeeded' })
    expect(new Set(before.map(({ status }) => status))).toEqual(new Set(['failed']))
  })

  test('is issued once although the provider is slow and reports everything twice', async () => {
    await setFaults(app, { webhooks: 'repeat', latencyMs: 300 })
    const paid = await createPaid(app)
    await cancelByClient(paid)
    await eventuallySees(paid, { refundStatus: 'refunded' })
    await setFaults(app, { latencyMs: 0 })
    expect(await refundsAtProvider(app, paid.intentId)).toEqual([{ amount: 9900, status: 'succeeded' }])
  })
})

test('a refund whose answer was lost with our process is not issued again', async () => {
  const paid = await createPaid(app)
  await cancelByClient(paid)
  await eventuallySees(paid, { refundStatus: 'refunded' })
  const lost = { status: 'pending', providerRefundId: null, settledAt: null } as const
  const [row] = await app.runtime.db
    .update(refund)
    .set(lost)
    .where(eq(refund.appointmentId, paid.appointmentId))
    .returning()
  await Promise.all([issueRefund(app.runtime, row!.id), issueRefund(app.runtime, row!.id)])
  expect(await seenByClient(paid)).toMatchObject({ refundAmount: 99, refundStatus: 'refunded' })
  expect(await refundsAtProvider(app, paid.intentId)).toEqual([{ amount: 9900, status: 'succeeded' }])
})

describe('an intent', () => {
  test('is cancelled with its unpaid appointment', async () => {
    const payable = await createPayable(app)
    const intentId = intentIdOf((await askForIntent(payable)).body.clientSecret)
    await cancelByClient(payable)
    await expect.poll(() => intentStatus(app, intentId)).toBe('canceled')
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
    await expect.poll(() => intentStatus(app, intentId)).toBe('canceled')
    await payable.vendor.call('POST', `/api/pro/appointments/${payable.appointmentId}/confirm`)
    const again = intentIdOf((await askForIntent(payable)).body.clientSecret)
    expect(again).not.toBe(intentId)
    expect(await intentStatus(app, again)).toBe('requires_payment_method')
  })

  test('that was paid too late returns the money in full, by itself', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const payable = await createPayable(app)
    const { intentId } = await payByCard(app, payable, CARDS.good)
    await cancelByClient(payable)
    await eventuallySees(payable, { payment: false, refundAmount: 100.74, refundStatus: 'refunded' })
    expect(await refundsAtProvider(app, intentId)).toEqual([{ amount: 10_074, status: 'succeeded' }])
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
