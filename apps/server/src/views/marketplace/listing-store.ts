import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, min, type SQL, sql } from 'drizzle-orm'
import type { Speciality } from '@anseo/domain/specialities'
import { searchName } from '@anseo/domain/search-name'
import type { Queryable } from '../../platform/database/database.ts'
import { account } from '../../modules/identity/tables/accounts.ts'
import { listingCount, vendor } from '../../modules/catalogue/tables/vendors.ts'
import { matches, type VendorFilter } from './listing-filter.ts'
import { LISTED_COLUMNS, isListed } from '../../modules/catalogue/public.ts'
import { keysOf, type VendorSort } from './listing-order.ts'

/** Which vendors, in which order. */
export interface Listing {
  filter: VendorFilter
  sort: VendorSort
}

/** Some rows of a listing that follow each other. */
export interface Stretch {
  /** Rows to leave out first. */
  offset: number
  limit: number
  /** The sort keys of the row at which it begins; without them it begins at an end. */
  from?: Keys | undefined
  /** True to read from the last row on, backwards. */
  backwards?: boolean
}

/** The sort keys of a row. */
export type Keys = readonly (string | number)[]

/** Finds a stretch of listed vendors. The rows before it are skipped in an index alone. */
export function findStretch(
  db: Queryable,
  now: Date,
  { filter, sort }: Listing,
  { offset, limit, from, backwards = false }: Stretch,
) {
  const keys = keysOf(sort)
  const order = keys.map((key) => (backwards ? desc(key) : asc(key)))
  const page = db
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(isListed(now), matches(filter), from && notBefore(keys, from)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select(LISTED_COLUMNS)
    .from(page)
    .innerJoin(vendor, eq(vendor.id, page.id))
    .innerJoin(account, eq(account.id, vendor.id))
    .orderBy(...order)
}

const notBefore = (keys: readonly SQL[], from: Keys) =>
  sql`(${sql.join([...keys], sql`, `)}) >= (${sql.join(
    from.map((key) => sql`${key}`),
    sql`, `,
  )})`

/** Finds the sort keys of the first row of a listing and of every `every`-th after it. */
export async function findMarks(db: Queryable, now: Date, { filter, sort }: Listing, every: number) {
  const keys = keysOf(sort)
  const named = Object.fromEntries(keys.map((key, index) => [`key_${index}`, key.as(`key_${index}`)]))
  const place = sql<number>`row_number() over (order by ${sql.join(keys, sql`, `)})`.as('place')
  const numbered = db
    .select({ ...named, place })
    .from(vendor)
    .where(and(isListed(now), matches(filter)))
    .as('numbered')
  const names = Object.keys(named).map((name) => sql.identifier(name))
  const rows = await db
    .select({ keys: sql<Keys>`json_build_array(${sql.join(names, sql`, `)})` })
    .from(numbered)
    .where(sql`(place - 1) % ${every} = 0`)
    .orderBy(sql`place`)
  return rows.map(({ keys: found }) => found)
}

/** Counts the vendors that match by reading them. */
export const countMatching = (db: Queryable, now: Date, filter: VendorFilter): Promise<number> =>
  db.$count(vendor, and(isListed(now), matches(filter)))

/**
 * Reads the number of listed vendors in all, of a speciality, of a city or of both, from counts that are kept at every
 * change.
 */
export async function readCount(
  db: Queryable,
  now: Date,
  { speciality, location }: Pick<VendorFilter, 'speciality' | 'location'>,
): Promise<number> {
  const [row] = await selectCount(db, now, { speciality, foldedCity: location && searchName(location) })
  return row!.total
}

/** A part of the list that is counted at every change; each value may also be an expression. */
export interface CountedPart {
  speciality?: Speciality | SQL | undefined
  foldedCity?: string | SQL | undefined
}

/** Selects one row with the count of a part of the list, less those whose checks have expired since. */
export function selectCount(db: Queryable, now: Date | SQL, part: CountedPart) {
  // With two bounds PostgreSQL expects few rows and keeps the plan; with one it would plan each time.
  const sinceEver = sql`${vendor.listedUntil} > '-infinity'`
  const lapsed = db
    .select({ vendors: count() })
    .from(vendor)
    .where(and(onList, sinceEver, lte(vendor.listedUntil, now), isPart(part)))
  return db
    .select({
      total: sql<number>`(coalesce(sum(${listingCount.vendors}), 0) - (${lapsed}))::int`.as('total'),
    })
    .from(listingCount)
    .where(
      and(
        part.foldedCity ? eq(listingCount.foldedCity, part.foldedCity) : isNull(listingCount.foldedCity),
        part.speciality ? eq(listingCount.speciality, part.speciality) : undefined,
      ),
    )
}

/** Returns whether a vendor belongs to a part. */
export const isPart = ({ speciality, foldedCity }: CountedPart) =>
  and(
    speciality ? eq(vendor.speciality, speciality) : undefined,
    foldedCity ? eq(vendor.foldedCity, foldedCity) : undefined,
  )

/** Finds when the next vendor leaves the list because a check of it expires; null when none will. */
export async function findNextLapse(db: Queryable, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(vendor.listedUntil) })
    .from(vendor)
    .where(and(onList, gt(vendor.listedUntil, now)))
  return row!.at
}

const onList = and(isNotNull(vendor.verifiedAt), isNull(vendor.suspendedAt))
