import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { payment, refund } from '../tables/payments.ts'
import { type Actor, createAdmin } from '../../../testing/actors.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { disputeCents } from '../../../testing/disputed.ts'
import { drained } from '../../../testing/drained.ts'
import {
  createPassed,
  decideDispute,
  earningsOf,
  markComplete,
  toNextPayday,
  transfersTo,
} from '../../../testing/passed.ts'
import {
  cancelByClient,
  cancelByVendor,
  CARDS,
  createPaid,
  eventuallySees,
  type Paid,
  seenByClient,
  seesAfterRetry,
  setFaults,
  toldClient,
} from '../../../testing/payments.ts'
import { refundsAtProvider } from '../../../testing/provider-view.ts'
import { fetchFile } from '../../../testing/requests.ts'
import { readBalances } from '../ledger/balances-store.ts'
import { issueRefund } from './issue-refund.ts'
import { payOutVendors } from '../payouts/pay-out-vendors.ts'
import { ownApp } from '../../../testing/own-app.ts'

let admin: Actor
const app = ownApp()
beforeEach(async () => {
  await setFaults(app, { webhooks: 'normal', refunds: 'normal', latencyMs: 0 })
  // An admin's login ends after half an hour, and some tests move the clock.
  admin = await createAdmin(app)
})
afterEach(async () => {
  await booksBalance(app)
  const never = { completedAt: null, settledTo: 0, settledCents: {}, seenTo: 0, seenBefore: 0 }
  const { balances } = await readBalances(app.runtime.db, never, true)
  const { sum, unbalanced, held, heldFees, owed, earned, refundsDue, refundsOpen } = balances
  expect([sum, unbalanced, held, owed, refundsDue]).toEqual([0, 0, heldFees, earned, refundsOpen])
})

async function paymentOf({ intentId }: Pick<Paid, 'intentId'>): Promise<string> {
  const [row] = await app.runtime.db
    .select({ id: payment.id })
    .from(payment)
    .where(eq(payment.intentId, intentId))
  return row!.id
}

type Wanted = { amount?: number; left?: number; reason?: string; bearer?: string }

/** Refunds a paid appointment's deposit as an operator. */
async function giveBack(paid: Paid, wanted: Wanted, headers?: Record<string, string>, by = admin) {
  const body = { reason: 'The colour faded within a week', bearer: 'platform', ...wanted }
  return by.call('POST', `/api/admin/payments/${await paymentOf(paid)}/refund`, body, headers)
}

const leftOf = async (paid: Paid): Promise<number> =>
  (await admin.call('GET', `/api/admin/payments/${await paymentOf(paid)}`)).body.refundable.left

const amountsAtProvider = async (paid: Paid) =>
  (await refundsAtProvider(app, paid.intentId)).map(({ amount }) => amount).toSorted((a, b) => a - b)

const vendorSees = async ({ vendor, appointmentId }: Paid) =>
  (await vendor.call('GET', `/api/pro/appointments/${appointmentId}`)).body.appointment

const receiptsOf = async ({ client, appointmentId }: Paid) =>
  (await client.call('GET', `/api/user/receipts?appointmentId=${appointmentId}`)).body.receipts

/** The sum of an account in the ledger over an appointment, in cents; debts and income are negative. */
async function booked({ appointmentId }: Paid, account: string): Promise<number> {
  const { rows } = await app.runtime.pool.query<{ cents: number }>(
    `select coalesce(sum(e.cents), 0)::int as cents from ledger_entry e
     join ledger_movement m on m.id = e.movement_id where m.appointment_id = $1 and e.account = $2`,
    [appointmentId, account],
  )
  return rows[0]!.cents
}

async function payOut() {
  await payOutVendors(app.runtime)
  await drained(app)
}

test('a part is not refunded on top of what another admin has refunded meanwhile', async () => {
  const paid = await createPaid(app)
  const part = { amount: 30, left: await leftOf(paid) }
  expect((await giveBack(paid, part)).status).toBe(200)
  expect(await giveBack(paid, part)).toMatchObject({ status: 409, body: { code: 'REFUND_CHANGED' } })
  expect((await giveBack(paid, { ...part, left: await leftOf(paid) })).status).toBe(200)
})

test('the file of refunds tells who bears each, who made it and why, and its parts', async () => {
  const paid = await createPaid(app)
  await giveBack(paid, { amount: 30 })
  const { bytes } = await fetchFile(app, admin, `/api/admin/refunds.csv?search=${paid.appointmentId}`)
  const [heads, row] = new TextDecoder()
    .decode(bytes)
    .split('\n')
    .map((line) => line.split(','))
  const cell = (head: string) => row![heads!.indexOf(head)]
  expect(['Borne by', 'Made by', 'Reason'].map(cell)).toEqual([
    'platform',
    admin.name,
    'The colour faded within a week',
  ])
  const parts = ['Vendor fee', 'Platform fee', 'Processing fee'].map((head) => Number(cell(head)))
  expect(parts.reduce((sum, part) => sum + part)).toBeCloseTo(Number(cell('Amount')))
  expect(cell('Our loss')).toBe(cell('Vendor fee'))
})

describe('refunds in parts', () => {
  test('give back part, part and the rest, never more; receipt, both pages and the books agree', async () => {
    const paid = await createPassed(app, { account: 'acct_parts0001' })
    await markComplete(paid)
    expect((await giveBack(paid, { amount: 20.5 })).status).toBe(200)
    expect((await giveBack(paid, { amount: 30, bearer: 'vendor' })).status).toBe(200)
    expect(await leftOf(paid)).toBe(50.24)
    const refused = await giveBack(paid, { amount: 50.25 })
    expect([refused.status, refused.body.code]).toEqual([409, 'REFUND_TOO_MUCH'])
    expect((await giveBack(paid, { amount: 50.24, bearer: 'vendor' })).status).toBe(200)
    expect((await giveBack(paid, { amount: 0.01 })).body.code).toBe('REFUND_TOO_MUCH')
    await eventuallySees(paid, { refundAmount: 100.74, refundStatus: 'refunded', isComplete: true })
    expect(await amountsAtProvider(paid)).toEqual([2050, 3000, 5024])
    const { refunds } = await seenByClient(paid)
    expect(refunds.map(({ amount }: { amount: number }) => amount)).toEqual([20.5, 30, 50.24])
    expect(refunds[0].reason).toBe('The colour faded within a week')
    const receipts = await receiptsOf(paid)
    const back = receipts.filter(({ kind }: { kind: string }) => kind === 'refund')
    expect(back.map(({ totalAmount }: { totalAmount: number }) => totalAmount).toSorted()).toEqual([
      20.5, 30, 50.24,
    ])
    for (const { parts, totalAmount, refundOf } of back) {
      const sum = parts.vendorFeeTotal + parts.platformFee + parts.handlingFee
      expect(Math.round(sum * 100)).toBe(Math.round(totalAmount * 100))
      expect(refundOf).toMatchObject({ keptHandlingFee: 0, reason: 'The colour faded within a week' })
    }
    expect(await vendorSees(paid)).toMatchObject({ refundAmount: 100.74, refundsBorne: 80.24 })
    expect(await booked(paid, 'vendor-held')).toBe(0)
    expect(await booked(paid, 'platform-fees')).toBe(0)
    expect(await booked(paid, 'handling-fees')).toBe(0)
    expect(await booked(paid, 'losses')).toBe(976)
    expect(await booked(paid, 'vendor-owed')).toBe(-976)
  })

  test('store their parts, who bears them, why, and who made them', async () => {
    const paid = await createPaid(app)
    await giveBack(paid, { amount: 12, bearer: 'platform', reason: 'Goodwill' })
    const { body } = await admin.call('GET', `/api/admin/payments/${await paymentOf(paid)}`)
    expect(body.refunds).toMatchObject([
      {
        amount: 12,
        bearer: 'platform',
        reason: 'Goodwill',
        madeBy: admin.name,
        parts: { vendorFee: 1.26, platformFee: 9, handlingFee: 1.74, loss: 1.26 },
      },
    ])
    expect(body.refundable).toMatchObject({ left: 88.74, vendorHas: 90, vendorShare: 'held', cancels: true })
    const { body: log } = await admin.call('GET', '/api/admin/audit?action=payment.refunded')
    expect(log.entries[0]).toMatchObject({ reason: 'Goodwill', subject: { kind: 'payment' } })
  })

  test('of twenty at once exactly what is left goes back, once', async () => {
    const paid = await createPaid(app)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        giveBack(paid, { amount: 20, bearer: place % 2 === 0 ? 'vendor' : 'platform' }),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['REFUND_TOO_MUCH']),
    )
    await eventuallySees(paid, { refundAmount: 100, refundStatus: 'refunded' })
    expect(await leftOf(paid)).toBe(0.74)
    expect(await amountsAtProvider(paid)).toEqual([2000, 2000, 2000, 2000, 2000])
  })

  test('with the same key are one, also at once', async () => {
    const paid = await createPaid(app)
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all(Array.from({ length: 5 }, () => giveBack(paid, { amount: 10 }, key)))
    expect(replies.some(({ status }) => status === 200)).toBe(true)
    expect((await giveBack(paid, { amount: 10 }, key)).status).toBe(200)
    expect((await giveBack(paid, { amount: 11 }, key)).body.code).toBe('IDEMPOTENCY_MISMATCH')
    await eventuallySees(paid, { refundAmount: 10, refundStatus: 'refunded' })
    expect(await leftOf(paid)).toBe(90.74)
  })

  test('that the provider fails are tried again, each for itself', async () => {
    await setFaults(app, { refunds: 'fail' })
    const paid = await createPaid(app)
    await giveBack(paid, { amount: 30 })
    await giveBack(paid, { amount: 40, bearer: 'vendor' })
    await eventuallySees(paid, { refundAmount: 70, refundStatus: 'pending' })
    expect((await giveBack(paid, { amount: 31 })).body.code).toBe('REFUND_TOO_MUCH')
    await setFaults(app, { refunds: 'normal' })
    await seesAfterRetry(app, paid, { refundAmount: 70, refundStatus: 'refunded' })
    const sent = (await refundsAtProvider(app, paid.intentId)).filter(({ status }) => status === 'succeeded')
    expect(sent.map(({ amount }) => amount).toSorted()).toEqual([3000, 4000])
  })
})

test('a part whose answer was lost goes back once, also after the provider has forgotten its key', async () => {
  const paid = await createPaid(app)
  await giveBack(paid, { amount: 10 })
  await eventuallySees(paid, { refundAmount: 10, refundStatus: 'refunded' })
  const { db, pool } = app.runtime
  const [row] = await db
    .update(refund)
    .set({ status: 'pending', providerRefundId: null, settledAt: null })
    .where(eq(refund.appointmentId, paid.appointmentId))
    .returning()
  await pool.query(`delete from payments_sandbox.idempotent_replies where key like $1`, [
    `refund-${row!.id}%`,
  ])
  await issueRefund(app.runtime, row!.id)
  expect(await amountsAtProvider(paid)).toEqual([1000])
  expect(await seenByClient(paid)).toMatchObject({ refundAmount: 10, refundStatus: 'refunded' })
})

describe('who bears it', () => {
  test('the platform: its fees, then a loss, and the vendor earns as before', async () => {
    const paid = await createPassed(app, { account: 'acct_platform01' })
    await giveBack(paid, { amount: 50 })
    expect(await booked(paid, 'vendor-held')).toBe(-9000)
    expect(await booked(paid, 'losses')).toBe(3926)
    await markComplete(paid)
    expect((await earningsOf(paid)).totals).toMatchObject({ owed: 90 })
    expect(await vendorSees(paid)).toMatchObject({ refundsBorne: 0 })
  })

  test('the vendor, before it has earned: it earns the rest', async () => {
    const paid = await createPassed(app, { account: 'acct_held00001' })
    await giveBack(paid, { amount: 25, bearer: 'vendor' })
    expect((await earningsOf(paid)).totals).toMatchObject({ held: 65 })
    await markComplete(paid)
    expect((await earningsOf(paid)).totals).toMatchObject({ held: 0, owed: 65 })
    expect((await earningsOf(paid)).entries).toHaveLength(1)
  })

  test('the vendor, with its whole fee: it reads of no payout when the appointment is complete', async () => {
    const paid = await createPassed(app, { account: 'acct_held00002' })
    await giveBack(paid, { amount: 90, bearer: 'vendor' })
    await markComplete(paid)
    expect((await earningsOf(paid)).totals).toMatchObject({ held: 0, owed: 0 })
    const [told] = (await paid.vendor.call('GET', '/api/pro/notifications')).body.notifications
    expect(told.content).toContain('Complete: ')
    expect(told.content).not.toContain('due for payout')
  })

  test('the vendor, after its payout: the next one is less by it, and the statement says so', async () => {
    const paid = await createPassed(app, { account: 'acct_paidout01' })
    await markComplete(paid)
    const start = app.clock.now()
    toNextPayday(app)
    await payOut()
    expect(await transfersTo(app, 'acct_paidout01')).toEqual([9000])
    admin = await createAdmin(app)
    const shown = await admin.call('GET', `/api/admin/payments/${await paymentOf(paid)}`)
    expect(shown.body.refundable).toMatchObject({ vendorHas: 90, vendorShare: 'paid out', cancels: false })
    await giveBack(paid, { amount: 40, bearer: 'vendor' })
    await giveBack(paid, { amount: 10, bearer: 'vendor' })
    expect((await earningsOf(paid)).totals).toMatchObject({ owed: -50, paidOut: 90 })
    expect((await earningsOf(paid)).entries).toMatchObject([
      { kind: 'refund', amount: -10 },
      { kind: 'refund', amount: -40 },
      { kind: 'fee', amount: 90 },
    ])
    const month = app.clock.now().toISOString().slice(0, 7)
    const { body } = await paid.vendor.call('GET', `/api/pro/statements/${month}`)
    expect(body.statement.refunds).toEqual({ count: 2, amount: -50 })
    const next = await createPassed(app, { account: 'acct_paidout01', vendor: paid.vendor })
    await markComplete(next)
    toNextPayday(app)
    await payOut()
    app.clock.set(start)
    expect((await transfersTo(app, 'acct_paidout01')).toSorted((a, b) => a - b)).toEqual([4000, 9000])
  })
})

describe('an appointment', () => {
  test('that is refunded before brings less when its client cancels, down to nothing', async () => {
    const paid = await createPaid(app)
    await giveBack(paid, { amount: 30, bearer: 'vendor' })
    const { cost, refundedBefore } = await seenByClient(paid)
    expect([cost.refunds[0].amount, refundedBefore]).toEqual([69, 30])
    const body = { appointmentId: paid.appointmentId, expectedRefund: 69 }
    expect((await paid.client.call('POST', '/api/user/cancel-appointment', body)).status).toBe(200)
    await eventuallySees(paid, { refundAmount: 99, refundStatus: 'refunded', cancelledBy: 'client' })
    expect(await amountsAtProvider(paid)).toEqual([3000, 6900])
    const generous = await createPaid(app)
    await giveBack(generous, { amount: 100 })
    await cancelByClient(generous)
    await eventuallySees(generous, { refundAmount: 100, refundStatus: 'refunded', cancelledBy: 'client' })
    expect(await booked(generous, 'vendor-held')).toBe(0)
    expect((await earningsOf(generous)).totals).toEqual({ held: 0, owed: 0, frozen: 0, paidOut: 0 })
  })

  test('that its vendor cancels afterwards gives back the rest, and the vendor earns nothing', async () => {
    const paid = await createPaid(app)
    await giveBack(paid, { amount: 50 })
    await cancelByVendor(paid)
    await eventuallySees(paid, { refundAmount: 100.74, refundStatus: 'refunded', cancelledBy: 'vendor' })
    expect(await booked(paid, 'losses')).toBe(0)
    expect(await booked(paid, 'vendor-owed')).toBe(0)
  })

  test('is cancelled as admin by a full refund; the vendor keeps what it does not bear', async () => {
    const byVendor = await createPaid(app)
    await giveBack(byVendor, { amount: 100.74, bearer: 'vendor', reason: 'Double booking' })
    await eventuallySees(byVendor, {
      cancelledBy: 'admin',
      endReason: 'Double booking',
      refundAmount: 100.74,
      refundStatus: 'refunded',
    })
    expect((await earningsOf(byVendor)).totals).toMatchObject({ held: 0, owed: 0 })
    const byPlatform = await createPaid(app)
    await giveBack(byPlatform, { amount: 60 })
    await giveBack(byPlatform, { amount: 40.74 })
    await eventuallySees(byPlatform, { cancelledBy: 'admin', refundAmount: 100.74, refundStatus: 'refunded' })
    expect((await earningsOf(byPlatform)).totals).toMatchObject({ held: 0, owed: 90 })
    expect(await booked(byPlatform, 'losses')).toBe(9000)
  })

  test('that is complete stays complete', async () => {
    const paid = await createPassed(app, { account: 'acct_complete1' })
    await markComplete(paid)
    await giveBack(paid, { amount: 100.74, bearer: 'vendor' })
    await eventuallySees(paid, { isComplete: true, cancelled: false, refundStatus: 'refunded' })
    expect((await earningsOf(paid)).totals).toMatchObject({ owed: 0 })
  })

  test('with an open report is refunded in part only, and the report settles what is left', async () => {
    const paid = await createPassed(app, { account: 'acct_reported1' })
    const text = 'Nobody came to my house.'
    await paid.client.call('POST', `/api/user/appointments/${paid.appointmentId}/report`, { text })
    expect((await giveBack(paid, { amount: 100.74 })).body.code).toBe('REPORT_OPEN')
    expect((await giveBack(paid, { amount: 20, bearer: 'vendor' })).status).toBe(200)
    const { body } = await admin.call('GET', '/api/admin/problem-reports?status=open')
    const report = body.reports.find(
      ({ appointment }: { appointment: { _id: string } }) => appointment._id === paid.appointmentId,
    )
    const settle = (refundAmount: number) =>
      admin.call('POST', `/api/admin/problem-reports/${report._id}/settle`, {
        refundAmount,
        toClient: 'We looked into it',
        toVendor: 'We looked into it',
      })
    expect((await settle(80.75)).status).toBe(400)
    expect((await settle(80.74)).status).toBe(200)
    await eventuallySees(paid, { cancelledBy: 'admin', refundAmount: 100.74, refundStatus: 'refunded' })
  })
})

describe('a disputed payment', () => {
  test('is not refunded while the bank decides, nor once it is lost; a won one is', async () => {
    const paid = await createPassed(app, { card: CARDS.disputed, account: 'acct_disputed1' })
    await drained(app)
    expect((await giveBack(paid, { amount: 10 })).body.code).toBe('PAYMENT_DISPUTED')
    await decideDispute(app, paid, 'losing_evidence')
    await drained(app)
    expect((await giveBack(paid, { amount: 0.01 })).body.code).toBe('REFUND_TOO_MUCH')
    expect(await leftOf(paid)).toBe(0)
    const won = await createPassed(app, { card: CARDS.disputed, account: 'acct_disputed2' })
    await drained(app)
    await decideDispute(app, won, 'winning_evidence')
    await drained(app)
    expect((await giveBack(won, { amount: 10 })).status).toBe(200)
    await eventuallySees(won, { refundAmount: 10, refundStatus: 'refunded' })
  })

  test('that was lost in part and charged to the vendor costs it no more than it has', async () => {
    const paid = await createPassed(app, { account: 'acct_disputed3' })
    await markComplete(paid)
    await app.runtime.stripe.disputes.close(await disputeCents(app, paid, 6000))
    await drained(app)
    const { rows } = (await admin.call('GET', `/api/admin/disputes?search=${paid.appointmentId}`)).body
    expect((await admin.call('POST', `/api/admin/disputes/${rows[0]._id}/charge-vendor`)).status).toBe(200)
    const refundable = async () =>
      (await admin.call('GET', `/api/admin/payments/${await paymentOf(paid)}`)).body.refundable
    expect(await refundable()).toMatchObject({ left: 40.74, vendorHas: 30 })
    expect((await giveBack(paid, { amount: 40.74, bearer: 'vendor' })).status).toBe(200)
    expect(await refundable()).toMatchObject({ left: 0, vendorHas: 0 })
    expect((await earningsOf(paid)).totals).toMatchObject({ owed: 0 })
    expect(await booked(paid, 'losses')).toBe(1074)
  })

  test.each(['platform', 'vendor'])(
    'leaves a waiting refund what the bank left, borne by the %s',
    async (bearer) => {
      const paid = await createPaid(app)
      await setFaults(app, { refunds: 'fail' })
      await giveBack(paid, { amount: 80, bearer })
      await eventuallySees(paid, { refundAmount: 80, refundStatus: 'pending' })
      const disputed = await disputeCents(app, paid, 4000)
      const held = await booked(paid, 'vendor-held')
      await setFaults(app, { refunds: 'normal' })
      await app.runtime.stripe.disputes.close(disputed)
      await seesAfterRetry(app, paid, { refundAmount: 60.74, refundStatus: 'refunded' })
      const sent = (await refundsAtProvider(app, paid.intentId)).filter(
        ({ status }) => status === 'succeeded',
      )
      expect(sent.map(({ amount }) => amount)).toEqual([6074])
      expect([await leftOf(paid), await booked(paid, 'vendor-held')]).toEqual([0, held])
      expect(await vendorSees(paid)).toMatchObject({ refundsBorne: bearer === 'vendor' ? 80 : 0 })
      const { body } = await admin.call('GET', `/api/admin/payments/${await paymentOf(paid)}`)
      expect(
        body.refunds.map(({ amount, status }: Record<string, unknown>) => [amount, status]).toSorted(),
      ).toEqual([
        [19.26, 'void'],
        [60.74, 'refunded'],
      ])
    },
  )
})

describe('told of it', () => {
  test('are client and vendor, with the reason', async () => {
    const paid = await createPaid(app)
    await giveBack(paid, { amount: 15, bearer: 'vendor', reason: 'The visit was shorter' })
    await drained(app)
    const told = (await toldClient(paid)).join('\n')
    expect(told).toContain('Refund of €15.00')
    expect(told).toContain('The visit was shorter')
    const { body } = await paid.vendor.call('GET', '/api/pro/notifications')
    const contents = body.notifications.map(({ content }: { content: string }) => content).join('\n')
    expect(contents).toContain('Refund of €15.00 to Ciara Nolan: ')
    expect(contents).toContain("We'll deduct €15.00 from what you earn for this appointment.")
    const { body: history } = await paid.client.call(
      'GET',
      `/api/user/appointments/${paid.appointmentId}/history`,
    )
    expect(history.history.map(({ kind }: { kind: string }) => kind)).toContain('refundMade')
  })
})

describe('refused', () => {
  test('are others, unknown payments, unpaid ones, and what is no sum, reason or bearer', async () => {
    const paid = await createPaid(app)
    for (const actor of [paid.client, paid.vendor]) {
      expect((await giveBack(paid, { amount: 1 }, {}, actor)).status).toBe(403)
    }
    for (const id of [randomUUID(), 'x']) {
      const body = { amount: 1, reason: 'Goodwill', bearer: 'platform' }
      expect((await admin.call('POST', `/api/admin/payments/${id}/refund`, body)).status).toBe(404)
    }
    for (const wrong of [
      { amount: 0 },
      { amount: -5 },
      { amount: 1.234 },
      { amount: 1, reason: '' },
      { amount: 1, bearer: 'client' },
      {},
    ]) {
      expect((await giveBack(paid, wrong)).status, JSON.stringify(wrong)).toBe(400)
    }
    expect(
      await app.runtime.db.select().from(refund).where(eq(refund.appointmentId, paid.appointmentId)),
    ).toEqual([])
  })
})
