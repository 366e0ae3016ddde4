// implements: §5.29, §5.30, §6.10
import type { Speciality } from '@anseo/domain/specialities'
import { searchName } from '@anseo/domain/search-name'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { containsText } from '../../platform/database/text-search.ts'
import { type Near, placeNamesNear } from './near-place.ts'

/** The filters of the list; a missing or empty filter does not apply. */
export interface VendorFilter {
  speciality?: Speciality | undefined
  /** Part of the name, regardless of case and accents. */
  search?: string | undefined
  /** A city. */
  location?: string | undefined
  near?: Near | undefined
  maxPriceCents?: number | undefined
  /** In tenths of a star, as averages are shown. */
  minRatingTenths?: number | undefined
}

/** Returns the SQL condition of a filter on `vendor`. */
export const matches = (filter: VendorFilter): SQL | undefined => {
  const { speciality, search, location, near, maxPriceCents, minRatingTenths } = filter
  return and(
    speciality ? eq(vendor.speciality, speciality) : undefined,
    search ? containsText(vendor.searchName, search) : undefined,
    location ? eq(vendor.foldedCity, searchName(location)) : undefined,
    near && isAtOneOf(placeNamesNear(near)),
    maxPriceCents === undefined ? undefined : lte(vendor.priceFromCents, maxPriceCents),
    minRatingTenths === undefined ? undefined : isRated(minRatingTenths),
  )
}

/** Returns the condition that a vendor works from one of the places. */
export const isAtOneOf = (places: readonly string[]): SQL =>
  sql`${vendor.place} = any(${sql.param(places)}::text[])`

/** Returns the condition that the average of a vendor's reviews, rounded as shown, is at least `tenths`. */
const isRated = (tenths: number): SQL =>
  sql`(${vendor.ratingCount} > 0 and 20 * ${vendor.ratingStars} + ${vendor.ratingCount} >= ${2 * tenths} * ${vendor.ratingCount})`
