import { DAY_MS } from '@anseo/domain/duration'
import { CONTACT_HISTORY_SIZE, CONTACT_VISIBLE_DAYS } from '@anseo/domain/limits'
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/database.ts'
import type { AppointmentRow } from '../appointment-row.ts'
import { isOfVendor } from '../lock-appointment.ts'
import { appointment } from '../tables/appointments.ts'
import { contact } from '../tables/contacts.ts'

/** The appointments of a contact with its vendor. */
export const isOfContact = and(
  eq(appointment.vendorId, contact.vendorId),
  or(eq(appointment.clientId, contact.accountId), eq(appointment.contactId, contact.id)),
)

/** Returns the condition that an appointment took place: it is paid or free of payment, over, and the client was there. */
export const tookPlace = (now: Date): SQL | undefined =>
  and(
    isNotNull(appointment.paidAt),
    isNull(appointment.cancelledAt),
    isNull(appointment.noShowAt),
    sql`${appointment.endsAt} <= ${now.toISOString()}`,
  )

/** Returns the condition that an appointment is agreed on and still to come, or going on. */
const isAhead = (now: Date): SQL | undefined =>
  and(
    isNotNull(appointment.confirmedAt),
    isNull(appointment.declinedAt),
    isNull(appointment.cancelledAt),
    isNull(appointment.noShowAt),
    gt(appointment.endsAt, now),
    sql`(${appointment.paidAt} is not null or ${appointment.payBy} > ${now.toISOString()})`,
  )

/** Returns the condition that an appointment is asked for by the client and not answered; a request ends at its start. */
const isRequested = (now: Date): SQL | undefined =>
  and(
    isNull(appointment.confirmedAt),
    isNull(appointment.declinedAt),
    isNull(appointment.cancelledAt),
    gt(appointment.startsAt, now),
  )

const workCents = sql`coalesce(${appointment.fullPriceCents}, ${appointment.vendorFeeCents}) + ${appointment.travelFeeCents}`
const instantOf = (of: SQL) => sql`${of}`.mapWith(appointment.startsAt)

/** Counts the vendor's own bookings of a contact that are still to come, or going on. */
export const countOwnAhead = (db: Queryable, contactId: string, now: Date): Promise<number> =>
  db.$count(appointment, and(eq(appointment.contactId, contactId), isAhead(now)))

/** Finds the figures of contacts by contact; one without appointments has no entry. Money in cents, without our fees. */
export async function findFigures(db: Queryable, contactIds: readonly string[], now: Date) {
  const rows = await db
    .select({
      contactId: contact.id,
      visits: sql<number>`count(*) filter (where ${tookPlace(now)})::int`,
      noShows: sql<number>`count(*) filter (where ${appointment.noShowAt} is not null and ${appointment.cancelledAt} is null)::int`,
      spentCents: sql<number>`coalesce(sum(${workCents}) filter (where ${tookPlace(now)}), 0)::int`,
      lastVisit: instantOf(
        sql`max(${appointment.startsAt}) filter (where ${tookPlace(now)})`,
      ) as SQL<Date | null>,
      nextVisit: instantOf(
        sql`min(${appointment.startsAt}) filter (where ${isAhead(now)})`,
      ) as SQL<Date | null>,
      requestedVisit: instantOf(
        sql`min(${appointment.startsAt}) filter (where ${isRequested(now)})`,
      ) as SQL<Date | null>,
    })
    .from(contact)
    .innerJoin(appointment, isOfContact)
    .where(inArray(contact.id, [...contactIds]))
    .groupBy(contact.id)
  return new Map(rows.map((row) => [row.contactId, row]))
}
export type Figures = Omit<
  Awaited<ReturnType<typeof findFigures>> extends Map<string, infer F> ? F : never,
  'contactId'
>

/** Finds the appointments by which a vendor may know the phone numbers of accounts; the domain decides. */
export const findRecent = (
  db: Queryable,
  vendorId: string,
  accountIds: readonly string[],
  now: Date,
): Promise<AppointmentRow[]> =>
  db
    .select()
    .from(appointment)
    .where(
      and(
        isOfVendor(vendorId),
        inArray(appointment.clientId, [...accountIds]),
        isNotNull(appointment.confirmedAt),
        gt(appointment.endsAt, new Date(now.getTime() - CONTACT_VISIBLE_DAYS * DAY_MS)),
      ),
    )

/** Finds the appointments of a contact, latest first, as many as its record lists. */
export const findHistory = async (db: Queryable, contactId: string): Promise<AppointmentRow[]> => {
  const rows = await db
    .select({ row: appointment })
    .from(contact)
    .innerJoin(appointment, isOfContact)
    .where(eq(contact.id, contactId))
    .orderBy(desc(appointment.startsAt), desc(appointment.id))
    .limit(CONTACT_HISTORY_SIZE)
  return rows.map(({ row }) => row)
}
