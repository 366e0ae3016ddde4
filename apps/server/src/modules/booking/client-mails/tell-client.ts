import { eq } from 'drizzle-orm'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import type { PayloadOf } from '../../../platform/jobs/job.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { account } from '../../identity/tables/accounts.ts'
import type { Queryable } from '../../../platform/database/database.ts'
import { type tellClientJob } from '../events.ts'
import { appointment } from '../tables/appointments.ts'
import { contact } from '../tables/contacts.ts'
import { composeClientMail } from './compose-client-mail.ts'
import { bookedWords, cancelledWords, type ToldBooking } from './own-booking-mails.ts'
import { isStopped } from './stopped-address-store.ts'

const WORDS = { booked: bookedWords, cancelled: cancelledWords }

/** Emails the client of an own booking, unless it left the vendor's book or stopped such emails meanwhile (B13). */
export async function tellClient(
  runtime: Runtime,
  { appointmentId, what }: PayloadOf<typeof tellClientJob>,
): Promise<void> {
  const booking = await findToldBooking(runtime.db, appointmentId)
  if (!booking || (await isStopped(runtime.db, booking.email))) return
  const words = WORDS[what](runtime, booking)
  await runtime.transaction((unit) =>
    unit.enqueue(sendMailJob, composeClientMail(runtime, booking.email, words)),
  )
}

/** An own booking whose client has an address in the vendor's book; null for another. */
async function findToldBooking(db: Queryable, appointmentId: string): Promise<ToldBooking | null> {
  const [found] = await db
    .select({
      row: appointment,
      email: contact.email,
      vendorName: account.name,
      speciality: vendor.speciality,
    })
    .from(appointment)
    .innerJoin(contact, eq(contact.id, appointment.contactId))
    .innerJoin(account, eq(account.id, appointment.vendorId))
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .where(eq(appointment.id, appointmentId))
  return found?.email ? { ...found, email: found.email } : null
}
