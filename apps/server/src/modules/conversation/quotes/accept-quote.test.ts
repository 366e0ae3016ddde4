// @module-tag time
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { client as clientTable } from '../../identity/tables/accounts.ts'
import { vendor as vendorTable } from '../../catalogue/tables/vendors.ts'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import {
  accept,
  createContacts,
  createQuoted,
  type Quoted,
  SENT,
  sendAgain,
  withdraw,
} from '../../../testing/quotes.ts'
import { openTab } from '../../../testing/sockets.ts'
import { roundsOf } from '@anseo/test-support/thorough'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

const START = new Date('2026-11-18T12:00:00Z')
const ROUNDS = roundsOf(4)

type Times = Record<'slotDate' | 'startTime' | 'endTime', string>

const bookingsOf = async ({ client }: Quoted) => {
  const { body } = await client.call('GET', '/api/user/appointments')
  return body.appointments.filter((one: { isDeclined: boolean }) => !one.isDeclined)
}

const bookItself = async (quoted: Quoted) => request(quoted, await createClient(app))

/** Asks for a time of the vendor, by default that of the quote. */
function request({ vendor }: Quoted, client: Actor, times: Partial<Times> = {}) {
  const { slotDate, startTime, endTime } = SENT
  const body = { vendorId: vendor.id, slotDate, startTime, endTime, ...times }
  return client.call('POST', '/api/user/book-appointment', body)
}

test('an accepted quote is a confirmed booking with its full price, deposit and balance', async () => {
  const quoted = await createQuoted(app)
  const [there, calendar] = [await openTab(app, quoted.vendor), await openTab(app, quoted.client)]
  const reply = await accept(quoted)
  expect(reply.status).toBe(200)
  expect(await bookingsOf(quoted)).toMatchObject([
    {
      _id: reply.body.appointmentId,
      slotDate: '28_11_2026',
      isConfirmed: true,
      payment: false,
      payBy: expect.any(String),
      totalAmount: 100.74,
      serviceName: 'Cut and blow-dry and 2 more',
      fullPrice: 120,
      balance: 30,
    },
  ])
  const history = await quoted.client.call(
    'GET',
    `/api/user/appointments/${reply.body.appointmentId}/history`,
  )
  expect(history.body.history).toMatchObject([
    { kind: 'quoteAccepted', actor: 'client' },
    { kind: 'confirmed', actor: 'vendor' },
  ])
  await Promise.all([
    there.hears('message_changed'),
    calendar.hears('message_changed'),
    there.hears('receive_notification'),
  ])
  expect(there.heard.message_changed[0]!.quote).toMatchObject({
    appointmentId: reply.body.appointmentId,
    acceptedAt: expect.any(String),
  })
  expect(there.heard.receive_notification[0]!.message).toMatch(
    /^Your quote was accepted by Ciara Nolan: Sat 28/,
  )
  const intent = await quoted.client.call('POST', '/api/user/create-payment-intent', {
    appointmentId: reply.body.appointmentId,
  })
  expect(intent.status).toBe(200)
})

test('one for less than a card can be charged with is booked, and both read that nothing is due now', async () => {
  const { client, vendor } = await createContacts(app)
  const items = [{ label: 'Button', amount: 0.4 }]
  const { body } = await vendor.call('POST', '/api/pro/quotes', { clientId: client.id, ...SENT, items })
  const quoted = { client, vendor, quoteId: body.quote._id }
  expect((await accept(quoted)).status).toBe(200)
  expect(await bookingsOf(quoted)).toMatchObject([{ isConfirmed: true, payment: true, balance: 0.4 }])
  await drained(app)
  const told = async (actor: Actor, path: string) =>
    (await actor.call('GET', path)).body.notifications
      .map(({ content }: { content: string }) => content)
      .join()
  expect(await told(client, '/api/notifications')).toContain("There's nothing to pay now.")
  expect(await told(vendor, '/api/pro/notifications')).toContain("There's nothing to pay online.")
})

describe('of a vendor that travels', () => {
  const PLACE = {
    base: { eircode: 'D06 X2Y7', line1: '1 Main Street' },
    radiusKm: 20,
    travelFees: [
      { upToKm: 5, fee: 0 },
      { upToKm: 15, fee: 12.5 },
    ],
    place: 'both',
  }
  const HOWTH = { line1: '2 Pier Road', line2: '', eircode: 'D13 A2C3' }
  const CORK = { line1: '3 Patrick Street', line2: '', eircode: 'T12 X5Y6' }
  const createTravelling = async (eircode: string) => {
    const quoted = await createContacts(app)
    await quoted.vendor.call('PUT', '/api/pro/booking-rules', PLACE)
    await app.runtime.db.update(clientTable).set({ eircode }).where(eq(clientTable.id, quoted.client.id))
    const { body } = await quoted.vendor.call('POST', '/api/pro/quotes', {
      clientId: quoted.client.id,
      ...SENT,
    })
    const quoteId: string = body.quote._id
    const acceptAt = (more: object) =>
      quoted.client.call('POST', `/api/user/quotes/${quoteId}/accept`, { version: 1, ...more })
    return { ...quoted, quoteId, sent: body.quote, acceptAt }
  }

  test('the total shown has the fee to the address of the profile, and is frozen', async () => {
    const quoted = await createTravelling(HOWTH.eircode)
    const { cost } = quoted.sent
    expect(cost).toMatchObject({ onTheDay: 42.5, parts: { price: 120, travelFee: 12.5, deposit: 90 } })
    const seen = await quoted.client.call('GET', `/api/user/quotes/${quoted.quoteId}`)
    expect(seen.body.versions[0].cost.total).toBe(cost.total)
    const notices = JSON.stringify((await quoted.client.call('GET', '/api/notifications')).body)
    expect(notices).toContain('Price €120.00 + €12.50 travel + €10.74 booking fees = €143.24 in total.')
    expect((await quoted.acceptAt({ expectedTotal: cost.total })).status).toBe(200)
    await quoted.vendor.call('PUT', '/api/pro/booking-rules', { travelFees: [] })
    expect(await bookingsOf(quoted)).toMatchObject([
      { place: 'client', address: { eircode: HOWTH.eircode }, cost: { total: cost.total, onTheDay: 42.5 } },
    ])
  })

  test('another address costs its own way, which is agreed to', async () => {
    const quoted = await createTravelling('D06 A1C2')
    const { total } = quoted.sent.cost
    const refused = await quoted.acceptAt({ expectedTotal: total, address: HOWTH })
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', total: total + 12.5 } })
    const booked = await quoted.acceptAt({ expectedTotal: total + 12.5, address: HOWTH })
    expect(booked.status).toBe(200)
    expect(await bookingsOf(quoted)).toMatchObject([{ address: HOWTH, cost: { parts: { travelFee: 12.5 } } }])
  })

  test('is not accepted outside its area, but at its own place', async () => {
    const quoted = await createTravelling(CORK.eircode)
    expect(quoted.sent).toMatchObject({ place: 'client', visitPlace: 'both', needsAddress: true })
    expect(await quoted.acceptAt({})).toMatchObject({ status: 409, body: { code: 'OUTSIDE_AREA' } })
    expect((await quoted.acceptAt({ place: 'vendor' })).status).toBe(200)
    expect(await bookingsOf(quoted)).toMatchObject([{ place: 'vendor', cost: { parts: { travelFee: 0 } } }])
  })
})

test('accepting the same version again answers the booking', async () => {
  const quoted = await createQuoted(app)
  const key = { 'idempotency-key': randomUUID() }
  const replies = await Promise.all([
    accept(quoted, 1, key),
    accept(quoted, 1, key),
    accept(quoted),
    accept(quoted),
  ])
  expect(new Set(replies.map(({ body }) => body.appointmentId)).size).toBe(1)
  expect(await bookingsOf(quoted)).toHaveLength(1)
})

test('one Idempotency-Key for two quotes is a mistake, not the answer of the first', async () => {
  const quoted = await createQuoted(app)
  const { client, vendor } = quoted
  const other = await vendor.call('POST', '/api/pro/quotes', {
    clientId: client.id,
    ...SENT,
    slotDate: '27_11_2026',
  })
  const key = { 'idempotency-key': randomUUID() }
  const first = await accept(quoted, 1, key)
  expect(first.status).toBe(200)
  expect(await accept({ ...quoted, quoteId: other.body.quote._id }, 1, key)).toMatchObject({
    status: 409,
    body: { code: 'IDEMPOTENCY_MISMATCH' },
  })
  expect(await accept(quoted, 1, key)).toMatchObject({ status: 200, body: first.body })
  expect(await bookingsOf(quoted)).toHaveLength(1)
})

describe('a request of the same client for that time', () => {
  const stateOf = async (quoted: Quoted, { body }: Awaited<ReturnType<typeof request>>) =>
    (await bookingsOf(quoted)).find(({ _id }: { _id: string }) => _id === body.appointmentId)

  test('gives way to the accepted quote, and both are told so', async () => {
    const quoted = await createQuoted(app)
    const later = { startTime: '11:00 AM', endTime: '02:00 PM' }
    const [asked, other, elsewhere] = [
      await request(quoted, quoted.client, later),
      await request(quoted, quoted.client, { startTime: '02:00 PM', endTime: '03:00 PM' }),
      await request({ ...quoted, vendor: await createVendor(app) }, quoted.client),
    ]
    expect([asked, other, elsewhere].map(({ status }) => status)).toEqual([200, 200, 200])
    // The vendor's notifications of the requests arrive before its tab listens, so they are not counted.
    await drained(app)
    const there = await openTab(app, quoted.vendor)
    const reply = await accept(quoted)
    expect(reply.status).toBe(200)
    expect(await stateOf(quoted, asked)).toMatchObject({ cancelled: true, cancelledBy: 'client' })
    expect(await stateOf(quoted, other)).toMatchObject({ cancelled: false, isConfirmed: false })
    expect(await stateOf(quoted, elsewhere)).toMatchObject({ cancelled: false })
    expect(await stateOf(quoted, reply)).toMatchObject({ startTime: '10:00 AM', isConfirmed: true })
    await there.hears('receive_notification', 2)
    const told = there.heard.receive_notification.map(({ message }) => message)
    expect(told[0]).toMatch(
      /^Cancelled by Ciara Nolan: .* The client accepted your quote, which takes its place\.$/,
    )
    expect(told[1]).toMatch(/^Your quote was accepted/)
    const { body } = await quoted.client.call('GET', '/api/notifications')
    const own = body.notifications.map(({ content }: { content: string }) => content)
    expect(own.join()).toContain("that you accepted takes its place. You haven't been charged.")
  })

  test('keeps its time once it is confirmed', async () => {
    const quoted = await createQuoted(app)
    const asked = await request(quoted, quoted.client)
    await quoted.vendor.call('POST', `/api/pro/appointments/${asked.body.appointmentId}/confirm`)
    expect(await accept(quoted)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    expect(await stateOf(quoted, asked)).toMatchObject({ cancelled: false, isConfirmed: true })
  })

  test('stays when the quote cannot be accepted', async () => {
    const quoted = await createQuoted(app)
    const asked = await request(quoted, quoted.client, { startTime: '11:00 AM', endTime: '01:00 PM' })
    const rival = await request(quoted, await createClient(app), {
      startTime: '10:00 AM',
      endTime: '11:00 AM',
    })
    expect(rival.status).toBe(200)
    expect(await accept(quoted)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    expect(await stateOf(quoted, asked)).toMatchObject({ cancelled: false })
  })

  test.each(ROUNDS)('accepted twice at once, round %i: it is cancelled once', async () => {
    const quoted = await createQuoted(app)
    const asked = await request(quoted, quoted.client)
    const replies = await Promise.all([accept(quoted), accept(quoted), accept(quoted)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ body }) => body.appointmentId)).size).toBe(1)
    expect(await stateOf(quoted, asked)).toMatchObject({ cancelled: true })
    const { body } = await quoted.vendor.call('GET', '/api/pro/notifications')
    const told = body.notifications.filter(({ content }: { content: string }) => /Cancelled by/.test(content))
    expect(told).toHaveLength(1)
  })

  test.each(ROUNDS)(
    'accepted while the vendor confirms the request, round %i: one of the two holds',
    async () => {
      const quoted = await createQuoted(app)
      const { body } = await request(quoted, quoted.client)
      const [accepted, confirmed] = await Promise.all([
        accept(quoted),
        quoted.vendor.call('POST', `/api/pro/appointments/${body.appointmentId}/confirm`),
      ])
      expect([accepted.status, confirmed.status].toSorted()).toEqual([200, 409])
      const held = (await bookingsOf(quoted)).filter((one: { cancelled: boolean }) => !one.cancelled)
      expect(held).toHaveLength(1)
    },
  )
})

describe('what cannot be accepted', () => {
  test('an outdated version', async () => {
    const quoted = await createQuoted(app)
    await sendAgain(quoted)
    expect(await accept(quoted, 1)).toMatchObject({ status: 409, body: { code: 'QUOTE_REPLACED' } })
    expect(await accept(quoted, 3)).toMatchObject({ status: 404 })
    expect((await accept(quoted, 2)).status).toBe(200)
    expect(await sendAgain(quoted)).toMatchObject({ status: 409, body: { code: 'QUOTE_ACCEPTED' } })
    expect(await withdraw(quoted)).toMatchObject({ status: 409, body: { code: 'QUOTE_ACCEPTED' } })
  })

  test('one that was taken back', async () => {
    const quoted = await createQuoted(app)
    expect((await withdraw(quoted)).status).toBe(200)
    expect(await withdraw(quoted)).toMatchObject({ status: 409, body: { code: 'QUOTE_WITHDRAWN' } })
    expect(await accept(quoted)).toMatchObject({ status: 409, body: { code: 'QUOTE_WITHDRAWN' } })
  })

  test('an expired one, until it is renewed', async () => {
    const quoted = await createQuoted(app)
    app.clock.advance(48)
    expect(await accept(quoted)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } })
    await sendAgain(quoted)
    expect((await accept(quoted, 2)).status).toBe(200)
    app.clock.set(START)
  })

  test('one whose total has changed since it was seen', async () => {
    const quoted = await createQuoted(app)
    await app.runtime.db
      .update(vendorTable)
      .set({ feePerHourCents: 5000 })
      .where(eq(vendorTable.id, quoted.vendor.id))
    const see = (expectedTotal: number) =>
      quoted.client.call('POST', `/api/user/quotes/${quoted.quoteId}/accept`, { version: 1, expectedTotal })
    // 100.74 now and 30 on the day, before; the fee an hour is higher by now, and with it what comes on top.
    expect(await see(130.74)).toMatchObject({
      status: 409,
      body: {
        code: 'PRICE_CHANGED',
        total: 131.9,
        now: 111.9,
        onTheDay: 20,
        parts: { price: 120, travelFee: 0, deposit: 100, platformFee: 10, handlingFee: 1.9 },
      },
    })
    expect((await see(131.9)).status).toBe(200)
  })

  test('one whose slot has gone: other times are named', async () => {
    const quoted = await createQuoted(app)
    expect((await bookItself(quoted)).status).toBe(200)
    const reply = await accept(quoted)
    expect(reply).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    expect(reply.body.alternatives).not.toHaveLength(0)
    expect(await bookingsOf(quoted)).toEqual([])
  })

  test('one of a vendor who is not listed or takes no bookings, or without an address', async () => {
    const quoted = await createQuoted(app)
    const setVendor = (set: object) =>
      app.runtime.db.update(vendorTable).set(set).where(eq(vendorTable.id, quoted.vendor.id))
    await setVendor({ available: false })
    expect(await accept(quoted)).toMatchObject({ status: 409, body: { code: 'VENDOR_UNAVAILABLE' } })
    await setVendor({ available: true, suspendedAt: START })
    expect(await accept(quoted)).toMatchObject({ status: 404 })
    await setVendor({ suspendedAt: null })
    await app.runtime.db
      .update(clientTable)
      .set({ eircode: null })
      .where(eq(clientTable.id, quoted.client.id))
    expect(await accept(quoted)).toMatchObject({ status: 400, body: { code: 'PROFILE_INCOMPLETE' } })
  })
})

describe('at once', () => {
  test.each(ROUNDS)('two accepts, round %i: one booking', async () => {
    const quoted = await createQuoted(app)
    const replies = await Promise.all([accept(quoted), accept(quoted), accept(quoted)])
    expect(new Set(replies.map(({ body }) => body.appointmentId)).size).toBe(1)
    expect(await bookingsOf(quoted)).toHaveLength(1)
  })

  test.each(ROUNDS)('an accept and a new version, round %i: either is refused', async () => {
    const quoted = await createQuoted(app)
    const [accepted, sent] = await Promise.all([accept(quoted), sendAgain(quoted)])
    expect([accepted.body.code, sent.body.code]).toEqual(
      accepted.status === 200 ? [undefined, 'QUOTE_ACCEPTED'] : ['QUOTE_REPLACED', undefined],
    )
    expect(await bookingsOf(quoted)).toHaveLength(accepted.status === 200 ? 1 : 0)
  })

  test.each(ROUNDS)('an accept and its withdrawal, round %i: either is refused', async () => {
    const quoted = await createQuoted(app)
    const [accepted, withdrawn] = await Promise.all([accept(quoted), withdraw(quoted)])
    expect([accepted.status, withdrawn.status].toSorted()).toEqual([200, 409])
  })

  test.each(ROUNDS)('an accept and bookings of the same slot, round %i: one has it', async () => {
    const quoted = await createQuoted(app)
    const replies = await Promise.all([bookItself(quoted), accept(quoted), bookItself(quoted)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    for (const { body, status } of replies) if (status === 409) expect(body.code).toBe('SLOT_TAKEN')
  })
})
