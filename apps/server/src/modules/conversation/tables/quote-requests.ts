import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { namesClient } from '../../identity/tables/accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToVendor } from '../../catalogue/tables/vendors.ts'

/** A text that a client has added to a request, and when (ISO 8601). */
export interface RequestDetail {
  words: string
  addedAt: string
}

/** A client's request to several vendors (C8 of growth), which each of them also gets as a chat message. */
export const quoteRequest = pgTable(
  'quote_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: namesClient(),
    speciality: text('speciality').notNull(),
    words: text('words').notNull(),
    /** Oldest first. */
    details: jsonb('details').$type<RequestDetail[]>().notNull().default([]),
    /** The period in which the work should be. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    place: text('place').$type<'client' | 'vendor'>().notNull(),
    /** The name of the client's place in the domain's list; null for an unknown one. The address is not stored here. */
    area: text('area'),
    madeAt: instant('made_at').notNull(),
    /** When it ends, unless it was closed before. */
    openUntil: instant('open_until').notNull(),
    /** When a quote was accepted or the client cancelled the request. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('quote_request_client').on(table.clientId, table.madeAt),
    index('quote_request_over').on(table.openUntil),
    check(
      'quote_request_order',
      sql`${table.startsAt} < ${table.endsAt} and ${table.endsAt} <= ${table.openUntil}`,
    ),
    check('quote_request_place', sql`${table.place} in ('client', 'vendor')`),
  ],
)

/** A vendor whom a request asks, and whether it declined. */
export const askedVendor = pgTable(
  'asked_vendor',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => quoteRequest.id, { onDelete: 'cascade' }),
    vendorId: belongsToVendor(),
    declinedAt: instant('declined_at'),
    declinedWords: text('declined_words'),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.vendorId] }),
    index('asked_vendor_vendor').on(table.vendorId),
    check('asked_vendor_declined', sql`${table.declinedWords} is null or ${table.declinedAt} is not null`),
  ],
)
