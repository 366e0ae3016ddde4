import { expect, test } from 'vitest'
import { notice } from '../tables/notices.ts'
import { createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { send } from '../../../testing/requests.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)
const client = ownActor(app, createClient)
const vendor = ownActor(app, createVendor)

const say = (content: unknown, headers?: Record<string, string>) =>
  admin.call('POST', '/api/admin/broadcasts', { content }, headers)
const stored = () => app.runtime.db.select().from(notice)

test('reaches every client and vendor, live and in their notices', async () => {
  const tabs = await Promise.all([client, vendor].map((actor) => openTab(app, actor)))
  const adminTab = await openTab(app, admin)
  expect((await say('  Closed on Christmas Day.  ')).status).toBe(200)
  for (const tab of tabs) {
    await tab.hears('receive_notification')
    expect(tab.heard.receive_notification).toEqual([{ message: 'Closed on Christmas Day.' }])
  }
  expect(adminTab.heard.receive_notification).toEqual([])
  for (const tab of [...tabs, adminTab]) tab.socket.close()
  const rows = await stored()
  expect(rows.map(({ accountId }) => accountId).toSorted()).toEqual([client.id, vendor.id].toSorted())
  for (const { content, createdAt, readAt } of rows) {
    expect({ content, readAt }).toEqual({ content: 'Closed on Christmas Day.', readAt: null })
    expect(Math.abs(createdAt.getTime() - app.clock.now().getTime())).toBeLessThan(60_000)
  }
})

test('comes once when it is sent again under the same key, also at the same moment', async () => {
  const before = (await stored()).length
  const repeat = () => say('Closed on Easter Monday.', { 'idempotency-key': 'announce-1' })
  const replies = [...(await Promise.all([repeat(), repeat()])), await repeat()]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await stored()).toHaveLength(before + 2)
  expect((await admin.call('GET', '/api/admin/broadcasts')).body.broadcasts[0].content).toContain('Easter')
})

test('can not pass for a personal notice', async () => {
  const before = (await stored()).length
  expect((await say('📢 Notifications: Pay 📢 Notifications:here')).status).toBe(200)
  const rows = (await stored()).filter(({ content }) => content.includes('Pay'))
  expect(rows).toHaveLength(2)
  for (const { content } of rows) expect(content).not.toContain('📢 Notifications:')
  expect((await say('📢 Notifications:')).status).toBe(400)
  expect(await stored()).toHaveLength(before + 2)
})

test.each(['', '   ', 'a'.repeat(2001), 'a\0b', 7, null])('%j is refused', async (content) => {
  const { status, body } = await say(content)
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty('content')
})

test('is for admins only', async () => {
  expect((await vendor.call('POST', '/api/admin/broadcasts', { content: 'Hello' })).status).toBe(403)
  expect((await send(app, 'POST', '/api/admin/broadcasts', { content: 'Hello' })).status).toBe(401)
})
