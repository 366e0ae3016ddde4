import { describe, expect, test } from 'vitest'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { drained } from '../../../testing/drained.ts'
import { booked, createPassed, earningsOf, markComplete, toNextPayday } from '../../../testing/passed.ts'
import { cancelByClient, createPaid, type Paid } from '../../../testing/payments.ts'
import { payOutVendors } from './pay-out-vendors.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

const NOTHING = { held: 0, owed: 0, frozen: 0, paidOut: 0 }

/** Expects the pages to show the figures of the books. */
async function agreeWithBooks(paid: Paid) {
  const { entries, totals } = await earningsOf(paid)
  const cents = (euro: number) => Math.round(euro * 100)
  const owed = entries.filter(({ owedAt, state }: Entry) => owedAt && state !== 'paid out')
  expect(await booked(app, paid, 'vendor-owed')).toBe(
    owed.reduce((sum: number, { amount }: Entry) => sum + cents(amount), 0),
  )
  const open = cents(totals.held) + cents(totals.owed) + cents(totals.frozen)
  expect((await booked(app, paid, 'vendor-held')) + (await booked(app, paid, 'vendor-owed'))).toBe(open)
}

interface Entry {
  owedAt: string | null
  state: string
  amount: number
}

describe('the fee of an appointment', () => {
  test('is held, owed from its completion on, and paid out', async () => {
    const paid = await createPassed(app)
    expect((await earningsOf(paid)).totals).toEqual({ ...NOTHING, held: 90 })
    await agreeWithBooks(paid)

    const before = app.clock.now()
    await markComplete(paid)
    const { entries, totals } = await earningsOf(paid)
    expect(totals).toEqual({ ...NOTHING, owed: 90 })
    expect(entries).toMatchObject([
      {
        kind: 'fee',
        appointmentId: paid.appointmentId,
        clientName: 'Ciara Nolan',
        slotDate: '18_11_2026',
        startTime: '09:00 AM',
        endTime: '11:00 AM',
        amount: 90,
        state: 'owed',
        paidOutAt: null,
      },
    ])
    expect(new Date(entries[0].owedAt).getTime()).toBeGreaterThanOrEqual(before.getTime())
    await agreeWithBooks(paid)

    toNextPayday(app)
    await payOutVendors(app.runtime)
    await drained(app)
    const after = await earningsOf(paid)
    expect(after.totals).toEqual({ ...NOTHING, paidOut: 90 })
    expect(after.entries).toMatchObject([{ state: 'paid out', paidOutAt: expect.any(String) }])
    await agreeWithBooks(paid)
  })

  test('is earned by a late cancellation, and not by one in time', async () => {
    const [early, late] = await Promise.all([createPaid(app), createPaid(app)])
    await cancelByClient(early)
    expect(await earningsOf(early)).toMatchObject({ entries: [], totals: NOTHING })
    const start = app.clock.now()
    app.clock.advance(9.5 * 24)
    await cancelByClient(late)
    expect((await earningsOf(late)).totals).toEqual({ ...NOTHING, owed: 90 })
    app.clock.set(start)
    await agreeWithBooks(early)
    await agreeWithBooks(late)
  })

  test('of an unpaid appointment is none', async () => {
    const { client, vendor } = await createPaid(app)
    const at = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000)
    await insertAppointmentRow(app, { client, vendor }, { startsAt: at(30), endsAt: at(31) })
    expect((await vendor.call('GET', '/api/pro/earnings')).body.entries).toHaveLength(1)
  })

  test('that is disputed is frozen, and says why', async () => {
    const paid = await createPassed(app, { card: '4000000000000259' })
    await expect.poll(async () => (await earningsOf(paid)).totals).toEqual({ ...NOTHING, frozen: 90 })
    expect((await earningsOf(paid)).entries).toMatchObject([{ state: 'frozen', disputed: true }])
    await markComplete(paid)
    expect((await earningsOf(paid)).totals).toEqual({ ...NOTHING, frozen: 90 })
    await agreeWithBooks(paid)
  })
})

describe('the list', () => {
  test('holds the appointments of the days that are asked for, both included', async () => {
    const paid = await createPassed(app)
    const [{ slotDate }] = (await earningsOf(paid)).entries
    for (const [query, count] of [
      [`?from=${slotDate}&to=${slotDate}`, 1],
      [`?to=${slotDate}`, 1],
      ['?to=31_12_9999', 1],
      ['?from=1_1_1000&to=17_11_2026', 0],
      ['?from=31_12_9999', 0],
    ] as const) {
      const { entries, totals } = await earningsOf(paid, query)
      expect([query, entries.length, totals.held]).toEqual([query, count, count * 90])
    }
  })

  test.each(['?from=2026-11-18', '?to=31_2_2026', '?from=', '?from=1_1_2026&from=2_1_2026', '?to=%00'])(
    'refuses %s',
    async (query) => {
      const { vendor } = await createPaid(app)
      expect((await vendor.call('GET', `/api/pro/earnings${query}`)).status).toBe(400)
    },
  )

  test('is each vendor’s own', async () => {
    const [one, other] = await Promise.all([createPassed(app), createPassed(app)])
    await markComplete(one)
    expect((await earningsOf(other)).totals).toEqual({ ...NOTHING, held: 90 })
    expect((await one.client.call('GET', '/api/pro/earnings')).status).toBe(403)
  })
})
