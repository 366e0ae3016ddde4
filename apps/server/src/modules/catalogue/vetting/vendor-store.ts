import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account } from '../../identity/tables/accounts.ts'
import { speciality } from '../tables/specialities.ts'
import { vendor } from '../tables/vendors.ts'

/** Finds the facts of a vendor that vetting needs; null if there is no such vendor. */
export async function findCheckedVendor(db: Queryable, vendorId: string) {
  const [row] = await db
    .select({
      mandatory: speciality.checks,
      experience: vendor.experience,
      about: vendor.about,
      feePerHourCents: vendor.feePerHourCents,
      weeklyHours: vendor.weeklyHours,
      payoutAccount: vendor.payoutAccount,
      suspendedAt: vendor.suspendedAt,
      suspendedFor: vendor.suspendedFor,
      imageKey: account.imageKey,
      emailVerifiedAt: account.emailVerifiedAt,
    })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.id))
    .innerJoin(speciality, eq(speciality.name, vendor.speciality))
    .where(eq(vendor.id, vendorId))
  return row ?? null
}

/** Sets the instant until which a vendor's checks keep it listed; null if no check expires. */
export async function setListedUntil(db: Transaction, vendorId: string, until: Date | null): Promise<void> {
  await db.update(vendor).set({ listedUntil: until }).where(eq(vendor.id, vendorId))
}
