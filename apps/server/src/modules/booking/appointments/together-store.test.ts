import { createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ExplainedDatabase, openExplained } from '../../../testing/explain.ts'
import { readBookingFacts } from './together-store.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const CLIENTS = 2_000
const VENDORS = 200
/** The number of unanswered requests of each client. */
const REQUESTS = 8

const id = (prefix: string, n: number) => `00000000-0000-4000-${prefix}-${String(n).padStart(12, '0')}`

let database: TestDatabase
let explained: ExplainedDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  explained = openExplained(database.url)
  const insert = (text: string) => explained.db.execute(text)
  const numbered = (prefix: string) => `('00000000-0000-4000-${prefix}-' || lpad(n::text, 12, '0'))::uuid`
  for (const [role, prefix, count] of [
    ['client', '9000', CLIENTS],
    ['vendor', '8000', VENDORS],
  ] as const) {
    await insert(`insert into account (id, role, email, name, password_hash, created_at)
      select ${numbered(prefix)}, '${role}', '${role}-' || n || '@example.test', 'Ciara Nolan', 'x', now()
      from generate_series(0, ${count - 1}) as n`)
  }
  await insert(`insert into client (id, phone, address_line1, eircode)
    select ${numbered('9000')}, '+353871234567', '12 Harcourt Terrace', 'D02 X285'
    from generate_series(0, ${CLIENTS - 1}) as n`)
  await insert(`insert into vendor (id, speciality, city, location, experience, about, phone, fee_per_hour_cents,
      applied_at, verified_at, search_name)
    select ${numbered('8000')}, 'Hairstylist', 'Dublin', 'Ranelagh', '', '', '', 4500, now(), now(), ''
    from generate_series(0, ${VENDORS - 1}) as n`)
  await insert(`insert into appointment (client_id, vendor_id, starts_at, ends_at, during, vendor_fee_cents,
      platform_fee_cents, handling_fee_cents, total_cents, booked_at, requested_at)
    select ('00000000-0000-4000-9000-' || lpad((n % ${CLIENTS})::text, 12, '0'))::uuid,
      ('00000000-0000-4000-8000-' || lpad((n % ${VENDORS})::text, 12, '0'))::uuid,
      start, start + interval '1 hour', tstzrange(start, start + interval '1 hour'), 4500, 450, 99, 5049, now(), now()
    from generate_series(0, ${CLIENTS * REQUESTS - 1}) as n
    cross join lateral (select timestamptz '2026-11-19' + n / ${VENDORS} * interval '1 hour') as at (start)`)
  await insert('vacuum analyze')
}, 120_000)
afterAll(async () => {
  await explained.close()
  await database.drop()
})

const wanted = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const start = new Date('2027-03-01T10:00:00Z')
    const slot = { start, end: new Date(start.getTime() + 3_600_000) }
    return { clientId: id('9000', n), slot, booking: { vendorId: id('8000', n) } }
  })

test('the facts of a batch are found by indexes, as few rows for each booking as it has requests', async () => {
  const [plan] = await explained.plansOf(() => readBookingFacts(explained.db, wanted(20), NOW))
  expect(plan!.indexes).toContain('appointment_unpaid')
  expect(plan!.readWhole).not.toContain('appointment')
  // Three facts come from the client's own appointments. The planner may read the small tables of people whole.
  expect(plan!.rowsRead).toBeLessThan(20 * (3 * REQUESTS + 10) + CLIENTS + VENDORS)
})

test('of the services that are asked for, those on the menu of the vendor are among the facts', async () => {
  const [own, other, removed] = [1, 2, 3].map((n) => id('6000', n))
  await explained.db
    .execute(`insert into service (id, vendor_id, name, price_cents, duration_minutes, position, created_at,
      removed_at)
    values ('${own}', '${id('8000', 0)}', 'Cut', 5500, 60, 0, now(), null),
      ('${removed}', '${id('8000', 0)}', 'Perm', 5500, 60, 1, now(), now()),
      ('${other}', '${id('8000', 1)}', 'Cut', 5500, 60, 0, now(), null)`)
  const [first] = wanted(1)
  const asked = { ...first!, booking: { ...first!.booking, serviceIds: [other!, own!, removed!, own!] } }
  const [facts] = await readBookingFacts(explained.db, [asked], NOW)
  expect(facts!.menu).toEqual([
    { id: own, name: 'Cut', priceCents: 5500, durationMinutes: 60, deposit: { kind: 'hourly' } },
  ])
})

test('facts come in the order in which they are asked for, also of those who do not exist', async () => {
  const [first, second] = wanted(2)
  const nobody = { ...first!, clientId: id('7000', 1), booking: { vendorId: id('7000', 2) } }
  const facts = await readBookingFacts(explained.db, [second!, nobody, first!, first!], NOW)
  expect(
    facts.map(({ vendor, profile, pendingCount }) => [vendor !== null, profile !== null, pendingCount]),
  ).toEqual([
    [true, true, REQUESTS],
    [false, false, 0],
    [true, true, REQUESTS],
    [true, true, REQUESTS],
  ])
})
