import { desc } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { caughtMail } from '../database/schema/mailbox.ts'
import { batcher } from '../process/batcher.ts'
import type { Mail, SendMail } from './mail.ts'

const MAX_LISTED_MAILS = 200
const BATCH_LIMITS = { lanes: 1, size: 64 }

/** Stores emails in the database instead of sending them, dated by real time and not by the runtime's clock (T4). */
export const catchMail = (db: Database): SendMail =>
  batcher(async (mails: readonly Mail[]) => {
    const at = new Date()
    await db.insert(caughtMail).values(
      mails.map(({ to, subject, text, html, attachments = [] }) => ({
        to,
        subject,
        text,
        html,
        attachments,
        at,
      })),
    )
    return mails.map(() => undefined)
  }, BATCH_LIMITS)

/** Finds the newest caught emails, newest first. */
export const caughtMails = (db: Database) =>
  db.select().from(caughtMail).orderBy(desc(caughtMail.at), desc(caughtMail.id)).limit(MAX_LISTED_MAILS)
