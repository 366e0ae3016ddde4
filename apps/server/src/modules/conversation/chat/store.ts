import { and, asc, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { REPEAT_WINDOW_MS } from '@anseo/domain/limits'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { message } from '../tables/messages.ts'
import { type Conversation, pairOf } from '../contact/conversation.ts'

export type MessageRow = typeof message.$inferSelect

const isOf = (conversation: Conversation): SQL | undefined => {
  const { clientId, vendorId } = pairOf(conversation)
  return and(eq(message.clientId, clientId), eq(message.vendorId, vendorId))
}

/**
 * Locks a conversation until the end of the transaction, so that messages become visible in the order of their
 * positions. A client that asks for later messages therefore never misses one.
 */
export async function lockConversation(db: Transaction, conversation: Conversation): Promise<void> {
  const { clientId, vendorId } = pairOf(conversation)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${clientId} ${vendorId}`}, 0))`)
}

/** The card of a message, in addition to its text. */
export type Card = Partial<Pick<MessageRow, 'quoteVersionId' | 'proposalId'>>

/** Stores a message that carries something: it never counts as a repetition. */
export async function insertCard(
  db: Transaction,
  conversation: Conversation,
  { sentAt, ...values }: Card & { content: string; sentAt: Date },
): Promise<MessageRow> {
  const { own, other } = conversation
  const [row] = await db
    .insert(message)
    .values({
      ...pairOf(conversation),
      senderId: own.id,
      receiverId: other.id,
      sentAt,
      repeatWindow: 'empty',
      ...values,
    })
    .returning()
  return row!
}

/** The messages that carry this. */
export const findCards = (db: Queryable, { quoteVersionId, proposalId }: Card): Promise<MessageRow[]> =>
  db
    .select()
    .from(message)
    .where(
      or(
        quoteVersionId ? eq(message.quoteVersionId, quoteVersionId) : undefined,
        proposalId ? eq(message.proposalId, proposalId) : undefined,
      ),
    )

/** Stores a message; null when it repeats one, found by the database without a failure (§5 Chat). */
export async function insertMessage(
  db: Transaction,
  conversation: Conversation,
  { content, sentAt }: { content: string; sentAt: Date },
): Promise<MessageRow | null> {
  const [row] = await db
    .insert(message)
    .values({
      ...pairOf(conversation),
      senderId: conversation.own.id,
      receiverId: conversation.other.id,
      content,
      sentAt,
      repeatWindow: repeatWindow(sentAt),
    })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** The message that one with this content, sent now, repeats. */
export async function findRepeated(
  db: Transaction,
  { own, other }: Conversation,
  { content, sentAt }: { content: string; sentAt: Date },
): Promise<MessageRow> {
  const [row] = await db
    .select()
    .from(message)
    .where(
      and(
        eq(message.senderId, own.id),
        eq(message.receiverId, other.id),
        eq(message.contentDigest, sql`md5(${content})`),
        sql`${message.repeatWindow} && ${repeatWindow(sentAt)}::tstzrange`,
      ),
    )
    .orderBy(asc(message.position))
    .limit(1)
  if (!row) throw new Error('A message was refused as a repetition of none')
  return row
}

/** Two windows meet when their messages are at most 2 seconds apart: both bounds belong to it. */
function repeatWindow(sentAt: Date): string {
  const end = new Date(sentAt.getTime() + REPEAT_WINDOW_MS)
  return `[${sentAt.toISOString()},${end.toISOString()}]`
}

/** The position of a message of a conversation; undefined when it has no such message. */
export async function findPosition(
  db: Queryable,
  conversation: Conversation,
  id: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ position: message.position })
    .from(message)
    .where(and(isOf(conversation), eq(message.id, id)))
  return row?.position
}

/** Messages of a conversation, the newest `limit` between two positions, oldest first. */
export async function listMessages(
  db: Queryable,
  conversation: Conversation,
  { before, after, limit }: { before?: number; after?: number; limit?: number },
): Promise<MessageRow[]> {
  const newestFirst = db
    .select()
    .from(message)
    .where(
      and(
        isOf(conversation),
        before === undefined ? undefined : lt(message.position, before),
        after === undefined ? undefined : gt(message.position, after),
      ),
    )
    .orderBy(desc(message.position))
  const rows = await (limit === undefined ? newestFirst : newestFirst.limit(limit))
  return rows.toReversed()
}

/** Marks the other side's messages as read and returns their number. */
export async function markRead(db: Queryable, { own, other }: Conversation, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(message)
    .set({ readAt: now })
    .where(and(eq(message.receiverId, own.id), eq(message.senderId, other.id), isNull(message.readAt)))
  return rowCount ?? 0
}
