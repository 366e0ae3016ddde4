import { eq, sql } from 'drizzle-orm'
import type { ErasedPerson } from '../../../platform/personal-data/personal-data.ts'
import { ownColumn } from '../../../platform/personal-data/personal-data.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { importedCalendar } from '../tables/imported-calendars.ts'
import { timeOff } from '../tables/time-off.ts'
import { calendarFeed } from '../tables/calendar-feeds.ts'
import { appointmentsOf } from './appointments-of.ts'

/**
 * Removes the texts of a person's appointments: the vendor's note, the reasons for cancelling, the words of suggested
 * times, the address of a vendor's own place and, when a client is erased, the client's note and address. The names of
 * services that were paid for stay, since they document the payment; those of bookings that a vendor entered itself go.
 * A vendor's calendar links, imported calendars and time off are deleted.
 */
export async function eraseAppointments({ db }: UnitOfWork, person: ErasedPerson): Promise<void> {
  const own = appointmentsOf(person)
  const isUnpaid = sql`(paid_at is null or total_cents = 0 or client_id is null)`
  await db.execute(sql`
    update appointment set vendor_note = null, end_reason = null,
      note = case when ${person.role} = 'client' then null else note end,
      address = case when ${person.role} = 'client' or place = 'vendor' then null else address end,
      service_name = case when ${isUnpaid} then null else service_name end,
      services = case when ${isUnpaid} then '[]' else services end
    where ${ownColumn(person)} = ${person.accountId}
      and num_nonnulls(vendor_note, end_reason, note, address, service_name) > 0`)
  await db.execute(
    sql`update time_proposal set words = null where words is not null and appointment_id in ${own}`,
  )
  await db.execute(sql`
    update appointment_event set details = details - 'reason' where details ? 'reason' and appointment_id in ${own}`)
  await db.delete(calendarFeed).where(eq(calendarFeed.vendorId, person.accountId))
  await db.delete(importedCalendar).where(eq(importedCalendar.vendorId, person.accountId))
  await db.delete(timeOff).where(eq(timeOff.vendorId, person.accountId))
}
