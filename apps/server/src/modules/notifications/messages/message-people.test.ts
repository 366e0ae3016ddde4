import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntry } from '../../audit/tables/audit.ts'
import { account } from '../../identity/tables/accounts.ts'
import { notice } from '../tables/notices.ts'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)
const client = ownActor(app, createClient)
const vendor = ownActor(app, createVendor)

const write = (people: unknown, content: unknown, headers = {}) =>
  admin.call('POST', '/api/admin/people/messages', { people, content }, headers)
const noticesOf = ({ id }: Actor) => app.runtime.db.select().from(notice).where(eq(notice.accountId, id))

test('one person gets a notification, live, and an email, which say where to answer', async () => {
  await client.call('PUT', '/api/user/notice-choices', {
    topic: 'announcements',
    channel: 'mail',
    wanted: false,
  })
  const tab = await openTab(app, client)
  const { status, body } = await write([client.id], 'Please ring us.\nIt is about <b>Friday</b>.')
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'Message sent' })
  await tab.hears('receive_notification')
  tab.socket.close()
  const { email, phone } = app.runtime.settings.current.brand
  const [stored] = await noticesOf(client)
  expect(stored!.content).toMatch(
    /^📢 Notifications: ?A message from .*Please ring us\. It is about <b>Friday<\/b>\./,
  )
  expect(stored!.content).toContain(`To answer, email ${email} or call ${phone}.`)
  const [mail] = await mailsTo(app, client.email)
  expect(mail!.text).toContain('Please ring us.')
  expect(mail!.text).toContain(`To answer, email ${email} or call ${phone}.`)
  expect(mail!.html).toContain('&lt;b&gt;Friday&lt;/b&gt;')
  expect(await noticesOf(vendor)).toEqual([])
  const [entry] = await app.runtime.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.action, 'person.messaged'))
  expect(entry).toMatchObject({ actorId: admin.id, subjectKind: 'client', subjectId: client.id })
})

test('several people get it once each, whatever is named twice', async () => {
  const before = (await noticesOf(client)).length
  const { body } = await write([client.id, vendor.id, client.id], 'To both.')
  expect(body.message).toBe('Sent to 2 people')
  expect(await noticesOf(client)).toHaveLength(before + 1)
  expect(await noticesOf(vendor)).toHaveLength(1)
})

test('the same request twice writes once', async () => {
  const key = { 'idempotency-key': 'write-once-1' }
  const before = (await noticesOf(vendor)).length
  await Promise.all([write([vendor.id], 'Once.', key), write([vendor.id], 'Once.', key)])
  expect(await noticesOf(vendor)).toHaveLength(before + 1)
})

test('a deleted account is left out and not counted; for it alone there is nobody to write to', async () => {
  const gone = await createClient(app)
  await app.runtime.db.update(account).set({ erasedAt: app.clock.now() }).where(eq(account.id, gone.id))
  expect((await write([client.id, gone.id], 'To whom?')).body.message).toBe('Message sent')
  expect((await write([gone.id], 'To whom?')).status).toBe(404)
  expect(await noticesOf(gone)).toEqual([])
})

test('nobody gets it if one of them is unknown or an admin', async () => {
  const before = (await noticesOf(client)).length
  for (const id of ['00000000-0000-4000-8000-000000000000', admin.id]) {
    expect((await write([client.id, id], 'To whom?')).status).toBe(404)
  }
  expect(await noticesOf(client)).toHaveLength(before)
})

test('an empty message, one of the prefix alone, too many people and another site are refused', async () => {
  for (const content of ['', '  ', 'a'.repeat(2001), 'a\0b', '📢 Notifications:', 7]) {
    expect((await write([client.id], content)).body.fields).toHaveProperty('content')
  }
  for (const people of [[], ['x'], Array.from({ length: 101 }, () => client.id), client.id]) {
    expect((await write(people, 'Hello')).status).toBe(400)
  }
  const { status } = await vendor.call('POST', '/api/admin/people/messages', {
    people: [client.id],
    content: 'Hello',
  })
  expect(status).toBe(403)
})
