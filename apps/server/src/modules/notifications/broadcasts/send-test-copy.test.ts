import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../../audit/tables/audit.ts'
import { caughtMail } from '../../../platform/database/schema/mailbox.ts'
import { broadcast } from '../tables/broadcasts.ts'
import { notice } from '../tables/notices.ts'
import { createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { send } from '../../../testing/requests.ts'
import { openTab } from '../../../testing/sockets.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const PATH = '/api/admin/broadcasts/test'

const app = ownApp()
const admin = ownActor(app, createAdmin)
const client = ownActor(app, createClient)
beforeAll(async () => {
  const choice = { topic: 'announcements', channel: 'mail', wanted: true }
  await client.call('PUT', '/api/user/notice-choices', choice)
})

const sendToMe = (content: unknown, by = admin) => by.call('POST', PATH, { content })

test('a test copy reaches its author alone, as the announcement would', async () => {
  const tabs = await Promise.all([admin, client].map((actor) => openTab(app, actor)))
  expect((await sendToMe('  Closed on <b>Christmas Day</b>.\nBook before.  ')).status).toBe(200)
  await tabs[0]!.hears('receive_notification')
  expect(tabs.map(({ heard }) => heard.receive_notification.length)).toEqual([1, 0])
  for (const { socket } of tabs) socket.close()
  await drained(app)
  const copies = await app.runtime.db.select().from(notice)
  expect(copies).toMatchObject([
    { accountId: admin.id, content: 'Closed on <b>Christmas Day</b>.\nBook before.' },
  ])
  const mails = await app.runtime.db.select().from(caughtMail)
  expect(mails.map(({ to }) => to)).toEqual([admin.email])

  // Nothing is listed as sent; then the announcement itself has the same words.
  expect(await app.runtime.db.select().from(broadcast)).toEqual([])
  await admin.call('POST', '/api/admin/broadcasts', {
    content: 'Closed on <b>Christmas Day</b>.\nBook before.',
  })
  await drained(app)
  const [real] = await app.runtime.db.select().from(caughtMail).where(eq(caughtMail.to, client.email))
  expect(real!.subject).toBe(mails[0]!.subject)
  const words = 'Closed on &lt;b&gt;Christmas Day&lt;/b&gt;.'
  for (const { html } of [real!, mails[0]!]) expect(html).toContain(words)
  const { body } = await admin.call('GET', '/api/admin/broadcasts')
  expect(body.broadcasts).toMatchObject([{ people: 1, read: 0 }])
})

test('the audit log records it', async () => {
  await sendToMe('Only for me.')
  const entries = await app.runtime.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.action, 'broadcast.tested'))
  expect(entries.at(-1)).toMatchObject({ actorId: admin.id, details: { content: 'Only for me.' } })
})

test.each(['', '   ', '📢 Notifications:', 'a'.repeat(2001), 'a\0b', 7, null])(
  '%j is refused',
  async (content) => {
    const { status, body } = await sendToMe(content)
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty('content')
  },
)

test('is for those who announce', async () => {
  const finance = await createAdmin(app, { role: 'finance' })
  const vendor = await createVendor(app)
  for (const other of [finance, vendor, client]) expect((await sendToMe('Hello', other)).status).toBe(403)
  expect((await send(app, 'POST', PATH, { content: 'Hello' })).status).toBe(401)
})

test('is limited, without using up the announcements themselves', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
  const author = await createAdmin(strict)
  const replies = await Promise.all(Array.from({ length: 21 }, () => sendToMe('Once more.', author)))
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
  await createClient(strict)
  expect((await author.call('POST', '/api/admin/broadcasts', { content: 'Now.' })).status).toBe(200)
  await strict.close()
})
