import { type SQL, sql } from 'drizzle-orm'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'

/** Ties are always broken by name and then id, so that no vendor is on two pages. */
const BY_NAME = [sql`${vendor.searchName}`, sql`${vendor.id}`]

/** Minus the average in thousandths of a star; 0 without reviews. */
const RATING = sql`(-(coalesce(${vendor.ratingStars} * 1000 / nullif(${vendor.ratingCount}, 0), 0)))`

/**
 * The sort keys of each order, all ascending and written as in the indexes of `vendor`, so that PostgreSQL can read the
 * vendors in order from an index.
 */
const KEYS = {
  completed: [sql`(-${vendor.completedAppointments})`, ...BY_NAME],
  price: [sql`${vendor.priceFromCents}`, ...BY_NAME],
  name: BY_NAME,
  rating: [RATING, sql`(-${vendor.ratingCount})`, ...BY_NAME],
} satisfies Record<string, SQL[]>
export type VendorSort = keyof typeof KEYS

/** Returns the sort keys of an order, the most significant first. */
export const keysOf = (sort: VendorSort): SQL[] => KEYS[sort]
