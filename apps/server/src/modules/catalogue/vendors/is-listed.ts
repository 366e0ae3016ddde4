import { and, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { vendor } from '../tables/vendors.ts'

/** Returns the condition that a vendor is listed: verified, not suspended, and no mandatory check has expired. */
export const isListed = (now: Date | SQL) =>
  and(
    isNotNull(vendor.verifiedAt),
    isNull(vendor.suspendedAt),
    or(isNull(vendor.listedUntil), gt(vendor.listedUntil, now)),
  )
