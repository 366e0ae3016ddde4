import { formNotice } from '@anseo/domain/notice'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { notice } from './tables/notices.ts'
import { type Actor, createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()

/** Gives somebody `count` unread notices, 'Notice 1' the first, some of them at the same instant. */
async function notify({ id }: Actor, count: number) {
  const now = app.clock.now().getTime()
  const rows = Array.from({ length: count }, (_, index) => ({
    accountId: id,
    content: formNotice(`Notice ${index + 1}`),
    createdAt: new Date(now + Math.floor(index / 2) * 1000),
  }))
  await app.runtime.db.insert(notice).values(rows)
}

const people = [
  ['client', '/api', () => createClient(app)],
  ['vendor', '/api/pro', () => createVendor(app)],
  ['admin', '/api/admin', () => createAdmin(app)],
] as const

// covers: §3.14
test.each(people)('a %s reads and marks its notices', async (_role, base, create) => {
  const [who, other] = [await create(), await create()]
  await notify(who, 3)
  await notify(other, 1)
  const count = () => who.call('GET', `${base}/notifications/unread-count`)
  expect((await count()).body).toEqual({ success: true, count: 3 })
  const list = await who.call('GET', `${base}/notifications`)
  expect(list.body).toMatchObject({ success: true, nextCursor: null })
  expect(list.body.notifications).toHaveLength(3)
  expect(list.body.notifications[0]).toEqual({
    _id: expect.any(String),
    content: '📢 Notifications: Notice 3',
    read: false,
    timestamp: expect.stringMatching(/^2026-11-18T12.*Z$/),
  })
  expect((await count()).body.count).toBe(3)
  const marked = await who.call('PATCH', `${base}/notifications/mark-read`)
  expect(marked).toMatchObject({ status: 200, body: { success: true } })
  expect((await count()).body.count).toBe(0)
  expect((await who.call('GET', `${base}/notifications`)).body.notifications).toMatchObject([
    { read: true },
    { read: true },
    { read: true },
  ])
  expect((await other.call('GET', `${base}/notifications/unread-count`)).body.count).toBe(1)
})

test('what comes while others are being read stays unread', async () => {
  const [client, other] = [await createClient(app), await createClient(app)]
  await notify(client, 5)
  const list = async () => (await client.call('GET', '/api/notifications')).body.notifications
  const seen = (await list())[2]
  const mark = (who: Actor, until: string) => who.call('PATCH', `/api/notifications/mark-read?until=${until}`)
  const readStates = async () => (await list()).map(({ read }: { read: boolean }) => read)
  expect(await mark(client, randomUUID())).toMatchObject({ status: 200 })
  expect(await mark(other, seen._id)).toMatchObject({ status: 200 })
  expect(await mark(client, 'x')).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
  expect(await readStates()).toEqual([false, false, false, false, false])
  await mark(client, seen._id)
  expect(await readStates()).toEqual([false, false, true, true, true])
})

test('pages follow each other without a gap, also within one instant', async () => {
  const client = await createClient(app)
  await notify(client, 7)
  const all = (await client.call('GET', '/api/notifications')).body.notifications
  const paged: unknown[] = []
  let cursor = ''
  do {
    const { body } = await client.call('GET', `/api/notifications?limit=3${cursor}`)
    paged.push(...body.notifications)
    cursor = body.nextCursor === null ? '' : `&cursor=${body.nextCursor}`
  } while (cursor !== '')
  expect(paged).toEqual(all)
})

test('a cursor or limit that makes no sense is refused', async () => {
  const [client, other] = [await createClient(app), await createClient(app)]
  await notify(other, 2)
  const theirs = (await other.call('GET', '/api/notifications?limit=1')).body.nextCursor
  const madeUp = Buffer.from(JSON.stringify({ id: randomUUID() })).toString('base64url')
  const noId = Buffer.from(JSON.stringify({ id: '7' })).toString('base64url')
  for (const query of [
    'cursor=',
    'cursor=x',
    `cursor=${theirs}`,
    `cursor=${madeUp}`,
    `cursor=${noId}`,
    'limit=0',
  ]) {
    const { status, body } = await client.call('GET', `/api/notifications?${query}`)
    expect([query, status, body.code]).toEqual([query, 400, 'INVALID_REQUEST'])
  }
})

test('a token of another site opens nothing', async () => {
  const vendor = await createVendor(app)
  for (const [method, path] of [
    ['GET', '/api/notifications'],
    ['PATCH', '/api/notifications/mark-read'],
    ['GET', '/api/admin/notifications/unread-count'],
  ] as const) {
    expect(await vendor.call(method, path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
  }
})

test('without a page the newest 1,000 come, with how many there are and a way to the others', async () => {
  const client = await createClient(app)
  await notify(client, 1_003)
  const { body } = await client.call('GET', '/api/notifications')
  expect(body.notifications).toHaveLength(1_000)
  expect(body.total).toBe(1_003)
  const rest = await client.call('GET', `/api/notifications?limit=100&cursor=${body.nextCursor}`)
  expect(rest.body.notifications).toHaveLength(3)
  expect(rest.body.nextCursor).toBeNull()
})
