import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payout } from '../../infrastructure/database/schema/payouts.ts'
import { createClient, createVendor } from '../../testing/actors.ts'
import { booksBalance } from '../../testing/books-balance.ts'
import { drained } from '../../testing/drained.ts'
import {
  booked,
  createPassed,
  decideDispute,
  earningsOf,
  markComplete,
  toNextPayday,
  transfersTo,
} from '../../testing/passed.ts'
import { CARDS, type Paid } from '../../testing/payments.ts'
import { send } from '../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { issuePayout } from './issue-payout.ts'
import { payOutVendors, resumePayouts } from './pay-out-vendors.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp()))
afterAll(() => app.close())

/** A vendor that is owed €90.00, with an account that nobody else has. */
let accounts = 0
async function createOwed(options: { card?: string; account?: string | null } = {}) {
  const { account = `acct_test${String(++accounts).padStart(4, '0')}` } = options
  const paid = await createPassed(app, { ...options, account })
  expect((await markComplete(paid)).status).toBe(200)
  return { ...paid, account: account ?? '' }
}

async function sweep() {
  await payOutVendors(app.runtime)
  await drained(app)
}

const payoutsOf = ({ vendor }: Paid) =>
  app.runtime.db.select().from(payout).where(eq(payout.vendorId, vendor.id)).orderBy(payout.createdAt)

describe('what a vendor is owed', () => {
  test('is transferred after the next payday, not before', async () => {
    const owed = await createOwed()
    await sweep()
    expect(await transfersTo(app, owed.account)).toEqual([])
    toNextPayday(app)
    await sweep()
    expect(await transfersTo(app, owed.account)).toEqual([9000])
    expect(await payoutsOf(owed)).toMatchObject([{ status: 'paid', amountCents: 9000, attempt: 1 }])
    expect(await booked(app, owed, 'vendor-owed')).toBe(0)
    await booksBalance(app)
  })

  test('leaves once, by several sweeps at once, twice in a row, and after the clock stepped back', async () => {
    const owed = await createOwed()
    const before = app.clock.now()
    toNextPayday(app)
    const payday = app.clock.now()
    await Promise.all(Array.from({ length: 6 }, () => payOutVendors(app.runtime)))
    await sweep()
    app.clock.set(before)
    await sweep()
    app.clock.set(payday)
    await sweep()
    expect(await transfersTo(app, owed.account)).toEqual([9000])
    expect(await payoutsOf(owed)).toHaveLength(1)
  })

  test('leaves once when our process died between the answer and its commit', async () => {
    const owed = await createOwed()
    toNextPayday(app)
    await sweep()
    // Back to where the killed process left it, once with the key that the provider knows, once without.
    for (const attempt of [1, 2]) {
      const lost = { status: 'pending', attempt, providerTransferId: null, settledAt: null } as const
      const [row] = await app.runtime.db
        .update(payout)
        .set(lost)
        .where(eq(payout.vendorId, owed.vendor.id))
        .returning()
      await Promise.all([issuePayout(app.runtime, row!.id), issuePayout(app.runtime, row!.id)])
      expect(await payoutsOf(owed)).toMatchObject([{ status: 'paid' }])
    }
    expect(await transfersTo(app, owed.account)).toEqual([9000])
  })

  test('goes on after an hour when its job was lost', async () => {
    const owed = await createOwed()
    toNextPayday(app)
    await sweep()
    const lost = { status: 'pending', providerTransferId: null, settledAt: null } as const
    await app.runtime.db.update(payout).set(lost).where(eq(payout.vendorId, owed.vendor.id))
    await resumePayouts(app.runtime)
    await drained(app)
    expect(await payoutsOf(owed)).toMatchObject([{ status: 'pending' }])
    app.clock.set(new Date(app.clock.now().getTime() + 3_600_001))
    await resumePayouts(app.runtime)
    await drained(app)
    expect(await payoutsOf(owed)).toMatchObject([{ status: 'paid' }])
    expect(await transfersTo(app, owed.account)).toEqual([9000])
  })

  test('waits while the vendor has no account, and goes out when it names one', async () => {
    const owed = await createOwed({ account: null })
    const account = 'acct_later1234'
    toNextPayday(app)
    await sweep()
    expect(await payoutsOf(owed)).toEqual([])
    const put = await owed.vendor.call('PUT', '/api/pro/payout-account', { account: ` ${account} ` })
    expect(put.status).toBe(200)
    const { body } = await owed.vendor.call('GET', '/api/pro/profile')
    expect(body.vendorData.payoutAccount).toBe('acct_…1234')
    await sweep()
    expect(await transfersTo(app, account)).toEqual([9000])
  })
})

describe('a payout that the provider refuses', () => {
  test('is tried under new keys, fails in the end, and its earnings go out with the next', async () => {
    const owed = await createOwed({ account: 'acct_fail1234' })
    toNextPayday(app)
    await payOutVendors(app.runtime)
    const [pending] = await payoutsOf(owed)
    for (let attempt = 1; attempt <= 10; attempt++) await issuePayout(app.runtime, pending!.id)
    expect(await payoutsOf(owed)).toMatchObject([{ status: 'failed', attempt: 10 }])
    expect((await earningsOf(owed)).totals).toMatchObject({ owed: 90, paidOut: 0 })
    await owed.vendor.call('PUT', '/api/pro/payout-account', { account: 'acct_mended12' })
    await sweep()
    expect(await payoutsOf(owed)).toHaveLength(1)
    toNextPayday(app)
    await sweep()
    expect(await payoutsOf(owed)).toMatchObject([{ status: 'failed' }, { status: 'paid' }])
    expect(await transfersTo(app, 'acct_mended12')).toEqual([9000])
    expect(await booked(app, owed, 'vendor-owed')).toBe(0)
  })

  test('keeps its account under its key when the vendor names another meanwhile', async () => {
    const owed = await createOwed()
    toNextPayday(app)
    await sweep()
    const lost = { status: 'pending', providerTransferId: null, settledAt: null } as const
    const [row] = await app.runtime.db
      .update(payout)
      .set(lost)
      .where(eq(payout.vendorId, owed.vendor.id))
      .returning()
    await owed.vendor.call('PUT', '/api/pro/payout-account', { account: 'acct_another1' })
    await issuePayout(app.runtime, row!.id)
    expect(await transfersTo(app, owed.account)).toEqual([9000])
    expect(await transfersTo(app, 'acct_another1')).toEqual([])
  })
})

test('a dispute freezes the payout of its appointment until the bank has decided', async () => {
  const owed = await createOwed({ card: CARDS.disputed })
  await expect.poll(async () => (await earningsOf(owed)).totals.frozen).toBe(90)
  toNextPayday(app)
  await sweep()
  expect(await payoutsOf(owed)).toEqual([])
  await decideDispute(app, owed, 'winning_evidence')
  await expect.poll(async () => (await earningsOf(owed)).totals.owed).toBe(90)
  await sweep()
  expect(await transfersTo(app, owed.account)).toEqual([9000])
})

describe('the account of a vendor', () => {
  test.each(['', 'acct_', 'acct_1', 'IE64IRCE92050112345678', 'acct_1234 5678', 'acct_12345\0', 7, null, {}])(
    'is not %j',
    async (account) => {
      const vendor = await createVendor(app)
      const { status, body } = await vendor.call('PUT', '/api/pro/payout-account', { account })
      expect(status).toBe(400)
      expect(body.fields).toHaveProperty('account')
    },
  )

  test('is named by the vendor only', async () => {
    const client = await createClient(app)
    const body = { account: 'acct_stolen123' }
    expect((await client.call('PUT', '/api/pro/payout-account', body)).status).toBe(403)
    expect((await send(app, 'PUT', '/api/pro/payout-account', body)).status).toBe(401)
  })
})
