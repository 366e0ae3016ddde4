import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAdmin } from '../../../testing/actors.ts'
import { createPassed, markComplete } from '../../../testing/passed.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'
import { insertPayout } from '../payouts/payout-store.ts'
import { earning } from '../tables/payouts.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)
const read = async (path: string) => (await admin.call('GET', `/api/admin/${path}`)).body

/** A vendor that is owed €90.00. */
async function createOwed(account: string | null) {
  const passed = await createPassed(app, { account })
  expect((await markComplete(passed)).status).toBe(200)
  return passed.vendor.id
}

test('what is payable to vendors is the sum of the books, and of it due what the next payday can pay', async () => {
  await createOwed('acct_figures01')
  await createOwed(null)
  const vendorId = await createOwed('acct_figures02')
  const { db, clock } = app.runtime
  const [{ id } = { id: '' }] = await db.select().from(earning).where(eq(earning.vendorId, vendorId))
  const onItsWay = {
    vendorId,
    amountCents: 9000,
    destination: 'acct_figures02',
    status: 'pending',
    createdAt: clock.now(),
  } as const
  await db.transaction((tx) => insertPayout(tx, onItsWay, [id]))
  const { vendor } = await read(`people/vendors/${vendorId}`)
  expect(vendor).toMatchObject({ earned: 90, paidOut: 0 })
  const figures = await read('money')
  expect(figures).toMatchObject({ owed: { amount: 270, count: 3 }, dueOnPayday: 90 })
  const { accounts } = await read('ledger')
  expect(figures.owed.amount).toBe(-accounts['vendor-owed'])
})

test('revenue is the same platform fees in the figures of money, in the statistics and in the ledger', async () => {
  const { take } = await read('money')
  expect(take).toBe(27)
  expect(take).toBe(-(await read('ledger')).accounts['platform-fees'])
  const stats = await read('stats?from=2026-01-01&to=2026-12-31')
  expect(stats.total.take).toBe(take)
})
