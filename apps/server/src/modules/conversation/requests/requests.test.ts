// @module-tag time
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { client as clientTable } from '../../identity/tables/accounts.ts'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { exportOf } from '../../../testing/exported.ts'
import { holdQuote, whenWaiting } from '../../../testing/hold-row.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { ATTACHED_PATH, uploadPhoto } from '../../../testing/photo-forms.ts'
import { ask, createAsked, quoteFor } from '../../../testing/quote-requests.ts'
import { accept, SENT, withdraw } from '../../../testing/quotes.ts'
import { openTab } from '../../../testing/sockets.ts'
import { runRetention } from '../../privacy/retention/run-retention.ts'
import { ownApp } from '../../../testing/own-app.ts'

const START = new Date('2026-11-18T12:00:00Z')
const app = ownApp({ start: START })
beforeEach(() => app.clock.set(START))

const shown = async ({ client, requestId }: { client: Actor; requestId: string }) =>
  (await client.call('GET', `/api/user/requests/${requestId}`)).body
const listed = async (vendor: Actor) => (await vendor.call('GET', '/api/pro/requests')).body.requests
const decline = (vendor: Actor, id: string, body: object = {}) =>
  vendor.call('POST', `/api/pro/requests/${id}/decline`, body)
const chatOf = async (vendor: Actor, client: Actor): Promise<string[]> => {
  const { body } = await vendor.call('GET', `/api/pro/messages/${client.id}`)
  return body.messages.map(({ content }: { content: string }) => content)
}

test('a request reaches each vendor by its area alone, counts as written first and is compared', async () => {
  const asked = await createAsked(app, 3)
  const { client, vendors, requestId } = asked
  const [first, second, third] = vendors as [Actor, Actor, Actor]
  expect(await listed(first)).toMatchObject([
    {
      _id: requestId,
      client: { _id: client.id, name: 'Ciara Nolan' },
      text: 'Cut and colour for two.',
      slotDate: SENT.slotDate,
      from: '09:00 AM',
      to: '06:00 PM',
      area: 'Rathmines',
      distanceKm: 0,
      state: 'open',
      quoteId: null,
    },
  ])
  expect(JSON.stringify(await listed(first))).not.toContain('D06')
  expect(await chatOf(first, client)).toEqual([
    'Quote request: Sat 28 Nov, 09:00 AM to 06:00 PM, Rathmines\nCut and colour for two.',
  ])
  await quoteFor(asked, first, 150)
  await quoteFor(asked, second, 120)
  await decline(third, requestId, { reason: 'Away that week.' })
  expect(await shown(asked)).toMatchObject({
    request: { state: 'open', askedVendors: 3, quotes: 2, appointmentId: null },
    asked: [
      { vendor: { name: 'Asked A' }, answer: 'quoted' },
      { vendor: { name: 'Asked B' }, answer: 'quoted' },
      { vendor: { name: 'Asked C' }, answer: 'declined', reason: 'Away that week.' },
    ],
    quotes: [
      {
        vendor: { name: 'Asked B' },
        total: 130.74,
        rating: null,
        distanceKm: 0,
        answerMinutes: null,
        quote: { requestId },
      },
      { vendor: { name: 'Asked A' }, total: 160.74 },
    ],
  })
  await drained(app)
  const subjects = (await mailsTo(app, first.email)).map(({ subject }) => subject)
  expect(subjects).toEqual([expect.stringContaining('Quote request from Ciara Nolan')])
  const own = (await client.call('GET', '/api/notifications')).body.notifications
  expect(own.map(({ path }: { path: string }) => path)).toContain(`/my-requests/${requestId}`)
})

test('a day of another year is named with its year, in the chat and in the headline', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  expect((await ask(client, { slotDate: '9_2_2027', vendorIds: [vendor.id] })).status).toBe(200)
  const when = 'Tue 9 Feb 2027, 09:00 AM to 06:00 PM'
  expect(await chatOf(vendor, client)).toEqual([expect.stringContaining(`Quote request: ${when}, Rathmines`)])
  const { notifications } = (await vendor.call('GET', '/api/pro/notifications')).body
  expect(notifications[0].content).toContain(`Quote request from Ciara Nolan: ${when}`)
})

test('a vendor is told how many open requests it has not answered, also beyond the page', async () => {
  const vendor = await createVendor(app)
  const clients = await Promise.all(['Aoife', 'Breda', 'Cara'].map((name) => createClient(app, { name })))
  const [first, second] = await Promise.all(
    clients.map(async (client) => {
      const { body } = await ask(client, { vendorIds: [vendor.id] })
      return { client, requestId: body.requestId as string }
    }),
  )
  await quoteFor(first!, vendor)
  const unanswered = async () =>
    (await vendor.call('GET', '/api/pro/requests?limit=1')).body.unanswered as number
  expect(await unanswered()).toBe(2)
  await decline(vendor, second!.requestId)
  expect(await unanswered()).toBe(1)
  app.clock.set(new Date('2026-11-30T12:00:00Z'))
  expect(await unanswered()).toBe(0)
})

describe('before it quotes', () => {
  const addDetail = (asked: { client: Actor; requestId: string }, body: object) =>
    asked.client.call('POST', `/api/user/requests/${asked.requestId}/details`, body)
  const write = async (vendor: Actor, client: Actor, content: string) => {
    const tab = await openTab(app, vendor)
    expect((await tab.send(client.id, content)).success).toBe(true)
  }

  test('a vendor asks in the chat, and the answer goes to all who have not declined', async () => {
    const asked = await createAsked(app, 3)
    const { client, vendors } = asked
    const [asking, quick, away] = vendors as [Actor, Actor, Actor]
    await decline(away, asked.requestId)
    await quoteFor(asked, quick)
    await write(quick, client, 'See you then.')
    await write(asking, client, 'Is there a lift?')
    const questions = async () =>
      (await shown(asked)).asked.map(({ question }: { question: string | null }) => question)
    expect(await questions()).toEqual(['Is there a lift?', null, null])
    const photo = await uploadPhoto(client, 'client')
    expect((await addDetail(asked, { text: 'No, two flights of stairs.', photos: [photo] })).status).toBe(200)
    expect(await questions()).toEqual([null, null, null])
    const said = "About my quote request: No, two flights of stairs.\nI've added a photo to my quote request."
    expect(await Promise.all(vendors.map(async (vendor) => (await chatOf(vendor, client)).at(-1)))).toEqual([
      said,
      said,
      expect.stringContaining('Quote request'),
    ])
    expect((await listed(asking))[0]).toMatchObject({
      details: [{ text: 'No, two flights of stairs.' }],
      photos: [{ _id: photo }],
    })
    await drained(app)
    const told = (await asking.call('GET', '/api/pro/notifications')).body.notifications[0]
    expect(told.content).toContain('More about the quote request from Ciara Nolan')
  })

  test('words and photos are added as long as there is room, and it is open', async () => {
    const asked = await createAsked(app, 1)
    const photos = []
    for (const _ of Array.from({ length: 5 })) {
      photos.push(await uploadPhoto(asked.client, 'client'))
    }
    expect((await addDetail(asked, {})).body.fields).toHaveProperty('text')
    expect((await addDetail(asked, { photos: photos.slice(0, 3) })).status).toBe(200)
    expect((await addDetail(asked, { photos: photos.slice(3) })).body.fields).toHaveProperty('photos')
    expect((await addDetail(asked, { photos: photos.slice(3, 4) })).status).toBe(200)
    expect((await shown(asked)).request.photos.map(({ _id }: { _id: string }) => _id)).toEqual(
      photos.slice(0, 4),
    )
    const replies = await Promise.all(
      Array.from({ length: 11 }, (_, index) => addDetail(asked, { text: `Detail ${index}` })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    app.clock.set(new Date('2026-11-29T00:00:00Z'))
    expect((await addDetail(asked, { text: 'Too late.' })).body.code).toBe('REQUEST_CLOSED')
  })
})

describe('accepting', () => {
  test('two at once give one booking and one polite refusal, and the others are thanked', async () => {
    for (const round of [1, 2, 3, 4]) {
      const asked = await createAsked(app, 4)
      const { client, vendors } = asked
      const quoteIds = [await quoteFor(asked, vendors[0]!), await quoteFor(asked, vendors[1]!)]
      await decline(vendors[3]!, asked.requestId)
      const replies = await Promise.all(
        quoteIds.map((quoteId, at) => accept({ client, vendor: vendors[at]!, quoteId })),
      )
      expect(replies.map(({ status }) => status).toSorted(), `round ${round}`).toEqual([200, 409])
      const lost = replies.findIndex(({ status }) => status === 409)
      expect(replies[lost]!.body.code).toBe('REQUEST_CLOSED')
      const { body } = await client.call('GET', '/api/user/appointments')
      expect(body.appointments).toHaveLength(1)
      expect(await shown(asked)).toMatchObject({
        request: { state: 'accepted', appointmentId: replies[1 - lost]!.body.appointmentId },
      })
      // Accepting the same quote again answers its booking, the other one stays refused.
      const again = await accept({ client, vendor: vendors[1 - lost]!, quoteId: quoteIds[1 - lost]! })
      expect(again.body.appointmentId).toBe(body.appointments[0]._id)
      expect((await accept({ client, vendor: vendors[lost]!, quoteId: quoteIds[lost]! })).body.code).toBe(
        'REQUEST_CLOSED',
      )
      const notes = await Promise.all(vendors.map(async (vendor) => (await chatOf(vendor, client)).at(-1)))
      expect(notes[lost]).toBe("Thank you for your quote. I've booked someone else this time.")
      expect(notes[2]).toBe("Thank you for looking at my request. I've booked someone else this time.")
      expect(notes[3]).toMatch(/^Quote request/)
      expect((await listed(vendors[1 - lost]!))[0].state).toBe('accepted')
      expect((await listed(vendors[lost]!))[0].state).toBe('closed')
    }
  })

  test('a quote that is withdrawn while the request is taken back is no obstacle', async () => {
    const asked = await createAsked(app, 1)
    const { pool } = app.runtime
    const quoteId = await quoteFor(asked, asked.vendors[0]!)
    const release = await holdQuote(pool, quoteId)
    const withdrawing = withdraw({ ...asked, vendor: asked.vendors[0]!, quoteId })
    await whenWaiting(pool, 1)
    const cancelling = asked.client.call('POST', `/api/user/requests/${asked.requestId}/cancel`)
    await whenWaiting(pool, 2)
    await release()
    const replies = await Promise.all([withdrawing, cancelling])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  })

  test('a closed request takes neither quotes nor answers', async () => {
    const asked = await createAsked(app, 2)
    const { client, vendors, requestId } = asked
    const quoteId = await quoteFor(asked, vendors[0]!)
    expect((await client.call('POST', `/api/user/requests/${requestId}/cancel`)).status).toBe(200)
    expect((await client.call('POST', `/api/user/requests/${requestId}/cancel`)).body.code).toBe(
      'REQUEST_CLOSED',
    )
    expect((await accept({ client, vendor: vendors[0]!, quoteId })).body.code).toBe('REQUEST_CLOSED')
    const sent = { clientId: client.id, requestId, ...SENT }
    expect((await vendors[1]!.call('POST', '/api/pro/quotes', sent)).body.code).toBe('REQUEST_CLOSED')
    expect((await vendors[0]!.call('POST', `/api/pro/quotes/${quoteId}/versions`, SENT)).body.code).toBe(
      'REQUEST_CLOSED',
    )
    expect((await decline(vendors[1]!, requestId)).body.code).toBe('REQUEST_CLOSED')
    // Outside the request they still write to each other (A6).
    const other = await vendors[1]!.call('POST', '/api/pro/quotes', { clientId: client.id, ...SENT })
    expect(other.body.quote).toMatchObject({ requestId: null })
  })

  test('it ends by itself when its day is over', async () => {
    const asked = await createAsked(app, 1)
    app.clock.set(new Date('2026-11-29T00:00:00Z'))
    expect((await shown(asked)).request.state).toBe('ended')
    expect((await decline(asked.vendors[0]!, asked.requestId)).body.code).toBe('REQUEST_CLOSED')
  })
})

describe('where it is wanted', () => {
  const HOWTH = { line1: '2 Pier Road', line2: '', eircode: 'D13 A2C3' }
  /** A request to a vendor that works at both places, with its quote as the client compares it. */
  async function createQuoted(place: string) {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    await vendor.call('PUT', '/api/pro/booking-rules', {
      base: { eircode: 'D06 X2Y7', line1: '1 Main Street' },
      radiusKm: 20,
      travelFees: [
        { upToKm: 5, fee: 5 },
        { upToKm: 20, fee: 12.5 },
      ],
      place: 'both',
    })
    const requestId: string = (await ask(client, { place, vendorIds: [vendor.id] })).body.requestId
    const quoteId = await quoteFor({ client, requestId }, vendor)
    const [{ total, quote }] = (await shown({ client, requestId })).quotes
    const accept = (more: object = {}) =>
      client.call('POST', `/api/user/quotes/${quoteId}/accept`, { version: 1, expectedTotal: total, ...more })
    const booked = async () => (await client.call('GET', '/api/user/appointments')).body.appointments[0]
    const preview = async () => {
      const items = [{ label: 'Cut and colour', amount: 120 }]
      const body = { clientId: client.id, requestId, ...SENT, items }
      return (await vendor.call('POST', '/api/pro/quotes/preview', body)).body.preview.cost.total
    }
    return { client, quote, total, accept, booked, preview }
  }

  test("at the vendor's place its quote has no travel, and is booked there", async () => {
    const { quote, total, accept, booked, preview } = await createQuoted('vendor')
    expect(quote).toMatchObject({ place: 'vendor', needsAddress: false, cost: { parts: { travelFee: 0 } } })
    expect(await preview()).toBe(total)
    expect((await accept()).status).toBe(200)
    expect(await booked()).toMatchObject({ place: 'vendor', cost: { total, parts: { travelFee: 0 } } })
  })

  test('at another place its quote has the travel to there, and is booked at the address that is given', async () => {
    const { client, quote, total, accept, booked, preview } = await createQuoted('Howth')
    expect(quote).toMatchObject({ place: 'client', needsAddress: true, cost: { parts: { travelFee: 12.5 } } })
    expect(await preview()).toBe(total)
    await drained(app)
    expect(JSON.stringify((await client.call('GET', '/api/notifications')).body)).toContain('€12.50 travel')
    expect((await accept({ address: HOWTH })).status).toBe(200)
    expect(await booked()).toMatchObject({ place: 'client', address: HOWTH, cost: { total } })
  })

  test('at the address of the profile nothing more is asked', async () => {
    const { quote, accept, booked } = await createQuoted('client')
    expect(quote).toMatchObject({ place: 'client', needsAddress: false, cost: { parts: { travelFee: 5 } } })
    expect((await accept()).status).toBe(200)
    expect(await booked()).toMatchObject({ place: 'client', address: { eircode: 'D02 X285' } })
  })
})

test('declining withdraws an open quote, and quoting after all takes the decline back', async () => {
  const asked = await createAsked(app, 1)
  const [vendor] = asked.vendors as [Actor]
  const quoteId = await quoteFor(asked, vendor)
  expect((await decline(vendor, asked.requestId)).status).toBe(200)
  expect((await decline(vendor, asked.requestId, { reason: 'Twice.' })).status).toBe(200)
  expect((await accept({ client: asked.client, vendor, quoteId })).body.code).toBe('QUOTE_WITHDRAWN')
  expect(await listed(vendor)).toMatchObject([{ state: 'declined', takesQuotes: true, quoteId: null }])
  expect(await shown(asked)).toMatchObject({ asked: [{ answer: 'declined', reason: null }], quotes: [] })
  await quoteFor(asked, vendor)
  expect(await shown(asked)).toMatchObject({
    asked: [{ answer: 'quoted' }],
    quotes: [{ vendor: { _id: vendor.id } }],
  })
  await decline(vendor, asked.requestId)
  await asked.client.call('POST', `/api/user/requests/${asked.requestId}/cancel`)
  expect(await listed(vendor)).toMatchObject([{ state: 'declined', takesQuotes: false }])
})

test('a decline says whether a quote is withdrawn and whether others can still answer', async () => {
  const asked = await createAsked(app, 3)
  const [first, second, third] = asked.vendors as [Actor, Actor, Actor]
  await quoteFor(asked, first)
  const newest = async (): Promise<string> =>
    (await asked.client.call('GET', '/api/notifications')).body.notifications[0].content
  const OTHERS = 'The other vendors can still answer.'
  await decline(second, asked.requestId)
  expect(await newest()).toContain(`No quote from Asked B. ${OTHERS}`)
  app.clock.advance(1)
  await decline(first, asked.requestId, { reason: 'I am ill.' })
  expect(await newest()).toContain(`Quote withdrawn by Asked A. Message from Asked A: “I am ill.” ${OTHERS}`)
  app.clock.advance(1)
  await decline(third, asked.requestId)
  expect(await newest()).toMatch(/No quote from Asked C\.$/)
})

test('the operator reads how many are sent, answered and accepted', async () => {
  app.clock.set(new Date('2026-11-19T12:00:00Z'))
  const admin = await createAdmin(app)
  const [asked] = [await createAsked(app, 2), await createAsked(app, 1), await createAsked(app, 1)]
  const quoteId = await quoteFor(asked, asked.vendors[0]!)
  await quoteFor(asked, asked.vendors[1]!)
  const counted = async (period: string) =>
    (await admin.call('GET', `/api/admin/stats/demand?${period}`)).body.requests
  expect(await counted('from=2026-11-19')).toEqual({ sent: 3, answered: 1, accepted: 0 })
  await accept({ client: asked.client, vendor: asked.vendors[0]!, quoteId })
  expect(await counted('from=2026-11-19')).toEqual({ sent: 3, answered: 1, accepted: 1 })
  expect(await counted('from=2026-11-20')).toEqual({ sent: 0, answered: 0, accepted: 0 })
})

describe('whom it asks', () => {
  const named = (vendors: readonly { id: string }[]) => ({ vendorIds: vendors.map(({ id }) => id) })

  test('at most five, of the speciality, listed and available', async () => {
    const client = await createClient(app)
    const six = Array.from({ length: 6 }, () => ({ id: randomUUID() }))
    expect(await ask(client, named(six))).toMatchObject({
      status: 400,
      body: { fields: { vendorIds: expect.any(String) } },
    })
    expect((await ask(client, named(six.slice(1)))).body.code).toBe('VENDOR_NOT_FOUND')
    const cleaner = await createVendor(app, { speciality: 'Cleaner' })
    expect((await ask(client, named([cleaner]))).body.fields).toHaveProperty('vendorIds')
    const away = await createVendor(app, { available: false })
    expect((await ask(client, named([away]))).body.code).toBe('VENDOR_UNAVAILABLE')
    const blocking = await createVendor(app)
    await client.call('POST', '/api/user/blocks', { vendorId: blocking.id })
    expect((await ask(client, named([blocking]))).body.code).toBe('VENDOR_UNAVAILABLE')
    const pending = await createVendor(app, { verifiedAt: null })
    expect((await ask(client, named([pending]))).body.code).toBe('VENDOR_NOT_FOUND')
  })

  test.each([
    ['client', 'vendor'],
    ['Rathmines', 'vendor'],
    ['vendor', 'client'],
  ] as const)('at %s none that works only at the place of the %s', async (place, visitPlace) => {
    const [client, vendor, other] = [
      await createClient(app),
      await createVendor(app, { visitPlace }),
      await createVendor(app, { visitPlace: 'both' }),
    ]
    const refused = await ask(client, { place, ...named([vendor, other]) })
    expect(refused).toMatchObject({ status: 400, body: { fields: { vendorIds: expect.any(String) } } })
    expect((await ask(client, { place, ...named([other]) })).status).toBe(200)
  })

  test('without names the best rated that are free and near', async () => {
    const client = await createClient(app)
    const near = { speciality: 'Makeup_Artist' as const, city: 'Dublin', location: 'Rathmines' }
    const rated = (name: string, stars: number) =>
      createVendor(app, { ...near, name, ratingStars: stars * 10, ratingCount: 10 })
    const best = []
    for (const stars of [5, 4, 3, 2]) best.push(await rated(`Rated ${stars}`, stars))
    await createVendor(app, { ...near, name: 'Away', available: false, ratingStars: 50, ratingCount: 10 })
    await createVendor(app, { ...near, name: 'Cork', city: 'Cork', location: 'Douglas' })
    const blocked = await rated('Blocked', 5)
    await client.call('POST', '/api/user/blocks', { vendorId: blocked.id })
    const { body } = await ask(client, { speciality: 'Makeup_Artist' })
    const { asked } = await shown({ client, requestId: body.requestId })
    expect(asked.map(({ vendor }: { vendor: { name: string } }) => vendor.name).toSorted()).toEqual(
      best.map(({ name }) => name).toSorted(),
    )
    expect((await ask(client, { speciality: 'Babysitter' })).body.code).toBe('NOBODY_FREE')
  })

  test.each([
    ['Rathmines', 'client', 'Massage_Therapist'],
    ['vendor', 'vendor', 'Personal Chef'],
  ] as const)('without names, at %s, those that work there', async (place, worksAt, speciality) => {
    const client = await createClient(app)
    await app.runtime.db.update(clientTable).set({ eircode: 'D06 A1C2' }).where(eq(clientTable.id, client.id))
    const near = { speciality, city: 'Dublin', location: 'Rathmines' }
    const wanted = []
    for (const visitPlace of ['client', 'vendor', 'both'] as const) {
      const name = `Works at ${visitPlace} for ${worksAt}`
      const { id } = await createVendor(app, { ...near, name, visitPlace })
      if (visitPlace !== (worksAt === 'client' ? 'vendor' : 'client')) wanted.push(id)
    }
    const { body } = await ask(client, { speciality, place })
    const { asked } = await shown({ client, requestId: body.requestId })
    expect(asked.map(({ vendor }: { vendor: { _id: string } }) => vendor._id).toSorted()).toEqual(
      wanted.toSorted(),
    )
  })

  test('none while the account of the client is closing', async () => {
    const { client, vendors, requestId } = await createAsked(app, 1)
    await client.call('POST', `/api/user/requests/${requestId}/cancel`)
    await client.call('POST', '/api/user/erasure', { password: 'gorse-on-howth-1' })
    expect(await ask(client, named(vendors))).toMatchObject({
      status: 409,
      body: { code: 'ACCOUNT_CLOSING' },
    })
    expect((await client.call('GET', '/api/user/requests')).body.total).toBe(1)
  })

  test('at most three are open at a time, also when they come together', async () => {
    const { client, vendors, requestId } = await createAsked(app, 1)
    const replies = await Promise.all([1, 2, 3, 4].map(() => ask(client, named(vendors))))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
    expect(replies.find(({ status }) => status === 409)!.body.code).toBe('TOO_MANY_REQUESTS')
    await client.call('POST', `/api/user/requests/${requestId}/cancel`)
    expect((await ask(client, named(vendors))).status).toBe(200)
    const all = await client.call('GET', '/api/user/requests')
    expect(all.body).toMatchObject({ total: 4, nextCursor: null })
    const page = await client.call('GET', '/api/user/requests?limit=3')
    const rest = await client.call('GET', `/api/user/requests?limit=3&cursor=${page.body.nextCursor}`)
    expect([...page.body.requests, ...rest.body.requests]).toEqual(all.body.requests)
  })

  test.each([
    ['place', { place: 'Zanzibar' }],
    ['text', { text: ' ' }],
    ['slotDate', { slotDate: '30_2_2026' }],
    ['from', { from: '9' }],
    ['speciality', { speciality: 'Wizard' }],
  ])('not with a wrong %s', async (field, changed) => {
    const { status, body } = await ask(await createClient(app), changed)
    expect([status, body.fields]).toEqual([400, { [field]: expect.any(String) }])
  })

  test('not for a time that is over or far ahead', async () => {
    const client = await createClient(app)
    expect((await ask(client, { slotDate: '17_11_2026' })).body.code).toBe('SLOT_PAST')
    expect((await ask(client, { slotDate: '28_11_2028' })).body.code).toBe('SLOT_OUTSIDE_WINDOW')
  })
})

test('of a blocked client, only those that can still come to a booking are closed', async () => {
  const client = await createClient(app)
  const [past, quoting] = [await createVendor(app), await createVendor(app)]
  const requestIds = []
  for (const { id } of [past, quoting]) {
    const { body } = await ask(client, { slotDate: '19_11_2026', vendorIds: [id] })
    requestIds.push(body.requestId)
  }
  // The quote can be accepted for another 48 hours, and the day of the requests is over before that.
  const quoteId = await quoteFor({ client, requestId: requestIds[1] }, quoting)
  app.clock.set(new Date('2026-11-20T06:00:00Z'))
  const admin = await createAdmin(app)
  const blocked = await admin.call('POST', `/api/admin/people/${client.id}/block`, { reason: 'Threats.' })
  expect(blocked.status).toBe(200)
  await drained(app)
  const closedIn = async ({ email }: Actor) =>
    (await mailsTo(app, email)).filter(({ subject }) => subject.startsWith('Request closed')).length
  expect([await closedIn(past), await closedIn(quoting)]).toEqual([0, 1])
  expect(await accept({ client, vendor: quoting, quoteId })).toMatchObject({ status: 403 })
})

test('its photos stay in the order in which they were chosen', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const uploaded: string[] = []
  for (let number = 1; number <= 4; number++) uploaded.push(await uploadPhoto(client, 'client'))
  const photos = uploaded.toSorted().toReversed()
  const { body } = await ask(client, { vendorIds: [vendor.id], photos })
  const { request } = await shown({ client, requestId: body.requestId })
  expect(request.photos.map(({ _id }: { _id: string }) => _id)).toEqual(photos)
})

test("photos are for the asked vendors alone, and go 30 days after the request's day", async () => {
  const [client, vendor, other] = [await createClient(app), await createVendor(app), await createVendor(app)]
  const photoId = await uploadPhoto(client, 'client')
  const { body } = await ask(client, { vendorIds: [vendor.id], photos: [photoId] })
  expect((await listed(vendor))[0].photos).toMatchObject([{ _id: photoId }])
  const see = async ({ token }: Actor) =>
    (
      await fetch(`${app.url}${ATTACHED_PATH.vendor}/${photoId}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status
  expect([await see(vendor), await see(other)]).toEqual([200, 404])
  expect((await ask(client, { vendorIds: [vendor.id], photos: [photoId] })).body.code).toBe('PHOTO_GONE')
  app.clock.set(new Date('2026-12-30T12:00:00Z'))
  await runRetention(app.runtime)
  app.clock.set(START)
  expect((await shown({ client, requestId: body.requestId })).request.photos).toEqual([])
})

test('both find it in their copies', async () => {
  const { client, vendors, requestId } = await createAsked(app, 1)
  await decline(vendors[0]!, requestId, { reason: 'Away.' })
  const own = await exportOf(app, client, 'user')
  expect(own.rows('quote-requests')).toMatchObject([{ words: 'Cut and colour for two.' }])
  expect(own.rows('asked-vendors')).toMatchObject([{ vendorName: 'Asked A', declinedWords: 'Away.' }])
  const theirs = await exportOf(app, vendors[0]!, 'pro')
  expect(theirs.rows('quote-requests')).toMatchObject([{ words: 'Cut and colour for two.' }])
})
