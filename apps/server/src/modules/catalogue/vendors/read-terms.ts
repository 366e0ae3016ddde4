import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'

/** Reads a vendor's fee per hour in cents and its cancellation hours. @throws Error when there is no such vendor. */
export async function readTerms(db: Queryable, vendorId: string) {
  const { feePerHourCents, cancellationHours } = vendor
  const [row] = await db
    .select({ feePerHourCents, cancellationHours })
    .from(vendor)
    .where(eq(vendor.id, vendorId))
  if (!row) throw new Error(`There is no vendor ${vendorId}`)
  return row
}
