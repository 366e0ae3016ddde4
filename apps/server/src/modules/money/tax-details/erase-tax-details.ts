import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'

/** Deletes the tax details of a vendor who never earned anything; the law asks to keep those of others (D8). */
export async function eraseTaxDetails(db: Transaction, vendorId: string): Promise<void> {
  const hasEarned = sql`exists (select from earning where vendor_id = ${vendorId}) or exists (
    select from recorded_payment join appointment on appointment.id = appointment_id where vendor_id = ${vendorId})`
  await db.execute(sql`delete from tax_details where vendor_id = ${vendorId} and not (${hasEarned})`)
  await db.execute(sql`delete from tax_request where vendor_id = ${vendorId} and not (${hasEarned})`)
}
