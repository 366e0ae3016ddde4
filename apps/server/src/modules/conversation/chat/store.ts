import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { REPEAT_WINDOW_MS } from '@anseo/domain/limits'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { attachedPhoto } from '../../identity/tables/attached-photos.ts'
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
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockName(conversation)}, 0))`)
}

const lockName = (conversation: Conversation) => {
  const { clientId, vendorId } = pairOf(conversation)
  return `${clientId} ${vendorId}`
}

/** The card of a message, or the request whose words it carries, in addition to its text. */
export type Card = Partial<Pick<MessageRow, 'quoteVersionId' | 'proposalId' | 'requestId'>>

/** Stores a message with a card; it never counts as a repetition. */
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

/** Finds the messages that show a card. */
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

/** Finds the sender's message that has exactly these photos; null if there is none. */
export async function findMessageWith(
  db: Transaction,
  conversation: Conversation,
  photoIds: readonly string[],
): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(message)
    .where(
      and(
        isOf(conversation),
        eq(message.senderId, conversation.own.id),
        sql`${sql.param([...photoIds].toSorted())}::uuid[] = (
          select array_agg(${attachedPhoto.id} order by ${attachedPhoto.id}) from ${attachedPhoto}
          where ${attachedPhoto.messageId} = ${message.id}
        )`,
        inArray(
          message.id,
          db
            .select({ id: attachedPhoto.messageId })
            .from(attachedPhoto)
            .where(inArray(attachedPhoto.id, [...photoIds])),
        ),
      ),
    )
  return row ?? null
}

/** A text to be stored in a conversation, under an id of its own. */
export interface NewMessage {
  id: string
  conversation: Conversation
  content: string
}

/** Stored, a repetition of a stored one, or not stored because another transaction has locked the conversation. */
type Outcome = 'stored' | 'repeated' | 'locked'

/**
 * Stores messages in their order, in one statement. It takes the lock of `lockConversation` for the conversations that
 * are free and leaves out the others, so that no order of locks is needed. For any other lock it waits `longestWaitMs` at
 * most, or as long as it takes if that is 0. The database finds repetitions, and does not fail on them (§5 Chat).
 * @returns the outcome of each, by its id.
 */
export async function insertMessages(
  db: Queryable,
  messages: readonly NewMessage[],
  sentAt: Date,
  longestWaitMs = 0,
): Promise<ReadonlyMap<string, Outcome>> {
  const pairs = messages.map(({ conversation }) => pairOf(conversation))
  // Sorting needs all rows, so every lock is taken before the first message gets its position.
  const { rows } = await db.execute<{ id: string; outcome: Outcome }>(sql`
    with sent as materialized (
      select * from unnest(
        ${sql.param(messages.map(({ id }) => id))}::uuid[],
        ${sql.param(pairs.map(({ clientId }) => clientId))}::uuid[],
        ${sql.param(pairs.map(({ vendorId }) => vendorId))}::uuid[],
        ${sql.param(messages.map(({ conversation }) => conversation.own.id))}::uuid[],
        ${sql.param(messages.map(({ conversation }) => conversation.other.id))}::uuid[],
        ${sql.param(messages.map(({ content }) => content))}::text[],
        ${sql.param(messages.map(({ conversation }) => lockName(conversation)))}::text[]
      ) with ordinality as sent (id, client_id, vendor_id, sender_id, receiver_id, content, name, place)
    ), lock as materialized (
      select name, pg_try_advisory_xact_lock(hashtextextended(name, 0)) as taken,
        set_config('lock_timeout', ${`${longestWaitMs}ms`}, true)
      from (select distinct name from sent) as names
    ), stored as (
      insert into message (id, client_id, vendor_id, sender_id, receiver_id, content, sent_at, repeat_window)
      select id, client_id, vendor_id, sender_id, receiver_id, content,
        ${sentAt.toISOString()}::timestamptz, ${repeatWindow(sentAt)}::tstzrange
      from sent join lock using (name)
      where taken
      order by place
      on conflict do nothing
      returning id
    )
    select sent.id,
      case when not taken then 'locked' when stored.id is null then 'repeated' else 'stored' end as outcome
    from sent join lock using (name) left join stored on stored.id = sent.id`)
  return new Map(rows.map(({ id, outcome }) => [id, outcome]))
}

/** Finds the message that one with this content, sent now, repeats. */
export async function findRepeated(
  db: Queryable,
  { own, other }: Conversation,
  { content, sentAt }: { content: string; sentAt: Date },
): Promise<MessageRow> {
  const [row] = await db
    .select()
    .from(message)
    .where(
      and(
        eq(message.repeatKey, sql`md5(${own.id + other.id + content})::uuid`),
        sql`${message.repeatWindow} && ${repeatWindow(sentAt)}::tstzrange`,
      ),
    )
    .orderBy(asc(message.position))
    .limit(1)
  if (!row) throw new Error('A message was refused as a repetition of none')
  return row
}

/**
 * Returns the range of instants in which an equal message counts as a repetition. Two ranges overlap when their
 * messages are at most 2 seconds apart, because both bounds belong to the range.
 */
function repeatWindow(sentAt: Date): string {
  const end = new Date(sentAt.getTime() + REPEAT_WINDOW_MS)
  return `[${sentAt.toISOString()},${end.toISOString()}]`
}

/** Finds the position of a message of a conversation; undefined when it has no such message. */
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

/** A stretch of a conversation by positions, neither of which belongs to it. */
export interface Between {
  before?: number
  after?: number
}

const isBetween = ({ before, after }: Between): SQL | undefined =>
  and(
    before === undefined ? undefined : lt(message.position, before),
    after === undefined ? undefined : gt(message.position, after),
  )

/** Lists messages of a conversation, the newest `limit` between two positions, or the oldest; oldest first. */
export async function listMessages(
  db: Queryable,
  conversation: Conversation,
  { limit, fromOldest = false, ...between }: Between & { limit: number; fromOldest?: boolean },
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(message)
    .where(and(isOf(conversation), isBetween(between)))
    .orderBy(fromOldest ? asc(message.position) : desc(message.position))
    .limit(limit)
  return fromOldest ? rows : rows.toReversed()
}

/** Counts the messages of a conversation between two positions. */
export const countMessages = (db: Queryable, conversation: Conversation, between: Between): Promise<number> =>
  db.$count(message, and(isOf(conversation), isBetween(between)))

/** Marks the other side's messages as read and returns their number. */
export async function markRead(db: Queryable, { own, other }: Conversation, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(message)
    .set({ readAt: now })
    .where(and(eq(message.receiverId, own.id), eq(message.senderId, other.id), isNull(message.readAt)))
  return rowCount ?? 0
}
