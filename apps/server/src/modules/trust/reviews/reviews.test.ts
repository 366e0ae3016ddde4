import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { type Completed, createCompleted } from '../../../testing/completed.ts'
import { send } from '../../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publishDueReviews } from './publish-reviews.ts'

let app: TestApp
let admin: Actor
beforeAll(async () => {
  app = await startTestApp()
  admin = await createAdmin(app)
})
afterAll(() => app.close())

const byClient = ({ client, appointmentId }: Completed, words: object = { stars: 5, text: 'Lovely.' }) =>
  client.call('PUT', `/api/user/appointments/${appointmentId}/review`, words)
const byVendor = ({ vendor, appointmentId }: Completed, words: object = { stars: 4, text: 'Kind.' }) =>
  vendor.call('PUT', `/api/pro/appointments/${appointmentId}/review`, words)
const both = async (pair: Completed, stars = 5) => {
  expect((await byClient(pair, { stars, text: 'Lovely.' })).status).toBe(200)
  expect((await byVendor(pair)).status).toBe(200)
}
const publicReviews = async ({ id }: Actor, query = '') =>
  (await send(app, 'GET', `/api/vendor/${id}/reviews${query}`)).body
const card = async ({ id }: Actor) => {
  const { rating, reviewCount } = (await send(app, 'GET', `/api/vendor/${id}`)).body.data
  return { rating, reviewCount }
}
const ofClient = async ({ client }: Completed, status: 'open' | 'done' = 'open') =>
  (await client.call('GET', `/api/user/reviews?status=${status}`)).body
const ofVendor = async ({ vendor }: Completed, status: 'open' | 'done' = 'open') =>
  (await vendor.call('GET', `/api/pro/reviews/exchanges?status=${status}`)).body
const noticesOf = async (actor: Actor, base: '/api' | '/api/pro'): Promise<string[]> =>
  (await actor.call('GET', `${base}/notifications`)).body.notifications.map(
    ({ content }: { content: string }) => content,
  )

/** Runs work with the clock that many hours on. */
async function later<T>(hours: number, work: () => Promise<T>): Promise<T> {
  app.clock.advance(hours)
  try {
    return await work()
  } finally {
    app.clock.advance(-hours)
  }
}
const AFTER_14_DAYS = 14 * 24

describe('what one side wrote alone', () => {
  test('is seen by nobody else, by no call', async () => {
    const pair = await createCompleted(app)
    await byClient(pair, { stars: 2, text: 'Came late, left early.' })
    expect(await publicReviews(pair.vendor)).toMatchObject({ reviews: [], total: 0, rating: null })
    expect(await card(pair.vendor)).toEqual({ rating: null, reviewCount: 0 })
    const seen = await Promise.all([
      ofVendor(pair),
      ofVendor(pair, 'done'),
      pair.vendor.call('GET', '/api/pro/reviews'),
      pair.vendor.call('GET', '/api/pro/appointments'),
      pair.vendor.call('GET', '/api/pro/notifications'),
    ])
    expect(JSON.stringify(seen)).not.toContain('Came late')
    expect((await ofVendor(pair)).exchanges).toMatchObject([{ own: null, theirs: null, isOpen: true }])
    expect((await ofClient(pair)).exchanges).toMatchObject([
      { own: { stars: 2, text: 'Came late, left early.' }, theirs: null, isOpen: true },
    ])
  })

  test('can be changed, and is one review still', async () => {
    const pair = await createCompleted(app)
    await byClient(pair, { stars: 1, text: 'Bad.' })
    expect((await byClient(pair, { stars: 4 })).status).toBe(200)
    await byVendor(pair)
    expect(await publicReviews(pair.vendor)).toMatchObject({
      reviews: [{ stars: 4, text: null, author: 'Ciara N.', reply: null }],
      byStars: [0, 0, 0, 1, 0],
    })
  })

  test('is visible after 14 days, and told then, once', async () => {
    const pair = await createCompleted(app)
    await byClient(pair)
    await later(AFTER_14_DAYS - 1, async () => {
      await publishDueReviews(app.runtime)
      expect((await publicReviews(pair.vendor)).total).toBe(0)
      expect((await ofVendor(pair)).exchanges).toMatchObject([{ theirs: null, isOpen: true }])
    })
    await later(AFTER_14_DAYS, async () => {
      await Promise.all([publishDueReviews(app.runtime), publishDueReviews(app.runtime)])
      await publishDueReviews(app.runtime)
      expect(await card(pair.vendor)).toEqual({ rating: 5, reviewCount: 1 })
      expect(await publicReviews(pair.vendor)).toMatchObject({ total: 1, rating: 5, reviewCount: 1 })
      const told = await noticesOf(pair.vendor, '/api/pro')
      expect(told.filter((text) => text.includes('New reviews'))).toHaveLength(1)
      expect(told[0]).toContain('Ciara Nolan gave you 5 stars. Ciara Nolan wrote: “Lovely.”')
      expect((await byVendor(pair)).body.code).toBe('REVIEW_OVER')
    })
  })
})

describe('what both wrote', () => {
  test('is visible at once, and final', async () => {
    const pair = await createCompleted(app, { serviceName: 'Full colour', fullPriceCents: 14_000 })
    await both(pair)
    expect((await publicReviews(pair.vendor)).reviews).toMatchObject([
      { stars: 5, text: 'Lovely.', author: 'Ciara N.', serviceName: 'Full colour' },
    ])
    expect(JSON.stringify(await publicReviews(pair.vendor))).not.toMatch(/Nolan|Kind/)
    expect((await byClient(pair, { stars: 1 })).body.code).toBe('REVIEW_VISIBLE')
    expect((await byVendor(pair, { stars: 1 })).body.code).toBe('REVIEW_VISIBLE')
    expect((await byClient(pair)).status).toBe(200)
    expect((await ofClient(pair, 'done')).exchanges).toMatchObject([
      { own: { stars: 5 }, theirs: { stars: 4, text: 'Kind.' }, isOpen: false },
    ])
    expect((await noticesOf(pair.client, '/api'))[0]).toContain('Aoife Byrne gave you 4 stars.')
  })

  test('counts once, however often and at once it is sent', async () => {
    const pair = await createCompleted(app)
    await byVendor(pair)
    const replies = await Promise.all(Array.from({ length: 6 }, () => byClient(pair)))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    await publishDueReviews(app.runtime)
    expect(await card(pair.vendor)).toEqual({ rating: 5, reviewCount: 1 })
  })

  test('both at the same moment: both are visible', async () => {
    const pair = await createCompleted(app)
    await Promise.all([byClient(pair), byVendor(pair)])
    expect((await publicReviews(pair.vendor)).total).toBe(1)
    expect((await ofClient(pair, 'done')).exchanges).toHaveLength(1)
  })

  test('shows the client’s average to itself, and to a vendor that it books with', async () => {
    const client = await createClient(app)
    await both(await createCompleted(app, { client }))
    const vendor = await createVendor(app)
    await insertAppointmentRow(app, { client, vendor })
    const { appointments } = (await vendor.call('GET', '/api/pro/appointments')).body
    expect(appointments[0].clientData).toMatchObject({ rating: 4, reviewCount: 1 })
    expect((await client.call('GET', '/api/user/reviews')).body).toMatchObject({ rating: 4, reviewCount: 1 })
  })
})

test('average, spread, filter, order and pages agree', async () => {
  const vendor = await createVendor(app)
  for (const stars of [5, 5, 4, 2]) await both(await createCompleted(app, { vendor }), stars)
  expect(await card(vendor)).toEqual({ rating: 4, reviewCount: 4 })
  const facts = { rating: 4, reviewCount: 4, byStars: [0, 1, 0, 1, 2] }
  const starsOf = (body: { reviews: { stars: number }[] }) => body.reviews.map(({ stars }) => stars)
  const lowest = await publicReviews(vendor, '?sort=lowest&pageSize=3')
  expect(lowest).toMatchObject({ total: 4, page: 1, pageSize: 3, ...facts })
  expect(starsOf(lowest)).toEqual([2, 4, 5])
  expect(starsOf(await publicReviews(vendor, '?sort=lowest&pageSize=3&page=2'))).toEqual([5])
  const five = await publicReviews(vendor, '?stars=5')
  expect(five).toMatchObject({ total: 2, ...facts })
  expect(starsOf(five)).toEqual([5, 5])
})

test('only the two of a completed appointment review it', async () => {
  const pair = await createCompleted(app)
  const open = { ...pair, appointmentId: await insertAppointmentRow(app, pair) }
  expect((await byClient(open)).body.code).toBe('NOT_COMPLETE')
  expect((await byVendor(open)).body.code).toBe('NOT_COMPLETE')
  expect((await byClient({ ...pair, client: await createClient(app) })).status).toBe(404)
  expect((await byVendor({ ...pair, vendor: await createVendor(app) })).status).toBe(404)
  expect((await byClient({ ...pair, appointmentId: randomUUID() })).status).toBe(404)
})

test.each([
  ['no star', { stars: 0 }, 'stars'],
  ['a sixth star', { stars: 6 }, 'stars'],
  ['half a star', { stars: 4.5 }, 'stars'],
  ['words alone', { text: 'Lovely.' }, 'stars'],
  ['too many words', { stars: 5, text: 'x'.repeat(2001) }, 'text'],
  ['a NUL', { stars: 5, text: 'a\u0000b' }, 'text'],
])('%s is refused beside its field', async (_, words, field) => {
  const { status, body } = await byClient(await createCompleted(app), words)
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual([field])
})

describe('a reply', () => {
  const reply = (vendor: Actor, id: string, text = 'Thank you.') =>
    vendor.call('PUT', `/api/pro/reviews/${id}/reply`, { text })
  const idOf = async ({ vendor }: Completed) => (await publicReviews(vendor)).reviews[0]._id

  test('stands below the review, is told once and can be changed for a day', async () => {
    const pair = await createCompleted(app)
    await both(pair)
    const id = await idOf(pair)
    await reply(pair.vendor, id, 'Thank you, Ciara.')
    expect((await reply(pair.vendor, id)).status).toBe(200)
    expect((await publicReviews(pair.vendor)).reviews[0].reply).toMatchObject({ text: 'Thank you.' })
    const told = await noticesOf(pair.client, '/api')
    const ofReply = told.filter((text) => text.includes('A reply to your review'))
    expect(ofReply).toHaveLength(1)
    expect(ofReply[0]).toContain(': “Thank you.”')
    await later(24, async () => {
      expect((await reply(pair.vendor, id, 'Other words')).body.code).toBe('REPLY_OVER')
      const [own] = (await pair.vendor.call('GET', '/api/pro/reviews')).body.reviews
      expect(own).toMatchObject({ canReply: false, reply: { text: 'Thank you.' } })
    })
  })

  test('is for the vendor’s own, visible reviews by clients', async () => {
    const pair = await createCompleted(app)
    await both(pair)
    expect((await reply(await createVendor(app), await idOf(pair))).status).toBe(404)
    const alone = await createCompleted(app)
    await byClient(alone)
    const all = (await admin.call('GET', `/api/admin/reviews?vendorId=${alone.vendor.id}`)).body.reviews
    expect((await reply(alone.vendor, all[0]._id)).status).toBe(404)
  })
})

describe('an admin', () => {
  const listAll = async (query: string) => (await admin.call('GET', `/api/admin/reviews?${query}`)).body
  const hide = (id: string, reason: unknown = 'It names a neighbour.') =>
    admin.call('POST', `/api/admin/reviews/${id}/hide`, { reason })

  test('hides a review: it leaves page and average, its author is told why, and the log has it', async () => {
    const vendor = await createVendor(app)
    await both(await createCompleted(app, { vendor }), 5)
    const pair = await createCompleted(app, { vendor })
    await both(pair, 1)
    expect(await card(vendor)).toEqual({ rating: 3, reviewCount: 2 })
    const [found] = (await listAll(`vendorId=${vendor.id}&stars=1&status=visible`)).reviews
    const replies = await Promise.all([hide(found._id), hide(found._id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await card(vendor)).toEqual({ rating: 5, reviewCount: 1 })
    expect(await publicReviews(vendor)).toMatchObject({ total: 1, byStars: [0, 0, 0, 0, 1] })
    expect((await noticesOf(pair.client, '/api'))[0]).toContain('Reason: “It names a neighbour.”')
    expect((await ofClient(pair, 'done')).exchanges[0].hiddenReason).toBe('It names a neighbour.')
    const { rows } = await app.runtime.pool.query(
      'select actor_id, reason from audit_entry where action = $1 and subject_id = $2',
      ['review.hidden', found._id],
    )
    expect(rows).toEqual([{ actor_id: admin.id, reason: 'It names a neighbour.' }])
  })

  test('hides one that is not visible yet: it never counts, and is not written anew', async () => {
    const pair = await createCompleted(app)
    await byClient(pair)
    const [found] = (await listAll(`vendorId=${pair.vendor.id}&status=waiting`)).reviews
    expect((await hide(found._id)).status).toBe(200)
    expect((await byClient(pair, { stars: 1 })).body.code).toBe('REVIEW_HIDDEN')
    await byVendor(pair)
    expect(await card(pair.vendor)).toEqual({ rating: null, reviewCount: 0 })
    expect((await publicReviews(pair.vendor)).total).toBe(0)
  })

  const show = (id: string, reason: unknown = 'The neighbour agreed.') =>
    admin.call('POST', `/api/admin/reviews/${id}/show`, { reason })

  test('shows a hidden review again: it counts as before, its author is told, and the log has both', async () => {
    const vendor = await createVendor(app)
    await both(await createCompleted(app, { vendor }), 5)
    const pair = await createCompleted(app, { vendor })
    await both(pair, 1)
    const [found] = (await listAll(`vendorId=${vendor.id}&stars=1&status=visible`)).reviews
    expect((await show(found._id)).body.code).toBe('REVIEW_SHOWN')
    await hide(found._id)
    expect(await card(vendor)).toEqual({ rating: 5, reviewCount: 1 })
    const replies = await Promise.all([show(found._id), show(found._id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await card(vendor)).toEqual({ rating: 3, reviewCount: 2 })
    expect(await publicReviews(vendor)).toMatchObject({ total: 2, byStars: [1, 0, 0, 0, 1] })
    expect(
      (await noticesOf(pair.client, '/api')).filter((text) => text.includes('Your review is shown again')),
    ).toHaveLength(1)
    const { body } = await admin.call('GET', `/api/admin/audit?subject=${found._id}`)
    expect(body.entries).toMatchObject([
      { action: 'review.shown', reason: 'The neighbour agreed.' },
      { action: 'review.hidden' },
    ])
  })

  test('shows one again that was hidden before it was due: it waits for its day, then counts once', async () => {
    const pair = await createCompleted(app)
    await byClient(pair)
    const [found] = (await listAll(`vendorId=${pair.vendor.id}&status=waiting`)).reviews
    await hide(found._id)
    expect((await show(found._id, ' ')).status).toBe(400)
    expect((await show(randomUUID())).status).toBe(404)
    expect(
      (await pair.vendor.call('POST', `/api/admin/reviews/${found._id}/show`, { reason: 'x' })).status,
    ).toBe(403)
    expect((await show(found._id)).status).toBe(200)
    expect(await card(pair.vendor)).toEqual({ rating: null, reviewCount: 0 })
    await byVendor(pair)
    expect((await card(pair.vendor)).reviewCount).toBe(1)
  })

  test('sees how many a search leaves in each state', async () => {
    const vendor = await createVendor(app, { name: 'Muireann Tóibín' })
    await both(await createCompleted(app, { vendor }), 5)
    await byClient(await createCompleted(app, { vendor }))
    const search = 'search=muireann'
    expect((await listAll(search)).counts).toEqual({ all: 3, visible: 2, waiting: 1, hidden: 0 })
    const [waiting] = (await listAll(`${search}&status=waiting`)).reviews
    await hide(waiting._id)
    const found = await listAll(`${search}&status=hidden`)
    expect(found).toMatchObject({ total: 1, counts: { all: 3, visible: 2, waiting: 0, hidden: 1 } })
  })

  test('finds reviews by words and names, and needs a reason', async () => {
    const pair = await createCompleted(app, { client: await createClient(app, { name: 'Gráinne Quirke' }) })
    await byClient(pair, { stars: 5, text: 'Brought a samovar.' })
    for (const search of ['SAMOVAR', 'grainne q']) {
      expect((await listAll(`search=${encodeURIComponent(search)}`)).total).toBe(1)
    }
    expect((await listAll('search=%25')).total).toBe(0)
    const [found] = (await listAll('search=samovar')).reviews
    expect(found).toMatchObject({ author: 'client', client: { name: 'Gráinne Quirke' }, status: 'waiting' })
    expect((await hide(found._id, ' ')).status).toBe(400)
    expect((await hide(randomUUID())).status).toBe(404)
  })
})
