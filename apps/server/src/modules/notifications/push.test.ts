// covers: ASVS 11.3.2, 11.3.3
import { createPublicKey, verify } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { session } from '../identity/tables/accounts.ts'
import { pushSubscription } from './tables/push.ts'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../testing/actors.ts'
import { drained } from '../../testing/drained.ts'
import { hurry } from '../../testing/hurry.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { openPushEndpoint, type TestBrowser } from '@anseo/api-client/testing/push-endpoint'
import { send } from '../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let service: Awaited<ReturnType<typeof openPushEndpoint>>
let app: TestApp
let admin: Actor
beforeAll(async () => {
  service = await openPushEndpoint()
  app = await startTestApp({ env: { PUSH_LOCAL_CERTIFICATE: service.certificate } })
  admin = await createAdmin(app)
})
afterAll(async () => {
  await app.close()
  await service.close()
})

const subscribe = (who: Actor, { subscription }: TestBrowser, base = '/api/user') =>
  who.call('POST', `${base}/push-subscriptions`, subscription)
const announce = (content: string) => admin.call('POST', '/api/admin/broadcasts', { content })
const choose = (who: Actor, topic: string, wanted: boolean) =>
  who.call('PUT', '/api/user/notice-choices', { topic, channel: 'push', wanted })

async function confirmFor(client: Actor) {
  const vendor = await createVendor(app)
  const appointmentId = await insertAppointmentRow(app, { client, vendor })
  const path = `/api/pro/appointments/${appointmentId}/confirm`
  expect((await vendor.call('POST', path, {})).status).toBe(200)
}

/** The browsers that are still known. */
const known = async () =>
  (await app.runtime.db.select().from(pushSubscription)).map(({ endpoint }) => endpoint)

/** One more push to everyone has arrived at `witness`, so that what was queued before is done. */
async function settle(witness: TestBrowser, count: number) {
  await announce(`Number ${count}`)
  await witness.messages(count)
}

test('a notice is pushed, readable for the browser only, and signed by the installation', async () => {
  const client = await createClient(app)
  const browser = service.openBrowser()
  const before = await client.call('GET', '/api/user/push-subscriptions')
  expect(before.body).toMatchObject({ success: true, endpoints: [] })
  expect((await subscribe(client, browser)).status).toBe(200)
  await confirmFor(client)
  const [message] = await browser.messages(1)
  const { body } = await client.call('GET', '/api/notifications')
  expect(message).toEqual({
    title: expect.stringMatching(/^Confirmed: /),
    body: expect.stringContaining('Pay €100.74'),
    path: body.notifications[0].path,
    tag: expect.any(String),
  })
  expect(message!.path).toMatch(/^\/my-appointment\/[\da-f-]{36}$/)
  expect(body.notifications[0].content).toBe(`📢 Notifications: ${message!.title}. ${message!.body}`)
  const [{ headers }] = browser.asked() as [ReturnType<TestBrowser['asked']>[number]]
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm' })
  expect(Number(headers['ttl'])).toBeGreaterThan(23 * 3600)
  const [, token, key] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization!)!
  expect(key).toBe(before.body.publicKey)
  expect(readToken(token!, key!)).toMatchObject({
    aud: new URL(browser.subscription.endpoint).origin,
    sub: 'mailto:hello@anseo.example',
  })
})

/** Returns the claims of a signed token, if the signature is that of the key. */
function readToken(token: string, key: string): unknown {
  const [head, facts, signature] = token.split('.') as [string, string, string]
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const given = Buffer.from(signature, 'base64url')
  const signed = Buffer.from(`${head}.${facts}`)
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, given)).toBe(true)
  return JSON.parse(Buffer.from(facts, 'base64url').toString())
}

test('an announcement reaches the browsers of clients and vendors', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const [clients, vendors] = [service.openBrowser(), service.openBrowser()]
  await subscribe(client, clients)
  await subscribe(vendor, vendors, '/api/pro')
  await announce(`Closed on Christmas Day. ${'Nollaig shona. '.repeat(100)}`)
  const [toClient] = await clients.messages(1)
  expect(toClient).toMatchObject({ title: 'Announcement from Anseo', path: '/notifications' })
  expect(toClient!.body).toMatch(/^Closed on Christmas Day\..*…$/)
  expect(await vendors.messages(1)).toMatchObject([{ path: '/pro/notifications' }])
})

test('what somebody switched off is not pushed', async () => {
  const [client, witness] = [await createClient(app), await createClient(app)]
  const [mine, theirs] = [service.openBrowser(), service.openBrowser()]
  await subscribe(client, mine)
  await subscribe(witness, theirs)
  await choose(client, 'announcements', false)
  await settle(theirs, 1)
  await choose(client, 'bookings', false)
  await confirmFor(client)
  await choose(client, 'announcements', true)
  await settle(theirs, 2)
  expect(await mine.messages(1)).toMatchObject([{ body: 'Number 2' }])
})

test.each([404, 410])('a browser of which the push service says %i is forgotten', async (status) => {
  const client = await createClient(app)
  const browser = service.openBrowser(status)
  await subscribe(client, browser)
  await announce('Is anybody there?')
  await expect.poll(known).not.toContain(browser.subscription.endpoint)
  expect(browser.asked()).toHaveLength(1)
})

test('a push that was not taken is tried again, and arrives once', async () => {
  const client = await createClient(app)
  const browser = service.openBrowser(500)
  await subscribe(client, browser)
  await announce('Twice sent.')
  await expect
    .poll(async () => {
      await hurry(app)
      return browser.asked().length
    })
    .toBe(2)
  expect(await browser.messages(1)).toMatchObject([{ body: 'Twice sent.' }])
  await drained(app)
  expect(browser.asked()).toHaveLength(2)
  expect(await known()).toContain(browser.subscription.endpoint)
})

test('a logout ends it', async () => {
  const client = await createClient(app)
  const browser = service.openBrowser()
  await subscribe(client, browser)
  await client.call('POST', '/api/user/logout')
  expect(await known()).not.toContain(browser.subscription.endpoint)
})

test('a new password ends it for the other logins', async () => {
  const client = await createClient(app)
  const [here, there] = [service.openBrowser(), service.openBrowser()]
  await subscribe(client, there)
  const login = await send(app, 'POST', '/api/user/login', { email: client.email, password: PASSWORD })
  const headers = { authorization: `Bearer ${login.body.token}` }
  await send(app, 'POST', '/api/user/push-subscriptions', here.subscription, headers)
  const passwords = { currentPassword: PASSWORD, newPassword: 'heather-on-howth-2' }
  await send(app, 'PUT', '/api/user/change-password', passwords, headers)
  expect(await known()).toContain(here.subscription.endpoint)
  expect(await known()).not.toContain(there.subscription.endpoint)
})

test('nothing is pushed to a login that was not used for too long', async () => {
  const client = await createClient(app)
  const browser = service.openBrowser()
  await subscribe(client, browser)
  const lastUsedAt = new Date(app.clock.now().getTime() - 15 * 24 * 3_600_000)
  await app.runtime.db.update(session).set({ lastUsedAt }).where(eq(session.accountId, client.id))
  await announce('Good morning.')
  await expect.poll(known).not.toContain(browser.subscription.endpoint)
  expect(browser.asked()).toEqual([])
})
