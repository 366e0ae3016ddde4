import { MAX_ATTACHED_PHOTOS } from '@anseo/domain/attached-photos'
import { PHOTO_STATES } from '@anseo/domain/work-photo'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { account } from './accounts.ts'

/**
 * A photo that a person uploaded to attach to something (B11). What it is attached to belongs to higher modules, so the
 * migration adds these references; when that is deleted, the photo is unused again and is deleted too.
 */
export const attachedPhoto = pgTable(
  'attached_photo',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The account that uploaded it. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The message that shows it. */
    messageId: uuid('message_id'),
    /** The client's review that shows it. */
    reviewId: uuid('review_id'),
    /** The request to several vendors that it shows what is wanted of. */
    requestId: uuid('request_id'),
    /** The client on whose record a vendor keeps it. */
    contactId: uuid('contact_id'),
    /** When the client agreed, as the vendor states it; without it no record has a photo. */
    consentAt: instant('consent_at'),
    /** Its place among the photos of the same message, review or request, from 0. */
    position: integer('position').notNull().default(0),
    /** The state of the files that are rendered from it. */
    state: text('state', { enum: PHOTO_STATES }).notNull(),
    /** The file with the photo as it was sent, without metadata; the names of its renditions begin like it. */
    fileKey: text('file_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The statement of reasons by which an operator took it down. */
    hiddenFor: uuid('hidden_for'),
  },
  (table) => [
    uniqueIndex('attached_photo_message').on(table.messageId, table.position),
    uniqueIndex('attached_photo_review').on(table.reviewId, table.position),
    uniqueIndex('attached_photo_request').on(table.requestId, table.position),
    index('attached_photo_contact').on(table.contactId, table.createdAt),
    index('attached_photo_owner').on(table.ownerId),
    index('attached_photo_unused')
      .on(table.createdAt)
      .where(sql`message_id is null and review_id is null and request_id is null and contact_id is null`),
    check(
      'attached_photo_used_once',
      sql`num_nonnulls(${table.messageId}, ${table.reviewId}, ${table.requestId}, ${table.contactId}) <= 1`,
    ),
    check('attached_photo_consent', sql`${table.contactId} is null or ${table.consentAt} is not null`),
    check(
      'attached_photo_position',
      sql`${table.position} between 0 and ${sql.raw(String(MAX_ATTACHED_PHOTOS - 1))}`,
    ),
    check('attached_photo_state', sql`${table.state} in ('processing', 'ready', 'failed')`),
    check('attached_photo_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
)
