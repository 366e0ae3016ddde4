// @module-tag time
import { minutesBetween, stopAt } from '@anseo/domain/travel'
import { beforeEach, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../testing/actors.ts'
import { createPaid } from '../../testing/payments.ts'
import { ownApp } from '../../testing/own-app.ts'

/** A Wednesday. */
const NOON = new Date('2026-11-18T12:00:00Z')
const BASE = { eircode: 'D06 X2Y7', line1: '1 Main Street' }
const HOWTH = { line1: '2 Pier Road', line2: '', eircode: 'D13 A2C3' }

const app = ownApp({ start: NOON })
beforeEach(() => app.clock.set(NOON))

const list = async (vendor: Actor, query: string) =>
  (await vendor.call('GET', `/api/pro/appointments?limit=10&${query}`)).body
const idsOf = ({ appointments }: { appointments: { _id: string }[] }) => appointments.map(({ _id }) => _id)
const dayOf = (day: string) => `from=${day}&to=${day}`

test('a day shows the appointment that is asked to move there, until the client says no', async () => {
  const { vendor, client, appointmentId } = await createPaid(app, { startsAt: new Date('2026-11-24T10:00Z') })
  const newTime = { slotDate: '26_11_2026', startTime: '02:00 PM', endTime: '04:00 PM' }
  const moved = await vendor.call('PATCH', `/api/pro/appointments/${appointmentId}/slot`, newTime)
  expect(idsOf(await list(vendor, dayOf('2026-11-24')))).toEqual([appointmentId])
  expect(idsOf(await list(vendor, dayOf('2026-11-25')))).toEqual([])
  const day = await list(vendor, dayOf('2026-11-26'))
  expect(day.appointments).toMatchObject([
    { _id: appointmentId, slotDate: '24_11_2026', proposal: { ...newTime, heldUntil: expect.any(String) } },
  ])
  const { proposal } = moved.body
  const path = `/api/user/appointments/${appointmentId}/proposals/${proposal._id}/decline`
  expect((await client.call('POST', path)).status).toBe(200)
  expect(idsOf(await list(vendor, dayOf('2026-11-26')))).toEqual([])
})

test('a day shows the travel between its visits, of a vendor with a place alone', async () => {
  const vendor = await createVendor(app)
  const client = await createClient(app)
  const book = (startTime: string, endTime: string, more: object) =>
    client.call('POST', '/api/user/book-appointment', {
      vendorId: vendor.id,
      slotDate: '24_11_2026',
      startTime,
      endTime,
      ...more,
    })
  await vendor.call('PUT', '/api/pro/booking-rules', { place: 'both', base: BASE })
  expect((await book('09:00 AM', '10:00 AM', { place: 'vendor' })).status).toBe(200)
  expect((await book('02:00 PM', '03:00 PM', { place: 'client', address: HOWTH })).status).toBe(200)
  const minutes = minutesBetween(stopAt(BASE.eircode), stopAt(HOWTH.eircode))
  const from = Date.parse('2026-11-24T10:00Z')
  const way = [{ start: new Date(from).toISOString(), end: new Date(from + minutes * 60_000).toISOString() }]
  expect((await list(vendor, dayOf('2026-11-24'))).travel).toEqual(way)
  expect((await list(vendor, dayOf('2026-11-25'))).travel).toEqual([])
  expect((await list(vendor, 'from=2026-11-24')).travel).toBeUndefined()
  expect((await list(vendor, 'from=2026-11-25&to=2026-11-23')).appointments).toEqual([])
  await vendor.call('PUT', '/api/pro/booking-rules', { place: 'client', base: null })
  expect((await list(vendor, dayOf('2026-11-24'))).travel).toEqual([])
})

test('a search finds client and service, whatever their accents, and counts what it finds', async () => {
  const vendor = await createVendor(app)
  const enter = async (name: string, title: string, startTime: string, endTime: string) => {
    const times = { slotDate: '24_11_2026', startTime, endTime }
    const { body } = await vendor.call('POST', '/api/pro/appointments', {
      contact: { name },
      title,
      ...times,
    })
    return body.appointmentId as string
  }
  const aine = await enter('Áine Power', 'Curly cut', '10:00 AM', '11:00 AM')
  const tom = await enter('Tom Hickey', 'Blow-dry, 100%', '11:00 AM', '12:00 PM')
  expect(idsOf(await list(vendor, 'search=aine'))).toEqual([aine])
  expect(idsOf(await list(vendor, 'search=BLOW-dry'))).toEqual([tom])
  expect(idsOf(await list(vendor, 'search=100%25'))).toEqual([tom])
  expect(idsOf(await list(vendor, 'search=_'))).toEqual([])
  expect(idsOf(await list(await createVendor(app), 'search=aine'))).toEqual([])
  const { body } = await vendor.call('GET', '/api/pro/appointments?search=cut')
  expect(body).toMatchObject({ total: 1, appointments: [{ _id: aine }] })
})
