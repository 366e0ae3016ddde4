import { VENDOR_SORTS } from '@anseo/contract/vendors'
import { count, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account } from '../../modules/identity/tables/accounts.ts'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { createVendor } from '../../testing/actors.ts'
import { insertManyVendors } from '../../testing/many-vendors.ts'
import { send } from '../../testing/requests.ts'
import { ownApp } from '../../testing/own-app.ts'

/** Enough for pages that are near neither end of the list. */
const VENDORS = 2600

const app = ownApp()
beforeAll(() => insertManyVendors(app.runtime.db, VENDORS), 60_000)

type Query = Record<string, string | number>

const page = async (query: Query) => {
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) asked.set(name, String(value))
  const { status, body } = await send(app, 'GET', `/api/vendor/list?${asked.toString()}`)
  expect(status).toBe(200)
  return body as { data: { _id: string }[]; total: number }
}

/** The ids of all pages one after the other, and the total that each of them told. */
async function walk(query: Query) {
  const ids: string[] = []
  const totals = new Set<number>()
  for (let number = 1; ; number++) {
    const { data, total } = await page({ ...query, page: number, pageSize: 100 })
    totals.add(total)
    ids.push(...data.map(({ _id }) => _id))
    if (data.length < 100) return { ids, totals: [...totals] }
  }
}

const sortedBy = (sort: string) =>
  ({
    completed: sql`completed_appointments desc, search_name, id`,
    price: sql`price_from_cents, search_name, id`,
    name: sql`search_name, id`,
    rating: sql`rating_stars * 1000 / nullif(rating_count, 0) desc nulls last, rating_count desc, search_name, id`,
  })[sort]!

const sorts = VENDOR_SORTS.filter((sort) => sort !== 'distance' && sort !== 'next')

describe('all pages one after the other', () => {
  test.each(sorts)('by %s show every vendor once and in its place', async (sort) => {
    const { ids, totals } = await walk({ sort })
    const expected = await app.runtime.db.select({ id: vendor.id }).from(vendor).orderBy(sortedBy(sort))
    expect(totals).toEqual([VENDORS])
    expect(ids).toEqual(expected.map(({ id }) => id))
  })

  test('of a search do so too', async () => {
    const { ids, totals } = await walk({ search: 'A', sort: 'price' })
    const found = await app.runtime.db
      .select({ id: vendor.id })
      .from(vendor)
      .where(sql`search_name like '%a%'`)
      .orderBy(sortedBy('price'))
    expect(found.length).toBeGreaterThan(2100)
    expect(totals).toEqual([found.length])
    expect(ids).toEqual(found.map(({ id }) => id))
  })
})

test('a page in the middle is right the moment after a vendor has changed', async () => {
  const middle = { sort: 'price', page: 13, pageSize: 100 }
  const before = (await page(middle)).data.map(({ _id }) => _id)
  const [moved] = before
  const price = async (cents: number) =>
    app.runtime.db.update(vendor).set({ priceFromCents: cents }).where(eq(vendor.id, moved!))
  const [{ cents }] = (await app.runtime.db
    .select({ cents: vendor.priceFromCents })
    .from(vendor)
    .where(eq(vendor.id, moved!))) as [{ cents: number }]
  await price(1)
  const after = (await page(middle)).data.map(({ _id }) => _id)
  expect(after).not.toContain(moved)
  expect(after.slice(1)).toEqual(before.slice(1))
  await price(cents)
  expect((await page(middle)).data.map(({ _id }) => _id)).toEqual(before)
})

test.each([
  ['completed', { completedAppointments: 5_000 }],
  ['rating', { ratingStars: 5_000, ratingCount: 1_000 }],
  ['name', { searchName: '  first' }],
] as const)('so it is by %s', async (sort, changed) => {
  const middle = { sort, page: 13, pageSize: 100 }
  const [last] = (await page({ sort, page: 26, pageSize: 100 })).data.map(({ _id }) => _id).slice(-1)
  const before = (await page(middle)).data.map(({ _id }) => _id)
  const moved = () => eq(vendor.id, last!)
  const [{ stars, ratings, ...names }] = (await app.runtime.db
    .select({
      stars: vendor.ratingStars,
      ratings: vendor.ratingCount,
      completedAppointments: vendor.completedAppointments,
      searchName: vendor.searchName,
    })
    .from(vendor)
    .where(moved())) as [
    { stars: number; ratings: number; completedAppointments: number; searchName: string },
  ]
  await app.runtime.db.update(vendor).set(changed).where(moved())
  expect((await page(middle)).data.map(({ _id }) => _id).slice(1)).toEqual(before.slice(0, -1))
  await app.runtime.db
    .update(vendor)
    .set({ ...names, ratingStars: stars, ratingCount: ratings })
    .where(moved())
  expect((await page(middle)).data.map(({ _id }) => _id)).toEqual(before)
})

describe('totals', () => {
  const FILTERS = [
    {},
    { speciality: 'Cleaner' },
    { location: 'Athlone' },
    { speciality: 'Cleaner', location: 'ATHLONE' },
    { speciality: 'Hairstylist', location: 'Birr' },
    { search: 'total person' },
  ] as const

  let before: number[]
  const totals = () =>
    Promise.all(FILTERS.map(async (filter) => (await page({ ...filter, pageSize: 1 })).total))
  const change = async () => (await totals()).map((total, index) => total - before[index]!)
  beforeEach(async () => {
    before = await totals()
  })

  test('follow a vendor through everything that happens to it', async () => {
    const { id } = await createVendor(app, {
      name: 'Total Person',
      searchName: 'total person',
      speciality: 'Cleaner',
      city: 'Athlone',
      verifiedAt: null,
    })
    const set = (fields: Partial<typeof vendor.$inferInsert>) =>
      app.runtime.db.update(vendor).set(fields).where(eq(vendor.id, id))
    expect(await change()).toEqual([0, 0, 0, 0, 0, 0])
    await set({ verifiedAt: app.clock.now() })
    expect(await change()).toEqual([1, 1, 1, 1, 0, 1])
    await set({ city: 'birr', speciality: 'Hairstylist' })
    expect(await change()).toEqual([1, 0, 0, 0, 1, 1])
    await set({ completedAppointments: 5 })
    expect(await change()).toEqual([1, 0, 0, 0, 1, 1])
    await set({ suspendedAt: app.clock.now() })
    expect(await change()).toEqual([0, 0, 0, 0, 0, 0])
    await set({ suspendedAt: null, city: 'Athlone' })
    expect(await change()).toEqual([1, 0, 1, 0, 0, 1])
    await app.runtime.db.delete(account).where(eq(account.id, id))
    expect(await change()).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('leave out whose check has ended, from that moment on', async () => {
    const soon = new Date(app.clock.now().getTime() + 3_600_000)
    const fields = {
      name: 'Total Person',
      searchName: 'total person',
      speciality: 'Cleaner',
      city: 'Athlone',
    }
    await createVendor(app, { ...fields, speciality: 'Cleaner', listedUntil: soon })
    expect(await change()).toEqual([1, 1, 1, 1, 0, 1])
    app.clock.set(new Date(soon.getTime() + 1000))
    expect(await change()).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('are what counting finds', async () => {
    const [{ listed }] = (await app.runtime.db
      .select({ listed: count() })
      .from(vendor)
      .where(sql`verified_at is not null and suspended_at is null`)) as [{ listed: number }]
    const rows = await app.runtime.db.execute<{ all: number; towns: number }>(sql`
      select (sum(vendors) filter (where folded_city is null))::int as all,
        (sum(vendors) filter (where folded_city is not null))::int as towns
      from listing_count`)
    expect(rows.rows).toEqual([{ all: listed, towns: listed }])
  })
})
