import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** An attachment of a caught email, in base64. */
export interface CaughtAttachment {
  filename: string
  contentType: string
  content: string
}

/** Emails caught if no `SMTP_URL` is set; shown at `/dev/mailbox`. */
export const caughtMail = pgTable(
  'caught_mail',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<CaughtAttachment[]>().notNull().default([]),
    at: instant('at').notNull(),
  },
  (table) => [index('caught_mail_at').on(table.at.desc(), table.id)],
)
