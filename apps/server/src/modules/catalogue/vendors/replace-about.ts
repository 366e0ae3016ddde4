import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'
import { lockVendor } from './lock-vendor.ts'

/**
 * Replaces a vendor's text about itself, as an operator does who takes it down or shows it again.
 * @returns the text until then; null without such a vendor.
 */
export async function replaceAbout(db: Transaction, vendorId: string, about: string): Promise<string | null> {
  await lockVendor(db, vendorId)
  const [before] = await db.select({ about: vendor.about }).from(vendor).where(eq(vendor.id, vendorId))
  if (!before) return null
  await db.update(vendor).set({ about }).where(eq(vendor.id, vendorId))
  return before.about
}
