import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'

/** Reads a vendor's fee per hour, in cents. @throws Error when there is no such vendor. */
export async function readFeePerHour(db: Queryable, vendorId: string): Promise<number> {
  const [row] = await db
    .select({ feePerHourCents: vendor.feePerHourCents })
    .from(vendor)
    .where(eq(vendor.id, vendorId))
  if (!row) throw new Error(`There is no vendor ${vendorId}`)
  return row.feePerHourCents
}
