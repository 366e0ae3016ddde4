// @module-tag time
import { HOUR_MS } from '@anseo/domain/duration'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { drained } from '../../../testing/drained.ts'
import { mailsTo } from '../../../testing/mails.ts'
import {
  CARDS,
  cancelByClient,
  eventuallySees,
  type Paid,
  payByCard,
  seenByClient,
  verify,
} from '../../../testing/payments.ts'
import { accept, createQuoted, SENT } from '../../../testing/quotes.ts'
import { appointment } from '../tables/appointments.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

/** A Wednesday. */
const NOON = new Date('2026-11-18T12:00:00Z')
const END = '2026-12-03T00:00:00.000Z'
const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
const START = new Date('2026-11-24T10:00:00Z')

const app = ownApp({ start: NOON, env: { STATUTORY_CANCELLATION: 'Hairstylist, Cleaner' } })
const admin = ownActor(app, createAdmin)
let client: Actor
let vendor: Actor
beforeEach(async () => {
  app.clock.set(NOON)
  client = await createClient(app)
  vendor = await createVendor(app)
})

const book = (body: object = {}) =>
  client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT, ...body })
const rowOf = async (id: string) =>
  (await app.runtime.db.select().from(appointment).where(eq(appointment.id, id)))[0]!

/** The email to somebody whose subject begins so, once it is there. */
const mailOf = ({ email }: Actor, begin: string) =>
  vi.waitFor(
    async () => {
      const mail = (await mailsTo(app, email)).find(({ subject }) => subject.startsWith(begin))
      if (!mail) throw new Error(`No mail ${begin}`)
      return mail
    },
    { timeout: 30_000, interval: 25 },
  )

/** Books, has it confirmed, and pays. */
async function paid() {
  const { appointmentId } = (await book({ expressRequest: true })).body
  expect((await vendor.call('POST', `/api/pro/appointments/${appointmentId}/confirm`)).status).toBe(200)
  const payable = { client, vendor, appointmentId }
  const { intentId } = await payByCard(app, payable, CARDS.good)
  expect((await verify(client, intentId)).status).toBe(200)
  return { ...payable, intentId }
}

/** Refunds part of a deposit as an operator. */
async function refundByOperator({ intentId }: Paid, of: { amount: number; bearer: string }) {
  const { rows } = await app.runtime.pool.query<{ id: string }>(
    'select id from payment where intent_id = $1',
    [intentId],
  )
  const operator = await createAdmin(app)
  const body = { ...of, reason: 'The visit will be shorter' }
  expect((await operator.call('POST', `/api/admin/payments/${rows[0]!.id}/refund`, body)).status).toBe(200)
}

/** Returns the balances left for an appointment: the vendor's, fees and losses; accounts at 0 are left out. */
async function booksOf({ appointmentId }: Paid): Promise<Record<string, number>> {
  const { rows } = await app.runtime.pool.query<{ account: string; cents: number }>(
    `select e.account, sum(e.cents)::int as cents from ledger_entry e
     join ledger_movement m on m.id = e.movement_id
     where m.appointment_id = $1 and e.account not in ('provider', 'processing-costs', 'refunds-due')
     group by e.account having sum(e.cents) <> 0`,
    [appointmentId],
  )
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

describe('where the operator has turned it on', () => {
  test('a booking within the period needs the express request, which is kept with its time', async () => {
    for (const body of [{}, { expressRequest: false }]) {
      expect(await book(body)).toMatchObject({ status: 409, body: { code: 'EXPRESS_REQUEST_NEEDED' } })
    }
    expect(await book({ expressRequest: 'yes' })).toMatchObject({ status: 400 })
    const { status, body } = await book({ expressRequest: true })
    expect(status).toBe(200)
    const row = await rowOf(body.appointmentId)
    expect(row.withdrawableUntil?.toISOString()).toBe(END)
    expect(row.expressRequestAt!.getTime()).toBeGreaterThanOrEqual(NOON.getTime())
    expect(row.expressRequestAt).toEqual(row.bookedAt)
  })

  test('one after the period needs none, and stores none', async () => {
    await vendor.call('PUT', '/api/pro/booking-rules', { horizonDays: 60 })
    for (const [slotDate, body] of [
      ['15_12_2026', {}],
      ['16_12_2026', { expressRequest: true }],
    ] as const) {
      const { appointmentId } = (await book({ slotDate, ...body })).body
      expect(await rowOf(appointmentId)).toMatchObject({
        withdrawableUntil: new Date(END),
        expressRequestAt: null,
      })
    }
  })

  test('of a series, the visits within the period have it', async () => {
    await vendor.call('PUT', '/api/pro/booking-rules', { horizonDays: 60 })
    const requestsOf = async (slotDate: string, expressRequest?: true) => {
      const series = { vendorId: vendor.id, ...SLOT, slotDate, everyWeeks: 1, visits: 3, expressRequest }
      const { appointments } = (await client.call('POST', '/api/user/series', series)).body
      const rows = await Promise.all(appointments.map(({ _id }: { _id: string }) => rowOf(_id)))
      return rows.map(({ expressRequestAt }) => expressRequestAt !== null)
    }
    expect(await requestsOf('24_11_2026', true)).toEqual([true, true, false])
    expect(await requestsOf('4_12_2026')).toEqual([false, false, false])
  })

  test('the price says before the booking what comes back until when', async () => {
    const asked = new URLSearchParams({ vendorId: vendor.id, ...SLOT })
    const { body } = await client.call('GET', `/api/quote-price?${asked}`)
    expect(body.refunds).toEqual([{ until: START.toISOString(), amount: 100.74 }])
    const refused = await book({ expressRequest: true, expectedTotal: 1 })
    expect(refused.body).toMatchObject({ code: 'PRICE_CHANGED', refunds: body.refunds })
  })

  test('a client who withdraws an hour before the start gets everything back, fees included', async () => {
    const booked = await paid()
    expect((await seenByClient(booked)).cost.refunds).toEqual([
      { until: START.toISOString(), amount: 100.74 },
    ])
    app.clock.set(new Date(START.getTime() - HOUR_MS))
    const body = { appointmentId: booked.appointmentId, expectedRefund: 100.74 }
    expect((await client.call('POST', '/api/user/cancel-appointment', body)).status).toBe(200)
    await eventuallySees(booked, { cancelledBy: 'client', refundAmount: 100.74, refundStatus: 'refunded' })
    const earnings = await vendor.call('GET', '/api/pro/earnings')
    expect(earnings.body.entries).toEqual([])
  })

  test('a client who withdraws after a refund gets the rest, whoever bore that refund', async () => {
    for (const bearer of ['platform', 'vendor']) {
      app.clock.set(NOON)
      vendor = await createVendor(app)
      const booked = await paid()
      await refundByOperator(booked, { amount: 30.5, bearer })
      expect((await seenByClient(booked)).cost.refunds).toEqual([
        { until: START.toISOString(), amount: 70.24 },
      ])
      app.clock.set(new Date(START.getTime() - HOUR_MS))
      const body = { appointmentId: booked.appointmentId, expectedRefund: 70.24 }
      expect((await client.call('POST', '/api/user/cancel-appointment', body)).status).toBe(200)
      await eventuallySees(booked, { cancelledBy: 'client', refundAmount: 100.74, refundStatus: 'refunded' })
      expect(await booksOf(booked)).toEqual({})
      expect((await vendor.call('GET', '/api/pro/earnings')).body.entries).toEqual([])
      await booksBalance(app)
    }
  })

  test('once it has begun, the policy of the vendor holds again', async () => {
    const booked = await paid()
    app.clock.set(new Date(START.getTime() + 60_000))
    expect((await cancelByClient(booked)).status).toBe(200)
    expect(await seenByClient(booked)).toMatchObject({ cancelledBy: 'client', refundAmount: null })
  })

  test('of several withdrawals at once one counts, and the money goes back once', async () => {
    const booked = await paid()
    const replies = await Promise.all(Array.from({ length: 5 }, () => cancelByClient(booked)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
    await eventuallySees(booked, { refundAmount: 100.74, refundStatus: 'refunded' })
  })

  test('the confirmation carries instructions and form, to whoever wants no emails too', async () => {
    const choice = { topic: 'bookings', channel: 'mail', wanted: false }
    expect((await client.call('PUT', '/api/user/notice-choices', choice)).status).toBe(200)
    const booked = await paid()
    const confirmed = await mailOf(client, 'Confirmed:')
    for (const part of [
      'You have the right to cancel this contract within 14 days without giving any reason.',
      'By law a trader must supply a service as agreed, with reasonable skill and care.',
      'Thu 3 Dec 2026, 12:00 AM',
      'Withdraw from contract here',
      `/my-appointment/${booked.appointmentId}`,
      'you asked that the service begin during the cancellation period',
      'I hereby give notice that I cancel my contract for the supply of the following service: Hairstylist',
      'Ordered on: Wed 18 Nov 2026, 12:00 PM',
    ])
      expect(confirmed.text).toContain(part)
    expect(confirmed.html).toContain('Model cancellation form')
  })

  test('the acknowledgement names content, date and time, and goes to its client by email', async () => {
    const booked = await paid()
    app.clock.set(new Date(START.getTime() - HOUR_MS))
    await cancelByClient(booked)
    const { text } = await mailOf(client, 'Withdrawal received:')
    for (const part of [
      'On Tue 24 Nov 2026, 09:00 AM we received your statement that you withdraw from this contract.',
      'Received: Tue 24 Nov 2026, 09:00 AM',
      `From: Ciara Nolan, ${client.email}`,
      `Contract: ${booked.appointmentId}`,
      "We're refunding €100.74 of the €100.74 you paid to your card.",
    ])
      expect(text).toContain(part)
  })

  test('a request that gives way to an accepted quote is not acknowledged as a withdrawal', async () => {
    const quoted = await createQuoted(app)
    const { slotDate, startTime, endTime } = SENT
    const asked = { vendorId: quoted.vendor.id, slotDate, startTime, endTime, expressRequest: true }
    expect((await quoted.client.call('POST', '/api/user/book-appointment', asked)).status).toBe(200)
    const body = { version: 1, expressRequest: true }
    const path = `/api/user/quotes/${quoted.quoteId}/accept`
    expect((await quoted.client.call('POST', path, body)).status).toBe(200)
    await drained(app)
    const subjects = (await mailsTo(app, quoted.client.email)).map(({ subject }) => subject)
    expect(subjects).not.toContainEqual(expect.stringContaining('Withdrawal received'))
    const { notifications } = (await quoted.client.call('GET', '/api/notifications')).body
    const told = notifications.map(({ content }: { content: string }) => content)
    expect(told).toContainEqual(expect.stringMatching(/: Cancelled by you: .* takes its place\./))
  })

  test('a series at a new time is confirmed with the form of a visit that takes place', async () => {
    const series = { vendorId: vendor.id, ...SLOT, everyWeeks: 1, visits: 3, expressRequest: true }
    const { seriesId } = (await client.call('POST', '/api/user/series', series)).body
    const moved = { action: 'moveFollowing', visit: 1, ...SLOT, slotDate: '26_11_2026' }
    expect((await client.call('PATCH', `/api/user/series/${seriesId}`, moved)).status).toBe(200)
    await vendor.call('POST', `/api/pro/series/${seriesId}/confirm`)
    const { text } = await mailOf(client, 'Confirmed: 3 visits')
    expect(text).toMatch(/Model cancellation form[^]*service: .*, Thu 26 Nov 2026/)
  })

  test('an accepted quote and a series need the request, and have the right', async () => {
    const quoted = await createQuoted(app)
    const { versions } = (await quoted.client.call('GET', `/api/user/quotes/${quoted.quoteId}`)).body
    expect(versions[0].withdrawableUntil).toBe(END)
    expect((await accept(quoted)).body.code).toBe('EXPRESS_REQUEST_NEEDED')
    const body = { version: 1, expressRequest: true }
    const accepted = await quoted.client.call('POST', `/api/user/quotes/${quoted.quoteId}/accept`, body)
    expect((await rowOf(accepted.body.appointmentId)).withdrawableUntil?.toISOString()).toBe(END)

    const series = { vendorId: vendor.id, ...SLOT, everyWeeks: 1, visits: 3 }
    expect((await client.call('POST', '/api/user/series', series)).body.code).toBe('EXPRESS_REQUEST_NEEDED')
    const asked = await client.call('POST', '/api/user/series', { ...series, expressRequest: true })
    expect(asked.status).toBe(200)
    for (const { _id } of asked.body.appointments) {
      expect((await rowOf(_id)).withdrawableUntil?.toISOString()).toBe(END)
    }
  })

  test('an appointment keeps the right that it was booked with', async () => {
    const booked = await paid()
    await admin.call('PATCH', '/api/admin/settings', { statutoryCancellation: [] })
    try {
      expect(await seenByClient(booked)).toMatchObject({ withdrawableUntil: END })
      const without = await book({ startTime: '01:00 PM', endTime: '02:00 PM' })
      expect(without.status).toBe(200)
      expect((await rowOf(without.body.appointmentId)).withdrawableUntil).toBeNull()
    } finally {
      await admin.call('POST', '/api/admin/settings/statutoryCancellation/revert')
    }
  })
})

test('a vendor of another speciality has its own policy alone', async () => {
  vendor = await createVendor(app, { speciality: 'Babysitter' })
  const { body } = await book()
  expect(await rowOf(body.appointmentId)).toMatchObject({ withdrawableUntil: null, expressRequestAt: null })
})

test('the setting takes specialities only, each once', async () => {
  expect(
    (await admin.call('PATCH', '/api/admin/settings', { statutoryCancellation: ['Wizard'] })).status,
  ).toBe(400)
  await admin.call('PATCH', '/api/admin/settings', { statutoryCancellation: ['Cleaner', 'Cleaner'] })
  try {
    const { settings } = (await admin.call('GET', '/api/admin/settings')).body
    expect(settings.statutoryCancellation).toEqual(['Cleaner'])
  } finally {
    await admin.call('POST', '/api/admin/settings/statutoryCancellation/revert')
  }
})

test('the books balance after all this', () => booksBalance(app))
