import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'
import { isListed } from './is-listed.ts'

/** Returns whether a vendor is listed now. */
export const isVendorListed = async (db: Queryable, vendorId: string, now: Date): Promise<boolean> =>
  (await db.$count(vendor, and(eq(vendor.id, vendorId), isListed(now)))) > 0
