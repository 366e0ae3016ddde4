import { and, eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { payment } from '../tables/payments.ts'
import { createAdmin } from '../../../testing/actors.ts'
import {
  ask,
  BEGUN_AT,
  createBegun,
  hoursOn,
  payLater,
  paymentsOf,
  settledBooks,
} from '../../../testing/begun.ts'
import { booked, earningsOf, markComplete } from '../../../testing/passed.ts'
import { cancelByVendor, eventuallySees, type Paid, seenByClient } from '../../../testing/payments.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: BEGUN_AT })
afterEach(() => settledBooks(app))

/** A begun appointment: €100.74 paid for it, the balance of €60.00 and a tip of €9.00 by card. */
async function createPaidOnTheDay(): Promise<Paid> {
  const of = await createBegun(app)
  await ask(of)
  expect((await payLater(app, of)).status).toBe(200)
  expect((await payLater(app, of, 'tip', 9)).status).toBe(200)
  return of
}

type Kind = 'deposit' | 'balance' | 'tip'

async function giveBack({ appointmentId }: Paid, kind: Kind, amount: number, bearer: 'platform' | 'vendor') {
  const [row] = await app.runtime.db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.appointmentId, appointmentId), eq(payment.kind, kind)))
  const admin = await createAdmin(app)
  const body = { amount, bearer, reason: 'Agreed between the two' }
  return admin.call('POST', `/api/admin/payments/${row!.id}/refund`, body)
}

describe('a refund of what was paid on the day', () => {
  test('lessens what the vendor earns by it, unless the platform bears it', async () => {
    const of = await createPaidOnTheDay()
    expect((await giveBack(of, 'tip', 9, 'vendor')).status).toBe(200)
    expect((await giveBack(of, 'balance', 20, 'vendor')).status).toBe(200)
    expect((await giveBack(of, 'balance', 10, 'platform')).status).toBe(200)
    expect((await giveBack(of, 'balance', 30.01, 'platform')).body.code).toBe('REFUND_TOO_MUCH')
    await eventuallySees(of, { refundAmount: 39, refundStatus: 'refunded', cancelled: false })
    expect(await booked(app, of, 'vendor-held')).toBe(9000 + 4000)
    expect(await paymentsOf(of)).toMatchObject({ paid: 160.74, open: 0 })
    const { held } = (await earningsOf(of)).totals
    app.clock.set(hoursOn(4))
    expect((await markComplete(of)).status).toBe(200)
    const { entries, totals } = await earningsOf(of)
    expect(totals).toMatchObject({ held: 0, owed: held })
    expect(entries.map(({ kind }: { kind: string }) => kind)).toEqual(['balance', 'fee'])
    expect(entries[0].amount).toBeGreaterThan(38)
    expect(entries[0].amount).toBeLessThan(40)
  })

  test('after completion comes off the next payout', async () => {
    const of = await createPaidOnTheDay()
    app.clock.set(hoursOn(4))
    await markComplete(of)
    const before = (await earningsOf(of)).totals.owed
    await giveBack(of, 'balance', 25, 'vendor')
    await giveBack(of, 'tip', 4, 'vendor')
    await giveBack(of, 'tip', 5, 'platform')
    const { entries, totals } = await earningsOf(of)
    expect(totals.owed).toBeCloseTo(before - 29, 5)
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: 'refund', amount: -4 },
      { kind: 'refund', amount: -25 },
    ])
  })

  test('is less when the vendor cancels afterwards, and nothing stays held', async () => {
    const of = await createPaidOnTheDay()
    await giveBack(of, 'balance', 10, 'platform')
    await giveBack(of, 'deposit', 20, 'platform')
    expect((await cancelByVendor(of)).status).toBe(200)
    await eventuallySees(of, { refundAmount: 169.74, refundStatus: 'refunded', cancelledBy: 'vendor' })
    expect(await booked(app, of, 'vendor-held')).toBe(0)
    expect((await earningsOf(of)).totals).toMatchObject({ held: 0, owed: 0 })
  })

  test('cancels only with the last cent of all that was paid', async () => {
    const of = await createPaidOnTheDay()
    await giveBack(of, 'deposit', 100.74, 'vendor')
    await giveBack(of, 'balance', 60, 'vendor')
    expect((await seenByClient(of)).cancelled).toBe(false)
    await giveBack(of, 'tip', 9, 'platform')
    await eventuallySees(of, { refundAmount: 169.74, refundStatus: 'refunded', cancelledBy: 'admin' })
    // It bore the tip alone, so the vendor keeps it.
    const { totals } = await earningsOf(of)
    expect([totals.owed > 8, totals.owed <= 9]).toEqual([true, true])
  })
})
