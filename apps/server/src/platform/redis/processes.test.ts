import { CALENDAR_NAMESPACE, type CalendarEmits, type CalendarReceives } from '@anseo/contract/socket-events'
import { eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '@anseo/test-support/free-port'
import { session } from '../../modules/identity/tables/accounts.ts'
import { type Actor, createClient, createVendor, PASSWORD } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { holdVendor, whenWaiting } from '../../testing/hold-row.ts'
import { foundRedis, type RedisServer, startRedis } from '../../testing/redis-server.ts'
import { send } from '../../testing/requests.ts'
import { openTab } from '../../testing/sockets.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let redis: RedisServer
let here: TestApp
let there: TestApp
let metricsPort: number
beforeAll(async () => {
  redis = await startRedis()
  const env = { REDIS_URL: redis.url }
  metricsPort = await freePort()
  here = await startTestApp({ env: { ...env, METRICS_PORT: String(metricsPort) } })
  there = await startTestApp({ env, sharing: here })
  await Promise.all([here, there].map(foundRedis))
})
afterAll(async () => {
  await there?.close()
  await here?.close()
  await redis?.stop()
})

const pages: Socket[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.disconnect()
})

const TEN = { startTime: '10:00 AM', endTime: '11:00 AM' }
const ELEVEN = { startTime: '11:00 AM', endTime: '12:00 PM' }

const textsOf = (heard: { content: string }[]) => heard.map(({ content }) => content)

/** Waits until both processes see Redis as it is. */
const seen = (state: 'away' | 'there') =>
  expect
    .poll(async () => Promise.all([here, there].map((app) => degradedOf(app))), { interval: 50 })
    .toEqual(Array(2).fill(state === 'away' ? ['redis'] : undefined))
async function degradedOf(app: TestApp): Promise<string[] | undefined> {
  const reply = await fetch(`${app.url}/health/ready`)
  expect(reply.status).toBe(200)
  return ((await reply.json()) as { degraded?: string[] }).degraded
}

const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

async function talking(): Promise<[client: Actor, vendor: Actor]> {
  return [await createClient(here), await createVendor(here)]
}

test('what is written at one process is read at the other, in its order', async () => {
  const [client, vendor] = await talking()
  const [writing, reading] = [await openTab(here, client), await openTab(there, vendor)]
  const otherTab = await openTab(there, client)
  const texts = Array.from({ length: 50 }, (_, number) => `Message ${number}`)
  await Promise.all(texts.map((text) => writing.send(vendor.id, text)))
  await reading.hears('receive_message', 50)
  await otherTab.hears('receive_message', 50)
  expect(textsOf(reading.heard.receive_message)).toEqual(texts)
  expect(textsOf(otherTab.heard.receive_message)).toEqual(texts)
  expect(writing.heard.receive_message).toEqual([])
})

test('a page that connects to one process learns of an event that it missed from another', async () => {
  const [client, vendor] = await talking()
  const [writing, reading] = [await openTab(here, client), await openTab(there, vendor)]
  const from = performance.now()
  await writing.send(vendor.id, 'In between')
  await reading.hears('receive_message')
  const [late, other] = [await openTab(there, vendor), await openTab(there, await createClient(here))]
  const ms = performance.now() - from
  const missed = await Promise.all(
    [late, other].map(({ socket }) => socket.timeout(10_000).emitWithAck('ask_missed', ms)),
  )
  expect(missed).toEqual([{ missed: true }, { missed: false }])
})

test('a page that shows a calendar hears of bookings at any process', async () => {
  const [client, vendor] = await talking()
  const page = await openCalendar(there, vendor)
  await book(client, vendor, TEN)
  await expect.poll(() => page.heard).toContain('24_11_2026')
})

test('a login that ends at one process loses its sockets at all', async () => {
  const [client] = await talking()
  const tab = await openTab(there, client)
  const ended = new Promise((resolve) => tab.socket.once('disconnect', resolve))
  expect((await client.call('POST', '/api/user/logout')).status).toBe(200)
  expect(await ended).toBe('io server disconnect')
})

test('without Redis everything goes on, and what was missed is heard once when it is back', async () => {
  const [client, vendor] = await talking()
  const [writing, near, far] = [
    await openTab(here, client),
    await openTab(here, vendor),
    await openTab(there, vendor),
  ]
  const page = await openCalendar(there, vendor)
  await writing.send(vendor.id, 'Before')
  await far.hears('receive_message')
  await redis.stop()
  expect(await writing.send(vendor.id, 'Meanwhile')).toMatchObject({ success: true })
  expect(await writing.send(vendor.id, 'And more')).toMatchObject({ success: true })
  await near.hears('receive_message', 3)
  expect((await book(client, vendor, ELEVEN)).status).toBe(200)
  await seen('away')
  expect(await metrics()).toContain('redis{figure="reachable"} 0')
  await redis.restart()
  await seen('there')
  expect(await metrics()).toContain('redis{figure="reachable"} 1')
  await far.hears('receive_message', 3)
  await Promise.all([near.hears('catch_up'), far.hears('catch_up')])
  await expect.poll(() => page.heard).toEqual(expect.arrayContaining(['catch up', '24_11_2026']))
  await writing.send(vendor.id, 'After')
  await Promise.all([near.hears('receive_message', 4), far.hears('receive_message', 4)])
  expect(textsOf(far.heard.receive_message)).toEqual(['Before', 'Meanwhile', 'And more', 'After'])
  expect(textsOf(near.heard.receive_message)).toEqual(['Before', 'Meanwhile', 'And more', 'After'])
})

test('a Redis that hangs keeps nobody waiting, and all is heard once when it goes on', async () => {
  const [client, vendor] = await talking()
  const [writing, near, far] = [
    await openTab(here, client),
    await openTab(here, vendor),
    await openTab(there, vendor),
  ]
  const texts = Array.from({ length: 20 }, (_, number) => `Message ${number}`)
  redis.hang()
  try {
    const answers = await Promise.all(texts.map((text) => writing.send(vendor.id, text)))
    expect(answers.every(({ success }) => success)).toBe(true)
    await near.hears('receive_message', 20)
    expect(textsOf(near.heard.receive_message)).toEqual(texts)
    await seen('away')
  } finally {
    redis.goOn()
  }
  await seen('there')
  await far.hears('catch_up')
  await writing.send(vendor.id, 'After')
  await far.hears('receive_message', 21)
  expect(textsOf(far.heard.receive_message)).toEqual([...texts, 'After'])
  const { body } = await client.call('GET', `/api/messages/${client.id}/${vendor.id}`)
  expect(textsOf(body.messages)).toEqual([...texts, 'After'])
})

test('a login that was ended while Redis was away, by a process that is gone, loses its sockets', async () => {
  const [client] = await talking()
  const [tab, other] = [await openTab(there, client), await openTab(there, await createClient(here))]
  await redis.stop()
  await seen('away')
  const ended = new Promise((resolve) => tab.socket.once('disconnect', resolve))
  await here.runtime.db
    .update(session)
    .set({ endedAt: here.clock.now() })
    .where(eq(session.accountId, client.id))
  await redis.restart()
  expect(await ended).toBe('io server disconnect')
  await other.hears('catch_up')
  expect(other.socket.connected).toBe(true)
})

test('a changed password closes the sockets at the other process within 5 s, also while Redis is away', async () => {
  for (const state of ['there', 'away'] as const) {
    const actor = await createClient(here)
    const { body } = await send(here, 'POST', '/api/user/login', { email: actor.email, password: PASSWORD })
    const ending = await openTab(there, { token: body.token })
    if (state === 'away') {
      await redis.stop()
      await seen('away')
    }
    const passwords = { currentPassword: PASSWORD, newPassword: 'heather-on-howth-2' }
    expect((await actor.call('PUT', '/api/user/change-password', passwords)).status).toBe(200)
    await expect.poll(() => ending.socket.connected).toBe(false)
  }
  await redis.restart()
  await seen('there')
})

test('a process starts while Redis is away, and finds the others when it is back', async () => {
  const [client, vendor] = await talking()
  await redis.stop()
  const late = await startTestApp({ env: { REDIS_URL: redis.url }, sharing: here })
  try {
    const [writing, reading] = [await openTab(late, client), await openTab(there, vendor)]
    expect(await writing.send(vendor.id, 'Anybody there?')).toMatchObject({ success: true })
    await redis.restart()
    await reading.hears('receive_message')
    const answering = await openTab(there, vendor)
    await expect.poll(() => degradedOf(late)).toBeUndefined()
    await answering.send(client.id, 'Yes')
    await writing.hears('receive_message')
  } finally {
    await late.close()
  }
})

test('pages at other processes hear of a sweep that was under way when its process ended', async () => {
  const [client, vendor] = await talking()
  const page = await openCalendar(there, vendor)
  const now = here.clock.now()
  await insertAppointmentRow(here, { client, vendor }, { confirmedAt: now, payBy: now })
  const { pool } = here.runtime
  const release = await holdVendor(pool, vendor.id)
  const env = { REDIS_URL: redis.url }
  const ending = await startTestApp({ env, sharing: here, pauses: { sweepsMs: 3_600_000 } })
  await foundRedis(ending)
  await whenWaiting(pool, 1)
  const end = ending.close()
  const answers = () =>
    fetch(`${ending.url}/health/live`).then(
      () => true,
      () => false,
    )
  await expect.poll(answers).toBe(false)
  await release()
  await end
  await expect.poll(() => page.heard).toContain('28_11_2026')
})

const book = (client: Actor, vendor: Actor, times: typeof TEN) =>
  client.call('POST', '/api/user/book-appointment', {
    vendorId: vendor.id,
    slotDate: '24_11_2026',
    ...times,
  })

/** A booking page of a vendor, and the days that it has heard of. */
async function openCalendar(app: TestApp, vendor: Actor) {
  const socket: Socket<CalendarReceives, CalendarEmits> = io(app.url + CALENDAR_NAMESPACE, {
    transports: ['websocket'],
    forceNew: true,
  })
  const heard: string[] = []
  socket.on('calendar_changed', ({ slotDate }) => heard.push(slotDate))
  socket.on('catch_up', () => heard.push('catch up'))
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  await socket.timeout(10_000).emitWithAck('watch', { vendorId: vendor.id })
  pages.push(socket)
  return { heard }
}
