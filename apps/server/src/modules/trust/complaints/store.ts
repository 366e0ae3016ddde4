import type { QueryOf } from '@anseo/contract/call'
import type { complaintCalls } from '@anseo/contract/complaints'
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { inOrder } from '../../../platform/database/list-order.ts'
import { folded } from '../../../platform/database/text-search.ts'
import { account } from '../../identity/tables/accounts.ts'
import { isAfter, keyText, type PlaceInQueue, type QueueOrder } from '../place-in-queue.ts'
import { complaint } from '../tables/complaints.ts'
import { contentNotice } from '../tables/content-notices.ts'
import { statementOfReasons } from '../tables/statements-of-reasons.ts'

export type ComplaintRow = typeof complaint.$inferSelect
export type ComplaintStatus = 'open' | 'answered'

const sender = alias(account, 'sender')
const decider = alias(account, 'decider')
const answerer = alias(account, 'answerer')

/** Selects complaints with the decision that each is about, and the people who sent it, decided and answered. */
const selectComplaints = (db: Queryable, order: QueueOrder = orderOf({ status: 'open' })) =>
  db
    .select({
      complaint,
      key: keyText(order),
      statement: statementOfReasons,
      notice: contentNotice,
      sender: { id: sender.id, name: sender.name, role: sender.role, imageKey: sender.imageKey },
      decider: { id: decider.id, name: decider.name },
      answerer: { id: answerer.id, name: answerer.name },
    })
    .from(complaint)
    .leftJoin(statementOfReasons, eq(statementOfReasons.id, complaint.statementId))
    .leftJoin(contentNotice, eq(contentNotice.id, complaint.noticeId))
    .leftJoin(sender, eq(sender.id, complaint.accountId))
    .leftJoin(
      decider,
      eq(decider.id, sql`coalesce(${statementOfReasons.decidedBy}, ${contentNotice.decidedBy})`),
    )
    .leftJoin(answerer, eq(answerer.id, complaint.answeredBy))
export type FoundComplaint = Awaited<ReturnType<typeof selectComplaints>>[number]

const isOf = (status: ComplaintStatus): SQL =>
  status === 'open' ? isNull(complaint.answeredAt) : isNotNull(complaint.answeredAt)

type ComplaintFilter = QueryOf<typeof complaintCalls.exportComplaints>

/** Returns the order of a list: without one open complaints come oldest first, answered ones newest first. */
export function orderOf({
  status,
  order = status === 'open' ? 'oldest' : 'newest',
}: ComplaintFilter): QueueOrder {
  const isDown = order === 'newest' || order === 'name-desc'
  const by: QueueOrder =
    order === 'name' || order === 'name-desc'
      ? { key: folded(complaint.name), by: 'text' }
      : { key: status === 'open' ? complaint.sentAt : complaint.answeredAt, by: 'timestamptz' }
  return { ...by, ...(isDown && { down: true }) }
}

/** Finds a page of the complaints of a status, after a place or after the complaints with some ids. */
export function findComplaints(
  db: Queryable,
  filter: ComplaintFilter,
  { after, limit }: { after?: PlaceInQueue | readonly string[] | undefined; limit: number },
): Promise<FoundComplaint[]> {
  const order = orderOf(filter)
  const isChosen = filter.ids && inArray(complaint.id, [...filter.ids])
  return selectComplaints(db, order)
    .where(and(isOf(filter.status), isChosen, isAfter(order, complaint.id, after)))
    .orderBy(...inOrder(order, complaint.id))
    .limit(limit)
}

/** Counts the complaints of a status. */
export const countComplaints = (db: Queryable, status: ComplaintStatus): Promise<number> =>
  db.$count(complaint, isOf(status))

/** Finds one complaint. */
export async function findComplaint(db: Queryable, id: string): Promise<FoundComplaint | null> {
  const [found] = await selectComplaints(db).where(eq(complaint.id, id))
  return found ?? null
}

/** Locks a complaint until the end of the transaction. */
export async function lockComplaint(db: Transaction, id: string): Promise<ComplaintRow | null> {
  const [row] = await db.select().from(complaint).where(eq(complaint.id, id)).for('update')
  return row ?? null
}

/** Inserts a complaint and returns its id; null if there is one about the same decision. */
export async function insertComplaint(
  db: Transaction,
  values: typeof complaint.$inferInsert,
): Promise<string | null> {
  const [row] = await db
    .insert(complaint)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: complaint.id })
  return row?.id ?? null
}

/** Stores the answer to a locked complaint. */
export async function setAnswer(
  db: Transaction,
  id: string,
  answer: Required<Pick<ComplaintRow, 'outcome' | 'answer' | 'answeredAt' | 'answeredBy'>>,
): Promise<void> {
  await db.update(complaint).set(answer).where(eq(complaint.id, id))
}
