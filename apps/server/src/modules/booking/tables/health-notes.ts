import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/schema/columns.ts'
import { contact } from './contacts.ts'

/** A vendor's note about a client's health, the client's consent to it, and the link to decide (B9). */
export const healthNote = pgTable(
  'health_note',
  {
    contactId: uuid('contact_id')
      .primaryKey()
      .references(() => contact.id, { onDelete: 'cascade' }),
    /** The note, encrypted; null while there is none. */
    sealedText: text('sealed_text'),
    consentWay: text('consent_way', { enum: ['link', 'in person'] }),
    consentGivenAt: instant('consent_given_at'),
    /** When consent was last taken back. */
    withdrawnAt: instant('withdrawn_at'),
    /** The digest of the emailed link's secret; the last link alone works. */
    tokenHash: text('token_hash'),
    linkSentAt: instant('link_sent_at'),
  },
  (table) => [
    uniqueIndex('health_note_token').on(table.tokenHash),
    check('health_note_consent', sql`(${table.consentWay} is null) = (${table.consentGivenAt} is null)`),
    check('health_note_by_consent', sql`${table.sealedText} is null or ${table.consentGivenAt} is not null`),
    check('health_note_link', sql`(${table.tokenHash} is null) = (${table.linkSentAt} is null)`),
  ],
)
