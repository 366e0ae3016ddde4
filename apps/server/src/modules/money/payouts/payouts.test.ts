import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { Stripe } from 'stripe'
import { type Actor, createAdmin } from '../../../testing/actors.ts'
import { earning, payout } from '../tables/payouts.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { drained } from '../../../testing/drained.ts'
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
import { fetchFile } from '../../../testing/requests.ts'
import { setUpPayouts } from '../../../testing/payout-accounts.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { issuePayout } from './issue-payout.ts'
import { payOutVendors, resumePayouts } from './pay-out-vendors.ts'

const app = ownApp()

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

  test('names a payout’s vendor and no client in the file of the ledger', async () => {
    const owed = await createOwed()
    toNextPayday(app)
    await sweep()
    const { bytes } = await fetchFile(app, await createAdmin(app), '/api/admin/ledger/export')
    const lines = new TextDecoder()
      .decode(bytes)
      .split('\n')
      .map((line) => line.trim().split(','))
    const [{ id } = { id: '' }] = await payoutsOf(owed)
    expect(lines.filter(([, , source]) => source?.startsWith(id)).map((line) => line.slice(4))).toEqual([
      ['', '', 'Aoife Byrne', 'vendor-owed', '90', ''],
      ['', '', 'Aoife Byrne', 'provider', '', '90'],
    ])
    const [ofBooking] = lines.filter((line) => line[4] === owed.appointmentId)
    expect(ofBooking!.slice(5, 7)).toEqual(['Ciara Nolan', 'Aoife Byrne'])
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
    // Earnings of a payout under way are no part of the next one.
    const summary = await owed.vendor.call('GET', '/api/pro/earnings/summary')
    expect(summary.body.nextPayout).toMatchObject({ amount: 0 })
    await resumePayouts(app.runtime)
    await drained(app)
    expect(await payoutsOf(owed)).toMatchObject([{ status: 'pending' }])
    app.clock.set(new Date(app.clock.now().getTime() + 3_600_001))
    await resumePayouts(app.runtime)
    await drained(app)
    expect(await payoutsOf(owed)).toMatchObject([{ status: 'paid' }])
    expect(await transfersTo(app, owed.account)).toEqual([9000])
  })

  test('waits while the vendor has no account, and goes out when it has one', async () => {
    const owed = await createOwed({ account: null })
    toNextPayday(app)
    await sweep()
    expect(await payoutsOf(owed)).toEqual([])
    const account = await setUpPayouts(app, owed.vendor)
    const { body } = await owed.vendor.call('GET', '/api/pro/profile')
    expect(body.vendorData.payoutAccount).toBe(`acct_…${account.slice(-4)}`)
    await sweep()
    expect(await transfersTo(app, account)).toEqual([9000])
  })
})

describe('after the restore of a backup from before a payday', () => {
  /** Loses what our books know of the vendor's payouts; the provider keeps its transfers. */
  async function losePayouts({ vendor }: Paid) {
    await app.runtime.db.update(earning).set({ payoutId: null }).where(eq(earning.vendorId, vendor.id))
    await app.runtime.db.delete(payout).where(eq(payout.vendorId, vendor.id))
  }

  test('a payout that left is recorded again, not sent again', async () => {
    const owed = await createOwed()
    toNextPayday(app)
    await sweep()
    const [lost] = await payoutsOf(owed)
    await losePayouts(owed)
    await sweep()
    const [again, ...more] = await payoutsOf(owed)
    expect(more).toEqual([])
    expect(again).toMatchObject({ status: 'paid', providerTransferId: lost!.providerTransferId })
    expect(again!.id).not.toBe(lost!.id)
    expect(await transfersTo(app, owed.account)).toEqual([9000])
  })

  test('a vendor with another lost transfer waits until that is reversed, and admins are told once', async () => {
    const owed = await createOwed()
    toNextPayday(app)
    await sweep()
    const [lost] = await payoutsOf(owed)
    await losePayouts(owed)
    const next = await createPassed(app, { vendor: owed.vendor, account: owed.account })
    await markComplete(next)
    toNextPayday(app)
    const admin = await createAdmin(app)
    await sweep()
    const [waiting] = await payoutsOf(owed)
    await issuePayout(app.runtime, waiting!.id)
    expect(await payoutsOf(owed)).toMatchObject([{ status: 'pending', amountCents: 18_000 }])
    expect(await transfersTo(app, owed.account)).toEqual([9000])
    const { notifications } = (await admin.call('GET', '/api/admin/notifications')).body
    const told = notifications.filter(({ content }: { content: string }) => content.includes('Payout waits'))
    expect(told).toHaveLength(1)
    expect(told[0].content).toContain(lost!.providerTransferId)

    await reverse(lost!.providerTransferId!)
    await issuePayout(app.runtime, waiting!.id)
    expect(await payoutsOf(owed)).toMatchObject([{ status: 'paid' }])
    expect(await transfersTo(app, owed.account)).toEqual([18_000, 9000])
  })

  test('a transfer that a person made at the provider stops nothing', async () => {
    const owed = await createOwed()
    await app.runtime.stripe.transfers.create({ amount: 500, currency: 'eur', destination: owed.account })
    toNextPayday(app)
    await sweep()
    expect(await transfersTo(app, owed.account)).toEqual([9000, 500])
  })

  /** Reverses a transfer at the provider, which its dashboard does. */
  const reverse = (transferId: string) =>
    app.runtime.pool.query(
      `update payments_sandbox.objects
       set body = body || jsonb_build_object('reversed', true, 'amount_reversed', body -> 'amount') where id = $1`,
      [transferId],
    )
})

describe('a payout that the provider refuses', () => {
  test('is tried under new keys, fails in the end, and its earnings go out with the next', async () => {
    const owed = await createOwed({ account: 'acct_fail1234' })
    toNextPayday(app)
    const admin = await createAdmin(app)
    await payOutVendors(app.runtime)
    const [pending] = await payoutsOf(owed)
    for (let attempt = 1; attempt <= 10; attempt++) await issuePayout(app.runtime, pending!.id)
    expect(await payoutsOf(owed)).toMatchObject([{ status: 'failed', attempt: 10 }])
    const { notifications } = (await admin.call('GET', '/api/admin/notifications')).body
    expect(notifications[0].content).toMatch(/Payout failed: .+No such destination/)
    expect((await earningsOf(owed)).totals).toMatchObject({ owed: 90, paidOut: 0 })
    const mended = await setUpPayouts(app, owed.vendor)
    await sweep()
    expect(await payoutsOf(owed)).toHaveLength(1)
    toNextPayday(app)
    await sweep()
    expect(await payoutsOf(owed)).toMatchObject([{ status: 'failed' }, { status: 'paid' }])
    expect(await transfersTo(app, mended)).toEqual([9000])
    expect(await booked(app, owed, 'vendor-owed')).toBe(0)
  })

  test('for want of our balance waits until it suffices: admins are told, the vendor is not blamed', async () => {
    const owed = await createOwed()
    toNextPayday(app)
    const admin = await createAdmin(app)
    const { transfers } = app.runtime.stripe
    const message = 'You have insufficient available funds in your Stripe account.'
    const raw = { message, code: 'balance_insufficient', type: 'invalid_request_error' } as const
    const refusal = vi
      .spyOn(transfers, 'create')
      .mockRejectedValue(new Stripe.errors.StripeInvalidRequestError(raw))
    await payOutVendors(app.runtime)
    const [pending] = await payoutsOf(owed)
    for (let attempt = 1; attempt <= 15; attempt++) await issuePayout(app.runtime, pending!.id)
    const contentsOf = async (actor: Actor, path: string) =>
      (await actor.call('GET', path)).body.notifications.map(({ content }: { content: string }) => content)
    const told = await contentsOf(admin, '/api/admin/notifications')
    expect(told.filter((text: string) => text.includes('our balance is too low'))).toHaveLength(1)
    refusal.mockRestore()
    await issuePayout(app.runtime, pending!.id)
    expect(await payoutsOf(owed)).toMatchObject([{ status: 'paid' }])
    expect(await transfersTo(app, owed.account)).toEqual([9000])
    expect((await contentsOf(owed.vendor, '/api/pro/notifications')).join()).not.toContain(
      "We couldn't send your payout",
    )
  })

  test('keeps its account under its key when the vendor sets up another meanwhile', async () => {
    const owed = await createOwed()
    toNextPayday(app)
    await sweep()
    const lost = { status: 'pending', providerTransferId: null, settledAt: null } as const
    const [row] = await app.runtime.db
      .update(payout)
      .set(lost)
      .where(eq(payout.vendorId, owed.vendor.id))
      .returning()
    const another = await setUpPayouts(app, owed.vendor)
    await issuePayout(app.runtime, row!.id)
    expect(await transfersTo(app, owed.account)).toEqual([9000])
    expect(await transfersTo(app, another)).toEqual([])
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
