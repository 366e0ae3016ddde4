import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'

/** Locks a vendor against other changes of its calendar until the end of the transaction. */
export async function lockVendor(db: Transaction, vendorId: string): Promise<void> {
  await db.select({ id: vendor.id }).from(vendor).where(eq(vendor.id, vendorId)).for('no key update')
}
