import type { BookingRules } from '@anseo/domain/booking-rules'
import type { WeeklyHours } from '@anseo/domain/working-hours'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'

/** Sets a vendor's weekly hours. */
export async function saveWeeklyHours(db: Transaction, vendorId: string, weeklyHours: WeeklyHours) {
  await db.update(vendor).set({ weeklyHours }).where(eq(vendor.id, vendorId))
}

/** Sets a vendor's booking rules (B1). */
export async function saveBookingRules(
  db: Transaction,
  vendorId: string,
  { place: visitPlace, ...rules }: BookingRules,
): Promise<void> {
  await db
    .update(vendor)
    .set({ ...rules, visitPlace })
    .where(eq(vendor.id, vendorId))
}
