import type { Speciality } from '@anseo/domain/specialities'
import { searchName } from '@anseo/domain/search-name'
import { and, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { vendor } from '../../infrastructure/database/schema/vendors.ts'
import { containsText } from '../../infrastructure/database/text-search.ts'

/** Narrows the list; a part left out or left empty does not. */
export interface VendorFilter {
  speciality?: Speciality | undefined
  /** Contained in the name, whatever its capitals and fadas. */
  search?: string | undefined
  /** A city. */
  location?: string | undefined
}

/** Verified, not suspended, and no check that it needs has ended: everybody may see it. */
export const isListed = (now: Date) =>
  and(
    isNotNull(vendor.verifiedAt),
    isNull(vendor.suspendedAt),
    or(isNull(vendor.listedUntil), gt(vendor.listedUntil, now)),
  )

/** The condition of a filter on `vendor`. */
export const matches = ({ speciality, search, location }: VendorFilter): SQL | undefined =>
  and(
    speciality && eq(vendor.speciality, speciality),
    search ? containsText(vendor.searchName, search) : undefined,
    location ? eq(vendor.foldedCity, searchName(location)) : undefined,
  )
