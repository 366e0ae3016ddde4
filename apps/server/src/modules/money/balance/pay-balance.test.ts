import { describe, expect, test } from 'vitest'
import { createClient } from '../../../testing/actors.ts'
import {
  ask,
  askForLater,
  BEGUN_AT,
  createBegun,
  historyOf,
  hoursOn,
  payLater,
  paymentsOf,
  record,
  settledBooks,
  undo,
} from '../../../testing/begun.ts'
import { drained } from '../../../testing/drained.ts'
import { booked, earningsOf, markComplete } from '../../../testing/passed.ts'
import {
  CARDS,
  confirmCard,
  insertPayable,
  intentIdOf,
  toldClient,
  verify,
} from '../../../testing/payments.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: BEGUN_AT })

describe('a client pays by card', () => {
  test('the balance that was asked for, and a tip, which the vendor earns whole less what the card costs', async () => {
    const of = await createBegun(app)
    expect((await askForLater(of)).body.code).toBe('NOT_ASKED')
    await ask(of)
    expect(await paymentsOf(of)).toMatchObject({ open: 60, askedAt: expect.any(String) })
    await drained(app)
    expect((await toldClient(of))[0]).toContain('Pay the balance: €60.00')
    expect((await askForLater(of)).body.appointmentDetails).toMatchObject({
      vendorFeeTotal: 60,
      platformFee: 0,
      handlingFee: 0,
      totalAmount: 60,
    })
    expect((await payLater(app, of)).status).toBe(200)
    expect((await payLater(app, of, 'tip', 9)).status).toBe(200)
    expect(await paymentsOf(of)).toMatchObject({ paid: 160.74, open: 0, tip: 9, askedAt: null })
    await settledBooks(app)
    expect(await booked(app, of, 'vendor-held')).toBe(9000 + 6000 + 900)
    expect((await askForLater(of)).body.code).toBe('ALREADY_PAID')
    expect((await askForLater(of, 'tip', 5)).body.code).toBe('ALREADY_PAID')
    app.clock.set(hoursOn(4))
    expect((await markComplete(of)).status).toBe(200)
    await settledBooks(app)
    const { entries, totals } = await earningsOf(of)
    expect(entries.map(({ kind, state }: Record<string, string>) => [kind, state])).toEqual([
      ['tip', 'owed'],
      ['balance', 'owed'],
      ['fee', 'owed'],
    ])
    const [tip, balance, fee] = entries.map(({ amount }: { amount: number }) => amount)
    expect(fee).toBe(90)
    expect([balance < 60, balance > 58, tip < 9, tip > 8]).toEqual([true, true, true, true])
    expect(totals.owed).toBeCloseTo(fee + balance + tip, 5)
    const { body } = await of.vendor.call('GET', '/api/pro/statements/2026-11')
    expect(body.statement).toMatchObject({ appointments: { count: 1 }, balances: { count: 2 } })
    const receipts = (await of.client.call('GET', `/api/user/receipts?appointmentId=${of.appointmentId}`))
      .body.receipts
    expect(
      receipts.map((each: Record<string, unknown>) => [each['paymentKind'], each['totalAmount']]),
    ).toEqual([
      ['tip', 9],
      ['balance', 60],
      ['deposit', 100.74],
    ])
    expect((await historyOf(of)).slice(-4)).toEqual([
      'The vendor asked for the balance of €60.00 by card',
      'Balance of €60.00 paid by card',
      'Tip of €9.00 paid by card',
      'Marked as complete by the client',
    ])
  })

  test('what is left of a free booking, whose vendor is not told that there is no payout', async () => {
    const { client, vendor } = await createBegun(app)
    const free = { vendorFeeCents: 0, platformFeeCents: 0, handlingFeeCents: 0, totalCents: 0 }
    const startsAt = hoursOn(-3)
    const times = { startsAt, endsAt: hoursOn(-1), paidAt: startsAt, payBy: null }
    const facts = { ...free, ...times, fullPriceCents: 6000, serviceName: 'Colour' }
    const of = { ...(await insertPayable(app, { client, vendor }, facts)), intentId: '' }
    await ask(of)
    expect((await payLater(app, of)).status).toBe(200)
    expect((await markComplete(of)).status).toBe(200)
    await settledBooks(app)
    expect((await earningsOf(of)).totals.owed).toBeGreaterThan(58)
    const [told] = (await vendor.call('GET', '/api/pro/notifications')).body.notifications
    expect(told.content).toContain('Complete: ')
    expect(told.content).not.toContain('no payout')
  })

  test('after completion, which the vendor earns at once', async () => {
    const of = await createBegun(app)
    app.clock.set(hoursOn(4))
    await markComplete(of)
    await ask(of)
    await payLater(app, of)
    await settledBooks(app)
    expect((await earningsOf(of)).entries).toMatchObject([
      { kind: 'balance', state: 'owed' },
      { kind: 'fee', state: 'owed' },
    ])
  })

  test('what a record that was taken back leaves open, though the rest was paid by card before', async () => {
    const of = await createBegun(app)
    const { recordId } = (await record(of, 40)).body
    await ask(of)
    expect((await payLater(app, of)).status).toBe(200)
    expect((await undo(of, recordId)).status).toBe(200)
    expect(await paymentsOf(of)).toMatchObject({ paid: 120.74, open: 40 })
    await ask(of)
    expect((await payLater(app, of)).status).toBe(200)
    expect(await paymentsOf(of)).toMatchObject({ paid: 160.74, open: 0, askedAt: null })
    app.clock.set(hoursOn(4))
    await markComplete(of)
    await settledBooks(app)
    const page = async (rest = '') => (await of.vendor.call('GET', `/api/pro/earnings?limit=1${rest}`)).body
    const first = await page()
    const second = await page(`&cursor=${first.nextCursor}`)
    const third = await page(`&cursor=${second.nextCursor}`)
    const kinds = [first, second, third].map(({ entries }) => entries[0].kind)
    expect([kinds, third.nextCursor]).toEqual([['balance', 'balance', 'fee'], null])
  })

  test('with one live intent of each kind, however many calls come at once', async () => {
    const of = await createBegun(app)
    await ask(of)
    const both = await Promise.all(
      ['balance', 'tip', 'balance', 'tip'].map((kind) => askForLater(of, kind, 5)),
    )
    const [balance, tip, again, tipAgain] = both.map(({ body }) => body.clientSecret)
    expect([again, tipAgain]).toEqual([balance, tip])
    expect(tip).not.toBe(balance)
    const other = (await askForLater(of, 'tip', 7)).body.clientSecret
    expect(other).not.toBe(tip)
    await drained(app)
    const { status } = await app.runtime.stripe.paymentIntents.retrieve(intentIdOf(tip))
    expect(status).toBe('canceled')
    await settledBooks(app)
  })

  test.each([undefined, 0, 0.99, 500.01])('no tip of €%s', async (amount) => {
    const of = await createBegun(app)
    expect((await askForLater(of, 'tip', amount)).body.fields).toHaveProperty('amount')
  })

  test('not of another client, and not with a declined card', async () => {
    const [of, stranger] = [await createBegun(app), await createClient(app)]
    await ask(of)
    expect((await askForLater({ ...of, client: stranger })).status).toBe(404)
    const { clientSecret } = (await askForLater(of)).body
    await confirmCard(app, clientSecret, CARDS.declined)
    expect((await verify(of.client, intentIdOf(clientSecret))).body.code).toBe('PAYMENT_NOT_SUCCEEDED')
    expect(await paymentsOf(of)).toMatchObject({ open: 60 })
  })
})
