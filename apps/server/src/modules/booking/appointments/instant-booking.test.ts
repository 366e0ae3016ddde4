// @module-tag time
import { DAY_MS, MINUTE_MS } from '@anseo/domain/duration'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, atProcess, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { drained } from '../../../testing/drained.ts'
import { newestMailTo } from '../../../testing/mails.ts'
import { CARDS, payByCard, verify } from '../../../testing/payments.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { timeOutAppointments } from './time-out-appointments.ts'

const NOON = new Date('2026-11-18T12:00:00Z')

const app = ownApp({ start: NOON })
const other = ownApp({ sharing: app })
let client: Actor
let vendor: Actor
beforeEach(async () => {
  app.clock.set(NOON)
  client = await createClient(app)
  vendor = await createInstant()
})

const createInstant = () => createVendor(app, { confirmation: 'everyone', stepMinutes: 15, horizonDays: 90 })
const slotOn = (day: number, startTime = '10:00 AM', endTime = '12:00 PM') => ({
  slotDate: `${day}_11_2026`,
  startTime,
  endTime,
})
const book = (by: Actor, at: Actor, body: object = {}) =>
  by.call('POST', '/api/user/book-appointment', { vendorId: at.id, ...slotOn(24), ...body })
const seen = async (id: string) =>
  (await client.call('GET', '/api/user/appointments')).body.appointments.find(
    ({ _id }: { _id: string }) => _id === id,
  )
const terms = async () => (await client.call('GET', `/api/user/vendors/${vendor.id}/terms`)).body
async function letTimeOut(minutes = 31): Promise<void> {
  app.clock.set(new Date(app.clock.now().getTime() + minutes * MINUTE_MS))
  await timeOutAppointments(app.runtime)
}

// B6 of growth
describe('an instant booking', () => {
  test('is confirmed as it is made, paid within 30 minutes, and told so to both', async () => {
    const { body } = await book(client, vendor)
    const id = body.appointmentId
    const payBy = new Date(body.payBy).getTime() - app.clock.now().getTime()
    expect(payBy).toBeGreaterThan(29 * MINUTE_MS)
    expect(payBy).toBeLessThanOrEqual(30 * MINUTE_MS)
    expect(await seen(id)).toMatchObject({ isConfirmed: true, payment: false, payBy: body.payBy })
    await drained(app)
    expect((await newestMailTo(app, client.email)).text).toMatch(/Pay €100\.74 by .* to keep this time/)
    const told = await newestMailTo(app, vendor.email)
    expect(told.subject).toContain(`New booking from ${client.name}`)
    expect(told.text).not.toMatch(/Confirm or decline/)
    const { history } = (await client.call('GET', `/api/user/appointments/${id}/history`)).body
    expect(history).toMatchObject([
      { kind: 'booked', actor: 'client' },
      { kind: 'confirmed', actor: 'system' },
    ])
    const { intentId } = await payByCard(app, { client, vendor, appointmentId: id }, CARDS.good)
    expect((await verify(client, intentId)).status).toBe(200)
    await letTimeOut()
    expect(await seen(id)).toMatchObject({ payment: true, cancelled: false })
    // The vendor cancels it as any other, and everything comes back.
    expect((await vendor.call('POST', `/api/pro/appointments/${id}/cancel`)).status).toBe(200)
    expect(await seen(id)).toMatchObject({ cancelled: true, refundAmount: 100.74 })
  })

  test('that is not paid frees its time', async () => {
    const { appointmentId } = (await book(client, vendor)).body
    await letTimeOut()
    expect(await seen(appointmentId)).toMatchObject({ cancelled: true, cancelledBy: 'auto' })
    expect((await book(await createClient(app), vendor)).body.payBy).toBeDefined()
  })

  test('that is moved before it is paid asks the vendor', async () => {
    const { appointmentId } = (await book(client, vendor)).body
    const { slotDate: newDate, startTime: newStartTime, endTime: newEndTime } = slotOn(25)
    const moved = { appointmentId, newDate, newStartTime, newEndTime }
    expect((await client.call('PATCH', '/api/user/reschedule-appointment', moved)).status).toBe(200)
    await letTimeOut()
    expect(await seen(appointmentId)).toMatchObject({ isConfirmed: false, cancelled: false, payBy: null })
    await vendor.call('POST', `/api/pro/appointments/${appointmentId}/confirm`)
    const { payBy } = await seen(appointmentId)
    expect(new Date(payBy).getTime() - app.clock.now().getTime()).toBeGreaterThan(DAY_MS - MINUTE_MS)
  })

  test('is for regulars only where the vendor chose so', async () => {
    await vendor.call('PUT', '/api/pro/booking-rules', { confirmation: 'regulars' })
    expect(await terms()).toMatchObject({ instant: false })
    const asked = (await book(client, vendor)).body
    expect(asked.payBy).toBeUndefined()
    expect(await seen(asked.appointmentId)).toMatchObject({ isConfirmed: false })
    const day = {
      startsAt: new Date('2026-11-10T10:00:00Z'),
      confirmedAt: NOON,
      paidAt: NOON,
      completedAt: NOON,
    }
    await insertAppointmentRow(app, { client, vendor }, day)
    expect(await terms()).toMatchObject({ instant: true })
    expect((await book(client, vendor, slotOn(25))).body.payBy).toBeDefined()
    const { body } = await client.call('GET', `/api/vendor/${vendor.id}`)
    expect(body.data.instantBooking).toBeUndefined()
    await vendor.call('PUT', '/api/pro/booking-rules', { confirmation: 'everyone' })
    expect((await client.call('GET', `/api/vendor/${vendor.id}`)).body.data.instantBooking).toBe(true)
  })
})

describe('of unpaid instant bookings', () => {
  const refused = { code: 'TOO_MANY_PENDING', message: expect.stringContaining("isn't paid for") }

  test('a client holds one with a vendor and two in all', async () => {
    const [second, third] = [await createInstant(), await createInstant()]
    expect((await book(client, vendor)).status).toBe(200)
    expect((await book(client, vendor, slotOn(25))).body).toMatchObject(refused)
    expect((await book(client, second)).status).toBe(200)
    expect((await book(client, third)).body).toMatchObject(refused)
    // Who asks first is not held up by what is to be paid, and the limit ends with the time to pay.
    expect((await book(client, await createVendor(app))).status).toBe(200)
    await letTimeOut()
    expect((await book(client, third)).status).toBe(200)
  })

  test('the limits hold for bookings at once, at two processes', async () => {
    const others = await Promise.all(Array.from({ length: 7 }, createInstant))
    const vendors = [vendor, ...others]
    const replies = await Promise.all(
      vendors.map((one, place) => book(atProcess(place % 2 ? app : other, client), one)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
    const again = await createInstant()
    const rival = await createClient(app)
    const days = await Promise.all([23, 24, 25, 26].map((day) => book(rival, again, slotOn(day))))
    expect(days.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('two that timed out with a vendor make it ask for 30 days', async () => {
    for (const day of [23, 24]) {
      expect((await book(client, vendor, slotOn(day))).body.payBy).toBeDefined()
      await letTimeOut()
    }
    expect(await terms()).toMatchObject({ instant: false })
    expect((await book(client, vendor, slotOn(25))).body.payBy).toBeUndefined()
    expect((await book(client, await createInstant())).body.payBy).toBeDefined()
    // In steps, since a session ends when it is idle for two weeks.
    for (const instant of [false, false, true]) {
      app.clock.set(new Date(app.clock.now().getTime() + 10 * DAY_MS))
      expect(await terms()).toMatchObject({ instant })
    }
  })

  test('requests and what is to be paid count together, up to ten', async () => {
    const vendors = await Promise.all(Array.from({ length: 11 }, () => createVendor(app)))
    for (const [place, one] of vendors.entries()) {
      // Calls of one account are limited by the minute.
      app.clock.set(new Date(NOON.getTime() + place * MINUTE_MS))
      const { status, body } = await book(client, one)
      expect({ place, status }).toEqual({ place, status: place < 10 ? 200 : 409 })
      if (place < 5) await one.call('POST', `/api/pro/appointments/${body.appointmentId}/confirm`)
    }
  })
})

test('of 32 rivals at once for overlapping quarter-hours one wins', async () => {
  const rivals = await Promise.all(Array.from({ length: 32 }, () => createClient(app)))
  const lengths = [15, 45, 90, 180]
  const services = await Promise.all(
    lengths.map(async (durationMinutes) => {
      const service = { name: `${durationMinutes} minutes`, price: 40, durationMinutes }
      return (await vendor.call('POST', '/api/pro/services', service)).body.services
    }),
  )
  const menu = services.reduce((longest, one) => (one.length > longest.length ? one : longest))
  const ends: Record<number, string> = { 15: '10:30 AM', 45: '11:00 AM', 90: '11:45 AM', 180: '01:15 PM' }
  const replies = await Promise.all(
    rivals.map((rival, place) => {
      const { _id, durationMinutes } = menu[place % menu.length]
      const wanted = { serviceId: _id, ...slotOn(24, '10:15 AM', ends[durationMinutes]) }
      return book(atProcess(place % 2 ? app : other, rival), vendor, wanted)
    }),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const lost = replies.filter(({ status }) => status !== 200)
  expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(['SLOT_TAKEN']))
})
