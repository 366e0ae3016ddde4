import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** The first response to an `Idempotency-Key`; it is returned again for 24 hours (S9). */
export const idempotencyReply = pgTable(
  'kept_reply',
  {
    /** The account; the row is deleted with it by the foreign key of migration `0001_guards`. */
    accountId: uuid('account_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, path with query, and body. */
    requestDigest: text('request_digest').notNull(),
    status: integer('status'),
    body: jsonb('body'),
    /** The result of the call, stored in the call's own transaction, so that a retry after a crash gets it too. */
    outcome: jsonb('outcome').$type<{ result: unknown }>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('kept_reply_created').on(table.createdAt),
  ],
)
