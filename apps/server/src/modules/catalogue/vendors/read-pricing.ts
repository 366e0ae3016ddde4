import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'
import { TRAVEL_COLUMNS } from './store.ts'

/**
 * Reads what decides the price of a vendor's offer: speciality, fee per hour in cents, travel; and its cancellation hours.
 * @throws Error if there is no such vendor.
 */
export async function readPricing(db: Queryable, vendorId: string) {
  const { speciality, feePerHourCents, cancellationHours } = vendor
  const [row] = await db
    .select({ speciality, feePerHourCents, cancellationHours, travel: TRAVEL_COLUMNS })
    .from(vendor)
    .where(eq(vendor.id, vendorId))
  if (!row) throw new Error(`There is no vendor ${vendorId}`)
  return row
}
