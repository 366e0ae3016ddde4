import { formatIsoDate, parseIsoDate } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { MINUTES_AN_HOUR } from '@anseo/domain/slot'
import type { Wish } from '@anseo/domain/waitlist'
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { account, client } from '../../identity/tables/accounts.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { isBlockedBetween } from '../blocks/is-blocked-between.ts'
import { isForVendor } from '../freed-times/is-awaited.ts'
import { appointment } from '../tables/appointments.ts'
import { series } from '../tables/series.ts'
import { seriesVisit } from '../tables/series-visits.ts'
import { waitlistEntry } from '../tables/waitlist.ts'

type EntryRow = typeof waitlistEntry.$inferSelect

const bookedWall = sql`(${appointment.startsAt} at time zone 'Europe/Dublin')`

/** The interval by which the hours of an entry extend past midnight. */
const afterMidnight = sql`greatest(0, ${waitlistEntry.toMinute} - 1440) * interval '1 minute'`

/**
 * When the client booked an appointment: a visit at the usual time of its series is made by a sweep, long after its client asked
 * for it; one at another time was chosen by itself.
 */
const bookedAt = sql`coalesce(
  (select ${series.bookedAt} from ${series} join ${seriesVisit} on ${seriesVisit.seriesId} = ${series.id}
    where ${seriesVisit.appointmentId} = ${appointment.id} and ${seriesVisit.startsAt} = ${seriesVisit.usualStart}),
  ${appointment.bookedAt})`

/** The condition that the client has booked what it waited for, which ends the entry. */
const hasBooked = sql`exists (select from ${appointment} join ${vendor} on ${vendor.id} = ${appointment.vendorId}
  where ${appointment.clientId} = ${waitlistEntry.clientId} and ${bookedAt} >= ${waitlistEntry.createdAt}
    and ${appointment.declinedAt} is null and ${appointment.cancelledAt} is null and ${isForVendor}
    and (${bookedWall}::date = any(${waitlistEntry.days})
      or (${bookedWall} - ${afterMidnight})::date = any(${waitlistEntry.days})))`

const today = (now: Date) => formatIsoDate(dublinDate(now))

/** Returns the condition that an entry still waits: its last day has not passed, and nothing was booked. */
export const isWaiting = (now: Date): SQL =>
  sql`(${waitlistEntry.lastDay} >= ${today(now)} and not ${hasBooked})`

/** Deletes at most `limit` of the entries whose days have passed; returns how many. */
export const deletePassed = (db: Queryable, now: Date, limit: number): Promise<number> =>
  deleteUnlocked(db, lt(waitlistEntry.lastDay, today(now)), limit)

/**
 * Deletes at most `limit` of the entries whose clients have booked what they waited for, by an appointment that was made
 * since an instant; returns how many. Other clients' entries are not read.
 */
export function deleteBookedSince(db: Queryable, since: Date, limit: number): Promise<number> {
  const bookers = sql`array(select ${appointment.clientId} from ${appointment}
    where ${appointment.clientId} is not null and ${appointment.bookedAt} >= ${since.toISOString()})`
  return deleteUnlocked(db, sql`${waitlistEntry.clientId} = any(${bookers}) and ${hasBooked}`, limit)
}

async function deleteUnlocked(db: Queryable, where: SQL, limit: number): Promise<number> {
  const ended = db
    .select({ id: waitlistEntry.id })
    .from(waitlistEntry)
    .where(where)
    .limit(limit)
    .for('update', { skipLocked: true })
  const { rowCount } = await db.delete(waitlistEntry).where(inArray(waitlistEntry.id, ended))
  return rowCount ?? 0
}

/** Deletes the entries of a client that has booked what it waited for. */
export const deleteBookedOf = (db: Queryable, clientId: string) =>
  db.delete(waitlistEntry).where(and(eq(waitlistEntry.clientId, clientId), hasBooked))

/** Inserts an entry and returns its id. */
export async function insertEntry(
  db: Transaction,
  values: typeof waitlistEntry.$inferInsert,
): Promise<string> {
  const [row] = await db.insert(waitlistEntry).values(values).returning({ id: waitlistEntry.id })
  return row!.id
}

/** Finds a client's entries that still wait, the newest first, with their vendors. */
export const findEntriesOf = (db: Queryable, clientId: string, now: Date) =>
  db
    .select({
      entry: waitlistEntry,
      vendor: {
        id: account.id,
        name: account.name,
        imageKey: account.imageKey,
        speciality: vendor.speciality,
      },
    })
    .from(waitlistEntry)
    .leftJoin(account, eq(account.id, waitlistEntry.vendorId))
    .leftJoin(vendor, eq(vendor.id, waitlistEntry.vendorId))
    .where(and(eq(waitlistEntry.clientId, clientId), isWaiting(now)))
    .orderBy(desc(waitlistEntry.createdAt), asc(waitlistEntry.id))

/** Deletes an entry of a client; returns whether there was one. */
export async function deleteEntry(db: Queryable, clientId: string, id: string): Promise<boolean> {
  const isIt = and(eq(waitlistEntry.id, id), eq(waitlistEntry.clientId, clientId))
  const { rowCount } = await db.delete(waitlistEntry).where(isIt)
  return rowCount === 1
}

/** Deletes all entries of a client. */
export const deleteEntriesOf = (db: Queryable, clientId: string) =>
  db.delete(waitlistEntry).where(eq(waitlistEntry.clientId, clientId))

/** Deletes the entries of a client for one vendor. */
export const deleteEntriesWith = (db: Queryable, clientId: string, vendorId: string) =>
  db
    .delete(waitlistEntry)
    .where(and(eq(waitlistEntry.clientId, clientId), eq(waitlistEntry.vendorId, vendorId)))

/** An entry for a vendor, with the Eircode of its client's address. */
export interface Waiting {
  clientId: string
  eircode: string | null
  wish: Wish
  serviceIds: readonly string[]
}

/** Finds the entries for a vendor whose clients have no block between them and the vendor, in the order of client ids (C9). */
export async function findWaiting(db: Queryable, vendorId: string, now: Date): Promise<Waiting[]> {
  const rows = await db
    .select({ entry: waitlistEntry, eircode: client.eircode })
    .from(waitlistEntry)
    .innerJoin(vendor, isForVendor)
    .innerJoin(client, eq(client.id, waitlistEntry.clientId))
    .where(and(eq(vendor.id, vendorId), isWaitingWith(now)))
    .orderBy(asc(waitlistEntry.clientId), asc(waitlistEntry.createdAt))
  return rows.map(({ entry, eircode }) => ({
    clientId: entry.clientId,
    eircode,
    wish: wishOf(entry),
    serviceIds: entry.serviceIds,
  }))
}

const isWaitingWith = (now: Date) =>
  and(isWaiting(now), sql`not ${isBlockedBetween(sql`${waitlistEntry.clientId}`, sql`${vendor.id}`)}`)

/** Counts the people who wait for any time. */
export async function countWaitingPeople(db: Queryable, now: Date): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`count(distinct ${waitlistEntry.clientId})::int` })
    .from(waitlistEntry)
    .where(isWaiting(now))
  return row!.people
}

/** Counts the people who wait for a time of a vendor, for each day from today on. */
export async function countByDay(db: Queryable, vendorId: string, now: Date) {
  const day = sql<string>`unnest(${waitlistEntry.days})`.as('day')
  const waiting = db
    .select({ clientId: waitlistEntry.clientId, day })
    .from(waitlistEntry)
    .innerJoin(vendor, isForVendor)
    .where(and(eq(vendor.id, vendorId), isWaitingWith(now)))
    .as('waiting')
  const { rows } = await db.execute<{ day: string; people: number }>(sql`
    select day::text as day, count(distinct client_id)::int as people from ${waiting}
    where day >= ${today(now)} group by 1 order by 1`)
  return rows.map(({ day: iso, people }) => ({ date: parseIsoDate(iso)!, people }))
}

/** Returns the times that an entry waits for. */
export const wishOf = ({ days, fromMinute, toMinute, minutes }: EntryRow): Wish => ({
  dates: days.map((day) => parseIsoDate(day)!),
  fromHour: fromMinute / MINUTES_AN_HOUR,
  toHour: toMinute / MINUTES_AN_HOUR,
  minutes,
})
