import { HOUR_MS } from '@anseo/domain/duration'
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { account, client } from '../../modules/identity/tables/accounts.ts'
import { appointment } from '../../modules/booking/tables/appointments.ts'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { contact } from '../../modules/booking/tables/contacts.ts'
import { rangeOf } from '../../platform/database/range.ts'
import { containsText, unaccented } from '../../platform/database/text-search.ts'
import {
  ADDRESS_COLUMNS,
  clientName,
  isClientAccount,
  isOfClient,
  isOfVendor,
  isOpen,
  takenTime,
} from '../../modules/booking/public.ts'

/** Narrows a list to appointments that overlap a range of time; without an end, the range is open. */
export interface TimeRange {
  from?: Date | undefined
  to?: Date | undefined
}

/** The part of a list to read. */
export interface ListPlace {
  limit: number
  /** The last entry of the previous page. */
  after: { ended: string; startsAt: string; id: string } | undefined
}

/** Returns the opposite of the domain's `isLive`, as SQL for the order of C7. */
const hasEnded = (now: Date): SQL<boolean> => {
  const unpaidIsOpen = and(
    gt(appointment.startsAt, now),
    or(isNull(appointment.payBy), gt(appointment.payBy, now)),
  )
  return sql<boolean>`not (${and(isOpen, or(isNotNull(appointment.paidAt), unpaidIsOpen))})`
}

/** Returns a sort key in seconds that grows along the list: live appointments by start, then ended ones, latest first. */
const orderKey = (now: Date) =>
  sql<number>`case when ${hasEnded(now)} then -extract(epoch from ${appointment.startsAt}) else extract(epoch from ${appointment.startsAt}) end`

function afterPlace(now: Date, place: ListPlace['after']): SQL | undefined {
  if (!place) return undefined
  const ended = place.ended === 'true'
  const seconds = new Date(place.startsAt).getTime() / 1000
  if (Number.isNaN(seconds)) return sql`false`
  const key = ended ? -seconds : seconds
  return sql`(${hasEnded(now)}, ${orderKey(now)}, ${appointment.id}::text) > (${ended}, ${key}, ${place.id})`
}

const inOrder = (now: Date) => [asc(hasEnded(now)), asc(orderKey(now)), asc(sql`${appointment.id}::text`)]

/** Finds a client's appointments with their vendors, in the order of C7; with an id only that one. */
export async function findClientAppointments(
  db: Queryable,
  clientId: string,
  now: Date,
  place: ListPlace,
  id?: string,
) {
  return db
    .select({
      row: getTableColumns(appointment),
      ended: hasEnded(now),
      vendor: {
        id: vendor.id,
        name: account.name,
        imageKey: account.imageKey,
        speciality: vendor.speciality,
      },
      profile: ADDRESS_COLUMNS,
    })
    .from(appointment)
    .innerJoin(vendor, eq(vendor.id, appointment.vendorId))
    .innerJoin(account, eq(account.id, appointment.vendorId))
    .innerJoin(client, eq(client.id, appointment.clientId))
    .where(and(isOfClient(clientId), isOne(id), afterPlace(now, place.after)))
    .orderBy(...inOrder(now))
    .limit(place.limit)
}

/** Counts a client's appointments. */
export const countClientAppointments = (db: Queryable, clientId: string): Promise<number> =>
  db.$count(appointment, isOfClient(clientId))

/** No slot lasts a day, so that the index on the start narrows the search. */
const touches = ({ from, to }: TimeRange) =>
  and(
    from && gte(appointment.startsAt, new Date(from.getTime() - 24 * HOUR_MS)),
    from && gt(appointment.endsAt, from),
    to && lt(appointment.startsAt, to),
  )

/** Returns the condition that the time held for its move touches a range with both ends (B8). */
const holdsWithin = (now: Date, { from, to }: TimeRange) => {
  if (!from || !to || from >= to) return undefined
  const range = rangeOf(from, to)
  return and(
    isNull(appointment.declinedAt),
    isNull(appointment.cancelledAt),
    gt(appointment.heldUntil, now),
    sql`${takenTime} && ${range}`,
    sql`${appointment.heldDuring} && ${range}`,
  )
}

/**
 * Narrows a vendor's appointments to those within a range, those waiting for an answer, those of a client, those that a text
 * finds, or a single one.
 */
export type Narrowing = TimeRange & {
  only?: 'requests' | undefined
  clientId?: string | undefined
  search?: string | undefined
  id?: string
}

/**
 * Returns the condition that the text is a part of the client's name or of what was booked; accents and case do not
 * matter.
 */
const isFoundBy = (search: string | undefined) =>
  search
    ? or(
        containsText(unaccented(clientName), search),
        containsText(unaccented(appointment.serviceName), search),
      )
    : undefined

const waitsForAnswer = (now: Date) =>
  and(isOpen, isNull(appointment.confirmedAt), gt(appointment.startsAt, now))

/** Finds a vendor's appointments with their clients, in the order of C7. */
export async function findVendorAppointments(
  db: Queryable,
  vendorId: string,
  now: Date,
  place: ListPlace,
  narrowing: Narrowing,
) {
  return db
    .select({
      row: getTableColumns(appointment),
      ended: hasEnded(now),
      client: {
        /** Null for an own client of the vendor. */
        id: account.id,
        name: clientName,
        imageKey: account.imageKey,
        phone: sql<string | null>`coalesce(${contact.phone}, ${client.phone})`,
        ...ADDRESS_COLUMNS,
      },
      /** The client's address in the vendor's book. */
      email: contact.email,
    })
    .from(appointment)
    .leftJoin(contact, eq(contact.id, appointment.contactId))
    .leftJoin(account, isClientAccount)
    .leftJoin(client, eq(client.id, appointment.clientId))
    .where(and(isOfVendor(vendorId), isWithin(now, narrowing), afterPlace(now, place.after)))
    .orderBy(...inOrder(now))
    .limit(place.limit)
}

const isOne = (id: string | undefined) => (id === undefined ? undefined : eq(appointment.id, id))

const isWithin = (now: Date, { only, clientId, id, search, ...range }: Narrowing) =>
  and(
    isOne(id),
    only && waitsForAnswer(now),
    clientId === undefined ? undefined : isOfClient(clientId),
    isFoundBy(search),
    or(touches(range), holdsWithin(now, range)),
  )

/** Counts a vendor's appointments, narrowed likewise. */
export async function countVendorAppointments(
  db: Queryable,
  vendorId: string,
  now: Date,
  narrowing: Narrowing,
): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(appointment)
    .leftJoin(contact, eq(contact.id, appointment.contactId))
    .leftJoin(account, isClientAccount)
    .where(and(isOfVendor(vendorId), isWithin(now, narrowing)))
  return found?.total ?? 0
}

export type ClientAppointment = Awaited<ReturnType<typeof findClientAppointments>>[number]
export type VendorAppointment = Awaited<ReturnType<typeof findVendorAppointments>>[number]
