import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { vendor } from '../tables/vendors.ts'

/** Sets the account for a vendor's payouts, and the end of the hold on them. */
export const setPayoutAccount = (
  db: Transaction,
  vendorId: string,
  set: { payoutAccount: string; payoutHeldUntil: Date | null },
) => db.update(vendor).set(set).where(eq(vendor.id, vendorId))
