import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { namesClient } from '../../identity/tables/accounts.ts'
import { belongsToAppointment } from '../../booking/tables/appointments.ts'
import { instant } from '../../../platform/database/schema/columns.ts'
import { namesVendor } from '../../catalogue/tables/vendors.ts'

/** A client's review of a vendor, or a vendor's of a client, after a completed appointment; not visible until both wrote or 14 days passed. */
export const review = pgTable(
  'review',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    appointmentId: belongsToAppointment(),
    clientId: namesClient(),
    vendorId: namesVendor(),
    author: text('author').$type<'client' | 'vendor'>().notNull(),
    stars: integer('stars').notNull(),
    text: text('text'),
    writtenAt: instant('written_at').notNull(),
    /** From when the reviewed person can read it; a client's review is public from then on. */
    visibleAt: instant('visible_at').notNull(),
    /** When it was published: both sides were notified, and a client's stars were added to the vendor's average. */
    countedAt: instant('counted_at'),
    /** The vendor's answer to a client's review. */
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    /** When and why an operator hid it. */
    hiddenAt: instant('hidden_at'),
    hiddenReason: text('hidden_reason'),
  },
  (table) => [
    uniqueIndex('review_once').on(table.appointmentId, table.author),
    index('review_of_vendor')
      .on(table.vendorId, table.visibleAt)
      .where(sql`author = 'client' and hidden_at is null`),
    index('review_of_client')
      .on(table.clientId)
      .where(sql`author = 'vendor' and hidden_at is null`),
    index('review_written').on(table.writtenAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('review_stars_order').on(table.stars, table.id),
    index('review_by_client').on(table.clientId, table.writtenAt),
    index('review_by_vendor').on(table.vendorId, table.writtenAt),
    index('review_search').using(
      'gin',
      sql`translate(lower(${table.text}), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou') gin_trgm_ops`,
      sql`translate(lower(${table.reply}), 'áéíóúÁÉÍÓÚ', 'aeiouaeiou') gin_trgm_ops`,
    ),
    index('review_hidden')
      .on(table.writtenAt)
      .where(sql`hidden_at is not null`),
    index('review_uncounted')
      .on(table.visibleAt)
      .where(sql`counted_at is null and hidden_at is null`),
    check('review_author', sql`${table.author} in ('client', 'vendor')`),
    check('review_stars', sql`${table.stars} between 1 and 5`),
    check('review_reply', sql`(${table.reply} is null) = (${table.repliedAt} is null)`),
    check('review_hidden', sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
  ],
)
