// covers: ASVS 14.2.2, 14.3.2
import { CALLS } from '@anseo/contract/calls'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { appointment } from '../../modules/booking/tables/appointments.ts'
import { vendor } from '../../modules/catalogue/tables/vendors.ts'
import { type Actor, createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { createCompleted } from '../../testing/completed.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

const here = ownApp()
const there = ownApp({ sharing: here, env: { REPLY_CACHE_MB: '1' } })
/** Caches nothing, so that it answers from the database. */
const uncached = ownApp({ sharing: here, env: { REPLY_CACHE_MB: '0' } })
const admin = ownActor(here, createAdmin)
const client = ownActor(here, createClient)
const maker = ownActor(here, () => createVendor(here, { completedAppointments: 3 }))
const other = ownActor(here, () => createVendor(here, { name: 'Brid Hanley', city: 'Cork' }))

/** Every public reply that shows the vendor, and which of them. */
const shown = () => [
  '/api/vendor/list',
  '/api/vendor/list?page=1&speciality=Hairstylist',
  '/api/vendor/list?page=1&sort=price',
  '/api/vendor/list?page=1&location=Dublin',
  '/api/vendor/top',
  '/api/vendor/locations',
  `/api/vendor/${maker.id}`,
  `/api/vendor/${other.id}/related`,
  `/api/vendor/${maker.id}/services`,
  `/api/vendor/${maker.id}/reviews`,
  `/api/vendor/${maker.id}/availability`,
]

interface Read {
  status: number
  text: string
  headers: Headers
}
async function read(app: TestApp, path: string, headers: Record<string, string> = {}): Promise<Read> {
  const reply = await fetch(app.url + path, { headers })
  return { status: reply.status, text: await reply.text(), headers: reply.headers }
}
const readFresh = (path: string) => read(uncached, path)
const tokenOf = ({ token }: Actor) => ({ authorization: `Bearer ${token}` })
/** Reads as somebody who is signed in. */
const readSignedIn = (app: TestApp, path: string) => read(app, path, tokenOf(client))
const textsOf = async (app: TestApp, reading = read) =>
  Promise.all(shown().map(async (path) => (await reading(app, path)).text))

const form = (fields: Record<string, string | Blob>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const profile = (fields: Record<string, string | Blob>) =>
  maker.call('PATCH', '/api/pro/profile', form(fields))

const picture = async () => {
  const bytes = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#135e63' } })
    .jpeg()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}

const allDay = { start: '10:00 AM', end: '9:00 PM' }
const WEEK = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [allDay]]),
)
const ONE_SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '11:00 AM' }

/** Changes by API calls, in this order. */
const CHANGES: Record<string, () => Promise<unknown>> = {
  'a new price': () => profile({ fees: '61.5' }),
  'a new text': () => profile({ about: 'Colours only.' }),
  'a new photo': async () => profile({ image: await picture() }),
  'no bookings for now': () => profile({ available: 'false' }),
  'bookings again': () => profile({ available: 'true' }),
  'other hours': () => maker.call('PUT', '/api/pro/hours', { ...WEEK, thu: [] }),
  'other rules': () => maker.call('PUT', '/api/pro/booking-rules', { bufferHours: 2, noticeHours: 72 }),
  'time off': () =>
    maker.call('POST', '/api/pro/time-off', {
      start: '2026-11-23T09:00:00.000Z',
      end: '2026-11-23T18:00:00.000Z',
    }),
  'a service on the menu': () =>
    maker.call('POST', '/api/pro/services', { name: 'Cut', price: 70, durationHours: 1 }),
  'a booking': () => client.call('POST', '/api/user/book-appointment', { vendorId: maker.id, ...ONE_SLOT }),
  'a suspension': () =>
    admin.call('POST', `/api/admin/vendors/${maker.id}/suspend`, { reason: 'Complaints.' }),
  'its end': () =>
    admin.call('POST', `/api/admin/vendors/${maker.id}/verify`, { exception: 'Every document was seen.' }),
}

test.each(Object.keys(CHANGES))('%s shows at once in every reply of both processes', async (change) => {
  const [before] = await Promise.all([textsOf(here), textsOf(there)])
  const reply = (await CHANGES[change]!()) as { status: number; body: unknown }
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
  const [seenHere, seenThere] = await Promise.all([textsOf(here), textsOf(there)])
  const signedIn = await textsOf(there, readSignedIn)
  const fresh = await textsOf(uncached)
  expect(signedIn).toEqual(fresh)
  expect(seenHere).toEqual(fresh)
  expect(seenThere).toEqual(fresh)
  expect(seenHere).not.toEqual(before)
})

test('a review that is visible, answered and hidden shows at once', async () => {
  const path = `/api/vendor/${maker.id}/reviews`
  const { client: author, appointmentId } = await createCompleted(here, { vendor: maker })
  const reviews = async () => {
    const [one, two] = await Promise.all([here, there].map((app) => read(app, path)))
    expect(two!.text).toBe(one!.text)
    return (JSON.parse(one!.text) as { reviews: { _id: string; reply: unknown; author: string }[] }).reviews
  }
  expect(await reviews()).toHaveLength(0)
  const words = { stars: 4, text: 'Lovely.' }
  await author.call('PUT', `/api/user/appointments/${appointmentId}/review`, words)
  expect(await reviews()).toHaveLength(0)
  const written = await maker.call('PUT', `/api/pro/appointments/${appointmentId}/review`, words)
  expect(written.status, JSON.stringify(written.body)).toBe(200)
  const [review] = await reviews()
  expect(review).toMatchObject({ reply: null })
  await maker.call('PUT', `/api/pro/reviews/${review!._id}/reply`, { text: 'Thank you.' })
  expect((await reviews())[0]!.reply).toMatchObject({ text: 'Thank you.' })
  await author.call('POST', '/api/user/update-profile', form({ name: 'Deirdre Zeta' }))
  expect((await reviews())[0]!.author).toContain('Deirdre')
  await admin.call('POST', `/api/admin/reviews/${review!._id}/hide`, { reason: 'Not about it.' })
  expect(await reviews()).toHaveLength(0)
})

describe('what changes by itself, with time', () => {
  const listPath = '/api/vendor/list?page=1&sort=name'
  const texts = async (path: string) =>
    (await Promise.all([here, there].map((app) => read(app, path)))).map(({ text }) => text)
  const freshTexts = async (path: string) => Array(2).fill((await readFresh(path)).text) as string[]

  test('a vendor leaves the list when a check of it ends', async () => {
    const now = here.clock.now()
    const leaver = await createVendor(here, { name: 'Leaver', listedUntil: new Date(now.getTime() + 60_000) })
    expect((await texts(listPath))[0]).toContain(leaver.id)
    here.clock.stopAt(new Date(now.getTime() + 60_000))
    expect((await texts(listPath)).join()).not.toContain(leaver.id)
    expect((await read(here, `/api/vendor/${leaver.id}`)).status).toBe(404)
    here.clock.set(here.clock.now())
  })

  test('an unpaid appointment gives up its hour when its time to pay is over', async () => {
    const now = here.clock.now()
    const payBy = new Date(now.getTime() + 90_000)
    await insertAppointmentRow(here, { client, vendor: maker }, { confirmedAt: now, payBy })
    const path = `/api/vendor/${maker.id}`
    const [held] = await texts(path)
    here.clock.stopAt(payBy)
    const freed = await texts(path)
    expect(freed).toEqual(await freshTexts(path))
    expect(freed[0]).not.toBe(held)
    here.clock.set(payBy)
  })

  test('yesterday is gone at midnight', async () => {
    const path = `/api/vendor/${maker.id}`
    await texts(path)
    here.clock.stopAt(new Date('2026-11-25T00:00:00.000Z'))
    const [after, alsoAfter] = await texts(path)
    expect([after, alsoAfter]).toEqual(await freshTexts(path))
    expect(after).not.toContain(ONE_SLOT.slotDate)
    here.clock.set(new Date('2026-11-25T00:00:00.000Z'))
  })
})

test('nobody reads what is older than what was committed before the request began', async () => {
  const written = { cents: 4500, all: false }
  const write = async () => {
    for (let cents = 4501; cents <= 4620; cents++) {
      await here.runtime.db.update(vendor).set({ feePerHourCents: cents }).where(eq(vendor.id, other.id))
      written.cents = cents
    }
    written.all = true
  }
  const paths = [`/api/vendor/${other.id}`, '/api/vendor/list?page=1&location=Cork']
  const readOn = async (reading: typeof readSignedIn, app: TestApp, path: string) => {
    let reads = 0
    while (!written.all || reads < 3) {
      const floor = written.cents
      const { data } = JSON.parse((await reading(app, path)).text)
      const { fees } = Array.isArray(data) ? data[0] : data
      expect(Math.round(fees * 100)).toBeGreaterThanOrEqual(floor)
      reads++
    }
  }
  const readers = paths.flatMap((path) =>
    [read, readSignedIn].flatMap((reading) => [here, there].map((app) => readOn(reading, app, path))),
  )
  await Promise.all([write(), ...readers])
})

describe('a fact that orders lists', () => {
  const listBy = (sort: string) => `/api/vendor/list?page=1&pageSize=1&sort=${sort}`
  const ORDERS = ['completed', 'rating', 'price', 'name'].map(listBy)
  const textsBy = (app: TestApp) => Promise.all(ORDERS.map(async (path) => (await read(app, path)).text))
  const change = (vendorId: string, facts: Partial<typeof vendor.$inferInsert>) =>
    here.runtime.db.update(vendor).set(facts).where(eq(vendor.id, vendorId))

  test.each<[string, Partial<typeof vendor.$inferInsert>]>([
    ['completed', { completedAppointments: 900 }],
    ['rating', { ratingStars: 50, ratingCount: 10 }],
    ['price', { priceFromCents: 100 }],
    ['name', { searchName: 'aaa' }],
  ])('%s brings a vendor to the top of its list at once', async (sort, facts) => {
    const { id } = await createVendor(here, { name: `Zzz ${sort}` })
    await Promise.all([here, there].map(textsBy))
    expect((await read(here, listBy(sort))).text).not.toContain(id)
    await change(id, facts)
    expect((await read(here, listBy(sort))).text).toContain(id)
    const fresh = await textsBy(uncached)
    expect(await textsBy(here)).toEqual(fresh)
    expect(await textsBy(there)).toEqual(fresh)
  })

  test('leaves the replies in the cache that it does not decide', async () => {
    const { id } = await createVendor(here, { name: 'Zzz last', completedAppointments: 1, city: 'Ennis' })
    const paths = ['/api/vendor/locations', '/api/specialities', ...['price', 'name', 'rating'].map(listBy)]
    const readAll = () => Promise.all(paths.map((path) => read(here, path)))
    await readAll()
    await change(id, { completedAppointments: 2 })
    const before = here.runtime.replyCache.figures()
    await readAll()
    expect(here.runtime.replyCache.figures()).toMatchObject({
      hits: before.hits + paths.length,
      misses: before.misses,
    })
  })
})

test('a hundred requests for what has just changed are one look at the database', async () => {
  const path = `/api/vendor/${maker.id}`
  await read(here, path)
  await profile({ about: 'Once.' })
  const before = here.runtime.replyCache.figures()
  const replies = await Promise.all(Array.from({ length: 100 }, () => read(here, path)))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(here.runtime.replyCache.figures().misses).toBe(before.misses + 1)
})

test('while changes cannot be heard nothing is given from what is kept', async () => {
  const path = `/api/vendor/${maker.id}`
  await read(here, path)
  await here.runtime.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query in ('listen anseo_change', 'select 1') and pid <> pg_backend_pid()`)
  for (const about of ['One', 'Two', 'Three']) {
    await here.runtime.db.update(vendor).set({ about }).where(eq(vendor.id, maker.id))
    for (const app of [here, there]) expect(JSON.parse((await read(app, path)).text).data.about).toBe(about)
  }
  for (const app of [here, there]) {
    await expect.poll(() => app.runtime.changes.caughtUp()).toBe(true)
  }
})

describe('a kept reply', () => {
  const path = '/api/vendor/list?page=1'
  beforeAll(() => createVendor(here, { name: 'Long', about: 'Long words. '.repeat(100) }))

  test('has a strong tag, and is not sent again to who has it', async () => {
    const first = await read(here, path)
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    const etag = first.headers.get('etag')!
    expect(etag).toMatch(/^"[\w-]{43}(-br|-gzip)?"$/)
    for (const sent of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await read(here, path, { 'if-none-match': sent })
      expect({ status: again.status, text: again.text, etag: again.headers.get('etag') }).toEqual({
        status: 304,
        text: '',
        etag,
      })
    }
    expect((await read(there, path)).headers.get('etag')).toBe(etag)
    await profile({ about: `Since ${etag}`.slice(0, 40) })
    const changed = await read(here, path, { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  test('comes in the encoding that the reader takes, each with a tag of its own', async () => {
    const seen = new Map<string, string | null>()
    for (const accepted of ['br', 'gzip;q=0.8, br;q=0', 'identity']) {
      const reply = await read(here, path, { 'accept-encoding': accepted })
      expect(reply.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
      expect(JSON.parse(reply.text).success).toBe(true)
      seen.set(reply.headers.get('content-encoding') ?? 'none', reply.headers.get('etag'))
    }
    expect([...seen.keys()]).toEqual(['br', 'gzip', 'none'])
    expect(new Set(seen.values()).size).toBe(3)
  })

  test('says its length to HEAD, and nothing more', async () => {
    const reply = await fetch(here.url + path, { method: 'HEAD' })
    expect(reply.headers.get('etag')).not.toBeNull()
    expect(await reply.text()).toBe('')
  })

  test.each([
    ['a token', () => tokenOf(client)],
    ['a token of another site', () => tokenOf(maker)],
    ['a cookie', () => ({ cookie: 'a=b' })],
  ])('is also for who sends %s, but not to be stored by a browser or proxy', async (_what, headers) => {
    const visitor = await read(here, path)
    const before = here.runtime.replyCache.figures()
    for (const accepted of ['br', 'gzip', 'identity']) {
      const sent = { ...headers(), 'accept-encoding': accepted, 'if-none-match': '*' }
      const reply = await read(here, path, sent)
      expect(reply).toMatchObject({ status: 200, text: visitor.text })
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(reply.headers.get('etag')).toBeNull()
      expect(reply.headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
      expect(reply.headers.get('content-encoding') ?? 'identity').toBe(accepted)
    }
    expect(here.runtime.replyCache.figures()).toEqual({ ...before, hits: before.hits + 3 })
  })
})

test('questions that hardly anybody asks take no room, and the room has an end', async () => {
  await read(there, '/api/vendor/list?page=1')
  const { entries } = there.runtime.replyCache.figures()
  const odd = Array.from({ length: 20 }, (_, n) => [
    `page=1&x${n}=${n}`,
    `search=a${n}`,
    `page=${1000 + n}`,
    `location=Nowhere${n}`,
    `maxPrice=${100 + n}`,
    `minRating=${1 + n / 20}`,
  ]).flat()
  await Promise.all(odd.map((query) => read(there, `/api/vendor/list?${query}`)))
  expect(there.runtime.replyCache.figures().entries).toBe(entries)

  const about = 'x'.repeat(1_000)
  for (let n = 0; n < 30; n++) await createVendor(here, { name: `Many ${n}`, about })
  for (let pageSize = 1; pageSize <= 100; pageSize++)
    await read(there, `/api/vendor/list?page=1&pageSize=${pageSize}`)
  const { bytes } = there.runtime.replyCache.figures()
  expect(bytes).toBeGreaterThan(500_000)
  expect(bytes).toBeLessThanOrEqual(1024 * 1024)
})

test('whoever asks, the answer to a public read is the same', async () => {
  const quote = new URLSearchParams({
    vendorId: other.id,
    slotDate: '27_11_2026',
    startTime: '10:00 AM',
    endTime: '11:00 AM',
  })
  const reads = Object.values(CALLS)
    .flat()
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    .map(
      ({ path }) => path.replace(':vendorId', other.id) + (path.endsWith('/quote-price') ? `?${quote}` : ''),
    )
  expect(reads.length).toBeGreaterThan(10)
  const readers = [client, await createClient(here), other, maker, admin].map(tokenOf)
  for (const path of reads) {
    for (const app of [here, uncached]) {
      const visitor = await read(app, path)
      for (const headers of [...readers, { cookie: 'a=b' }]) {
        const { status, text } = await read(app, path, headers)
        expect({ path, status, text }).toEqual({ path, status: visitor.status, text: visitor.text })
      }
    }
  }
})

test('the cache never answers what is private, and has no place for it', async () => {
  const before = here.runtime.replyCache.figures()
  const callers = { client, vendor: maker, admin }
  for (const { method, access, path } of Object.values(CALLS).flat()) {
    if (method !== 'GET' || access === 'public') continue
    const own = path.replace(':userId', client.id).replace(/:(?:vendorId|clientId|id)/, other.id)
    await read(here, own, tokenOf(callers[access]))
    await read(here, own)
  }
  expect(here.runtime.replyCache.figures()).toEqual(before)
})

test('no reader may keep what can be booked, nor anything private', async () => {
  const replies = [
    await read(here, `/api/vendor/${maker.id}/availability`),
    await read(here, '/api/vendor/list?page=1&day=26_11_2026'),
  ]
  const callers = { client, vendor: maker, admin }
  const paths = Object.values(CALLS)
    .flat()
    .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
  for (const { access, path } of paths) {
    if (access === 'public') continue
    replies.push(await read(here, path, tokenOf(callers[access])))
    replies.push(await read(here, path))
  }
  expect(replies.length).toBeGreaterThan(40)
  for (const { headers } of replies) expect(headers.get('cache-control')).toBe('no-store')
})

test('nothing is left of an appointment that was rolled back', async () => {
  const path = `/api/vendor/${other.id}`
  const before = await read(here, path)
  const undone = here.runtime.db.transaction(async (tx) => {
    await tx.insert(appointment).select(
      tx
        .select()
        .from(appointment)
        .where(sql`false`),
    )
    await tx.update(vendor).set({ about: 'Never' }).where(eq(vendor.id, other.id))
    await read(here, path)
    tx.rollback()
  })
  await undone.catch(() => undefined)
  expect((await read(here, path)).text).toBe(before.text)
})
