import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../../audit/tables/audit.ts'
import { vendor as vendorTable } from '../../catalogue/tables/vendors.ts'
import { payout } from '../tables/payouts.ts'
import { type Actor, createAdmin, createVendor, loggedInVendor } from '../../../testing/actors.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { drained } from '../../../testing/drained.ts'
import { mailsTo } from '../../../testing/mails.ts'
import {
  createPassed,
  decideDispute,
  markComplete,
  toNextPayday,
  transfersTo,
} from '../../../testing/passed.ts'
import { CARDS, type Paid } from '../../../testing/payments.ts'
import { giveTaxDetails } from '../../../testing/tax-details.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { askForTaxDetails } from '../tax-requests/ask-for-details.ts'
import { payOutVendors } from './pay-out-vendors.ts'

const app = ownApp()
let admin: Actor
beforeAll(async () => void (admin = await createAdmin(app)))

let accounts = 0
/** A vendor that is owed €90.00, with an account that nobody else has. */
async function createOwed(options: { card?: string } = {}) {
  const account = `acct_hold${String(++accounts).padStart(4, '0')}`
  const paid = await createPassed(app, { account, ...options })
  expect((await markComplete(paid)).status).toBe(200)
  // A payout includes earnings that were owed before now.
  app.clock.set(new Date(app.clock.now().getTime() + 1000))
  return { ...paid, account }
}

const pathOf = ({ vendor }: Pick<Paid, 'vendor'>) => `/api/admin/vendors/${vendor.id}/payouts`
const payNow = (owed: Pick<Paid, 'vendor'>, key?: string) =>
  admin.call('POST', pathOf(owed), undefined, key ? { 'idempotency-key': key } : {})
const hold = (owed: Pick<Paid, 'vendor'>, reason = 'We check an invoice.') =>
  admin.call('POST', `${pathOf(owed)}/hold`, { reason })
const release = (owed: Pick<Paid, 'vendor'>) => admin.call('POST', `${pathOf(owed)}/release`)
const stateOf = async (owed: Pick<Paid, 'vendor'>) => (await admin.call('GET', pathOf(owed))).body.payouts
const payoutsOf = ({ vendor }: Paid) =>
  app.runtime.db.select().from(payout).where(eq(payout.vendorId, vendor.id))
/** The week until the payday ends an admin's session. */
const toPayday = async () => {
  toNextPayday(app)
  admin = await createAdmin(app)
}
const sweep = async () => {
  await payOutVendors(app.runtime)
  await drained(app)
}

test('a payment whose reply was lost is answered the same when it is asked for again', async () => {
  const owed = await createOwed()
  const first = await payNow(owed, 'lost-1')
  expect(first.status).toBe(200)
  await app.runtime.pool.query('update kept_reply set status = null, body = null where account_id = $1', [
    admin.id,
  ])
  expect(await payNow(owed, 'lost-1')).toMatchObject({ status: 200, body: first.body })
  expect(await payoutsOf(owed)).toHaveLength(1)
})

test('another amount than the admin was shown is not paid', async () => {
  const owed = await createOwed()
  const refused = await admin.call('POST', pathOf(owed), { due: 45 })
  expect(refused).toMatchObject({ status: 409, body: { code: 'PAYOUT_CHANGED' } })
  expect(await payoutsOf(owed)).toEqual([])
  expect((await admin.call('POST', pathOf(owed), { due: 90 })).status).toBe(200)
})

test('a vendor is paid now, and not again on the payday', async () => {
  const owed = await createOwed()
  expect(await stateOf(owed)).toMatchObject({ due: 90, hold: null, heldUntil: null, isUnderWay: false })
  const { status, body } = await payNow(owed)
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'Paying out €90.00 now' })
  await drained(app)
  expect(await transfersTo(app, owed.account)).toEqual([9000])
  expect(await stateOf(owed)).toMatchObject({ due: 0, isUnderWay: false })
  expect((await payNow(owed)).body.code).toBe('NOTHING_TO_PAY_OUT')
  await toPayday()
  await sweep()
  expect(await transfersTo(app, owed.account)).toEqual([9000])
  const [entry] = await app.runtime.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.action, 'payout.started'), eq(auditEntry.subjectId, owed.vendor.id)))
  expect(entry).toMatchObject({ details: { amount: '€90.00' } })
  await booksBalance(app)
})

test('twenty at once, the payday among them, pay once', async () => {
  const owed = await createOwed()
  await toPayday()
  const replies = await Promise.all([
    ...Array.from({ length: 20 }, () => payNow(owed)),
    payOutVendors(app.runtime).then(() => null),
  ])
  await drained(app)
  expect(await transfersTo(app, owed.account)).toEqual([9000])
  expect(await payoutsOf(owed)).toHaveLength(1)
  const paid = replies.filter((reply) => reply?.status === 200)
  expect(paid.length).toBeLessThanOrEqual(1)
  for (const reply of replies) {
    if (reply && reply.status !== 200) {
      expect(['PAYOUT_UNDER_WAY', 'NOTHING_TO_PAY_OUT']).toContain(reply.body.code)
    }
  }
  await booksBalance(app)
})

test('the same request twice gets the same answer', async () => {
  const owed = await createOwed()
  const first = await payNow(owed, 'pay-once-1')
  expect((await payNow(owed, 'pay-once-1')).body).toEqual(first.body)
  await drained(app)
  expect(await transfersTo(app, owed.account)).toEqual([9000])
})

test('held payouts stay until they are released, and the vendor reads why', async () => {
  const owed = await createOwed()
  expect((await hold(owed, '<b>Invoice</b> 📢 Notifications: 7')).status).toBe(200)
  expect((await hold(owed)).body.code).toBe('PAYOUTS_ON_HOLD')
  expect((await payNow(owed)).body.code).toBe('PAYOUTS_ON_HOLD')
  await toPayday()
  await sweep()
  expect(await transfersTo(app, owed.account)).toEqual([])
  expect(await stateOf(owed)).toMatchObject({ leavesOnRelease: 90 })
  expect((await stateOf(owed)).hold).toMatchObject({ reason: '<b>Invoice</b> 📢 Notifications: 7' })
  const { body } = await owed.vendor.call('GET', '/api/pro/payout-account')
  expect(body.hold).toEqual({ reason: '<b>Invoice</b> 📢 Notifications: 7', since: expect.any(String) })
  const mails = await mailsTo(app, owed.vendor.email)
  const told = mails.find(({ subject }) => subject === 'Your payouts are on hold')
  expect(told!.text).toContain('Our reason: “<b>Invoice</b> 7”')
  expect(told!.html).toContain('&lt;b&gt;Invoice&lt;/b&gt;')

  expect((await release(owed)).status).toBe(200)
  expect((await release(owed)).body.code).toBe('PAYOUTS_NOT_ON_HOLD')
  expect((await owed.vendor.call('GET', '/api/pro/payout-account')).body.hold).toBeNull()
  await sweep()
  expect(await transfersTo(app, owed.account)).toEqual([9000])
  const actions = await app.runtime.db
    .select({ action: auditEntry.action, reason: auditEntry.reason })
    .from(auditEntry)
    .where(eq(auditEntry.subjectId, owed.vendor.id))
    .orderBy(auditEntry.id)
  expect(actions.slice(0, 2)).toEqual([
    { action: 'payouts.held', reason: '<b>Invoice</b> 📢 Notifications: 7' },
    { action: 'payouts.released', reason: null },
  ])
})

test('nothing leaves on release that was not due on a payday yet, or that something else holds', async () => {
  const owed = await createOwed()
  await hold(owed)
  expect(await stateOf(owed)).toMatchObject({ due: 90, leavesOnRelease: 0 })
  await toPayday()
  await app.runtime.db
    .update(vendorTable)
    .set({ payoutAccount: null })
    .where(eq(vendorTable.id, owed.vendor.id))
  expect(await stateOf(owed)).toMatchObject({ leavesOnRelease: 0 })
})

test('a hold and a payment at once leave no payout behind a hold', async () => {
  const owed = await createOwed()
  const [held, paid] = await Promise.all([hold(owed), payNow(owed)])
  expect(held.status).toBe(200)
  await drained(app)
  expect(await transfersTo(app, owed.account)).toEqual(paid.status === 200 ? [9000] : [])
})

test('a changed account waits, no account and nothing due cannot be paid', async () => {
  const owed = await createOwed()
  const until = new Date(app.clock.now().getTime() + 3_600_000)
  const set = (values: Partial<typeof vendorTable.$inferInsert>) =>
    app.runtime.db.update(vendorTable).set(values).where(eq(vendorTable.id, owed.vendor.id))
  await set({ payoutHeldUntil: until })
  expect((await payNow(owed)).body.code).toBe('PAYOUT_ACCOUNT_NEW')
  expect(await stateOf(owed)).toMatchObject({ heldUntil: until.toISOString() })
  await set({ payoutAccount: null })
  expect((await payNow(owed)).body.code).toBe('PAYOUT_ACCOUNT_MISSING')
  const fresh = await createVendor(app, { payoutAccount: 'acct_fresh0001' })
  expect((await payNow({ vendor: fresh })).body.code).toBe('NOTHING_TO_PAY_OUT')
})

test('a vendor whose tax details are missing waits for them, on the payday and by hand', async () => {
  const owed = await createOwed()
  const remind = async () => {
    await askForTaxDetails(app.runtime)
    await drained(app)
  }
  await remind()
  for (const days of [30, 30]) {
    app.clock.advance(days * 24)
    await remind()
  }
  await toPayday()
  expect(await stateOf(owed)).toMatchObject({ due: 90, taxDetailsMissing: true })
  expect(await payNow(owed)).toMatchObject({ status: 409, body: { code: 'TAX_DETAILS_MISSING' } })
  expect((await hold(owed)).status).toBe(200)
  expect((await release(owed)).status).toBe(200)
  await drained(app)
  const released = (await mailsTo(app, owed.vendor.email)).find(
    ({ subject }) => subject === 'We no longer hold your payouts',
  )
  expect(released!.text).toContain('They still wait for your tax details.')
  expect(released!.text).not.toContain('at the latest')
  await sweep()
  expect(await payoutsOf(owed)).toEqual([])
  await giveTaxDetails(await loggedInVendor(app, owed.vendor))
  expect(await stateOf(owed)).toMatchObject({ taxDetailsMissing: false })
  expect((await payNow(owed)).status).toBe(200)
  await drained(app)
  expect(await transfersTo(app, owed.account)).toEqual([9000])
})

test('what a bank disputes is paid out by hand as little as on the payday', async () => {
  const owed = await createOwed({ card: CARDS.disputed })
  await drained(app)
  expect(await stateOf(owed)).toMatchObject({ due: 0 })
  expect((await payNow(owed)).body.code).toBe('NOTHING_TO_PAY_OUT')
  await decideDispute(app, owed, 'winning_evidence')
  await drained(app)
  expect((await payNow(owed)).status).toBe(200)
  await drained(app)
  expect(await transfersTo(app, owed.account)).toEqual([9000])
})

test('an unknown vendor, a client of another site and garbage are refused', async () => {
  const owed = await createOwed()
  const nobody = { vendor: { ...owed.vendor, id: '00000000-0000-4000-8000-000000000000' } }
  for (const step of [payNow, hold, release]) expect((await step(nobody)).status).toBe(404)
  expect((await admin.call('GET', pathOf(nobody))).status).toBe(404)
  for (const reason of ['', ' ', 'a'.repeat(501), 7, null]) {
    const { status } = await admin.call('POST', `${pathOf(owed)}/hold`, { reason })
    expect(status, String(reason).slice(0, 9)).toBe(400)
  }
  expect((await owed.vendor.call('POST', pathOf(owed))).status).toBe(403)
  expect((await owed.vendor.call('POST', `${pathOf(owed)}/release`)).status).toBe(403)
})
