// implements: §5.29, §5.30, §6.10
import type { Speciality } from '@anseo/domain/specialities'
import { searchName } from '@anseo/domain/search-name'
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { containsText } from '../../platform/database/text-search.ts'
import { type Near, placeNamesNear } from './near-place.ts'

/** Narrows the list; a part left out or left empty does not. */
export interface VendorFilter {
  speciality?: Speciality | undefined
  /** Contained in the name, whatever its capitals and fadas. */
  search?: string | undefined
  /** A city. */
  location?: string | undefined
  near?: Near | undefined
  maxPriceCents?: number | undefined
  /** In tenths of a star, as averages are shown. */
  minRatingTenths?: number | undefined
}

/** The condition of a filter on `vendor`. */
export const matches = (filter: VendorFilter): SQL | undefined => {
  const { speciality, search, location, near, maxPriceCents, minRatingTenths } = filter
  return and(
    speciality && eq(vendor.speciality, speciality),
    search ? containsText(vendor.searchName, search) : undefined,
    location ? eq(vendor.foldedCity, searchName(location)) : undefined,
    near && isAtOneOf(placeNamesNear(near)),
    maxPriceCents === undefined ? undefined : lte(vendor.priceFromCents, maxPriceCents),
    minRatingTenths === undefined ? undefined : isRated(minRatingTenths),
  )
}

/** Returns whether a vendor works from one of the places. */
export const isAtOneOf = (places: readonly string[]): SQL =>
  sql`${vendor.place} = any(${sql.param(places)}::text[])`

/** Returns whether the average of its reviews, rounded as it is shown, is that good. */
const isRated = (tenths: number): SQL =>
  sql`(${vendor.ratingCount} > 0 and 20 * ${vendor.ratingStars} + ${vendor.ratingCount} >= ${2 * tenths} * ${vendor.ratingCount})`
