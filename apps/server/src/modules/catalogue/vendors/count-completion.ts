import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'

/** Adds one to a vendor's completed appointments, by which the top vendors are ordered (L3). */
export async function countCompletion(db: Transaction, vendorId: string): Promise<void> {
  const one = sql`${vendor.completedAppointments} + 1`
  await db.update(vendor).set({ completedAppointments: one }).where(eq(vendor.id, vendorId))
}
