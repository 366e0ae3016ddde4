import { eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'

const ADDRESS = { id: vendor.id, city: vendor.city, location: vendor.location }

/** Finds the city and location of a vendor. */
export async function findAddress(db: Queryable, vendorId: string) {
  const [row] = await db.select(ADDRESS).from(vendor).where(eq(vendor.id, vendorId))
  return row
}

/** Finds vendors whose place has not been looked up yet. */
export const findUnplaced = (db: Queryable, limit: number) =>
  db.select(ADDRESS).from(vendor).where(isNull(vendor.place)).limit(limit)

/** A vendor's city and location, and the name of the place that they mean. */
export interface Placed {
  id: string
  city: string
  location: string
  place: string
}

/** Stores the places of vendors in one statement, except for vendors whose address has changed since it was read. */
export async function savePlaces(db: Queryable, placed: readonly Placed[]): Promise<void> {
  if (placed.length === 0) return
  const texts = (key: keyof Placed) => sql`${sql.param(placed.map((one) => one[key]))}::text[]`
  await db.execute(sql`
    update ${vendor} set place = placed.place
    from unnest(${texts('id')}, ${texts('city')}, ${texts('location')}, ${texts('place')})
      as placed (id, city, location, place)
    where ${vendor.id} = placed.id::uuid and ${vendor.city} = placed.city and ${vendor.location} = placed.location`)
}
