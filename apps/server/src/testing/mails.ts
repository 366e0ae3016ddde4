import { asc, eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { caughtMail } from '../platform/database/schema/mailbox.ts'
import type { TestApp } from './test-app.ts'

/** The mails that an address got, oldest first, as soon as there are `count`. */
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

/** The newest of `count` mails to an address. */
export const newestMailTo = async (app: TestApp, email: string, count = 1) =>
  (await mailsTo(app, email, count)).at(-1)!

/** The first link of a mail's plain text. */
export function linkIn({ text }: { text: string }): URL {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error('This mail has no link')
  return new URL(link)
}
