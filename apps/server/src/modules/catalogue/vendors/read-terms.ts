import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'
import { TRAVEL_COLUMNS } from './store.ts'

/**
 * Reads a vendor's speciality, its fee per hour in cents, its cancellation hours, and how far it travels at what fees.
 * @throws Error when there is no such vendor.
 */
export async function readTerms(db: Queryable, vendorId: string) {
  const { speciality, feePerHourCents, cancellationHours } = vendor
  const [row] = await db
    .select({ speciality, feePerHourCents, cancellationHours, travel: TRAVEL_COLUMNS })
    .from(vendor)
    .where(eq(vendor.id, vendorId))
  if (!row) throw new Error(`There is no vendor ${vendorId}`)
  return row
}
