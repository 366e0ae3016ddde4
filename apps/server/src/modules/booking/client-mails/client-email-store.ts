import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { speciality } from '../../catalogue/tables/specialities.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { account } from '../../identity/tables/accounts.ts'
import { appointment } from '../tables/appointments.ts'
import { contact } from '../tables/contacts.ts'
import type { EmailedBooking } from './own-booking-mails.ts'

/** Returns whether the client of a vendor's own booking was emailed its date and time. */
export const wasClientEmailed = async (db: Queryable, appointmentId: string): Promise<boolean> =>
  (await db.$count(
    appointment,
    and(eq(appointment.id, appointmentId), isNotNull(appointment.clientToldAt)),
  )) > 0

/**
 * Finds what an email to the client of a vendor's own booking shows; null if the vendor's client book has no email address
 * for this client.
 * @param now the instant of the email.
 */
export async function findBookingToEmail(
  db: Queryable,
  appointmentId: string,
  now: Date,
): Promise<EmailedBooking | null> {
  const [found] = await db
    .select({
      row: appointment,
      email: contact.email,
      vendorName: account.name,
      specialityLabel: speciality.label,
    })
    .from(appointment)
    .innerJoin(contact, eq(contact.id, appointment.contactId))
    .innerJoin(account, eq(account.id, appointment.vendorId))
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .innerJoin(speciality, eq(speciality.name, vendor.speciality))
    .where(eq(appointment.id, appointmentId))
  return found?.email ? { ...found, email: found.email, now } : null
}

/** Records that the client of a vendor's own booking was emailed its date and time; the instant of the first email stays. */
export const recordClientEmailed = async (db: Queryable, appointmentId: string, now: Date): Promise<void> => {
  await db
    .update(appointment)
    .set({ clientToldAt: now })
    .where(and(eq(appointment.id, appointmentId), isNull(appointment.clientToldAt)))
}
