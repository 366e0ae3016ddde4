import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { type ExplainedDatabase, openExplained } from '../../../testing/explain.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { deleteBookedSince, deletePassed } from './entry-store.ts'
import { waitlistSweeps } from './sweeps.ts'

const START = new Date('2026-11-18T12:00:00Z')
const OTHERS = 2_000
const TIMES = { startTime: '10:00 AM', endTime: '12:00 PM' }

const app = ownApp({ start: START })
let explained: ExplainedDatabase
beforeAll(async () => {
  explained = openExplained(app.databaseUrl)
})
afterAll(() => explained?.close())

const entriesOf = async ({ id }: Actor) =>
  (await app.runtime.pool.query('select id from waitlist_entry where client_id = $1', [id])).rows.length
const wait = (client: Actor, vendor: Actor, day: string) =>
  client.call('POST', '/api/user/waitlist', {
    vendorId: vendor.id,
    days: [day],
    from: '10:00 AM',
    to: '12:00 PM',
    minutes: 120,
  })
const book = async (client: Actor, vendor: Actor, slotDate: string): Promise<string> =>
  (
    await client.call('POST', '/api/user/book-appointment', {
      vendorId: vendor.id,
      slotDate,
      ...TIMES,
    })
  ).body.appointmentId
const sweep = async () => {
  for (const { run } of waitlistSweeps(app.runtime)) await run()
}

test('a booking ends the waiting of its client for good, and a move does so at once', async () => {
  const [booker, mover, other] = [await createClient(app), await createClient(app), await createClient(app)]
  const vendors = [await createVendor(app), await createVendor(app)] as const
  for (const client of [booker, other]) await wait(client, vendors[0], '24_11_2026')
  await wait(mover, vendors[1], '26_11_2026')
  const booked = await book(booker, vendors[0], '24_11_2026')
  const moved = await book(mover, vendors[1], '25_11_2026')
  await sweep()
  expect([await entriesOf(booker), await entriesOf(mover), await entriesOf(other)]).toEqual([0, 1, 1])
  await booker.call('POST', '/api/user/cancel-appointment', { appointmentId: booked })
  expect((await booker.call('GET', '/api/user/waitlist')).body.waitlist).toEqual([])

  const move = {
    appointmentId: moved,
    newDate: '26_11_2026',
    newStartTime: '10:00 AM',
    newEndTime: '12:00 PM',
  }
  expect((await mover.call('PATCH', '/api/user/reschedule-appointment', move)).status).toBe(200)
  expect([await entriesOf(mover), await entriesOf(other)]).toEqual([0, 1])
})

test('to end what is over reads no entries of others', async () => {
  const [vendor, booker] = [await createVendor(app), await createClient(app)]
  await wait(booker, vendor, '24_11_2026')
  await book(booker, vendor, '24_11_2026')
  await app.runtime.db.execute(sql`
    with made as (
      insert into account (role, name, email, email_verified_at, password_hash, created_at)
      select 'client', 'Wanda Wait', 'wait-' || n || '@example.test', ${START.toISOString()}, 'none', ${START.toISOString()}
      from generate_series(1, ${OTHERS}::int) as n returning id
    ), clients as (insert into client (id) select id from made returning id)
    insert into waitlist_entry (client_id, vendor_id, days, last_day, from_minute, to_minute, minutes, created_at)
    select id, ${vendor.id}, array['2026-11-24']::date[], '2026-11-24', 600, 720, 120, ${START.toISOString()} from clients`)
  await app.runtime.db.execute(sql`vacuum analyze waitlist_entry, appointment`)
  const plans = await explained.plansOf(async () => {
    await deletePassed(explained.db, START, 1000)
    await deleteBookedSince(explained.db, START, 1000)
  })
  for (const plan of plans) {
    expect(plan.readWhole).not.toContain('waitlist_entry')
    expect(plan.rowsRead).toBeLessThan(50)
  }
  expect(await entriesOf(booker)).toBe(0)
})
