// covers: ASVS 1.3.6
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pushSubscription } from './tables/push.ts'
import { type Actor, createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { openPushEndpoint } from '@anseo/api-client/testing/push-endpoint'
import { send } from '../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let service: Awaited<ReturnType<typeof openPushEndpoint>>
let app: TestApp
beforeAll(async () => {
  service = await openPushEndpoint()
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
  await service.close()
})

let count = 0
/** Returns a browser's subscription; its push service is one of the internet's. */
const someSubscription = (endpoint = `https://push.example.com/${count++}`) => ({
  endpoint,
  keys: service.openBrowser().subscription.keys,
})
const path = '/api/user/push-subscriptions'
const endpointsOf = async (who: Actor, base = '/api/user') =>
  (await who.call('GET', `${base}/push-subscriptions`)).body.endpoints

test.each([
  ['client', '/api/user', () => createClient(app)],
  ['vendor', '/api/pro', () => createVendor(app)],
] as const)('a %s subscribes a browser, and ends it', async (_role, base, create) => {
  const [who, other] = [await create(), await create()]
  const subscription = someSubscription()
  expect((await who.call('POST', `${base}/push-subscriptions`, subscription)).status).toBe(200)
  expect(await endpointsOf(who, base)).toEqual([subscription.endpoint])
  const end = { endpoint: subscription.endpoint }
  await other.call('POST', `${base}/push-subscriptions/remove`, end)
  expect(await endpointsOf(who, base)).toEqual([subscription.endpoint])
  expect((await who.call('POST', `${base}/push-subscriptions/remove`, end)).status).toBe(200)
  expect(await endpointsOf(who, base)).toEqual([])
})

test('a login has one browser, and a browser one account', async () => {
  const [first, second] = [await createClient(app), await createClient(app)]
  const [old, shared] = [someSubscription(), someSubscription()]
  await first.call('POST', path, old)
  await first.call('POST', path, shared)
  await first.call('POST', path, shared)
  expect(await endpointsOf(first)).toEqual([shared.endpoint])
  await second.call('POST', path, shared)
  expect(await endpointsOf(first)).toEqual([])
  expect(await endpointsOf(second)).toEqual([shared.endpoint])
})

test('a worker renews a subscription that is its own', async () => {
  const client = await createClient(app)
  const [old, next] = [someSubscription(), someSubscription()]
  await client.call('POST', path, old)
  const renew = (auth: string) =>
    send(app, 'POST', '/api/push-subscriptions/renew', {
      old: { endpoint: old.endpoint, auth },
      subscription: next,
    })
  expect(await renew(next.keys.auth)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect(await endpointsOf(client)).toEqual([old.endpoint])
  const other = await createClient(app)
  await other.call('POST', path, next)
  expect((await renew(next.keys.auth)).status).toBe(404)
  expect(await endpointsOf(other)).toEqual([next.endpoint])
  expect((await renew(old.keys.auth)).status).toBe(200)
  expect(await endpointsOf(client)).toEqual([next.endpoint])
  const [row] = await app.runtime.db
    .select()
    .from(pushSubscription)
    .where(eq(pushSubscription.endpoint, next.endpoint))
  expect(row).toMatchObject(next.keys)
})

test.each([
  'http://push.example.com/1',
  'https://localhost/1',
  'https://localhost./1',
  'https://app.localhost/1',
  'https://printer.local/1',
  'https://metadata.google.internal/1',
  'https://intranet/1',
  'https://127.0.0.1/1',
  'https://2130706433/1',
  'https://0x7f.1/1',
  'https://[::1]/1',
  'https://[::ffff:127.0.0.1]/1',
  'https://8.8.8.8/1',
  'https://push.example.com:8443/1',
  'https://me:secret@push.example.com/1',
  'file:///etc/passwd',
  'push.example.com',
  `https://push.example.com/${'a'.repeat(1000)}`,
  7,
  null,
])('pushes are not sent to %s', async (endpoint) => {
  const client = await createClient(app)
  const reply = await client.call('POST', path, { ...someSubscription(), endpoint })
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
  expect(reply.body.fields).toHaveProperty('endpoint')
  expect(await endpointsOf(client)).toEqual([])
})

test('what are no keys of a browser is refused', async () => {
  const client = await createClient(app)
  const { endpoint, keys } = someSubscription()
  const noPoint = Buffer.alloc(65, 4).toString('base64url')
  const short = Buffer.alloc(15).toString('base64url')
  for (const wrong of [{ p256dh: noPoint }, { auth: short }, { auth: '' }, { p256dh: 'ä' }, { auth: 7 }]) {
    const reply = await client.call('POST', path, { endpoint, keys: { ...keys, ...wrong } })
    expect([wrong, reply.status, reply.body.code]).toEqual([wrong, 400, 'INVALID_REQUEST'])
  }
})

test('a token of another site, or none, opens nothing', async () => {
  const admin = await createAdmin(app)
  expect((await admin.call('POST', path, someSubscription())).status).toBe(403)
  expect((await send(app, 'GET', path)).status).toBe(401)
})
