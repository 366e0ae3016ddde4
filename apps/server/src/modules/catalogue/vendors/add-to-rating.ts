import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'

/** Adds a review to the average of its locked vendor, or takes it out again. */
export async function addToRating(
  db: Transaction,
  vendorId: string,
  stars: number,
  times: 1 | -1,
): Promise<void> {
  await db
    .update(vendor)
    .set({
      ratingStars: sql`${vendor.ratingStars} + ${times * stars}`,
      ratingCount: sql`${vendor.ratingCount} + ${times}`,
    })
    .where(eq(vendor.id, vendorId))
}
