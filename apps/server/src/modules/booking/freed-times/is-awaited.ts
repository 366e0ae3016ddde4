import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { waitlistEntry } from '../tables/waitlist.ts'

/** The condition that joins a vendor to the entries of the waitlist that it could serve. */
export const isForVendor = sql`(${waitlistEntry.vendorId} = ${vendor.id} or (${waitlistEntry.vendorId} is null
  and ${waitlistEntry.speciality} = ${vendor.speciality} and ${waitlistEntry.foldedTown} = ${vendor.foldedCity}))`

/** Returns whether anyone waits for a time of a vendor. */
export async function isAwaited(db: Queryable, vendorId: string): Promise<boolean> {
  const { rows } = await db.execute<{ awaited: boolean }>(sql`
    select exists (select from ${waitlistEntry} join ${vendor} on ${isForVendor}
      where ${vendor.id} = ${vendorId}) as awaited`)
  return rows[0]!.awaited
}
