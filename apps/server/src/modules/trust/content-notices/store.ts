import type { QueryOf } from '@anseo/contract/call'
import type { contentNoticeCalls } from '@anseo/contract/content-notices'
import type { NoticeDecision } from '@anseo/domain/moderation'
import { and, desc, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { inOrder } from '../../../platform/database/list-order.ts'
import { containsText, folded } from '../../../platform/database/text-search.ts'
import { uuidOrNull } from '../../../platform/database/uuid-or-null.ts'
import { account } from '../../identity/tables/accounts.ts'
import { isAfter, keyText, type PlaceInQueue, type QueueOrder } from '../place-in-queue.ts'
import { contentNotice } from '../tables/content-notices.ts'
import { statementOfReasons } from '../tables/statements-of-reasons.ts'

export type NoticeRow = typeof contentNotice.$inferSelect
export type NoticeStatus = 'open' | 'decided'

const author = alias(account, 'author')
const taker = alias(account, 'taker')
const decider = alias(account, 'decider')
const sender = alias(account, 'sender')

/** Selects reports with their author, assignee, decider and sender. */
const selectNotices = (db: Queryable, order: QueueOrder = orderOf({ status: 'open' })) =>
  db
    .select({
      notice: contentNotice,
      key: keyText(order),
      author: { id: author.id, name: author.name, role: author.role, imageKey: author.imageKey },
      taker: { id: taker.id, name: taker.name },
      decider: { id: decider.id, name: decider.name },
      sender: { id: sender.id, name: sender.name, role: sender.role, imageKey: sender.imageKey },
    })
    .from(contentNotice)
    .leftJoin(author, eq(author.id, contentNotice.authorId))
    .leftJoin(taker, eq(taker.id, contentNotice.takenBy))
    .leftJoin(decider, eq(decider.id, contentNotice.decidedBy))
    .leftJoin(sender, eq(sender.id, contentNotice.reporterId))
export type FoundNotice = Awaited<ReturnType<typeof selectNotices>>[number]

type NoticeFilter = Omit<ListedNotices, 'status' | 'order'>

const matches = ({ kind, reason, search, ids }: NoticeFilter): SQL | undefined =>
  and(
    ids && inArray(contentNotice.id, [...ids]),
    kind && eq(contentNotice.kind, kind),
    reason && eq(contentNotice.reason, reason),
    search ? mentions(search) : undefined,
  )

/** Returns the condition that a report or its content has that id, or its author that name. */
function mentions(typed: string): SQL | undefined {
  const id = uuidOrNull(typed)
  if (id) return or(eq(contentNotice.id, id), eq(contentNotice.subjectId, id))
  return sql`${contentNotice.authorId} in (select id from ${account} where ${containsText(folded(account.name), typed)})`
}

const isOf = (status: NoticeStatus): SQL =>
  status === 'open' ? isNull(contentNotice.decidedAt) : isNotNull(contentNotice.decidedAt)

const named = alias(account, 'named')

/** The folded name of the author, as a subquery to sort by; empty if there is none. */
const authorName = sql`coalesce((select ${folded(named.name)} from ${account} ${sql.identifier('named')}
  where ${named.id} = ${contentNotice.authorId}), '')`

type ListedNotices = QueryOf<typeof contentNoticeCalls.exportNotices>

/** Returns the order of a list: without one open reports come oldest first, decided ones newest first. */
export function orderOf({
  status,
  order = status === 'open' ? 'oldest' : 'newest',
}: ListedNotices): QueueOrder {
  const isDown = order === 'newest' || order === 'author-desc'
  const by: QueueOrder =
    order === 'author' || order === 'author-desc'
      ? { key: authorName, by: 'text' }
      : { key: status === 'open' ? contentNotice.sentAt : contentNotice.decidedAt, by: 'timestamptz' }
  return { ...by, ...(isDown && { down: true }) }
}

/** Finds a page of the reports of a status, after a place or after the reports with some ids. */
export function findNotices(
  db: Queryable,
  { status, order: wanted, ...filter }: NoticeFilter & ListedNotices,
  { after, limit }: { after?: PlaceInQueue | readonly string[] | undefined; limit: number },
): Promise<FoundNotice[]> {
  const order = orderOf({ status, order: wanted })
  return selectNotices(db, order)
    .where(and(isOf(status), matches(filter), isAfter(order, contentNotice.id, after)))
    .orderBy(...inOrder(order, contentNotice.id))
    .limit(limit)
}

/** Counts the matching reports of a status. */
export const countNotices = (db: Queryable, status: NoticeStatus, filter: NoticeFilter): Promise<number> =>
  db.$count(contentNotice, and(isOf(status), matches(filter)))

/** Finds a report by its id; null if there is none. */
export async function findNotice(db: Queryable, id: string): Promise<FoundNotice | null> {
  const [found] = await selectNotices(db).where(eq(contentNotice.id, id))
  return found ?? null
}

const lifter = alias(account, 'lifter')

/** Finds when the content of a report has been hidden while it was open, newest first. */
export const findHidden = (db: Queryable, { kind, subjectId, sentAt, decidedAt }: NoticeRow) =>
  db
    .select({
      statement: statementOfReasons,
      decider: { id: decider.id, name: decider.name },
      lifter: { id: lifter.id, name: lifter.name },
    })
    .from(statementOfReasons)
    .leftJoin(decider, eq(decider.id, statementOfReasons.decidedBy))
    .leftJoin(lifter, eq(lifter.id, statementOfReasons.liftedBy))
    .where(
      and(
        eq(statementOfReasons.measure, 'hide'),
        eq(statementOfReasons.kind, kind),
        eq(statementOfReasons.subjectId, subjectId),
        or(isNull(statementOfReasons.liftedAt), gte(statementOfReasons.liftedAt, sentAt)),
        decidedAt ? lte(statementOfReasons.decidedAt, decidedAt) : undefined,
      ),
    )
    .orderBy(desc(statementOfReasons.decidedAt))

/** Locks a report until the end of the transaction. */
export async function lockNotice(db: Transaction, id: string): Promise<NoticeRow | null> {
  const [row] = await db.select().from(contentNotice).where(eq(contentNotice.id, id)).for('update')
  return row ?? null
}

/** Returns the condition that an open report is about the same content as another. */
const isAlike = ({ kind, subjectId }: Pick<NoticeRow, 'kind' | 'subjectId'>): SQL | undefined =>
  and(isOf('open'), eq(contentNotice.kind, kind), eq(contentNotice.subjectId, subjectId))

/** Counts the open reports of the same content. */
export const countAlike = (db: Queryable, notice: NoticeRow): Promise<number> =>
  db.$count(contentNotice, isAlike(notice))

/** Locks the open reports of the same content, in the order of their ids. */
export const lockAlike = (
  db: Transaction,
  notice: Pick<NoticeRow, 'kind' | 'subjectId'>,
): Promise<NoticeRow[]> =>
  db.select().from(contentNotice).where(isAlike(notice)).orderBy(contentNotice.id).for('update')

interface Decided {
  decision: NoticeDecision
  decidedAt: Date
  decidedBy: string
  reasons: string
  tokenHash: string
}

/** Records the decision about a locked report, or opens it again; the link that was emailed stays. */
export async function setDecided(
  db: Transaction,
  id: string,
  decided: Decided | { reopenedAt: Date },
): Promise<void> {
  const nothing = { decision: null, decidedAt: null, decidedBy: null, reasons: null, takenBy: null }
  await db
    .update(contentNotice)
    .set('reopenedAt' in decided ? { ...nothing, ...decided } : decided)
    .where(eq(contentNotice.id, id))
}

/** Records who works on a locked report. */
export async function setTaken(db: Transaction, id: string, takenBy: string | null): Promise<void> {
  await db.update(contentNotice).set({ takenBy }).where(eq(contentNotice.id, id))
}
