import { asc, eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { caughtMail } from '../platform/database/schema/mailbox.ts'
import type { TestApp } from './test-app.ts'

/** Returns the emails to an address, oldest first, once there are `count`. */
export const mailsTo = ({ runtime }: TestApp, email: string, count = 1) =>
  vi.waitFor(
    async () => {
      const mails = await runtime.db
        .select()
        .from(caughtMail)
        .where(eq(caughtMail.to, email))
        .orderBy(asc(caughtMail.at))
      if (mails.length < count) throw new Error(`${mails.length} of ${count} mails to ${email}`)
      return mails
    },
    { timeout: 30_000, interval: 20 },
  )

/** Returns the newest of `count` emails to an address. */
export const newestMailTo = async (app: TestApp, email: string, count = 1) =>
  (await mailsTo(app, email, count)).at(-1)!

/** Returns the first link in an email's plain text. */
export function linkIn({ text }: { text: string }): URL {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error('This mail has no link')
  return new URL(link)
}
