// covers: ASVS 14.2.2
import { bookNextFree } from './appointments.ts'
import { callerWith, logInDemo, type Caller } from './caller.ts'
import { type PreparedProduct, startPreparedProduct } from './prepared-product.ts'
import { expect, test } from './browser.ts'

// Pages that visitors share are never older than the last commit, in the process that made it and in another one.

type Process = Pick<PreparedProduct, 'url' | 'stop'>

let here: PreparedProduct
let there: Process
/** A process that caches nothing, so that it renders each page again. */
let uncached: Process
let client: Caller
let vendor: Caller
let admin: Caller
let vendorId: string
let speciality: string
let city: string
test.beforeAll(async () => {
  // Far from the end of an hour, at which pages change by themselves.
  here = await startPreparedProduct({ FAKE_NOW: '2026-11-21T11:00:00Z' })
  there = await here.startSecond()
  uncached = await here.startSecond({ REPLY_CACHE_MB: '0' })
  client = await logInDemo(here.url, 'user')
  vendor = await logInDemo(here.url, 'pro')
  admin = await logInDemo(here.url, 'admin')
  const { body } = await vendor.call('GET', '/api/pro/profile')
  ;({ _id: vendorId, speciality, city } = body.vendorData)
})
test.afterAll(async () => {
  await uncached?.stop()
  await there?.stop()
  await here?.remove()
})

/** Cached pages that may show the vendor or the brand. */
const pages = () => [
  '/',
  '/about',
  '/contact',
  '/tandc',
  '/vendors?sort=price',
  `/vendors/${encodeURIComponent(speciality)}`,
  `/vendors/${encodeURIComponent(speciality)}?location=${encodeURIComponent(city)}`,
  `/appointment/${vendorId}`,
]

/** Reads a page without the time at which it was rendered. */
async function read({ url }: Process, path: string, headers: Record<string, string> = {}): Promise<string> {
  const reply = await fetch(url + path, { headers })
  const text = await reply.text()
  return `${reply.status} ${text.replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '').replaceAll(url, '')}`
}
const readAll = (product: Process, headers?: Record<string, string>) =>
  Promise.all(pages().map((path) => read(product, path, headers)))

const form = async (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  const authorization = `Bearer ${vendor.token}`
  const reply = await fetch(`${here.url}/api/pro/profile`, {
    method: 'PATCH',
    headers: { authorization },
    body: data,
  })
  return { status: reply.status, body: await reply.json() }
}

/** Changes the platform's fee. The prices on the cards follow in a transaction of their own. */
async function changeFee() {
  const priceFrom = async () => {
    const { data } = await (await fetch(`${uncached.url}/api/vendor/list?page=1`)).json()
    return data[0].priceFrom
  }
  const before = await priceFrom()
  const reply = await admin.call('PATCH', '/api/admin/settings', { platformPercent: 14 })
  await expect.poll(priceFrom).not.toBe(before)
  return reply
}

const week = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [
    day,
    [{ start: '2:00 PM', end: '5:00 PM' }],
  ]),
)
const CHANGES: Record<string, (() => Promise<{ status: number; body: unknown }>)[]> = {
  'another price': [() => form({ fees: '19.5' })],
  'another text': [() => form({ about: 'A text that nobody has read before.' })],
  'other hours': [() => vendor.call('PUT', '/api/pro/hours', week)],
  'no bookings for now, and bookings again': [
    () => form({ available: 'false' }),
    () => form({ available: 'true' }),
  ],
  'another name of the brand': [() => admin.call('PATCH', '/api/admin/settings', { brandName: 'Anois' })],
  'another fee': [changeFee],
  'a suspension, and its end': [
    () => admin.call('POST', `/api/admin/vendors/${vendorId}/suspend`, { reason: 'Complaints.' }),
    () => admin.call('POST', `/api/admin/vendors/${vendorId}/verify`, {}),
  ],
}

/** One change of each kind: by the vendor, and by the operator. */
const CHANGED_FIRST = new Set(['another price', 'another fee'])

test.describe('a change shows at once in every page of both processes', () => {
  for (const [name, changes] of Object.entries(CHANGES))
    test(name, { tag: CHANGED_FIRST.has(name) ? [] : '@deep' }, async () => {
      for (const change of changes) {
        const [before] = [await readAll(here), await readAll(there)]
        const reply = await change()
        expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
        const seen = [await readAll(here), await readAll(there)]
        const withCookie = await readAll(there, { cookie: 'who=me' })
        const fresh = await readAll(uncached)
        expect([...seen, withCookie]).toEqual([fresh, fresh, fresh])
        expect(seen[0]).not.toEqual(before)
      }
    })

  test('a booking', async () => {
    const path = `/appointment/${vendorId}`
    const before = await read(there, path)
    await bookNextFree(callerWith(there.url, client.token), { vendorId })
    const [seenThere, seenHere] = [await read(there, path), await read(here, path)]
    expect(seenThere).not.toBe(before)
    expect(seenHere).toBe(await read(uncached, path))
    expect(seenThere).toBe(seenHere)
  })
})

test('a page requested again is not sent again, and a page says how old it is', async () => {
  const first = await fetch(`${here.url}/about`)
  const etag = first.headers.get('etag')!
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(first.headers.get('cache-control')).toBe('public, no-cache')
  expect(first.headers.get('server-timing')).toMatch(/^age;dur=\d+$/)
  await expect
    .poll(async () => (await fetch(`${here.url}/about`, { headers: { 'if-none-match': etag } })).status)
    .toBe(304)
})

test('a request with a cookie or a token gets the cached page, but no browser or proxy stores it', async () => {
  const senders: Record<string, string>[] = [{ cookie: 'a=b' }, { authorization: `Bearer ${client.token}` }]
  // A page that was cached a minute ago is rendered again.
  await expect(async () => {
    const visitor = await fetch(`${here.url}/about`)
    const policy = visitor.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src[^;]*'sha256-/)
    const body = await visitor.text()
    for (const headers of senders) {
      const reply = await fetch(`${here.url}/about`, { headers: { ...headers, 'if-none-match': '*' } })
      expect(reply.status).toBe(200)
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(reply.headers.get('etag')).toBeNull()
      // Each rendering has scripts of its own instant, so the same policy means the same rendering.
      expect(reply.headers.get('content-security-policy')).toBe(policy)
      expect(await reply.text()).toBe(body)
    }
  }).toPass({ timeout: 15_000 })
})

test('tracking parameters share one cached page, and other parameters get their own', async () => {
  const etagOf = async (path: string) => (await fetch(here.url + path)).headers.get('etag')
  const etag = await etagOf('/vendors?page=2&sort=name')
  expect(etag).not.toBeNull()
  await expect
    .poll(
      async () =>
        (await etagOf('/vendors?sort=name&utm_source=x&page=2&fbclid=y')) ===
        (await etagOf('/vendors?page=2&sort=name')),
    )
    .toBe(true)
  for (const path of [
    '/vendors?x=1',
    '/vendors?page=01',
    '/?page=2',
    '/vendors?page=1&page=2',
    '/login',
    '/vendors?search=a',
  ]) {
    expect(await etagOf(path), path).toBeNull()
  }
})
