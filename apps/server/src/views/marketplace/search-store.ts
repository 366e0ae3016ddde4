import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { account } from '../../modules/identity/tables/accounts.ts'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { isAtOneOf, matches, type VendorFilter } from './listing-filter.ts'
import { LISTED_COLUMNS, isListed, type ListedVendor } from '../../modules/catalogue/public.ts'
import { keysOf, type VendorSort } from './listing-order.ts'

/** Counts the matching vendors by the place they work from. */
export async function countByPlace(
  db: Queryable,
  now: Date,
  filter: VendorFilter,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ place: vendor.place, vendors: count() })
    .from(vendor)
    .where(and(isListed(now), matches(filter)))
    .groupBy(vendor.place)
  return new Map(rows.map(({ place, vendors }) => [place ?? '', vendors]))
}

/** Some vendors of a place, most completed first. */
export interface PlaceStretch {
  place: string
  offset: number
  limit: number
}

/** Finds the ids of a few vendors of each given place, in the order of the places. */
export async function findIdsAt(
  db: Queryable,
  now: Date,
  filter: VendorFilter,
  stretches: readonly PlaceStretch[],
): Promise<string[]> {
  if (stretches.length === 0) return []
  const each = (key: keyof PlaceStretch) => sql.param(stretches.map((stretch) => stretch[key]))
  const keys = sql.join(keysOf('completed'), sql`, `)
  const { rows } = await db.execute<{ id: string }>(sql`
    select found.id
    from unnest(${each('place')}::text[], ${each('offset')}::int[], ${each('limit')}::int[]) with ordinality
      as stretch (place, skipped, most, turn)
    cross join lateral (
      select ${vendor.id}, row_number() over (order by ${keys}) as rank
      from ${vendor}
      where ${and(isListed(now), matches({ ...filter, near: undefined }))} and ${vendor.place} = stretch.place
      order by ${keys} offset stretch.skipped limit stretch.most
    ) as found
    order by stretch.turn, found.rank`)
  return rows.map(({ id }) => id)
}

/** A search: its filter, a further condition, its order, and how many vendors to find. */
export interface Search {
  filter: VendorFilter
  where: SQL
  sort: VendorSort
  limit: number
}

/** Finds the ids of the first vendors that a search finds. */
export async function findFirstIds(
  db: Queryable,
  now: Date,
  { filter, where, sort, limit }: Search,
): Promise<string[]> {
  const rows = await db
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(isListed(now), matches(filter), where))
    .orderBy(...keysOf(sort).map((key) => asc(key)))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Finds the ids of the first vendors that a search finds at some places only, in the order of the places. */
export async function findFirstIdsAt(
  db: Queryable,
  now: Date,
  places: readonly string[],
  { filter, where, sort, limit }: Search,
): Promise<string[]> {
  const rows = await db
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(isListed(now), matches({ ...filter, near: undefined }), isAtOneOf(places), where))
    .orderBy(sql`array_position(${sql.param(places)}::text[], ${vendor.place})`, ...keysOf(sort))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Finds vendors in the order of the given ids. */
export async function findInOrder(db: Queryable, ids: readonly string[]): Promise<ListedVendor[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(LISTED_COLUMNS)
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.id))
    .where(inArray(vendor.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
