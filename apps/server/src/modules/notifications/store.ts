import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { notice } from './tables/notices.ts'

export type NoticeRow = typeof notice.$inferSelect

/** Inserts notices, at least one. */
export const insertNotices = async (
  db: Transaction,
  values: (typeof notice.$inferInsert)[],
): Promise<void> => {
  await db.insert(notice).values(values)
}

/** Finds a notice of an account; undefined if it has none with that id. */
export async function findNotice(
  db: Queryable,
  accountId: string,
  id: string,
): Promise<NoticeRow | undefined> {
  const [row] = await db
    .select()
    .from(notice)
    .where(and(eq(notice.accountId, accountId), eq(notice.id, id)))
  return row
}

/** Lists notices of an account, newest first, at most `limit`, those that follow `after` in this order. */
export async function listNotices(
  db: Queryable,
  accountId: string,
  { after, limit }: { after?: NoticeRow | undefined; limit: number },
): Promise<NoticeRow[]> {
  return db
    .select()
    .from(notice)
    .where(and(eq(notice.accountId, accountId), after && follows(after)))
    .orderBy(desc(notice.createdAt), asc(notice.id))
    .limit(limit)
}

const follows = ({ createdAt, id }: NoticeRow): SQL | undefined =>
  or(lt(notice.createdAt, createdAt), and(eq(notice.createdAt, createdAt), gt(notice.id, id)))

/** Counts the notices of an account. */
export const countNotices = (db: Queryable, accountId: string) =>
  db.$count(notice, eq(notice.accountId, accountId))

const isUnreadOf = (accountId: string) => and(eq(notice.accountId, accountId), isNull(notice.readAt))

/** Counts the unread notices of an account. */
export const countUnread = (db: Queryable, accountId: string) => db.$count(notice, isUnreadOf(accountId))

/** Marks the unread notices of an account as read at `now`: all, or `newest` and those that follow it in the list. */
export async function markRead(
  db: Queryable,
  accountId: string,
  now: Date,
  newest?: NoticeRow,
): Promise<void> {
  const seen = newest && or(eq(notice.id, newest.id), follows(newest))
  await db
    .update(notice)
    .set({ readAt: now })
    .where(and(isUnreadOf(accountId), seen))
}

/** Replaces a text in the notices of these accounts. */
export async function replaceInNotices(
  db: Transaction,
  accountIds: readonly string[],
  before: string,
  after: string,
): Promise<void> {
  const { accountId, content } = notice
  await db
    .update(notice)
    .set({ content: sql`replace(${content}, ${before}, ${after})` })
    .where(and(inArray(accountId, [...accountIds]), sql`strpos(${content}, ${before}) > 0`))
}
