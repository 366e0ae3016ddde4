import { DEFAULT_KEYS } from '@anseo/domain/default-specialities'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ExplainedDatabase, cachedPlanOf, openExplained, type Plan } from '../../testing/explain.ts'
import { insertManyVendors } from '../../testing/many-vendors.ts'
import { createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'
import { findPage } from './find-page.ts'
import { findFirstPage } from './first-pages.ts'
import type { VendorFilter } from './listing-filter.ts'
import { findMarks, findStretch } from './listing-store.ts'
import { findTaken, lifetimeOf } from '../../modules/booking/public.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Runtime } from '../../platform/runtime.ts'
import { findListedVendor } from '../../modules/catalogue/vendors/store.ts'
import { findCities, findListedIds, findRelated } from './listed-store.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const VENDORS = 20_000
/** Number of rows that any page may read; the list has many times as many. */
const FEW_ROWS = 2500

let database: TestDatabase
let explained: ExplainedDatabase
let listed: string[]
beforeAll(async () => {
  database = await createTestDatabase()
  explained = openExplained(database.url)
  await insertManyVendors(explained.db, VENDORS)
  await insertAppointments(explained.db)
  const vendors = await explained.db.execute<{ id: string }>(sql`select id from vendor limit 12`)
  listed = vendors.rows.map(({ id }) => id)
}, 120_000)
afterAll(async () => {
  await explained.close()
  await database.drop()
})

/** Inserts five declined appointments of each vendor, in the days after `NOW`. */
async function insertAppointments(db: Database): Promise<void> {
  await db.execute(sql`
    with person as (
      insert into account (role, email, name, password_hash, created_at)
      values ('client', 'client@example.test', 'Nora Daly', '', '2026-01-01') returning id
    ), its_client as (
      insert into client (id, phone) select id, '+353871234567' from person returning id
    )
    insert into appointment (client_id, vendor_id, starts_at, ends_at, during, vendor_fee_cents, platform_fee_cents,
      handling_fee_cents, total_cents, booked_at, requested_at, declined_at)
    select its_client.id, vendor.id, at, at + interval '1 hour', tstzrange(at, at + interval '1 hour'), 1000, 100, 0, 1100,
      '2026-01-02', '2026-01-02', '2026-01-03'
    from its_client, vendor, generate_series(1, 5) n,
      lateral (select ${NOW.toISOString()}::timestamptz + n * interval '1 day' as at) as "time"`)
  await db.execute(sql`vacuum analyze appointment`)
}

/** The list without a memory: every question is asked. */
const reader = () => ({
  db: explained.db,
  now: NOW,
  remember: async <T>(_what: unknown, _now: Date, read: () => Promise<{ value: T }>) => (await read()).value,
})

const pageOf = (filter: VendorFilter, sort: 'completed' | 'price' | 'name' | 'rating', offset: number) =>
  explained.plansOf(() => findPage(reader(), { filter, sort }, { offset, limit: 12 }))

const cheap = (plan: Plan) => {
  expect(plan.readWhole.filter((table) => table !== 'listing_count')).toEqual([])
  expect(plan.rowsRead).toBeLessThan(FEW_ROWS)
  expect(plan.rowsSorted).toBeLessThan(FEW_ROWS)
}

describe.each([
  ['listed', {}, VENDORS],
  ['speciality', { speciality: DEFAULT_KEYS[0] }, VENDORS / 7],
  ['city', { location: 'Dublin' }, VENDORS / 4],
] as const)('%s', (narrowed, filter, total) => {
  test.each(['completed', 'price', 'name', 'rating'] as const)('by %s', async (sort) => {
    for (const offset of [0, 996, Math.floor(total / 12) * 12 - 12]) {
      const plans = await pageOf(filter, sort, offset)
      for (const plan of plans) cheap(plan)
      expect(plans.flatMap(({ indexes }) => indexes)).toContain(`vendor_${narrowed}_by_${sort}`)
    }
    const [marks] = await explained.plansOf(() => findMarks(explained.db, NOW, { filter, sort }, 250))
    expect(marks).toMatchObject({ indexes: [`vendor_${narrowed}_by_${sort}`], readWhole: [] })
    expect(marks!.rowsSorted).toBeLessThan(FEW_ROWS)
    const from = (await findMarks(explained.db, NOW, { filter, sort }, 250))[10]
    const [middle] = await explained.plansOf(() =>
      findStretch(explained.db, NOW, { filter, sort }, { from, offset: 249, limit: 12 }).execute(),
    )
    cheap(middle!)
    expect(middle!.rowsRead).toBeLessThan(400)
  })
})

describe('the opening page keeps its plan', () => {
  const FILTERS = [
    {},
    { speciality: DEFAULT_KEYS[0] },
    { location: 'Dublin' },
    { speciality: DEFAULT_KEYS[0], location: 'Dublin' },
  ]
  const openingPage = (url: string, filter: VendorFilter, sort: 'completed' | 'price' | 'name' | 'rating') =>
    cachedPlanOf(url, (db) => findFirstPage(db, NOW, { filter, sort, offset: 0, limit: 12 }))

  test.each(['completed', 'price', 'name', 'rating'] as const)('of a grown list by %s', async (sort) => {
    for (const filter of FILTERS) {
      const plan = await openingPage(database.url, filter, sort)
      expect(plan.isCached, JSON.stringify(filter)).toBe(true)
      cheap(plan)
    }
  })

  test.each(['completed', 'price', 'name', 'rating'] as const)('of a fresh list by %s', async (sort) => {
    await using fresh = await createFreshList()
    for (const filter of FILTERS) {
      const plan = await openingPage(fresh.url, filter, sort)
      expect(plan.isCached, JSON.stringify(filter)).toBe(true)
    }
  })

  /** 200 vendors of whom PostgreSQL knows nothing yet. */
  async function createFreshList() {
    const created = await createTestDatabase()
    const { db, close } = openExplained(created.url)
    await insertManyVendors(db, 200)
    await db.execute(sql`delete from pg_statistic`)
    await db.execute(
      sql`update pg_class set reltuples = -1, relpages = 0, relallvisible = 0 where relnamespace = 'public'::regnamespace`,
    )
    await close()
    return { url: created.url, [Symbol.asyncDispose]: () => created.drop() }
  }
})

test.each([1, 12])('the lifetime of the calendars of %i keeps its plan', async (count) => {
  const plan = await cachedPlanOf(database.url, (db) =>
    lifetimeOf({ db } as Runtime, listed.slice(0, count), NOW),
  )
  expect(plan.isCached).toBe(true)
  expect(plan.readWhole).toEqual([])
})

test('the calendar of one vendor keeps its plan', async () => {
  const plan = await cachedPlanOf(database.url, (db) =>
    findTaken(db, { vendorIds: listed.slice(0, 1), from: NOW, now: NOW }),
  )
  expect(plan.isCached).toBe(true)
  expect(plan.readWhole).toEqual([])
})

test('a speciality in a city', async () => {
  const plans = await pageOf({ speciality: 'Cleaner', location: 'dublin' }, 'rating', 600)
  for (const plan of plans) cheap(plan)
})

describe('search', () => {
  test('of a rare name is answered by its trigrams', async () => {
    const plans = await pageOf({ search: 'Áine Murphy 1' }, 'completed', 0)
    for (const plan of plans) cheap(plan)
    expect(plans.flatMap(({ indexes }) => indexes)).toContain('vendor_search')
  })

  test.each(['a', 'an', 'murphy'])(
    'of %s, which many have, stops as soon as the page is full',
    async (search) => {
      const plans = await explained.plansOf(() =>
        findStretch(
          explained.db,
          NOW,
          { filter: { search }, sort: 'price' },
          { offset: 0, limit: 12 },
        ).execute(),
      )
      for (const plan of plans) cheap(plan)
      expect(plans[0]!.indexes).toContain('vendor_listed_by_price')
    },
  )
})

test('cities, related vendors, one vendor and the ids of a sitemap', async () => {
  const one = (
    await findStretch(explained.db, NOW, { filter: {}, sort: 'name' }, { offset: 0, limit: 1 })
  )[0]!
  const plans = await explained.plansOf(async () => {
    await findCities(explained.db, NOW)
    await findRelated(explained.db, NOW, one, 5)
    await findListedVendor(explained.db, NOW, one.id)
    await findListedIds(explained.db, NOW, one.id, 100)
  })
  expect(plans).toHaveLength(4)
  for (const plan of plans) cheap(plan)
  expect(plans[0]!.indexes).toContain('vendor_listed_by_city')
  expect(plans[1]!.indexes).toContain('vendor_speciality_by_completed')
})
