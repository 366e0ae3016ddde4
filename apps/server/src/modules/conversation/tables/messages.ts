import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account, namesClient } from '../../identity/tables/accounts.ts'
import { instant, instantRange } from '../../../platform/database/schema/columns.ts'
import { timeProposal } from '../../booking/tables/proposals.ts'
import { quoteRequest } from './quote-requests.ts'
import { quoteVersion } from './quotes.ts'

/**
 * A chat message between a client and a vendor.
 * Migration `0055_repeat_key` adds `exclude using gist (repeat_key with =, repeat_window with &&)`: the same text between
 * the same two within 2 seconds is stored once (§5 Chat).
 */
export const message = pgTable(
  'message',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order in which messages were stored; the clock may repeat or step back (T4). */
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
    clientId: namesClient(),
    vendorId: uuid('vendor_id')
      .notNull()
      .references(() => account.id),
    senderId: uuid('sender_id').notNull(),
    receiverId: uuid('receiver_id').notNull(),
    content: text('content').notNull(),
    /** Equal for the same text from the same sender to the same receiver; one short value keeps the constraint fast. */
    repeatKey: uuid('repeat_key')
      .notNull()
      .generatedAlwaysAs(sql`md5(sender_id::text || receiver_id::text || content)::uuid`),
    /** From the instant sent to 2 seconds later. */
    repeatWindow: instantRange('repeat_window').notNull(),
    sentAt: instant('sent_at').notNull(),
    readAt: instant('read_at'),
    /** When its receiver, who had not read it, was notified of it by email and push. */
    notifiedAt: instant('notified_at'),
    /** The quote or suggested time that the message shows as a card; `content` is the same as text. */
    quoteVersionId: uuid('quote_version_id').references(() => quoteVersion.id),
    proposalId: uuid('proposal_id').references(() => timeProposal.id),
    /** The request to several vendors whose words it carries: those of the request itself, or of the detail added when it was sent. */
    requestId: uuid('request_id').references(() => quoteRequest.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('message_conversation').on(table.clientId, table.vendorId, table.position),
    index('message_conversation_of_vendor').on(table.vendorId, table.clientId, table.position),
    index('message_unread')
      .on(table.receiverId, table.senderId)
      .where(sql`read_at is null`),
    index('message_of_request')
      .on(table.requestId)
      .where(sql`request_id is not null`),
    // For retention, like those of notices and appointments: space of removed rows is used again, which no BRIN index bears.
    index('message_sent').on(table.sentAt),
    check(
      'message_between',
      sql`(sender_id, receiver_id) = (client_id, vendor_id) or (sender_id, receiver_id) = (vendor_id, client_id)`,
    ),
    check('message_content', sql`char_length(${table.content}) between 1 and 2000`),
  ],
)
