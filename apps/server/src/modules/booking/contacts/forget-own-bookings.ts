import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/database.ts'
import { appointment } from '../tables/appointments.ts'
import { contact } from '../tables/contacts.ts'

/** Allows the transaction to remove words from the history of appointments, which is append-only otherwise. */
export const allowErasing = (db: Transaction) => db.execute(sql`set local anseo.erasing = 'on'`)

/**
 * Removes the words of own bookings whose clients are about to be deleted from a vendor's client book, in the history too;
 * their times and sums stay.
 */
export async function forgetOwnBookings(db: Transaction, whose: SQL | undefined): Promise<void> {
  const own = sql`select ${appointment.id} from ${appointment} join ${contact} on ${contact.id} = ${appointment.contactId} where ${whose}`
  await allowErasing(db)
  await db.execute(sql`
    update appointment_event set details = details - 'reason' where details ? 'reason' and appointment_id in (${own})`)
  await db.execute(sql`
    update appointment set service_name = null, services = '[]', vendor_note = null, end_reason = null where id in (${own})`)
}
