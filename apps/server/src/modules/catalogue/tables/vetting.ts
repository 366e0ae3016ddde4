import type { QuestionSubject } from '@anseo/domain/vetting-question'
import type { CheckKind } from '@anseo/domain/vetting-checks'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account } from '../../identity/tables/accounts.ts'
import { instant } from '../../../platform/database/schema/columns.ts'
import { belongsToVendor } from './vendors.ts'

/** A document that a vendor uploaded for one of its checks; only it and the operator ever see the file. */
export const vettingDocument = pgTable(
  'vetting_document',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: belongsToVendor(),
    kind: text('kind').$type<CheckKind>().notNull(),
    fileKey: text('file_key').notNull(),
    mediaType: text('media_type').$type<'application/pdf' | 'image/webp'>().notNull(),
    /** The vendor's name of the file. */
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    index('vetting_document_vendor').on(table.vendorId, table.kind, table.uploadedAt),
    // Disclosures from before they were no longer taken, to be removed.
    index('vetting_document_disclosure')
      .on(table.id)
      .where(sql`kind = 'garda-vetting'`),
    check('vetting_document_bytes', sql`${table.bytes} > 0`),
  ],
)

/** The operator's verdict on one kind of document: the facts behind a badge. The newest of a kind counts. */
export const vettingCheck = pgTable(
  'vetting_check',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: belongsToVendor(),
    kind: text('kind').$type<CheckKind>().notNull(),
    outcome: text('outcome').$type<'passed' | 'failed'>().notNull(),
    /** The reason given to the vendor when it failed. */
    reason: text('reason'),
    checkedAt: instant('checked_at').notNull(),
    checkedBy: uuid('checked_by').references(() => account.id, { onDelete: 'set null' }),
    /** When the check expires; null if it does not. */
    expiresAt: instant('expires_at'),
    /** When the vendor was last reminded that the check expires soon, and when all concerned were notified that it has expired. */
    warnedAt: instant('warned_at'),
    lapsedAt: instant('lapsed_at'),
    /** The number of reminders that the vendor got. */
    timesWarned: integer('times_warned').notNull().default(0),
    /** When the document itself ends, where an operator has given more days; `expires_at` is then the end of these. */
    documentEndsAt: instant('document_ends_at'),
    /** The organisation that had the person vetted, and the day, for a pass of Garda vetting (D10). */
    organisation: text('organisation'),
    vettedOn: date('vetted_on', { mode: 'string' }),
  },
  (table) => [
    index('vetting_check_vendor').on(table.vendorId, table.kind, table.checkedAt),
    index('vetting_check_expiring')
      .on(table.expiresAt)
      .where(sql`lapsed_at is null and outcome = 'passed'`),
    check('vetting_check_outcome', sql`${table.outcome} in ('passed', 'failed')`),
    check('vetting_check_extended', sql`${table.documentEndsAt} < ${table.expiresAt}`),
    uniqueIndex('vetting_check_moment').on(table.vendorId, table.kind, table.checkedAt),
  ],
)

/** A vendor's own statement on Garda vetting: the organisation that had it vetted, and the day (D10). */
export const gardaStatement = pgTable('garda_statement', {
  vendorId: belongsToVendor().primaryKey(),
  organisation: text('organisation').notNull(),
  vettedOn: date('vetted_on', { mode: 'string' }).notNull(),
  statedAt: instant('stated_at').notNull(),
})

/** An operator's request to a vendor for more, with its reason; the newest about a subject counts (D5). */
export const vettingQuestion = pgTable(
  'vetting_question',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    vendorId: belongsToVendor(),
    about: text('about').$type<QuestionSubject>().notNull(),
    reason: text('reason').notNull(),
    askedAt: instant('asked_at').notNull(),
    askedBy: uuid('asked_by').references(() => account.id, { onDelete: 'set null' }),
  },
  (table) => [uniqueIndex('vetting_question_moment').on(table.vendorId, table.about, table.askedAt)],
)
