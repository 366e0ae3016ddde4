import { and, gt, isNotNull, isNull, or, type Placeholder } from 'drizzle-orm'
import { vendor } from '../tables/vendors.ts'

/** Verified, not suspended, and no check that it needs has ended: everybody may see it. */
export const isListed = (now: Date | Placeholder) =>
  and(
    isNotNull(vendor.verifiedAt),
    isNull(vendor.suspendedAt),
    or(isNull(vendor.listedUntil), gt(vendor.listedUntil, now)),
  )
