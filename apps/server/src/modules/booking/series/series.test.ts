// @module-tag time
import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { drained } from '../../../testing/drained.ts'
import { mailsTo, newestMailTo } from '../../../testing/mails.ts'
import {
  askForIntent,
  CARDS,
  insertPayable,
  payByCard,
  saveCardByPaying,
  verify,
} from '../../../testing/payments.ts'
import { findVisitsToCharge } from './due-visit-store.ts'
import { makeDueVisits } from './make-visits.ts'
import { chargeDueVisits, notifyPayableVisits } from './payment-sweeps.ts'
import { ownApp } from '../../../testing/own-app.ts'

/** A Wednesday. */
const NOON = new Date('2026-11-18T12:00:00Z')
let client: Actor
let vendor: Actor
const app = ownApp({ start: NOON })
beforeEach(async () => {
  app.clock.set(NOON)
  client = await createClient(app)
  vendor = await createVendor(app, { horizonDays: 365 })
})

const FIRST = { slotDate: '26_11_2026', startTime: '09:00 AM', endTime: '11:00 AM' }
const WANTED = { ...FIRST, everyWeeks: 2, visits: 5 }
const ask = (changes: object = {}, headers = {}) =>
  client.call('POST', '/api/user/series', { vendorId: vendor.id, ...WANTED, ...changes }, headers)
const seriesOf = async (actor: Actor) =>
  (await actor.call('GET', `/api/${actor === client ? 'user' : 'pro'}/series`)).body.series
const confirm = (id: string) => vendor.call('POST', `/api/pro/series/${id}/confirm`)
const datesOf = async (actor = client) => (await seriesOf(actor))[0].dates
const appointmentsOf = async (actor: Actor) =>
  (await actor.call('GET', `/api/${actor === client ? 'user' : 'pro'}/appointments`)).body.appointments

// C6 of growth
describe('a series', () => {
  test('of a free service says that nothing is paid for its visits', async () => {
    const service = { name: 'First talk', price: 0, durationMinutes: 120 }
    const { services } = (await vendor.call('POST', '/api/pro/services', service)).body
    const { seriesId } = (await ask({ serviceIds: [services[0]._id] })).body
    await confirm(seriesId)
    expect((await datesOf())[0]).toMatchObject({ status: 'paid', free: true })
  })

  test('is made 56 days ahead at one wall time, as one request to its vendor', async () => {
    const reply = await ask()
    expect(reply).toMatchObject({ status: 200, body: { success: true, conflicts: [] } })
    const { seriesId, appointments } = reply.body
    expect(appointments).toMatchObject(
      ['26_11_2026', '10_12_2026', '24_12_2026', '7_1_2027'].map((slotDate, index) => ({
        ...FIRST,
        slotDate,
        visit: index + 1,
      })),
    )
    expect(await seriesOf(client)).toMatchObject([
      { _id: seriesId, status: 'requested', visits: 5, everyWeeks: 2, vendorData: { _id: vendor.id } },
    ])
    const states = (await datesOf(vendor)).map(({ status }: { status: string }) => status)
    expect(states).toEqual(['pending', 'pending', 'pending', 'pending', 'planned'])
    expect(await datesOf(vendor)).toMatchObject(states.map(() => ({ free: false })))
    expect(await appointmentsOf(client)).toHaveLength(4)
    await drained(app)
    const mail = await newestMailTo(app, vendor.email)
    expect(mail.subject).toContain('New request for 5 visits from Ciara Nolan')
  })

  test('is emailed with what each visit is, where, and what it costs', async () => {
    const cut = { name: 'Cut', description: '', price: 140, durationMinutes: 120 }
    const { services } = (await vendor.call('POST', '/api/pro/services', cut)).body
    const { seriesId } = (await ask({ serviceIds: [services[0]._id] })).body
    await drained(app)
    expect((await newestMailTo(app, vendor.email)).text).toContain('What: Cut')
    await confirm(seriesId)
    await drained(app)
    for (const { text } of await mailsTo(app, client.email, 2)) {
      expect(text).toMatch(/Each visit costs €\d+\.\d\d in total\./)
      expect(text).toContain('Where: 12 Harcourt Terrace, D02 X285\nWhat: Cut\n')
      expect(text).toContain("If you've saved a card, we charge it 48 hours before each visit")
    }
  })

  test('is answered once: confirmed, its visits are paid for until 24 hours before, from 7 days before that', async () => {
    app.clock.set(new Date('2026-11-18T08:59:00Z'))
    const { seriesId, appointments } = (await ask()).body
    const [first, second] = appointments
    const alone = await vendor.call('POST', `/api/pro/appointments/${first._id}/confirm`)
    expect(alone).toMatchObject({ status: 409, body: { code: 'SERIES_REQUEST' } })
    expect((await confirm(seriesId)).status).toBe(200)
    expect(await confirm(seriesId)).toMatchObject({ status: 409, body: { code: 'ALREADY_CONFIRMED' } })
    expect((await appointmentsOf(client))[0]).toMatchObject({
      seriesId,
      isConfirmed: true,
      payBy: '2026-11-25T09:00:00.000Z',
      payableFrom: '2026-11-18T09:00:00.000Z',
    })
    const payable = { client, vendor, appointmentId: first._id }
    expect(await askForIntent(payable)).toMatchObject({ status: 409, body: { code: 'NOT_PAYABLE_YET' } })
    app.clock.set(new Date('2026-11-18T09:00:00Z'))
    await notifyPayableVisits(app.runtime)
    await notifyPayableVisits(app.runtime)
    const told = await client.call('GET', '/api/notifications')
    expect(JSON.stringify(told.body).match(/Your next visit/g)).toHaveLength(1)
    const { intentId } = await payByCard(app, payable, CARDS.good)
    expect((await verify(client, intentId)).status).toBe(200)
    const later = { ...payable, appointmentId: second._id }
    expect(await askForIntent(later)).toMatchObject({ body: { code: 'NOT_PAYABLE_YET' } })
  })

  test.each([
    ['a good one, which pays', CARDS.good, 'paid'],
    ['a declined one, of which the client is told', CARDS.declinedOnceSaved, 'Card declined'],
    ['one whose bank asks, of which the client is told', CARDS.threeDSecure, 'Confirm your payment'],
  ])('is charged to a saved card 48 hours before each visit: %s', async (_, card, outcome) => {
    await insertAppointmentRow(
      app,
      { client, vendor: await createVendor(app) },
      { confirmedAt: app.clock.now(), payBy: new Date('2026-11-20T12:00:00Z') },
    ).then((appointmentId) => saveCardByPaying(app, { client, vendor, appointmentId }, card))
    const { seriesId } = (await ask()).body
    await confirm(seriesId)
    const atTimes = ['2026-11-24T08:59:00Z', '2026-11-24T09:00:00Z', '2026-11-24T09:01:00Z']
    for (const at of atTimes) {
      app.clock.set(new Date(at))
      await Promise.all([chargeDueVisits(app.runtime), chargeDueVisits(app.runtime)])
      await drained(app)
      if (at === atTimes[0]) expect((await datesOf())[0].status).toBe('awaiting-payment')
    }
    const told = JSON.stringify((await client.call('GET', '/api/notifications')).body)
    expect((await datesOf())[0].status).toBe(outcome === 'paid' ? 'paid' : 'awaiting-payment')
    if (outcome !== 'paid') expect(told.split(outcome)).toHaveLength(2)
    expect((await datesOf())[1].status).toBe('awaiting-payment')
  })

  test('with a saved card its emails say when that is charged, and not that a client who waits pays nothing', async () => {
    const other = await insertPayable(app, { client, vendor: await createVendor(app) })
    await saveCardByPaying(app, other, CARDS.good)
    const { seriesId } = (await ask()).body
    await confirm(seriesId)
    await drained(app)
    const confirmed = (await mailsTo(app, client.email)).find(({ subject }) =>
      subject.startsWith('Confirmed: 5 visits'),
    )!
    expect(confirmed.text).toContain('We charge Visa ending 4242 48 hours before each visit')
    expect(confirmed.text).toContain('The next is charged on Tue 24 Nov, 09:00 AM.')
    app.clock.set(new Date('2026-11-18T12:01:00Z'))
    await notifyPayableVisits(app.runtime)
    await drained(app)
    const payable = (await mailsTo(app, client.email)).find(({ subject }) =>
      subject.startsWith('Your next visit'),
    )!
    expect(payable.text).toMatch(
      /We'll charge €[\d.]+ to your saved card \(Visa ending 4242\) on Tue 24 Nov, 09:00 AM\./,
    )
    for (const { text } of [confirmed, payable]) expect(text).not.toContain("won't be charged")
  })

  test('that moves is told of, and charged to a card saved meanwhile, when its new time comes', async () => {
    const { seriesId, appointments } = (await ask()).body
    await confirm(seriesId)
    const [{ _id: appointmentId }] = appointments
    const sweepAt = async (at: string) => {
      app.clock.set(new Date(at))
      await notifyPayableVisits(app.runtime)
      await chargeDueVisits(app.runtime)
      await drained(app)
    }
    await sweepAt('2026-11-24T09:00:00Z')
    const later = { appointmentId, newDate: '3_12_2026', newStartTime: '09:00 AM', newEndTime: '11:00 AM' }
    expect((await client.call('PATCH', '/api/user/reschedule-appointment', later)).status).toBe(200)
    expect((await vendor.call('POST', `/api/pro/appointments/${appointmentId}/confirm`)).status).toBe(200)
    const other = await insertPayable(app, { client, vendor: await createVendor(app) })
    await saveCardByPaying(app, other, CARDS.good)
    await sweepAt('2026-11-25T09:00:00Z')
    const told = JSON.stringify((await client.call('GET', '/api/notifications')).body)
    expect(told.match(/Your next visit/g)).toHaveLength(2)
    await sweepAt('2026-12-01T08:59:00Z')
    expect((await datesOf())[0].status).toBe('awaiting-payment')
    await sweepAt('2026-12-01T09:00:00Z')
    expect((await datesOf())[0].status).toBe('paid')
  })

  test('that moves far ahead is confirmed with the day from which it can be paid for', async () => {
    const { seriesId, appointments } = (await ask()).body
    await confirm(seriesId)
    const [{ _id: appointmentId }] = appointments
    const later = { appointmentId, newDate: '3_12_2026', newStartTime: '09:00 AM', newEndTime: '11:00 AM' }
    expect((await client.call('PATCH', '/api/user/reschedule-appointment', later)).status).toBe(200)
    expect((await vendor.call('POST', `/api/pro/appointments/${appointmentId}/confirm`)).status).toBe(200)
    const told = JSON.stringify((await client.call('GET', '/api/notifications')).body)
    expect(told).toMatch(/You can pay €[\d.]+ from Wed 25 Nov, 09:00 AM\./)
    expect(told).not.toContain('to keep this time')
  })

  test('is charged where cancelling is free for 168 hours while it still is', async () => {
    await insertAppointmentRow(
      app,
      { client, vendor: await createVendor(app) },
      { confirmedAt: app.clock.now(), payBy: new Date('2026-11-20T12:00:00Z') },
    ).then((appointmentId) => saveCardByPaying(app, { client, vendor, appointmentId }, CARDS.good))
    await vendor.call('PUT', '/api/pro/booking-rules', { cancellationHours: 168 })
    const { seriesId } = (await ask({ slotDate: '30_11_2026' })).body
    await confirm(seriesId)
    app.clock.set(new Date('2026-11-22T09:00:00Z'))
    await chargeDueVisits(app.runtime)
    await drained(app)
    expect((await datesOf())[0].status).toBe('paid')
    expect((await appointmentsOf(client))[0].cost.refunds).toHaveLength(1)
  })

  test('is charged in its time however many sooner ones are not due yet', async () => {
    const soon = await ask({ slotDate: '27_11_2026' })
    await vendor.call('PUT', '/api/pro/booking-rules', { cancellationHours: 168 })
    const strict = await ask({ slotDate: '30_11_2026' })
    await confirm(soon.body.seriesId)
    await confirm(strict.body.seriesId)
    const found = (at: string) => findVisitsToCharge(app.runtime.db, new Date(at), 1)
    expect(await found('2026-11-22T08:59:59Z')).toEqual([])
    expect(await found('2026-11-22T09:00:00Z')).toMatchObject([{ seriesId: strict.body.seriesId }])
  })

  test('names the dates that are not free before it is asked for, and holds nothing', async () => {
    await vendor.call('POST', '/api/pro/time-off', {
      start: '2026-12-10T00:00:00Z',
      end: '2026-12-11T00:00:00Z',
    })
    const query = new URLSearchParams({ vendorId: vendor.id, ...FIRST, everyWeeks: '2', visits: '26' })
    const preview = await client.call('GET', `/api/user/series/preview?${query}`)
    expect(preview.body.conflicts).toMatchObject([
      { visit: 2, slotDate: '10_12_2026', reason: 'unavailable', alternatives: [{}, {}, {}] },
    ])
    expect(await seriesOf(client)).toEqual([])
    const asked = await ask({ visits: 26 })
    expect(asked.body.conflicts).toEqual(preview.body.conflicts)
    const taken = await client.call('GET', `/api/user/series/preview?${query}`)
    expect(taken.body.conflicts).toMatchObject([{ visit: 1, reason: 'taken' }, {}, {}, {}])
    query.set('everyWeeks', '3')
    expect((await client.call('GET', `/api/user/series/preview?${query}`)).status).toBe(400)
  })

  test('names dates that are not free more than a year ahead', async () => {
    await vendor.call('POST', '/api/pro/time-off', {
      start: '2028-01-20T00:00:00Z',
      end: '2028-01-21T00:00:00Z',
    })
    const query = new URLSearchParams({ vendorId: vendor.id, ...FIRST, everyWeeks: '4', visits: '26' })
    const preview = await client.call('GET', `/api/user/series/preview?${query}`)
    const found = [{ visit: 16, slotDate: '20_1_2028', reason: 'unavailable' }]
    expect(preview.body.conflicts).toMatchObject(found)
    const asked = await ask({ everyWeeks: 4, visits: 26 })
    expect(asked.body.conflicts).toMatchObject(found)
    const times = `/api/user/series/${asked.body.seriesId}/times?visit=15&slotDate=20_1_2028`
    expect((await client.call('GET', times)).body.times).toEqual([])
  })

  test('confirmed late, names each date that passed once, and makes none of them', async () => {
    const near = await createVendor(app, { horizonDays: 14 })
    const { seriesId } = (await ask({ vendorId: near.id, everyWeeks: 1 })).body
    // Both are still signed in later, since they look in between.
    app.clock.set(new Date('2026-11-30T12:00:00Z'))
    await Promise.all([seriesOf(client), near.call('GET', '/api/pro/series')])
    app.clock.set(new Date('2026-12-11T12:00:00Z'))
    expect((await near.call('POST', `/api/pro/series/${seriesId}/confirm`)).status).toBe(200)
    await makeDueVisits(app.runtime)
    await drained(app)
    const states = (await datesOf()).map(({ status }: { status: string }) => status)
    expect(states.slice(1)).toEqual(['cancelled', 'cancelled', 'awaiting-payment', 'awaiting-payment'])
    const mails = await mailsTo(app, client.email)
    const { text } = mails.find(({ subject }) => subject.startsWith('Confirmed: 2 visits'))!
    expect(text.match(/Not confirmed in time: Thu (3|10) Dec/g)).toHaveLength(2)
    const told = JSON.stringify((await client.call('GET', '/api/notifications')).body)
    expect(told).not.toContain("isn't working then")
  })

  test.each<[string, Record<string, string>]>([
    ['SLOT_INVALID', { slotDate: '1_1_9990', startTime: '06:00 AM', endTime: '07:00 AM' }],
    ['SLOT_OUTSIDE_WINDOW', { slotDate: '1_1_9990' }],
    ['SLOT_PAST', { slotDate: '17_11_2026' }],
  ])('is previewed only for a first time that can be asked for: %s', async (code, changes) => {
    const wanted = { vendorId: vendor.id, ...FIRST, ...changes, everyWeeks: '1', visits: '2' }
    const preview = await client.call('GET', `/api/user/series/preview?${new URLSearchParams(wanted)}`)
    expect(preview).toMatchObject({ status: 400, body: { code } })
    expect((await ask(changes)).body).toEqual(preview.body)
  })

  test('declined it frees all its times', async () => {
    const { seriesId } = (await ask()).body
    const path = `/api/pro/series/${seriesId}/decline`
    expect((await vendor.call('POST', path, { reason: 'Full up' })).status).toBe(200)
    expect(await seriesOf(client)).toMatchObject([{ status: 'declined', endReason: 'Full up' }])
    expect(await confirm(seriesId)).toMatchObject({ status: 409, body: { code: 'SERIES_ENDED' } })
    expect((await ask()).status).toBe(200)
  })

  test('counts once among what is unpaid', async () => {
    expect((await ask({ everyWeeks: 1, visits: 26 })).body.appointments).toHaveLength(7)
    for (let count = 0; count < 8; count += 1) {
      await insertAppointmentRow(app, { client, vendor: await createVendor(app) })
    }
    const book = async () =>
      client.call('POST', '/api/user/book-appointment', {
        ...FIRST,
        vendorId: (await createVendor(app)).id,
        slotDate: '27_11_2026',
      })
    expect((await book()).status).toBe(200)
    expect(await book()).toMatchObject({ status: 409, body: { code: 'TOO_MANY_PENDING' } })
  })

  test('is made once however often it is asked for with one key', async () => {
    const headers = { 'idempotency-key': 'a-series' }
    const [one, two] = [await ask({}, headers), await ask({}, headers)]
    expect(two.body).toEqual(one.body)
    expect(await seriesOf(client)).toHaveLength(1)
  })

  test.each([
    ['a first time that is taken', {}, 'SLOT_TAKEN'],
    ['another price', { startTime: '02:00 PM', endTime: '04:00 PM', expectedTotal: 1 }, 'PRICE_CHANGED'],
    ['a single visit', { visits: 1 }, 'INVALID_REQUEST'],
    ['more than 26 visits', { visits: 27 }, 'INVALID_REQUEST'],
    ['another rhythm', { everyWeeks: 3 }, 'INVALID_REQUEST'],
  ])('is refused for %s, with nothing kept', async (_, changes, code) => {
    const other = await createClient(app)
    await other.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...FIRST })
    expect(await ask(changes)).toMatchObject({ body: { code } })
    expect(await seriesOf(client)).toEqual([])
    expect(await appointmentsOf(client)).toEqual([])
  })

  test('cannot be answered by another vendor', async () => {
    const { seriesId } = (await ask()).body
    const other = await createVendor(app)
    for (const step of ['confirm', 'decline']) {
      expect((await other.call('POST', `/api/pro/series/${seriesId}/${step}`)).status).toBe(404)
    }
  })
})
