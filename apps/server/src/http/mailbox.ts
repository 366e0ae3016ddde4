import type { FastifyInstance } from 'fastify'
import type { Database } from '../infrastructure/database/database.ts'
import { caughtMails } from '../infrastructure/mail/catcher.ts'

/** The caught mails as JSON, newest first. */
export async function mailboxPages(app: FastifyInstance, { db }: { db: Database }) {
  app.get('/dev/mailbox.json', { schema: { hide: true } }, async () => {
    const mails = await caughtMails(db)
    return mails.map(({ to, subject, text, html, at }) => ({ to, subject, text, html, at }))
  })
}
