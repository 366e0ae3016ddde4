import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'

/** Sets where a vendor's payouts go, and until when they wait. */
export const setPayoutAccount = (
  db: Transaction,
  vendorId: string,
  set: { payoutAccount: string; payoutHeldUntil: Date | null },
) => db.update(vendor).set(set).where(eq(vendor.id, vendorId))
