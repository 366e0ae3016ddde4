import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'
import { lockVendor } from './lock-vendor.ts'

/**
 * Replaces a vendor's text about itself, as an operator does who takes it down or shows it again.
 * @param expected only this text is replaced; any if it is missing.
 * @returns the text found; null without such a vendor.
 */
export async function replaceAbout(
  db: Transaction,
  vendorId: string,
  about: string,
  expected?: string,
): Promise<string | null> {
  await lockVendor(db, vendorId)
  const [before] = await db.select({ about: vendor.about }).from(vendor).where(eq(vendor.id, vendorId))
  if (!before) return null
  if (expected !== undefined && before.about !== expected) return before.about
  await db.update(vendor).set({ about }).where(eq(vendor.id, vendorId))
  return before.about
}
