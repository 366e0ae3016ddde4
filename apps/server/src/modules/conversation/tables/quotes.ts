import type { QuoteItem } from '@anseo/domain/quote'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { namesClient } from '../../identity/tables/accounts.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { instant } from '../../../platform/database/schema/columns.ts'
import { namesVendor } from '../../catalogue/tables/vendors.ts'
import { quoteRequest } from './quote-requests.ts'

/** A vendor's offer to a client in their chat; its contents are in its versions, of which the newest counts. */
export const quote = pgTable(
  'quote',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: namesClient(),
    vendorId: namesVendor(),
    createdAt: instant('created_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
    /** When the request that it answers was closed without it (C8). */
    closedAt: instant('closed_at'),
    /** The request to several vendors that it answers. */
    requestId: uuid('request_id').references(() => quoteRequest.id, { onDelete: 'set null' }),
    acceptedAt: instant('accepted_at'),
    /** The booking that it became. */
    appointmentId: uuid('appointment_id').references(() => appointment.id),
  },
  (table) => [
    index('quote_conversation').on(table.clientId, table.vendorId, table.createdAt),
    index('quote_vendor').on(table.vendorId, table.createdAt),
    uniqueIndex('quote_appointment').on(table.appointmentId),
    index('quote_of_request').on(table.requestId),
    // Of one request at most one quote is accepted.
    uniqueIndex('quote_accepted_of_request')
      .on(table.requestId)
      .where(sql`accepted_at is not null`),
    check('quote_accepted', sql`(${table.acceptedAt} is null) = (${table.appointmentId} is null)`),
    check(
      'quote_one_end',
      sql`num_nonnulls(${table.acceptedAt}, ${table.withdrawnAt}, ${table.closedAt}) <= 1`,
    ),
  ],
)

/** One version of a quote; its words change only by an operator's decision about its message, or when they are erased. */
export const quoteVersion = pgTable(
  'quote_version',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quote.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    items: jsonb('items').$type<QuoteItem[]>().notNull(),
    /** The lines as they were sent, while an operator has hidden or removed the message that shows them. */
    takenItems: jsonb('taken_items').$type<QuoteItem[]>(),
    fullPriceCents: integer('full_price_cents').notNull(),
    words: text('words'),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('quote_version_number').on(table.quoteId, table.version),
    check('quote_version_order', sql`${table.startsAt} < ${table.endsAt}`),
    check('quote_version_price', sql`${table.fullPriceCents} > 0`),
    check('quote_version_counts', sql`${table.version} >= 1`),
  ],
)
