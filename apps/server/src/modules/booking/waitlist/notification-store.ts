import { startOfDublinDay } from '@anseo/domain/dublin-time'
import { and, asc, eq, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { FreedSlot } from '../events.ts'
import { waitlistNotification } from '../tables/waitlist.ts'

/** A person with the free times of one vendor that they are notified of, by start. */
export interface NotifiedPerson {
  clientId: string
  slots: readonly FreedSlot[]
}

/** Serialises notifications of free times, so that each time and each email counts once. */
export const lockWaitlistNotifications = (db: Transaction) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('waitlist'))`)

/**
 * Records that people are notified of free times, in one statement.
 * @param mailDueAt the end of the night, at which the email is sent.
 * @returns people with the times that they had not been notified of before.
 */
export async function recordNotified(
  db: Transaction,
  vendorId: string,
  people: readonly NotifiedPerson[],
  { now, mailDueAt }: { now: Date; mailDueAt: Date | null },
): Promise<NotifiedPerson[]> {
  const pairs = people.flatMap(({ clientId, slots }) => slots.map((slot) => ({ clientId, slot })))
  if (pairs.length === 0) return []
  const { rows } = await db.execute<{ clientId: string; startsAt: string }>(sql`
    insert into ${waitlistNotification} (client_id, vendor_id, starts_at, minutes, told_at, mail_due_at)
    select client_id, ${vendorId}::uuid, starts_at, minutes, ${now.toISOString()}::timestamptz, ${mailDueAt?.toISOString() ?? null}::timestamptz
    from unnest(
      ${sql.param(pairs.map(({ clientId }) => clientId))}::uuid[],
      ${sql.param(pairs.map(({ slot }) => slot.start.toISOString()))}::timestamptz[],
      ${sql.param(pairs.map(({ slot }) => (slot.end.getTime() - slot.start.getTime()) / 60_000))}::int[]
    ) as told (client_id, starts_at, minutes)
    on conflict do nothing
    returning client_id as "clientId", starts_at as "startsAt"`)
  const isNew = new Set(rows.map(({ clientId, startsAt }) => notificationKey(clientId, new Date(startsAt))))
  return people
    .map(({ clientId, slots }) => ({
      clientId,
      slots: slots.filter(({ start }) => isNew.delete(notificationKey(clientId, start))),
    }))
    .filter(({ slots }) => slots.length > 0)
}

/** Returns the key of the notification of one person about one time of a vendor. */
export const notificationKey = (clientId: string, start: Date) => `${clientId} ${start.getTime()}`

/** Counts the emails of the day in Dublin about free times to each of some people; one email may name several times. */
export async function countMails(
  db: Queryable,
  clientIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({
      clientId: waitlistNotification.clientId,
      mails: sql<number>`count(distinct (${waitlistNotification.vendorId}, ${waitlistNotification.mailedAt}))::int`,
    })
    .from(waitlistNotification)
    .where(
      and(
        inArray(waitlistNotification.clientId, [...clientIds]),
        gte(waitlistNotification.mailedAt, startOfDublinDay(now)),
      ),
    )
    .groupBy(waitlistNotification.clientId)
  return new Map(rows.map(({ clientId, mails }) => [clientId, mails]))
}

/** Records that people are emailed about times that they were notified of just now, or in the night. */
export const recordMailed = (
  db: Transaction,
  vendorId: string,
  people: readonly NotifiedPerson[],
  now: Date,
) =>
  db.execute(sql`
    update ${waitlistNotification} set mailed_at = ${now.toISOString()}::timestamptz
    from unnest(
      ${sql.param(people.flatMap(({ clientId, slots }) => slots.map(() => clientId)))}::uuid[],
      ${sql.param(people.flatMap(({ slots }) => slots.map(({ start }) => start.toISOString())))}::timestamptz[]
    ) as mailed (client_id, starts_at)
    where waitlist_telling.vendor_id = ${vendorId} and waitlist_telling.client_id = mailed.client_id
      and waitlist_telling.starts_at = mailed.starts_at`)

/** Finds vendors with notifications whose emails are due, now that the night is over. */
export async function findVendorsWithMailsDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ vendorId: waitlistNotification.vendorId })
    .from(waitlistNotification)
    .where(and(isNotNull(waitlistNotification.mailDueAt), lte(waitlistNotification.mailDueAt, now)))
    .orderBy(asc(waitlistNotification.vendorId))
    .limit(limit)
  return rows.map(({ vendorId }) => vendorId)
}

/** Takes the notifications of a vendor whose emails are due, each once. */
export const takeMailsDue = (db: Transaction, vendorId: string, now: Date) =>
  db
    .update(waitlistNotification)
    .set({ mailDueAt: null })
    .where(
      and(
        eq(waitlistNotification.vendorId, vendorId),
        isNotNull(waitlistNotification.mailDueAt),
        lte(waitlistNotification.mailDueAt, now),
      ),
    )
    .returning({ clientId: waitlistNotification.clientId, startsAt: waitlistNotification.startsAt })

/** Returns the condition that a time of which people were notified has begun by an instant. */
export const hasBegun = (at: Date) => lt(waitlistNotification.startsAt, at)
