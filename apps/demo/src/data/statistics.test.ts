// @module-tag time
import { HOUR_MS } from '@anseo/domain/duration'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillWithDemonstration } from '../fill-with-demonstration.ts'
import { ledgerEntry } from '@anseo/server/modules/money/tables/ledger'
import { payment, refund } from '@anseo/server/modules/money/tables/payments'
import { vettingCheck } from '@anseo/server/modules/catalogue/tables/vetting'
import { type Actor, createAdmin, createClient, createVendor } from '@anseo/server/testing/actors'
import { type Facts, insertAppointmentRow } from '@anseo/server/testing/appointment-row'
import { startTestApp } from '@anseo/server/testing/test-app'
import { ownApp } from '@anseo/server/testing/own-app'

/** A Wednesday; its week began on Monday 16 November at midnight in Dublin. */
const NOW = new Date('2026-11-18T12:00:00Z')

let admin: Actor
let client: Actor
let hairdresser: Actor
let cleaner: Actor
const app = ownApp({ start: NOW, pauses: { sweepsMs: HOUR_MS } })
beforeAll(async () => {
  app.clock.stopAt(NOW)
  admin = await createAdmin(app)
  client = await createClient(app)
  hairdresser = await createVendor(app)
  cleaner = await createVendor(app, { speciality: 'Cleaner', city: 'Cork' })
})
beforeEach(() => app.runtime.pool.query('delete from refund; delete from payment; delete from appointment'))

const stats = async (query: string) => (await admin.call('GET', `/api/admin/stats?${query}`)).body

let hour = 0
/** Inserts a booking at a free time of its vendor. */
const booked = (at: string, facts: Facts = {}, vendor = hairdresser) => {
  const startsAt = new Date(NOW.getTime() + ++hour * 3 * HOUR_MS)
  return insertAppointmentRow(
    app,
    { client, vendor },
    { startsAt, bookedAt: new Date(at), requestedAt: new Date(at), ...facts },
  )
}
const after = (at: string, minutes: number) => new Date(new Date(at).getTime() + minutes * 60_000)
const paid = (at: string) => ({ confirmedAt: after(at, 30), paidAt: after(at, 60) })

describe('figures', () => {
  test("show the outcome of a week's bookings, compared with the same days of the week before", async () => {
    const [mon, tue] = ['2026-11-16T00:00:00Z', '2026-11-17T10:00:00Z']
    await booked(mon, paid(mon))
    await booked(tue, { ...paid(tue), completedAt: after(tue, 600) })
    await booked(tue, { confirmedAt: after(tue, 90) })
    await booked(tue)
    await booked(tue, { cancelledAt: NOW, cancelledBy: 'client' })
    await booked(tue, { cancelledAt: NOW, cancelledBy: 'auto' })
    await booked(tue, { declinedAt: NOW })
    await booked('2026-11-15T23:59:59Z')
    await booked('2026-11-11T11:59:59Z')
    await booked('2026-11-11T12:00:00Z')
    await booked('2026-11-09T00:00:00Z')

    const { total, before } = await stats('from=2026-11-16&to=2026-11-22')
    expect(total).toEqual({
      bookings: 7,
      paid: 2,
      completed: 1,
      waiting: 2,
      cancelled: { total: 3, client: 1, vendor: 0, declined: 1, admin: 0, timedOut: 1 },
      value: 360,
      take: 18,
      minutesToConfirm: 30,
    })
    expect(before.bookings).toBe(2)
  })

  test('count weeks in Dublin time, and include weeks without bookings', async () => {
    // In summer time the week begins at 23:00 UTC.
    await booked('2026-10-11T22:59:59Z')
    await booked('2026-10-11T23:00:00Z')
    await booked('2026-11-02T00:00:00Z')
    const { groups } = await stats('from=2000-01-01&to=2100-01-01&by=week')
    expect(groups.map(({ key, bookings }: { key: string; bookings: number }) => [key, bookings])).toEqual([
      ['2026-10-05', 1],
      ['2026-10-12', 1],
      ['2026-10-19', 0],
      ['2026-10-26', 0],
      ['2026-11-02', 1],
      ['2026-11-09', 0],
      ['2026-11-16', 0],
    ])
  })

  test('are grouped by speciality and by town, the largest first', async () => {
    await booked('2026-11-17T10:00:00Z')
    await booked('2026-11-17T10:00:00Z', {}, cleaner)
    await booked('2026-11-17T10:00:00Z', {}, cleaner)
    const of = async (by: string) =>
      (await stats(`by=${by}`)).groups.map(({ key, bookings }: { key: string; bookings: number }) => [
        key,
        bookings,
      ])
    expect(await of('speciality')).toEqual([
      ['Cleaner', 2],
      ['Hairstylist', 1],
    ])
    expect(await of('town')).toEqual([
      ['Cork', 2],
      ['Dublin', 1],
    ])
  })

  test('count only the platform fee that was kept: a sent refund deducts its part', async () => {
    const at = '2026-11-17T10:00:00Z'
    const appointmentId = await booked(at, { ...paid(at), cancelledAt: NOW, cancelledBy: 'admin' })
    const [row] = await app.runtime.db
      .insert(payment)
      .values({ appointmentId, amountCents: 10_074, createdAt: NOW, succeededAt: NOW })
      .returning()
    const back = { paymentId: row!.id, appointmentId, createdAt: NOW }
    const parts = { amountCents: 500, vendorFeeCents: 0, platformFeeCents: 500, handlingFeeCents: 0 }
    await app.runtime.db.insert(refund).values({ ...back, ...parts, status: 'refunded' })
    const { total } = await stats('')
    expect(total).toMatchObject({ value: 0, take: 4, cancelled: { total: 1, admin: 1 } })
  })

  test('are zero where nothing was ever booked', async () => {
    const { total, before, groups } = await stats('')
    expect(total).toMatchObject({ bookings: 0, value: 0, take: 0, minutesToConfirm: null })
    expect(before.bookings).toBe(0)
    expect(groups).toEqual([])
  })

  test('are downloaded as a CSV file', async () => {
    await booked('2026-11-17T10:00:00Z', {}, cleaner)
    const reply = await fetch(`${app.url}/api/admin/stats/export?by=town`, {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(reply.headers.get('content-disposition')).toBe(
      'attachment; filename="figures-by-town-2026-11-18.csv"',
    )
    const lines = (await reply.text()).split('\n')
    expect(lines[0]).toContain('Town,Bookings,Paid or completed')
    expect(lines[1]).toBe('Cork,1,0,0,1,0,0,0,0,0,0,90,0,')
  })

  test.each(['by=colour', 'from=2026-02-30', 'to=yesterday'])('refuse %s', async (query) => {
    expect((await admin.call('GET', `/api/admin/stats?${query}`)).status).toBe(400)
  })

  test('are for admins only', async () => {
    for (const path of ['stats', 'stats/export', 'overview']) {
      expect((await client.call('GET', `/api/admin/${path}`)).status).toBe(403)
    }
  })
})

describe('the overview', () => {
  test('counts the open tasks, and says since when they have waited', async () => {
    const appliedAt = new Date('2026-11-15T12:00:00Z')
    const until = async (at: string) => {
      const expiresAt = new Date(at)
      const { id: vendorId } = await createVendor(app, { listedUntil: expiresAt, verifiedAt: appliedAt })
      const pass = { kind: 'insurance', outcome: 'passed', checkedAt: appliedAt } as const
      await app.runtime.db.insert(vettingCheck).values({ ...pass, vendorId, expiresAt })
    }
    await createVendor(app, { verifiedAt: null, appliedAt })
    await until('2026-11-17T00:00:00Z')
    await until('2026-11-24T00:00:00Z')
    await until('2026-11-26T00:00:00Z')
    await until('2026-11-27T00:00:00Z')
    const { needs, runs } = (await admin.call('GET', '/api/admin/overview')).body
    expect(needs).toMatchObject({
      applications: { count: 1, since: appliedAt.toISOString() },
      lapsedChecks: { count: 1, since: '2026-11-17T00:00:00.000Z' },
      lapsingChecks: { count: 2, since: '2026-11-24T00:00:00.000Z' },
      reports: { count: 0, since: null },
      failedRefunds: { count: 0, amount: 0 },
      failedJobs: { count: 0, since: null },
    })
    // The look at the books may have met payments of other tests, which are in no book: what they sum to stays 0.
    expect(runs.books).toMatchObject({ sum: 0 })
  })

  test('says when the sweeps ran', async () => {
    const sweeps = async () => (await admin.call('GET', '/api/admin/overview')).body.runs.sweeps
    await expect.poll(sweeps).toEqual({ ranAt: NOW.toISOString(), failing: 0 })
  })

  test('names a job that has failed for good', async () => {
    await app.runtime.pool.query(
      `select graphile_worker.add_job('nobody-does-this', max_attempts := 1, run_at := now() + interval '1 day')`,
    )
    await app.runtime.pool.query(
      `update graphile_worker._private_jobs set attempts = 1 where task_id =
        (select id from graphile_worker._private_tasks where identifier = 'nobody-does-this')`,
    )
    const { needs } = (await admin.call('GET', '/api/admin/overview')).body
    expect(needs.failedJobs.count).toBe(1)
  })
})

test('the revenue of all time equals the platform fees in the ledger', async () => {
  await using own = await startTestApp()
  await fillWithDemonstration(own)
  const operator = await createAdmin(own)
  const { total, groups } = (await operator.call('GET', '/api/admin/stats')).body
  const [booked] = await own.runtime.db
    .select({ cents: sql<number>`-sum(${ledgerEntry.cents})`.mapWith(Number) })
    .from(ledgerEntry)
    .where(sql`${ledgerEntry.account} = 'platform-fees'`)
  expect(Math.round(total.take * 100)).toBe(booked!.cents)
  const sum = groups.reduce((all: number, { bookings }: { bookings: number }) => all + bookings, 0)
  expect(sum).toBe(total.bookings)
})
