import { APPOINTMENT_ORDERS } from '@anseo/contract/admin-appointments'
import { MONEY_ORDERS } from '@anseo/contract/admin-lists'
import { OPERATOR_STATES } from '@anseo/domain/operator-badge'
import { readSearchTerms } from '@anseo/domain/search-terms'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'
import { type ExplainedDatabase, openExplained, type Plan } from '../../testing/explain.ts'
import { insertManyVendors } from '../../testing/many-vendors.ts'
import { findAccounts } from './accounts-admin/account-store.ts'
import { countStates, findForOperator } from './appointments/operator-list-store.ts'
import { findMatchingAppointments, findMatchingMoney, findMatchingReceipts } from './search/money-store.ts'
import { findMatchingPeople } from './search/people-store.ts'
import { countByState, findVetted } from '../../modules/catalogue/vetting/vetting-store.ts'
import { findPaymentRows } from '../../modules/money/operator/payment-list-store.ts'
import { countByState as countReviews, findReviews } from '../../modules/trust/reviews/admin-store.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const VENDORS = 8000
const APPOINTMENTS = 24_000
/** Number of rows that any page or search may read; the tables have many times as many. */
const FEW_ROWS = 2500

let database: TestDatabase
let explained: ExplainedDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  explained = openExplained(database.url)
  await insertManyVendors(explained.db, VENDORS)
  await insertManyAppointments()
}, 120_000)
afterAll(async () => {
  await explained.close()
  await database.drop()
})

/** Clients, each with six appointments, of eight of which three were completed; a payment and a receipt of each; some reviews. */
async function insertManyAppointments() {
  const { db } = explained
  await db.execute(sql`
    with person as (
      select n, gen_random_uuid() as id from generate_series(1, ${APPOINTMENTS / 6}) n
    ), accounts as (
      insert into account (id, role, email, name, password_hash, created_at)
      select id, 'client', 'client-' || n || '@example.test', 'client ' || md5(n::text), '', '2026-01-01'::timestamptz + n * interval '1 minute'
      from person
    )
    insert into client (id, phone, eircode)
    select id, '+35387' || (1000000 + n), 'D' || lpad((n % 99)::text, 2, '0') || ' ' || substr(upper(md5(n::text)), 1, 4) from person`)
  await db.execute(sql`
    with clients as (select id, row_number() over (order by id) as n from client),
    vendors as (select id, row_number() over (order by id) as n from vendor),
    made as (
      insert into appointment (client_id, vendor_id, starts_at, ends_at, during, vendor_fee_cents, platform_fee_cents,
        handling_fee_cents, total_cents, booked_at, requested_at, confirmed_at, paid_at, completed_at, cancelled_at,
        cancelled_by, declined_at)
      select c.id, v.id, at, at + interval '1 hour', tstzrange(at, at + interval '1 hour'), 1000 + i, 100, 0, 1100 + i,
        at - interval '9 days', at - interval '9 days',
        case when i % 8 in (0, 3, 6, 7) then at - interval '8 days' end, case when i % 8 in (0, 3, 6, 7) then at - interval '7 days' end,
        case when i % 8 in (0, 6, 7) then at + interval '2 days' end, case when i % 8 in (1, 2) then at - interval '8 days' end,
        case i % 8 when 1 then 'client' when 2 then 'auto' end, case when i % 8 = 5 then at - interval '8 days' end
      from generate_series(1, ${APPOINTMENTS}) i
      join clients c on c.n = 1 + i % ${APPOINTMENTS / 6}
      join vendors v on v.n = 1 + i % ${VENDORS}
      cross join lateral (select timestamptz '2025-01-01' + i * interval '20 minutes' as at) as time
      returning id, total_cents, booked_at
    ), paid as (
      insert into payment (appointment_id, intent_id, charge_id, amount_cents, created_at, succeeded_at)
      select id, 'pi_' || md5(id::text), 'ch_' || md5(id::text), total_cents, booked_at, booked_at from made
      returning id, created_at
    )
    insert into receipt (payment_id, issued_at) select id, created_at from paid`)
  await db.execute(sql`
    insert into review (appointment_id, client_id, vendor_id, author, stars, text, written_at, visible_at, counted_at)
    select id, client_id, vendor_id, 'client', 1 + total_cents % 5, 'Well done, ' || md5(id::text), completed_at, completed_at, completed_at
    from appointment where completed_at is not null`)
  await db.execute(sql`vacuum analyze account, client, appointment, payment, receipt, review`)
}

const BIG = ['account', 'client', 'vendor', 'appointment', 'payment', 'receipt', 'review']
function cheap(plans: Plan[], name: string) {
  expect(plans.length, name).toBeGreaterThan(0)
  for (const { readWhole, rowsRead, rowsSorted } of plans) {
    expect(
      readWhole.filter((table) => BIG.includes(table)),
      name,
    ).toEqual([])
    expect(rowsRead, name).toBeLessThan(FEW_ROWS)
    expect(rowsSorted, name).toBeLessThan(FEW_ROWS)
  }
}

test('each order of the lists is that of an index, for a page and for what follows a row', async () => {
  const { db } = explained
  const first = { limit: 25, offset: 0 }
  for (const order of APPOINTMENT_ORDERS) {
    const rows = await findForOperator(db, NOW, { order }, { limit: 1, offset: 900 })
    for (const place of [
      first,
      { limit: 25, offset: 900 },
      { limit: 100, offset: 0, after: [rows[0]!.row.id] },
    ]) {
      cheap(await explained.plansOf(() => findForOperator(db, NOW, { order }, place)), order)
    }
  }
  for (const order of MONEY_ORDERS) {
    const [row] = await findPaymentRows(db, { order }, { limit: 1, offset: 900 })
    for (const place of [first, { limit: 100, offset: 0, after: [row!.payment.id] }]) {
      cheap(await explained.plansOf(() => findPaymentRows(db, { order }, place)), order)
    }
  }
  for (const order of ['newest', 'oldest', 'name', 'name-desc'] as const) {
    const filter = { role: 'client', order } as const
    const [row] = await findAccounts(db, filter, { limit: 1, offset: 900 })
    for (const place of [first, { limit: 25, offset: 0, after: [row!.account.id] }]) {
      cheap(await explained.plansOf(() => findAccounts(db, filter, place)), order)
    }
  }
})

test('each search is answered by indexes', async () => {
  const { db } = explained
  const [person] = (
    await db.execute<{ name: string; email: string; phone: string; eircode: string; id: string }>(
      sql`select name, email, phone, eircode, account.id from account join client using (id) where email = 'client-3999@example.test'`,
    )
  ).rows
  for (const typed of [
    person!.name.slice(0, 16),
    person!.email.split('@')[0]!,
    person!.phone,
    person!.eircode,
    person!.id,
  ]) {
    const terms = readSearchTerms(typed)
    const people = await findMatchingPeople(db, terms)
    expect(
      people.map(({ id }) => id),
      typed,
    ).toContain(person!.id)
    cheap(await explained.plansOf(() => findMatchingPeople(db, terms)), typed)
  }
  const ids = await findMatchingAppointments(db, {}, [person!.id])
  expect(ids).toHaveLength(6)
  cheap(await explained.plansOf(() => findMatchingAppointments(db, {}, [person!.id])), 'appointments')
  const money = await findMatchingMoney(db, {}, ids)
  expect(money).toHaveLength(6)
  cheap(await explained.plansOf(() => findMatchingMoney(db, {}, ids)), 'money')
  const providerId = money[0]!.provider_id!
  cheap(await explained.plansOf(() => findMatchingMoney(db, { providerId }, [])), 'provider id')
  const paid = money.map(({ id }) => id)
  cheap(await explained.plansOf(() => findMatchingReceipts(db, { receiptNumber: 7 }, paid)), 'receipts')
})

/** When some of the open appointments are still to come. */
const MIDWAY = new Date('2025-06-01T00:00:00Z')
/** The rows of a page, joined with those of both sides. */
const FEW_FETCHED = 200

async function expectFewFetched(name: string, read: () => Promise<unknown>) {
  for (const { rowsFetched, readWhole } of await explained.plansOf(read)) {
    expect(
      readWhole.filter((table) => BIG.includes(table)),
      name,
    ).toEqual([])
    expect(rowsFetched, name).toBeLessThan(FEW_FETCHED)
  }
}

test('the rows before a page far on are skipped in the index', async () => {
  const { db } = explained
  const far = { limit: 25, offset: 2000 }
  for (const order of APPOINTMENT_ORDERS) {
    await expectFewFetched(order, () => findForOperator(db, MIDWAY, { order }, far))
    // Most appointments are completed, so those are found by passing the rest.
    for (const state of OPERATOR_STATES.filter((each) => each !== 'completed')) {
      await expectFewFetched(`${state} by ${order}`, () => findForOperator(db, MIDWAY, { order, state }, far))
    }
  }
  for (const order of ['newest', 'oldest', 'name', 'name-desc'] as const) {
    await expectFewFetched(`vendors' accounts by ${order}`, () =>
      findAccounts(db, { role: 'vendor', order }, far),
    )
    await expectFewFetched(`vendors by ${order}`, () => findVetted(db, { status: 'verified', order }, far))
  }
  for (const order of ['newest', 'oldest', 'highest', 'lowest'] as const) {
    await expectFewFetched(`reviews by ${order}`, () => findReviews(db, { order }, NOW, far))
  }
})

test('the states of appointments are counted in the index', async () => {
  const counted = await countStates(explained.db, NOW, {})
  expect(Object.values(counted).reduce((sum, count) => sum + count, 0)).toBe(APPOINTMENTS)
  expect(counted.passed).toBe(APPOINTMENTS / 8)
  const plans = await explained.plansOf(() => countStates(explained.db, MIDWAY, {}))
  expect(plans.flatMap(({ indexes }) => indexes)).toEqual(
    expect.arrayContaining(['appointment_open', 'appointment_declined', 'appointment_cancelled_by']),
  )
})

test('vendors and reviews are searched by indexes', async () => {
  const { db } = explained
  const { rows } = await db.execute<{ vendor: string; words: string }>(sql`
    select name as vendor, right(review.text, 12) as words from review join account on account.id = vendor_id limit 1`)
  const { vendor, words } = rows[0]!
  const page = { limit: 25, offset: 0 }
  for (const search of [vendor, 'town 17']) {
    cheap(
      await explained.plansOf(() => findVetted(db, { status: 'verified', order: 'name', search }, page)),
      search,
    )
    cheap(await explained.plansOf(() => countByState(db, search)), search)
  }
  for (const search of [vendor, words]) {
    expect(await findReviews(db, { order: 'newest', search }, NOW, page), search).not.toEqual([])
    const plans = [
      ...(await explained.plansOf(() => findReviews(db, { order: 'newest', search }, NOW, page))),
      ...(await explained.plansOf(() => countReviews(db, { search }, NOW))),
    ]
    expect(plans.flatMap(({ readWhole }) => readWhole)).toEqual([])
    expect(plans.flatMap(({ indexes }) => indexes)).toContain('review_search')
  }
})
