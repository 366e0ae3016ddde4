import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'
import { contact } from '../tables/contacts.ts'

/**
 * Removes the words of own bookings whose clients are about to be deleted from a vendor's book: what is left of them are
 * a time and a sum. Allows the transaction to remove them from the history too.
 */
export async function forgetOwnBookings(db: Transaction, whose: SQL | undefined): Promise<void> {
  const own = sql`select ${appointment.id} from ${appointment} join ${contact} on ${contact.id} = ${appointment.contactId} where ${whose}`
  await db.execute(sql`set local anseo.erasing = 'on'`)
  await db.execute(sql`
    update appointment_event set details = details - 'reason' where details ? 'reason' and appointment_id in (${own})`)
  await db.execute(sql`
    update appointment set service_name = null, services = '[]', vendor_note = null, end_reason = null where id in (${own})`)
}
