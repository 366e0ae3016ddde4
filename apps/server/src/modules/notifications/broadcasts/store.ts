import { and, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Place } from '../../../platform/database/counted-rows.ts'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { follows, inOrder, type ListOrder } from '../../../platform/database/list-order.ts'
import { account } from '../../identity/tables/accounts.ts'
import { notice } from '../tables/notices.ts'
import { broadcast } from '../tables/broadcasts.ts'

/** Inserts a notice for each account of a group, in one statement; returns the number of notices. */
export async function insertNoticeFor(
  db: Transaction,
  among: SQL | undefined,
  { content, now }: { content: string; now: Date },
): Promise<number> {
  const { rowCount } = await db.insert(notice).select((query) =>
    query
      .select({
        id: sql<string>`gen_random_uuid()`.as('id'),
        accountId: account.id,
        content: sql<string>`${content}::text`.as('content'),
        path: sql<null>`null::text`.as('path'),
        createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as('created_at'),
        readAt: sql<null>`null::timestamptz`.as('read_at'),
      })
      .from(account)
      .where(among),
  )
  return rowCount ?? 0
}

/** Counts the people of a group. */
export const countPeople = (db: Queryable, among: SQL | undefined): Promise<number> =>
  db.$count(account, among)

/** Finds the accounts of a group, so that their sockets can be notified. */
export const findPeople = (db: Queryable, among: SQL | undefined) =>
  db.select({ id: account.id, role: account.role }).from(account).where(among)

/** Inserts an announcement; its notices are inserted separately. */
export const insertBroadcast = (db: Transaction, values: typeof broadcast.$inferInsert) =>
  db.insert(broadcast).values(values)

const NEWEST: ListOrder = { key: broadcast.sentAt, down: true }

/** Finds some of the announcements, latest first, with the name of the admin; of some ids where there are any. */
export const findBroadcasts = (
  db: Queryable,
  { limit, offset, after }: Place,
  ids?: readonly string[] | undefined,
) =>
  db
    .select({ broadcast, adminName: account.name })
    .from(broadcast)
    .leftJoin(account, eq(account.id, broadcast.adminId))
    .where(and(ids && inArray(broadcast.id, [...ids]), follows(NEWEST, broadcast.id, after)))
    .orderBy(...inOrder(NEWEST, broadcast.id))
    .limit(limit)
    .offset(offset)
export type BroadcastRow = Awaited<ReturnType<typeof findBroadcasts>>[number]

/** Counts all announcements. */
export const countBroadcasts = (db: Queryable): Promise<number> => db.$count(broadcast)

/** Counts the read notices of each announcement; its instant and content together identify it. */
export const countReaders = (db: Queryable, sentAt: readonly Date[]) =>
  db
    .select({ sentAt: notice.createdAt, content: notice.content, read: count() })
    .from(notice)
    .where(and(isBroadcast, isNotNull(notice.readAt), inArray(notice.createdAt, [...sentAt])))
    .groupBy(notice.createdAt, notice.content)

/** The condition that a notice has no prefix of a personal notice (C2); the same expression as in the index `notice_broadcast`. */
const isBroadcast = sql`${notice.content} not like '📢 Notifications:%'`
