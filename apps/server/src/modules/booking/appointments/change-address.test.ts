// @module-tag time
import { beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import {
  app,
  book,
  client,
  CORK,
  HOWTH,
  RATHMINES,
  setRules,
  setUpQuarterHours,
  TRAVELS,
  vendor,
} from '../../../testing/quarter-hour-vendor.ts'
import { askForIntent, CARDS, intentIdOf, payByCard, verify } from '../../../testing/payments.ts'
import { intentStatus } from '../../../testing/provider-view.ts'
import { openTab } from '../../../testing/sockets.ts'

setUpQuarterHours()

let id: string
beforeEach(async () => {
  await setRules(TRAVELS)
  id = await bookedId('12:00 PM', '01:00 PM', { address: RATHMINES })
})

const bookedId = async (...booking: Parameters<typeof book>): Promise<string> =>
  (await book(...booking)).body.appointmentId
const change = (address: object, more: object = {}, by = client) =>
  by.call('PUT', `/api/user/appointments/${id}/address`, { address, ...more })
const shown = async () => {
  const { body } = await client.call('GET', '/api/user/appointments')
  return body.appointments.find(({ _id }: { _id: string }) => _id === id)
}

test('a longer way is agreed to first, changes only what is paid on the day, and the vendor is told', async () => {
  const before = (await shown()).cost
  const there = await openTab(app, vendor)
  const asked = await change(HOWTH, { expectedTotal: before.total })
  expect(asked).toMatchObject({
    status: 409,
    body: { code: 'PRICE_CHANGED', total: before.total + 12.5, now: before.now, parts: { travelFee: 12.5 } },
  })
  expect((await shown()).address).toEqual(RATHMINES)
  expect((await change(HOWTH, { expectedTotal: asked.body.total })).status).toBe(200)
  expect(await shown()).toMatchObject({
    address: HOWTH,
    totalAmount: before.now,
    cost: { total: before.total + 12.5, now: before.now, onTheDay: before.onTheDay + 12.5 },
  })
  const told =
    /^New address from Ciara Nolan for Tue 24 .*The travel fee to this address is €12\.50: €12\.50 more on the day\.$/
  await expect
    .poll(() => there.heard.receive_notification.map(({ message }) => message))
    .toContainEqual(expect.stringMatching(told))
  const { body } = await vendor.call('GET', `/api/pro/appointments/${id}/history`)
  expect(JSON.stringify(body)).toContain('Address changed by the client, travel fee €12.50')
})

test('another street of one Eircode keeps its fee, whatever the vendor asks by now', async () => {
  await vendor.call('PUT', '/api/pro/booking-rules', { travelFees: [{ upToKm: 5, fee: 40 }] })
  const { total } = (await shown()).cost
  expect((await change({ ...RATHMINES, line1: '11 Grove Park' }, { expectedTotal: total })).status).toBe(200)
  expect(await shown()).toMatchObject({ address: { line1: '11 Grove Park' }, cost: { total } })
})

test('another street of one Eircode is taken also beside a visit that is too far away by now', async () => {
  const startsAt = new Date('2026-11-24T13:00:00Z')
  await insertAppointmentRow(app, { client, vendor }, { startsAt, address: HOWTH })
  expect((await change({ ...RATHMINES, line1: '11 Grove Park' })).status).toBe(200)
})

test.each([
  [
    'with a base is told that its other visits leave it the way',
    TRAVELS,
    'your other visits leave you the way',
  ],
  [
    'without one is asked to check that',
    { ...TRAVELS, place: 'client', base: null },
    'Check that you can get there in time.',
  ],
])('a vendor %s', async (_kind, rules, text) => {
  await setRules(rules)
  const { total } = (await change(HOWTH, { expectedTotal: 0 })).body
  expect((await change(HOWTH, { expectedTotal: total })).status).toBe(200)
  const { body } = await vendor.call('GET', '/api/pro/notifications')
  expect(body.notifications[0].content).toContain(text)
})

test('an address that is sent twice tells the vendor once', async () => {
  const address = { ...RATHMINES, line1: '11 Grove Park' }
  expect((await change(address)).status).toBe(200)
  expect((await change(address)).status).toBe(200)
  const { body } = await vendor.call('GET', '/api/pro/notifications')
  expect(JSON.stringify(body).match(/New address from/g)).toHaveLength(1)
})

describe('of a service that is paid in full', () => {
  /** €20.00 to Rathmines, €30.00 to Howth, €10.00 to Bray. */
  const BANDS = [
    { upToKm: 5, fee: 20 },
    { upToKm: 15, fee: 30 },
    { upToKm: 30, fee: 10 },
  ]
  const BRAY = { ...HOWTH, eircode: 'A98 A1C2' }
  /** €100.00 and €20.00 for travel, with booking fees of €14.23. */
  const BOOKED = { total: 134.23, now: 134.23, onTheDay: 0, parts: { travelFee: 20, deposit: 120 } }

  beforeEach(async () => {
    await setRules({ ...TRAVELS, travelFees: BANDS })
    const menu = { name: 'Full colour', description: '', price: 100, durationMinutes: 60 }
    const { body } = await vendor.call('POST', '/api/pro/services', { ...menu, deposit: { kind: 'full' } })
    id = await bookedId('04:00 PM', '05:00 PM', { address: RATHMINES, serviceIds: [body.services[0]._id] })
    expect(await shown()).toMatchObject({ cost: BOOKED })
    await vendor.call('POST', `/api/pro/appointments/${id}/confirm`)
  })

  test('a dearer way adds to the day alone what the deposit does not hold', async () => {
    expect((await change(HOWTH, { expectedTotal: 144.23 })).status).toBe(200)
    const cost = { total: 144.23, now: 134.23, onTheDay: 10, parts: { travelFee: 30, deposit: 120 } }
    expect(await shown()).toMatchObject({ totalAmount: 134.23, cost })
    const { body } = await vendor.call('GET', '/api/pro/notifications')
    expect(JSON.stringify(body)).toContain('address is €30.00: €10.00 more on the day.')
  })

  test('a cheaper way lowers a deposit that is not paid yet, and with it the payment that was begun', async () => {
    const payable = { client, vendor, appointmentId: id }
    const begun = await askForIntent(payable)
    expect((await change(BRAY, { expectedTotal: 123.04 })).status).toBe(200)
    const cost = { total: 123.04, now: 123.04, onTheDay: 0, parts: { travelFee: 10, deposit: 110 } }
    expect(await shown()).toMatchObject({ totalAmount: 123.04, cost })
    await expect.poll(() => intentStatus(app, intentIdOf(begun.body.clientSecret))).toBe('canceled')
    const { intentId } = await payByCard(app, payable, CARDS.good)
    expect((await verify(client, intentId)).status).toBe(200)
    expect(await shown()).toMatchObject({ payment: true, payments: { total: 123.04, paid: 123.04, open: 0 } })
  })

  test('a cheaper way keeps the travel fee that is paid', async () => {
    const { intentId } = await payByCard(app, { client, vendor, appointmentId: id }, CARDS.good)
    expect((await verify(client, intentId)).status).toBe(200)
    expect((await change(BRAY, { expectedTotal: 134.23 })).status).toBe(200)
    const payments = { total: 134.23, paid: 134.23, open: 0 }
    expect(await shown()).toMatchObject({ address: BRAY, cost: BOOKED, payments })
    const { body } = await vendor.call('GET', '/api/pro/notifications')
    expect(JSON.stringify(body)).toContain('New address from Ciara Nolan')
    expect(JSON.stringify(body)).not.toContain('travel fee')
  })
})

describe('it is refused', () => {
  test('outside the area, within 24 hours, and for others', async () => {
    expect((await change(CORK)).body.code).toBe('OUTSIDE_AREA')
    expect((await change(HOWTH, {}, await createClient(app))).status).toBe(404)
    app.clock.set(new Date('2026-11-23T11:59:00Z'))
    expect((await change(RATHMINES)).status).toBe(200)
    app.clock.set(new Date('2026-11-23T12:00:01Z'))
    expect((await change(HOWTH)).body.code).toBe('ADDRESS_TOO_LATE')
  })

  test('where the vendor could not get to in time, also by two at once', async () => {
    const other = await createClient(app)
    const next = await bookedId('01:05 PM', '02:05 PM', { address: RATHMINES }, other)
    expect(next).toBeUndefined()
    const near = await bookedId('01:15 PM', '02:15 PM', { address: RATHMINES }, other)
    expect((await change(HOWTH)).body.code).toBe('ADDRESS_TOO_FAR')
    // To one place both could go; apart they are too far from each other.
    const far = { address: { ...HOWTH, line1: '9 Harbour Road' } }
    const replies = await Promise.all([
      change(HOWTH),
      other.call('PUT', `/api/user/appointments/${near}/address`, far),
    ])
    expect(replies.map(({ body }) => body.code)).toEqual(['ADDRESS_TOO_FAR', 'ADDRESS_TOO_FAR'])
  })

  test("at the vendor's own place, and with an address that is none", async () => {
    expect((await change({ ...HOWTH, eircode: 'X' })).body.fields).toHaveProperty(['address.eircode'])
    id = await bookedId('04:00 PM', '05:00 PM', { place: 'vendor' })
    expect((await change(HOWTH)).body.fields).toHaveProperty(['address'])
  })
})
