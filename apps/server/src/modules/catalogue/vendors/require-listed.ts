import { Refusal } from '../../../platform/http/refusal.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { findListedVendor, type ListedVendor } from './store.ts'

/** Finds a listed vendor. @throws Refusal `VENDOR_NOT_FOUND`, also for a vendor that is not listed. */
export async function requireListed(db: Queryable, vendorId: string, now: Date): Promise<ListedVendor> {
  const row = await findListedVendor(db, now, vendorId)
  if (!row) throw new Refusal('VENDOR_NOT_FOUND')
  return row
}
