import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { auditEntry } from '../../audit/tables/audit.ts'
import { notice } from '../tables/notices.ts'
import { scheduledBroadcast } from '../tables/broadcasts.ts'
import { createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'
import { sendScheduled } from './send-scheduled.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)
const client = ownActor(app, createClient)
const vendor = ownActor(app, createVendor)
beforeEach(async () => void (await app.runtime.db.delete(scheduledBroadcast)))

const PATH = '/api/admin/broadcasts'
const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString()
const schedule = (content: string, minutes: number, audience?: object) =>
  admin.call('POST', PATH, { content, sendAt: inMinutes(minutes), ...(audience && { audience }) })
const listed = async () => (await admin.call('GET', `${PATH}/scheduled`)).body.rows
const toldOf = async (text: string) => {
  const rows = await app.runtime.db.select().from(notice).where(eq(notice.content, text))
  return rows.map(({ accountId }) => accountId).toSorted()
}
const pass = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000))

test('an announcement leaves at its time, once, whatever the number of sweeps', async () => {
  expect((await schedule('Soon.', 20)).status).toBe(200)
  expect(await listed()).toMatchObject([
    { content: 'Soon.', audience: { to: 'everyone' }, scheduledBy: 'Maeve Tierney' },
  ])
  await sendScheduled(app.runtime)
  expect(await toldOf('Soon.')).toEqual([])
  pass(21)
  await Promise.all(Array.from({ length: 8 }, () => sendScheduled(app.runtime)))
  expect(await toldOf('Soon.')).toEqual([client.id, vendor.id].toSorted())
  expect(await listed()).toEqual([])
  const { body } = await admin.call('GET', `${PATH}?pageSize=1`)
  expect(body.broadcasts).toMatchObject([{ content: 'Soon.', people: 2, sentBy: 'Maeve Tierney' }])
})

test('what another admin has changed in it meanwhile is not undone', async () => {
  await schedule('First words.', 10)
  const [{ _id, content, audience, sendAt }] = await listed()
  const seen = { content, audience, sendAt }
  const change = (changes: object) =>
    admin.call('PUT', `${PATH}/scheduled/${_id}`, { ...seen, ...changes, seen })
  expect((await change({ content: 'Right words.' })).status).toBe(200)
  const refused = await change({ sendAt: inMinutes(30) })
  expect(refused).toMatchObject({ status: 409, body: { code: 'CHANGED_MEANWHILE' } })
  expect(await listed()).toMatchObject([{ content: 'Right words.', sendAt }])
})

test('it can be changed until then: text, people and time', async () => {
  await schedule('First words.', 10)
  const [{ _id }] = await listed()
  const groups = [{ role: 'vendors', speciality: 'Hairstylist', town: 'Dublin' }]
  const change = { content: 'Other words.', audience: { to: 'groups', groups }, sendAt: inMinutes(30) }
  expect((await admin.call('PUT', `${PATH}/scheduled/${_id}`, change)).status).toBe(200)
  pass(11)
  await sendScheduled(app.runtime)
  expect(await listed()).toMatchObject([{ _id, content: 'Other words.', audience: { to: 'groups', groups } }])
  pass(20)
  await sendScheduled(app.runtime)
  expect(await toldOf('First words.')).toEqual([])
  expect(await toldOf('Other words.')).toEqual([vendor.id])
  expect(
    (await admin.call('PUT', `${PATH}/scheduled/${_id}`, { ...change, sendAt: inMinutes(9) })).status,
  ).toBe(404)
  const entries = await app.runtime.db.select().from(auditEntry).where(eq(auditEntry.subjectId, _id))
  expect(entries.map(({ action }) => action)).toEqual([
    'broadcast.scheduled',
    'broadcast.changed',
    'broadcast.sent',
  ])
  expect(entries[1]!.details).toMatchObject({
    content: { from: 'First words.', to: 'Other words.' },
    audience: { from: 'Everyone', to: 'Vendors, Hairstylist, in Dublin' },
  })
})

test('a cancelled one is never sent, and cannot be cancelled twice', async () => {
  await schedule('Never.', 5)
  const [{ _id }] = await listed()
  const cancel = () => admin.call('DELETE', `${PATH}/scheduled/${_id}`)
  const replies = await Promise.all([cancel(), cancel()])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
  pass(6)
  await sendScheduled(app.runtime)
  expect(await toldOf('Never.')).toEqual([])
})

test('sent or cancelled at once: one of both', async () => {
  await schedule('Either.', 1)
  const [{ _id }] = await listed()
  pass(2)
  const [{ status }] = await Promise.all([
    admin.call('DELETE', `${PATH}/scheduled/${_id}`),
    sendScheduled(app.runtime),
  ])
  expect(await toldOf('Either.')).toHaveLength(status === 200 ? 0 : 2)
  expect(await listed()).toEqual([])
})

test('times past, too far away and of no kind are refused; nobody in the group by then is no failure', async () => {
  for (const sendAt of [inMinutes(0), inMinutes(-1), inMinutes(366 * 24 * 60), 'tomorrow', 7]) {
    const { status, body } = await admin.call('POST', PATH, { content: 'When?', sendAt })
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['sendAt'] })
  }
  expect((await schedule('📢 Notifications:', 5)).status).toBe(400)
  expect((await schedule('To nobody.', 5, { to: 'town', town: 'Atlantis' })).status).toBe(200)
  pass(6)
  await sendScheduled(app.runtime)
  expect(await listed()).toEqual([])
})

test('only admins see and change them', async () => {
  await schedule('Secret.', 5)
  const [{ _id }] = await listed()
  for (const [method, path] of [
    ['GET', `${PATH}/scheduled`],
    ['DELETE', `${PATH}/scheduled/${_id}`],
  ] as const) {
    expect((await vendor.call(method, path)).status).toBe(403)
  }
  expect((await admin.call('DELETE', `${PATH}/scheduled/not-an-id`)).status).toBe(404)
})
