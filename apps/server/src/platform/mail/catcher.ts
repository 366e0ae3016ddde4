import { desc } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { caughtMail } from '../database/schema/mailbox.ts'
import type { SendMail } from './mail.ts'

const SHOWN = 200

/** Stores emails in the database instead of sending them; their dates are real time (T4). */
export const catchMail =
  (db: Database): SendMail =>
  async ({ to, subject, text, html, attachments = [] }) => {
    await db.insert(caughtMail).values({ to, subject, text, html, attachments, at: new Date() })
  }

/** Finds the newest caught emails, newest first. */
export const caughtMails = (db: Database) =>
  db.select().from(caughtMail).orderBy(desc(caughtMail.at), desc(caughtMail.id)).limit(SHOWN)
