import { PHOTO_STATES } from '@anseo/domain/work-photo'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { instant } from '../../../platform/database/schema/columns.ts'
import { service } from './services.ts'
import { belongsToVendor } from './vendors.ts'

/** A photo of a vendor's work, on its public page once its renditions are made (B11). */
export const workPhoto = pgTable(
  'work_photo',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: belongsToVendor(),
    serviceId: uuid('service_id').references(() => service.id, { onDelete: 'set null' }),
    /** The text alternative. */
    words: text('words'),
    /** Its place among the vendor's photos, from 0. */
    position: integer('position').notNull(),
    state: text('state', { enum: PHOTO_STATES }).notNull(),
    /** The file with the photo as it was sent, without metadata; the names of its renditions begin like it. */
    fileKey: text('file_key').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it was removed; it can be restored for a day. */
    removedAt: instant('removed_at'),
    /** The statement of reasons by which an operator took it down; its vendor cannot restore it. */
    hiddenFor: uuid('hidden_for'),
  },
  (table) => [
    index('work_photo_vendor').on(table.vendorId, table.position),
    index('work_photo_service')
      .on(table.serviceId)
      .where(sql`service_id is not null`),
    check('work_photo_state', sql`${table.state} in ('processing', 'ready', 'failed')`),
    check('work_photo_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
)
