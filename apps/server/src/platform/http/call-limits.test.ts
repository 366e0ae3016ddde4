// covers: ASVS 2.4.1
import { randomUUID } from 'node:crypto'
import type { Call } from '@anseo/contract/call'
import { CALLS } from '@anseo/contract/calls'
import { beforeAll, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { askForIntent, CARDS, confirmCard, createPayable, payByCard, verify } from '../../testing/payments.ts'
import type { Reply } from '../../testing/requests.ts'
import { openTab } from '../../testing/sockets.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp({ env: { RATE_LIMIT_FACTOR: '1' } })
beforeAll(() => {
  app.clock.stopAt(new Date('2026-11-18T12:00:00Z'))
})

const LIMITED = { success: false, code: 'RATE_LIMITED', message: expect.stringContaining('try again in') }

function expectToWait(reply: Reply, seconds: number) {
  expect(reply).toMatchObject({ status: 429, body: LIMITED })
  expect(reply.headers.get('retry-after')).toBe(String(seconds))
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

/** The first hour is free, all further ones are refused. */
const book = (client: Actor, vendor: Actor, key?: string) =>
  client.call(
    'POST',
    '/api/user/book-appointment',
    { vendorId: vendor.id, slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '11:00 AM' },
    key === undefined ? {} : { 'idempotency-key': key },
  )

test('an account books thirty times a minute; asking for an answer again does not count', async () => {
  const [client, other, vendor] = [await createClient(app), await createClient(app), await createVendor(app)]
  expect((await book(client, vendor, 'first')).status).toBe(200)
  for (const _ of numbers(29)) expect((await book(client, vendor)).status).toBe(409)
  expectToWait(await book(client, vendor), 60)
  expect((await book(client, vendor, 'first')).status).toBe(200)
  expect((await book(other, vendor)).status).toBe(409)
})

test('a client who books an eleventh time within a minute reads that ten requests wait for their vendors', async () => {
  const client = await createClient(app)
  const vendors = await Promise.all(numbers(11).map(() => createVendor(app)))
  for (const vendor of vendors.slice(0, 10)) expect((await book(client, vendor)).status).toBe(200)
  expect(await book(client, vendors[10]!)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_PENDING' } })
})

test('bookings that come at once are counted each, for each account apart', async () => {
  const [one, other, vendor] = [await createClient(app), await createClient(app), await createVendor(app)]
  const replies = await Promise.all(
    numbers(68).map(async (n) => ({ isOwn: n % 2 === 0, ...(await book(n % 2 ? other : one, vendor)) })),
  )
  for (const own of [true, false]) {
    const refused = replies.filter(({ isOwn, status }) => isOwn === own && status === 429)
    expect(refused).toHaveLength(4)
  }
})

test('an account writes sixty messages a minute, from all its tabs together, and is told when to go on', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const tabs = [await openTab(app, client), await openTab(app, client)]
  for (const n of numbers(60)) {
    expect(await tabs[n % 2]!.send(vendor.id, `Message ${n}`)).toMatchObject({ success: true })
  }
  for (const tab of tabs) {
    expect(await tab.send(vendor.id, 'One too many')).toEqual({ ...LIMITED, retryAfterSeconds: 60 })
    tab.socket.disconnect()
  }
  const answering = await openTab(app, vendor)
  expect(await answering.send(client.id, 'Hello')).toMatchObject({ success: true })
  answering.socket.disconnect()
})

test.each([
  ['user', createClient],
  ['pro', createVendor],
  ['admin', createAdmin],
] as const)('every call of /api/%s that takes a file is among thirty a minute', async (site, create) => {
  const taking = Object.values(CALLS)
    .flat()
    .filter(({ multipart, path }) => multipart && path.startsWith(`/api/${site}/`))
  const actor = await create(app)
  const upload = ({ method, path }: Call) =>
    actor.call(method, path.replaceAll(/:\w+/g, randomUUID()), new FormData())
  for (const n of numbers(30)) expect((await upload(taking[n % taking.length]!)).status).not.toBe(429)
  for (const call of taking) expectToWait(await upload(call), 60)
})

test('quotes are counted with the messages that they are', async () => {
  const vendor = await createVendor(app)
  const tab = await openTab(app, vendor)
  for (const n of numbers(59)) await tab.send(vendor.id, `Message ${n}`)
  const quote = () => vendor.call('POST', '/api/pro/quotes', {})
  expect((await quote()).status).toBe(400)
  expectToWait(await quote(), 60)
  tab.socket.disconnect()
})

test('a client makes twenty contacts a day by writing; whoever was booked is none', async () => {
  const client = await createClient(app)
  const vendors = await Promise.all(numbers(22).map(() => createVendor(app)))
  const booked = vendors.pop()!
  expect((await book(client, booked)).status).toBe(200)
  const tab = await openTab(app, client)
  for (const { id } of vendors.slice(0, 20)) {
    expect(await tab.send(id, 'Are you free?')).toMatchObject({ success: true })
  }
  for (const text of ['And you?', 'Hello?']) {
    expect(await tab.send(vendors[20]!.id, text)).toEqual({ ...LIMITED, retryAfterSeconds: 86_400 })
  }
  for (const { id } of [vendors[0]!, booked]) {
    expect(await tab.send(id, 'About tomorrow')).toMatchObject({ success: true })
  }
  tab.socket.disconnect()
})

test('after five refused cards an hour must pass, and the intent takes no further ones', async () => {
  const payable = await createPayable(app)
  const { intentId, confirmed } = await payByCard(app, payable, CARDS.declined)
  expect(confirmed.status).toBe(402)
  const { clientSecret } = (await askForIntent(payable)).body
  for (const _ of numbers(4)) await confirmCard(app, clientSecret, CARDS.insufficientFunds)
  await expect.poll(async () => (await askForIntent(payable)).status).toBe(429)
  expectToWait(await askForIntent(payable), 3600)
  expectToWait(await verify(payable.client, intentId), 3600)
  const refused = async () => (await confirmCard(app, clientSecret, CARDS.declined)).status
  await expect.poll(refused).toBe(400)
  const other = await createPayable(app)
  expect((await payByCard(app, other, CARDS.good)).confirmed.status).toBe(200)
})
