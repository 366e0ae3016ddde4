import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { caughtMail } from '../database/schema/mailbox.ts'
import { catchMail } from './catcher.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()

/** Sends an email to each address at once. @returns how each call ended, and the addresses of the stored emails. */
async function sendAll(addresses: string[], textFor: (address: string) => string) {
  const send = catchMail(app.runtime.db)
  const sent = await Promise.allSettled(
    addresses.map((to) => send({ to, subject: 'Hello', text: textFor(to), html: '<p>Hello</p>' })),
  )
  const rows = await app.runtime.db.select().from(caughtMail).where(inArray(caughtMail.to, addresses))
  return { ends: sent.map(({ status }) => status), stored: rows.map(({ to }) => to).toSorted() }
}

test('of emails that are caught together each is stored once', async () => {
  const addresses = ['a', 'b', 'c', 'd'].map((name) => `${name}@caught.example`)
  expect(await sendAll(addresses, () => 'Hello')).toEqual({
    ends: addresses.map(() => 'fulfilled'),
    stored: addresses,
  })
})

test('one that cannot be stored fails alone', async () => {
  const [broken, ...others] = ['e', 'f', 'g'].map((name) => `${name}@caught.example`) as [string, ...string[]]
  // The database stores no NUL.
  expect(await sendAll([broken, ...others], (to) => (to === broken ? '\0' : 'Hello'))).toEqual({
    ends: ['rejected', 'fulfilled', 'fulfilled'],
    stored: others,
  })
})
