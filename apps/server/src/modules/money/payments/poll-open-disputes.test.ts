import { HOUR_MS } from '@anseo/domain/duration'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  cancelByVendor,
  CARDS,
  createPaid,
  createPayable,
  eventuallySees,
  payByCard,
  setFaults,
  verify,
} from '../../../testing/payments.ts'
import { drained } from '../../../testing/drained.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { dispute } from '../tables/payments.ts'
import { checkBooks } from '../ledger/check-books.ts'
import { compareWithProvider } from '../reconciliation/compare-with-provider.ts'
import { createOpenDisputePoll, resumeRefunds } from './poll-open-disputes.ts'
import { checkDisputesOf } from './record-dispute.ts'
import { createRecheck } from '../reconciliation/recheck-provider-object.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.close())

const hourLater = () => app.clock.set(new Date(app.clock.now().getTime() + HOUR_MS + 1))

/** Two open disputes, of which no webhook reports. */
async function openTwo() {
  await setFaults(app, { webhooks: 'drop' })
  for (let count = 0; count < 2; count++) {
    const payable = await createPayable(app)
    const { intentId } = await payByCard(app, payable, CARDS.disputed)
    await verify(payable.client, intentId)
    await checkDisputesOf(app.runtime, intentId)
  }
}

test('a provider that hangs holds up a run once, not once for each dispute', async () => {
  await openTwo()
  const { disputes } = app.runtime.stripe
  let underWay = 0
  const atOnce: number[] = []
  const hang = vi.spyOn(disputes, 'retrieve').mockImplementation(async () => {
    atOnce.push(++underWay)
    await new Promise(setImmediate)
    underWay--
    throw new Error('Timeout')
  })
  await expect(createOpenDisputePoll(app.runtime)()).rejects.toThrow('Timeout')
  expect(atOnce).toEqual([1, 2])
  for (const [, , limits] of hang.mock.calls) expect(limits).toEqual({ maxNetworkRetries: 0 })
})

test('a dispute that the provider does not know holds up none of the others', async () => {
  await openTwo()
  const { db, stripe } = app.runtime
  const [first, second] = await db.select().from(dispute).orderBy(dispute.id)
  await db.update(dispute).set({ providerDisputeId: 'du_unknown' }).where(eq(dispute.id, first!.id))
  const evidence = { uncategorized_text: 'winning_evidence' }
  await stripe.disputes.update(second!.providerDisputeId, { evidence, submit: true })
  await expect(createOpenDisputePoll(app.runtime)()).rejects.toThrow('No such dispute')
  const decided = await db.select().from(dispute).where(eq(dispute.id, second!.id))
  expect(decided).toMatchObject([{ status: 'won' }])
})

test('a refund that has lost its job goes on after an hour', async () => {
  const paid = await createPaid(app)
  await setFaults(app, { refunds: 'fail' })
  await cancelByVendor(paid)
  const { pool } = app.runtime
  const attempt = async () => (await pool.query('select attempt from refund')).rows[0].attempt
  await expect.poll(attempt).toBeGreaterThan(1)
  await pool.query(`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`)
  await setFaults(app, { refunds: 'normal' })
  await resumeRefunds(app.runtime)
  const jobs = async () =>
    Number((await pool.query('select count(*) from graphile_worker.jobs')).rows[0].count)
  expect(await jobs()).toBe(0)
  hourLater()
  await resumeRefunds(app.runtime)
  await eventuallySees(paid, { refundStatus: 'refunded', refundAmount: 100.74 })
})

test('a refund that waits for its next attempt keeps its pause, however often the sweep comes', async () => {
  const paid = await createPaid(app)
  await setFaults(app, { refunds: 'fail' })
  await cancelByVendor(paid)
  const { pool } = app.runtime
  const attempt = async (): Promise<number> =>
    (await pool.query('select attempt from refund')).rows[0].attempt
  await expect.poll(attempt, { timeout: 10_000 }).toBeGreaterThan(2)
  hourLater()
  const before = await attempt()
  for (let sweep = 0; sweep < 5; sweep++) {
    await resumeRefunds(app.runtime)
    await drained(app)
  }
  expect(await attempt()).toBeLessThanOrEqual(before + 1)
})

test('a dispute that no webhook reports is found in the provider’s list, and its end by asking', async () => {
  await setFaults(app, { webhooks: 'drop' })
  const payable = await createPayable(app)
  const { intentId } = await payByCard(app, payable, CARDS.disputed)
  await verify(payable.client, intentId)
  await checkBooks(app.runtime)
  await compareWithProvider(app.runtime, createRecheck(app.runtime))
  const status = async () => (await app.runtime.pool.query('select status from dispute')).rows[0]?.status
  await expect.poll(status).toBe('open')
  await cancelByVendor(payable)
  await eventuallySees(payable, { refundStatus: 'pending' })

  const [listed] = (await app.runtime.stripe.disputes.list({ payment_intent: intentId })).data
  const evidence = { uncategorized_text: 'winning_evidence' }
  await app.runtime.stripe.disputes.update(listed!.id, { evidence, submit: true })
  await createOpenDisputePoll(app.runtime)()
  expect(await status()).toBe('won')
  await eventuallySees(payable, { refundStatus: 'refunded', refundAmount: 100.74 })
  hourLater()
  await checkBooks(app.runtime)
  await compareWithProvider(app.runtime, createRecheck(app.runtime))
  const [check] = (await app.runtime.pool.query('select findings, differences from ledger_check')).rows
  expect(check).toEqual({ findings: [], differences: [] })
})
