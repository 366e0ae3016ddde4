import { and, asc, eq, gt, gte, isNotNull, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { listingCount, vendor } from '../../modules/catalogue/tables/vendors.ts'
import { isListed, selectListed, type ListedVendor } from '../../modules/catalogue/public.ts'
import { keysOf } from './listing-order.ts'

/** Finds the ids of listed vendors in their order, beginning with `from` or with the first one. */
export async function findListedIds(
  db: Queryable,
  now: Date,
  from: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(isListed(now), from === null ? undefined : gte(vendor.id, from)))
    .orderBy(asc(vendor.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Finds the first id of each group of `length` listed vendors, in the order of ids. */
export async function findStretchStarts(db: Queryable, now: Date, length: number): Promise<string[]> {
  const numbered = db
    .select({ id: vendor.id, place: sql<number>`row_number() over (order by ${vendor.id})`.as('place') })
    .from(vendor)
    .where(isListed(now))
    .as('numbered')
  const rows = await db
    .select({ id: numbered.id })
    .from(numbered)
    .where(sql`(${numbered.place} - 1) % ${length} = 0`)
    .orderBy(asc(numbered.id))
  return rows.map(({ id }) => id)
}

/** Finds available vendors, for when no vendor has completed an appointment yet (C6). */
export const findAvailable = (db: Queryable, now: Date, limit: number) =>
  selectListed(db, now, eq(vendor.available, true))
    .orderBy(...keysOf('name'))
    .limit(limit)

/** Finds other vendors of the same speciality: available ones first, then most completed. */
export async function findRelated(
  db: Queryable,
  now: Date,
  { id, speciality }: ListedVendor,
  limit: number,
): Promise<ListedVendor[]> {
  const others = and(eq(vendor.speciality, speciality), ne(vendor.id, id))
  const found: ListedVendor[] = []
  for (const available of [true, false]) {
    if (found.length === limit) break
    const where = and(others, eq(vendor.available, available))
    const more = selectListed(db, now, where)
      .orderBy(...keysOf('completed'))
      .limit(limit - found.length)
    found.push(...(await more))
  }
  return found
}

/**
 * Finds the cities of listed vendors, each once regardless of case, from the stored counts instead of from all vendors.
 */
export async function findCities(db: Queryable, now: Date): Promise<string[]> {
  const cities = db
    .selectDistinct({ folded: listingCount.foldedCity })
    .from(listingCount)
    .where(and(isNotNull(listingCount.foldedCity), gt(listingCount.vendors, 0)))
    .as('cities')
  const written = db
    .select({ city: vendor.city })
    .from(vendor)
    .where(and(isListed(now), eq(vendor.foldedCity, cities.folded)))
    .orderBy(asc(vendor.city))
    .limit(1)
    .as('written')
  const rows = await db
    .select({ city: written.city })
    .from(cities)
    .innerJoinLateral(written, sql`true`)
    .orderBy(cities.folded)
  return rows.map(({ city }) => city)
}
