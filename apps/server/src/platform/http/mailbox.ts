import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { caughtMails } from '../mail/catcher.ts'
import { hashSource, REPORT_DIRECTIVE } from './content-policy.ts'
import { MAILBOX_SCRIPT, mailboxPage } from './mailbox-page.ts'

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // The frames of the emails inherit this policy.
  'content-security-policy': [
    "default-src 'none'",
    `script-src ${hashSource(MAILBOX_SCRIPT)}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' http: https: data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    REPORT_DIRECTIVE,
  ].join('; '),
  'cache-control': 'no-store',
}

/** Serves the caught emails, newest first, as a page and as JSON (decisions, "mail"). */
export async function mailboxPages(app: FastifyInstance, { db }: { db: Database }) {
  app.get('/dev/mailbox', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(HEADERS).send(mailboxPage(await caughtMails(db))),
  )
  app.get('/dev/mailbox.json', { schema: { hide: true } }, async () => {
    const mails = await caughtMails(db)
    return mails.map(({ id: _id, ...mail }) => mail)
  })
}
