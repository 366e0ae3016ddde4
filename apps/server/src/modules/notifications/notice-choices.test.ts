import { expect, test } from 'vitest'
import { createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()

const everything = (changed: Record<string, boolean> = {}) =>
  ['bookings', 'messages', 'payments', 'reminders', 'announcements'].flatMap((topic) =>
    ['mail', 'push'].map((channel) => ({
      topic,
      channel,
      wanted: changed[`${topic} ${channel}`] ?? !(topic === 'announcements' && channel === 'mail'),
    })),
  )

test.each([
  ['client', '/api/user', () => createClient(app)],
  ['vendor', '/api/pro', () => createVendor(app)],
] as const)('a %s chooses how to be told', async (_role, base, create) => {
  const [who, other] = [await create(), await create()]
  const path = `${base}/notice-choices`
  const choose = (topic: string, channel: string, wanted: boolean) =>
    who.call('PUT', path, { topic, channel, wanted })
  expect((await who.call('GET', path)).body).toEqual({ success: true, choices: everything() })
  await Promise.all([choose('payments', 'mail', false), choose('announcements', 'mail', true)])
  const changed = everything({ 'payments mail': false, 'announcements mail': true })
  expect((await who.call('GET', path)).body.choices).toEqual(changed)
  const back = await choose('payments', 'mail', true)
  expect(back).toMatchObject({ status: 200, body: { choices: everything({ 'announcements mail': true }) } })
  expect((await other.call('GET', path)).body.choices).toEqual(everything())
})

test.each([
  {},
  { topic: 'gossip', channel: 'mail', wanted: true },
  { topic: 'bookings', channel: 'pigeon', wanted: true },
  { topic: 'bookings', channel: 'mail', wanted: 'yes' },
])('%j is no choice', async (body) => {
  const client = await createClient(app)
  const reply = await client.call('PUT', '/api/user/notice-choices', body)
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
})

test('an admin has none', async () => {
  const admin = await createAdmin(app)
  expect((await admin.call('GET', '/api/user/notice-choices')).status).toBe(403)
})
