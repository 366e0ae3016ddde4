import { and, asc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import { account, client } from '../../identity/tables/accounts.ts'
import { appointment } from '../tables/appointments.ts'
import { contact } from '../tables/contacts.ts'
import { ADDRESS_COLUMNS } from '../appointments/address-of.ts'
import { clientName, isClientAccount } from '../contacts/client-name.ts'
import { calendarFeed } from '../tables/calendar-feeds.ts'
import { speciality } from '../../catalogue/tables/specialities.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { timeOff } from '../tables/time-off.ts'

const isLive = isNull(calendarFeed.revokedAt)

/** Finds when a vendor's live feed was created and last read; undefined if there is none. */
export async function findFeedOf(db: Queryable, vendorId: string) {
  const [row] = await db
    .select({ createdAt: calendarFeed.createdAt, lastReadAt: calendarFeed.lastReadAt })
    .from(calendarFeed)
    .where(and(eq(calendarFeed.vendorId, vendorId), isLive))
  return row
}

/** Finds a feed by the hash of its secret; undefined if it is unknown or revoked. */
export async function findFeedBySecret(db: Queryable, secretHash: string) {
  const [row] = await db
    .select({ id: calendarFeed.id, vendorId: calendarFeed.vendorId, lastReadAt: calendarFeed.lastReadAt })
    .from(calendarFeed)
    .where(and(eq(calendarFeed.secretHash, secretHash), isLive))
  return row
}

/** Inserts a feed; the database allows one live feed per vendor. */
export const insertFeed = (db: Queryable, values: typeof calendarFeed.$inferInsert) =>
  db.insert(calendarFeed).values(values)

/** Revokes a vendor's feed; returns whether there was one. */
export async function revokeFeeds(db: Queryable, vendorId: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(calendarFeed)
    .set({ revokedAt: now })
    .where(and(eq(calendarFeed.vendorId, vendorId), isLive))
    .returning({ id: calendarFeed.id })
  return ended.length > 0
}

/** Records that a calendar program has read the feed. */
export const touchFeed = (db: Queryable, id: string, now: Date) =>
  db.update(calendarFeed).set({ lastReadAt: now }).where(eq(calendarFeed.id, id))

/** Finds a vendor's confirmed, live appointments that end at `endsAfter` or later, by start. */
export const findFeedAppointments = (db: Queryable, vendorId: string, endsAfter: Date) =>
  db
    .select({
      row: appointment,
      specialityLabel: speciality.label,
      clientName,
      phone: sql<string | null>`coalesce(${contact.phone}, ${client.phone})`,
      ...ADDRESS_COLUMNS,
    })
    .from(appointment)
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .innerJoin(speciality, eq(speciality.name, vendor.speciality))
    .leftJoin(contact, eq(contact.id, appointment.contactId))
    .leftJoin(account, isClientAccount)
    .leftJoin(client, eq(client.id, appointment.clientId))
    .where(
      and(
        eq(appointment.vendorId, vendorId),
        gte(appointment.endsAt, endsAfter),
        isNotNull(appointment.confirmedAt),
        isNull(appointment.declinedAt),
        isNull(appointment.cancelledAt),
      ),
    )
    .orderBy(asc(appointment.startsAt))

/**
 * Finds a vendor's time off that ends at `endsAfter` or later, by start; only what the vendor entered, not what was
 * imported from other calendars.
 */
export const findFeedTimeOff = (db: Queryable, vendorId: string, endsAfter: Date) =>
  db
    .select({ id: timeOff.id, start: timeOff.startsAt, end: timeOff.endsAt, label: timeOff.label })
    .from(timeOff)
    .where(and(eq(timeOff.vendorId, vendorId), isNull(timeOff.calendarId), gte(timeOff.endsAt, endsAfter)))
    .orderBy(asc(timeOff.startsAt))
