import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { unreadPeriod } from '@anseo/domain/unread-messages'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { Parties } from '../contact/conversation.ts'
import { message } from '../tables/messages.ts'

/** The messages of one side of a conversation to the other. */
export interface SentMessages extends Parties {
  senderId: string
}

/** A message that a person wrote or that has photos; quotes, requests and suggested times have notifications of their own. */
const isWritten = sql`(not isempty(message.repeat_window)
  or exists (select from attached_photo where attached_photo.message_id = message.id))`

/** An unread message whose receiver has not been notified of it. */
const isDue = (now: Date): SQL => {
  const { start, end } = unreadPeriod(now)
  return and(
    isNull(message.readAt),
    isNull(message.notifiedAt),
    gt(message.sentAt, start),
    lte(message.sentAt, end),
    isWritten,
  )!
}

/** Finds whose messages have been unread long enough, and whose receivers have read all that they were notified of. */
export const findUnread = (db: Queryable, now: Date, limit: number): Promise<SentMessages[]> =>
  db
    .selectDistinct({
      clientId: message.clientId,
      vendorId: message.vendorId,
      senderId: message.senderId,
    })
    .from(message)
    .where(
      and(
        isDue(now),
        sql`not exists (select from message as earlier where earlier.receiver_id = message.receiver_id
          and earlier.sender_id = message.sender_id and earlier.read_at is null and earlier.notified_at is not null)`,
      ),
    )
    .limit(limit)

/** Records that the receiver of messages is notified of those that are due; returns their texts in order, none if another process was first. */
export async function claimUnread(
  db: Transaction,
  { clientId, vendorId, senderId }: SentMessages,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .update(message)
    .set({ notifiedAt: now })
    .where(
      and(
        eq(message.clientId, clientId),
        eq(message.vendorId, vendorId),
        eq(message.senderId, senderId),
        isDue(now),
      ),
    )
    .returning({ position: message.position, content: message.content })
  return rows.toSorted((a, b) => a.position - b.position).map(({ content }) => content)
}
