import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { changesNothing } from '../../../platform/database/changes-nothing.ts'
import { account } from '../../identity/tables/accounts.ts'
import { vendor } from '../tables/vendors.ts'
import { NOTICE_HOURS } from '../vendors/store.ts'

export type VendorChanges = Partial<Omit<typeof vendor.$inferInsert, 'id'>>

/** Inserts the vendor of an account. */
export async function insertVendor(db: Queryable, values: typeof vendor.$inferInsert): Promise<void> {
  await db.insert(vendor).values(values)
}

/** Finds a vendor with its account; undefined if there is none. */
export async function findVendorProfile(db: Queryable, id: string) {
  const [row] = await db
    .select({ name: account.name, email: account.email, imageKey: account.imageKey, vendor })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.id))
    .where(eq(vendor.id, id))
  return row
}
export type VendorProfile = NonNullable<Awaited<ReturnType<typeof findVendorProfile>>>

/** Updates a vendor's profile; does nothing without changes. */
export async function updateVendor(db: Queryable, id: string, changes: VendorChanges): Promise<void> {
  if (changesNothing(changes)) return
  await db.update(vendor).set(changes).where(eq(vendor.id, id))
}

/** Locks a vendor and returns the settings of its profile that decide its free times; null if there is none. */
export async function lockCalendarRules(db: Transaction, id: string) {
  const [row] = await db
    .select({
      available: vendor.available,
      bufferMinutes: vendor.bufferMinutes,
      noticeHours: NOTICE_HOURS,
      horizonDays: vendor.horizonDays,
    })
    .from(vendor)
    .where(eq(vendor.id, id))
    .for('no key update')
  return row ?? null
}
