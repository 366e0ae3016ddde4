import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { caughtMail } from '../platform/database/schema/mailbox.ts'
import { drained } from './drained.ts'
import type { TestApp } from './test-app.ts'

/**
 * Returns the emails to an address, oldest first, once there are `count` and no job is due that could send another.
 */
export async function mailsTo(app: TestApp, email: string, count = 1) {
  const caught = () =>
    app.runtime.db.select().from(caughtMail).where(eq(caughtMail.to, email)).orderBy(asc(caughtMail.at))
  const sent = async () => (await caught()).length
  await expect.poll(sent, { timeout: 30_000, interval: 20 }).toBeGreaterThanOrEqual(count)
  await drained(app)
  return caught()
}

/** Returns the newest of `count` emails to an address. */
export const newestMailTo = async (app: TestApp, email: string, count = 1) =>
  (await mailsTo(app, email, count)).at(-1)!

/** Returns the first link in an email's plain text. */
export function linkIn({ text }: { text: string }): URL {
  const link = /https?:\/\/\S+/.exec(text)?.[0]
  if (link === undefined) throw new Error('This mail has no link')
  return new URL(link)
}
