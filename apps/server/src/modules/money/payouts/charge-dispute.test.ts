import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dispute, payment } from '../tables/payments.ts'
import { type Actor, createAdmin } from '../../../testing/actors.ts'
import { disputeCents } from '../../../testing/disputed.ts'
import { drained } from '../../../testing/drained.ts'
import { mailsTo } from '../../../testing/mails.ts'
import {
  booked,
  createPassed,
  decideDispute,
  earningsOf,
  markComplete,
  toNextPayday,
  transfersTo,
} from '../../../testing/passed.ts'
import { CARDS, type Paid } from '../../../testing/payments.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'
import { payOutVendors } from './pay-out-vendors.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)

const charge = (id: string, by: Actor = admin) => by.call('POST', `/api/admin/disputes/${id}/charge-vendor`)

/** Our dispute of a payment. */
async function disputeOf({ appointmentId }: Paid) {
  const [row] = await app.runtime.db
    .select({ id: dispute.id, status: dispute.status })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .where(eq(payment.appointmentId, appointmentId))
  return row
}

/** The dispute that the vendor reads of at the appointment. */
const readDispute = async ({ vendor, appointmentId }: Paid) =>
  (await vendor.call('GET', `/api/pro/appointments/${appointmentId}`)).body.appointment.dispute

async function createDisputed(account: string) {
  const paid = await createPassed(app, { card: CARDS.disputed, account })
  await expect.poll(() => disputeOf(paid)).toMatchObject({ status: 'open' })
  return { ...paid, disputeId: (await disputeOf(paid))!.id }
}

async function createLost(account: string) {
  const disputed = await createDisputed(account)
  await decideDispute(app, disputed, 'losing_evidence')
  await expect.poll(() => disputeOf(disputed)).toMatchObject({ status: 'lost' })
  return disputed
}

test('a lost dispute is charged once, also by two admins at once, and comes off the next payout', async () => {
  const lost = await createLost('acct_charged1')
  await markComplete(lost)
  const replies = await Promise.all(Array.from({ length: 6 }, () => charge(lost.disputeId)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  expect((await charge(lost.disputeId)).body.code).toBe('ALREADY_CHARGED')
  await drained(app)
  const told = await lost.vendor.call('GET', '/api/pro/notifications')
  expect(told.body.notifications[0].content).toContain("We'll deduct €100.74 from your next payout.")
  const { entries, totals } = await earningsOf(lost)
  expect(entries).toMatchObject([
    { kind: 'charged-dispute', amount: -100.74 },
    { kind: 'fee', amount: 90 },
  ])
  expect(totals).toEqual({ held: 0, owed: -10.74, frozen: 0, paidOut: 0 })
  expect(await booked(app, lost, 'vendor-owed')).toBe(-1074)
  const start = app.clock.now()
  toNextPayday(app)
  await payOutVendors(app.runtime)
  await drained(app)
  app.clock.set(start)
  expect(await transfersTo(app, 'acct_charged1')).toEqual([])
})

test('a vendor is emailed of it, and of what it is charged, whatever it chose', async () => {
  const disputed = await createPassed(app, { account: 'acct_mailed1' })
  const choice = { topic: 'payments', channel: 'mail', wanted: false }
  expect((await disputed.vendor.call('PUT', '/api/pro/notice-choices', choice)).status).toBe(200)
  await markComplete(disputed)
  await app.runtime.stripe.disputes.close(await disputeCents(app, disputed, 4000))
  await drained(app)
  expect((await charge((await disputeOf(disputed))!.id)).status).toBe(200)
  const subjects = (await mailsTo(app, disputed.vendor.email, 3)).map(({ subject }) => subject)
  for (const start of [
    'Payment disputed',
    "Dispute decided in the client's favour",
    'Dispute charged to you',
  ]) {
    expect(subjects).toContainEqual(expect.stringContaining(start))
  }
})

test('one that opens once its vendor was paid does not call the earnings on hold, nor paid out later', async () => {
  const paid = await createPassed(app, { account: 'acct_paidbefore1' })
  await markComplete(paid)
  const start = app.clock.now()
  toNextPayday(app)
  await payOutVendors(app.runtime)
  await drained(app)
  app.clock.set(start)
  expect(await transfersTo(app, 'acct_paidbefore1')).toEqual([9000])
  await disputeCents(app, paid, 10_074)
  expect(await readDispute(paid)).toMatchObject({ status: 'open', earnings: 'paid out' })
  await decideDispute(app, paid, 'winning_evidence')
  await expect.poll(() => readDispute(paid)).toMatchObject({ status: 'won' })
  await drained(app)
  const told = JSON.stringify((await paid.vendor.call('GET', '/api/pro/notifications')).body)
  expect(told).toMatch(/Payment disputed[^"]*You've been paid for it already\./)
  expect(told).toMatch(/Dispute decided in your favour[^"]*Nothing changes for you\./)
  expect(told).not.toMatch(/on hold|paid out as usual/)
})

test('two of one payment are charged both, each with its sum', async () => {
  const paid = await createPassed(app, { account: 'acct_charged2' })
  await markComplete(paid)
  for (const cents of [4000, 3000]) {
    await app.runtime.stripe.disputes.close(await disputeCents(app, paid, cents))
    await drained(app)
  }
  const { rows } = await app.runtime.pool.query<{ id: string }>(
    'select d.id from dispute d join payment p on p.id = d.payment_id where p.appointment_id = $1',
    [paid.appointmentId],
  )
  for (const { id } of rows) expect((await charge(id)).status).toBe(200)
  for (const { id } of rows) expect((await charge(id)).body.code).toBe('ALREADY_CHARGED')
  const { entries } = await earningsOf(paid)
  expect(entries.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([-30, -40, 90])
  expect(await booked(app, paid, 'vendor-owed')).toBe(2000)
})

test('its vendor reads how far it has got, and its client nothing of it', async () => {
  const won = await createDisputed('acct_reads1')
  expect(await readDispute(won)).toEqual({
    status: 'open',
    amount: 100.74,
    charged: false,
    earnings: 'on hold',
  })
  const { body } = await won.client.call('GET', '/api/user/appointments')
  expect(body.appointments[0]).not.toHaveProperty('dispute')
  await decideDispute(app, won, 'winning_evidence')
  await expect.poll(() => readDispute(won)).toMatchObject({ status: 'won' })
  expect((await earningsOf(won)).entries).toMatchObject([{ disputed: false }])
  const lost = await createLost('acct_reads2')
  expect(await readDispute(lost)).toMatchObject({ status: 'lost', charged: false })
  await markComplete(lost)
  await charge(lost.disputeId)
  expect(await readDispute(lost)).toMatchObject({ status: 'lost', charged: true })
})

test('one that is open or won is not', async () => {
  const disputed = await createDisputed('acct_notlost1')
  expect((await charge(disputed.disputeId)).body.code).toBe('DISPUTE_NOT_CHARGEABLE')
  await decideDispute(app, disputed, 'winning_evidence')
  await expect.poll(() => disputeOf(disputed)).toMatchObject({ status: 'won' })
  expect((await charge(disputed.disputeId)).body.code).toBe('DISPUTE_NOT_CHARGEABLE')
  expect((await earningsOf(disputed)).totals).toMatchObject({ held: 90, owed: 0 })
})

test('a lost one is not before its appointment has ended', async () => {
  const lost = await createLost('acct_notended1')
  expect((await charge(lost.disputeId)).body.code).toBe('DISPUTE_NOT_CHARGEABLE')
  await markComplete(lost)
  expect((await charge(lost.disputeId)).status).toBe(200)
})

test('only an admin may, and only what there is', async () => {
  const { disputeId, vendor, client } = await createDisputed('acct_notlost2')
  for (const actor of [vendor, client]) expect((await charge(disputeId, actor)).status).toBe(403)
  for (const id of [randomUUID(), 'x', '%00']) expect((await charge(id)).status).toBe(404)
})
