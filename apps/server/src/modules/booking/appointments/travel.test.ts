// @module-tag time
import { minutesBetween, stopAt } from '@anseo/domain/travel'
import { beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '../../../testing/actors.ts'
import {
  app,
  BASE,
  book,
  client,
  CORK,
  DAY,
  HOWTH,
  RATHMINES,
  setRules,
  setUpQuarterHours,
  TRAVELS,
  vendor,
} from '../../../testing/quarter-hour-vendor.ts'
import { CARDS, payByCard, verify } from '../../../testing/payments.ts'
import { send } from '../../../testing/requests.ts'

setUpQuarterHours()

const availability = (query: string) =>
  send(app, 'GET', `/api/vendor/${vendor.id}/availability?from=${DAY}&days=1${query}`)
const freeOn = async (query: string): Promise<string[]> => (await availability(query)).body.data[0].free
const priceOf = (query: string) =>
  send(
    app,
    'GET',
    `/api/quote-price?vendorId=${vendor.id}&slotDate=${DAY}&startTime=10:00%20AM&endTime=11:00%20AM${query}`,
  )
const eircodeOf = ({ eircode }: { eircode: string }) => `&eircode=${encodeURIComponent(eircode)}`
const shown = async (id: string, by = client) =>
  (await by.call('GET', '/api/user/appointments')).body.appointments.find(
    ({ _id }: { _id: string }) => _id === id,
  )

describe('the rules', () => {
  test('are kept, bands by distance', async () => {
    const rules = {
      place: 'both',
      base: BASE,
      radiusKm: 20,
      travelFees: [
        { upToKm: 15, fee: 12.5 },
        { upToKm: 5, fee: 0 },
      ],
    }
    const { status, body } = await setRules(rules)
    expect({ status, rules: body.rules }).toMatchObject({
      status: 200,
      rules: {
        ...rules,
        travelFees: [
          { upToKm: 5, fee: 0 },
          { upToKm: 15, fee: 12.5 },
        ],
      },
    })
  })

  test.each([
    ['base', { place: 'vendor' }],
    ['base.eircode', { base: { ...BASE, eircode: 'A11 X2Y7' } }],
    [
      'travelFees',
      {
        travelFees: [
          { upToKm: 5, fee: 1 },
          { upToKm: 5, fee: 2 },
        ],
      },
    ],
  ])('are refused at %s', async (field, rules) => {
    const { status, body } = await setRules(rules)
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] })
  })
})

describe('travel', () => {
  beforeEach(async () => void (await setRules({ base: BASE })))

  test('between two visits is kept free before and after, with the buffer', async () => {
    await setRules({ bufferMinutes: 15 })
    expect((await book('12:00 PM', '01:00 PM', { address: HOWTH })).status).toBe(200)
    const minutes = minutesBetween(stopAt(HOWTH.eircode), stopAt(RATHMINES.eircode))
    expect(minutes).toBe(25)
    const free = await freeOn(eircodeOf(RATHMINES))
    // 12:00 less 25 of travel, 15 of buffer and the hour itself; 13:00 and 15 of buffer and 25 of travel.
    expect(free.filter((time) => /^(10|11|12|01)/.test(time))).toEqual(['10:00 AM', '10:15 AM', '01:45 PM'])
    for (const [startTime, endTime] of [
      ['10:30 AM', '11:30 AM'],
      ['01:30 PM', '02:30 PM'],
    ] as const) {
      const refused = await book(startTime, endTime, { address: RATHMINES })
      expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    }
    expect(await freeOn('')).toContain('10:45 AM')
    expect((await book('10:15 AM', '11:15 AM', { address: RATHMINES })).status).toBe(200)
    expect((await book('01:45 PM', '02:45 PM', { address: RATHMINES })).status).toBe(200)
  })

  test('counts for bookings of the vendor at its own place, and for moves', async () => {
    await book('12:00 PM', '01:00 PM', { address: HOWTH })
    const own = (startTime: string, endTime: string, more: object) =>
      vendor.call('POST', '/api/pro/appointments', {
        contact: { name: 'Tom Hickey' },
        slotDate: DAY,
        startTime,
        endTime,
        ...more,
      })
    expect(await own('01:00 PM', '02:00 PM', { place: 'vendor' })).toMatchObject({
      status: 409,
      body: { code: 'SLOT_TAKEN' },
    })
    const { body } = await own('01:30 PM', '02:30 PM', { place: 'vendor' })
    const moved = await vendor.call('PATCH', `/api/pro/appointments/${body.appointmentId}/slot`, {
      slotDate: DAY,
      startTime: '01:15 PM',
      endTime: '02:15 PM',
    })
    expect(moved).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    expect((await own('11:00 AM', '12:00 PM', {})).status).toBe(200)
  })

  test('counts for a reschedule', async () => {
    await book('12:00 PM', '01:00 PM', { address: HOWTH })
    const { body } = await book('04:00 PM', '05:00 PM', { address: RATHMINES })
    const reschedule = (newStartTime: string, newEndTime: string) =>
      client.call('PATCH', '/api/user/reschedule-appointment', {
        appointmentId: body.appointmentId,
        newDate: DAY,
        newStartTime,
        newEndTime,
      })
    expect(await reschedule('01:15 PM', '02:15 PM')).toMatchObject({
      status: 409,
      body: { code: 'SLOT_TAKEN' },
    })
    expect((await reschedule('01:30 PM', '02:30 PM')).status).toBe(200)
  })

  test('leaves one winner of 32 rivals for a quarter-hour', async () => {
    const rivals = await Promise.all(Array.from({ length: 32 }, () => createClient(app)))
    const addresses = [RATHMINES, HOWTH, CORK, { ...HOWTH, eircode: 'A98 A1C2' }]
    const starts = ['10:00 AM', '10:15 AM', '10:30 AM', '10:45 AM']
    const ends = ['11:00 AM', '11:15 AM', '11:30 AM', '11:45 AM']
    const replies = await Promise.all(
      rivals.map((rival, index) =>
        book(starts[index % 4]!, ends[index % 4]!, { address: addresses[(index >> 2) % 4] }, rival),
      ),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['SLOT_TAKEN']),
    )
  })
})

test('rivals for two neighbouring times: the database would take both, travel takes one', async () => {
  await setRules({ base: BASE })
  const pairs = await Promise.all(Array.from({ length: 8 }, () => createClient(app)))
  const replies = await Promise.all(
    pairs.map((rival, index) =>
      index % 2
        ? book('10:00 AM', '11:00 AM', { address: RATHMINES }, rival)
        : book('11:00 AM', '12:00 PM', { address: HOWTH }, rival),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('the price on the card has the lowest travel fee, and says when it varies', async () => {
  const card = async () => {
    const { body } = await send(app, 'GET', `/api/vendor/${vendor.id}`)
    const { priceFrom, priceFor, plusTravel } = body.data
    return { priceFrom, priceFor, plusTravel }
  }
  await setRules({ base: BASE, travelFees: [{ upToKm: 150, fee: 5 }] })
  expect(await card()).toEqual({ priceFrom: 55.49, priceFor: '1 hour', plusTravel: undefined })
  const bands = [5, 12.5].map((fee, index) => ({ upToKm: index ? 15 : 5, fee }))
  await setRules({ travelFees: bands })
  expect(await card()).toEqual({ priceFrom: 55.49, priceFor: '1 hour', plusTravel: true })
  await setRules({ travelFees: [] })
  expect(await card()).toEqual({ priceFrom: 50.49, priceFor: '1 hour', plusTravel: undefined })
})

describe('the travel fee', () => {
  beforeEach(async () => void (await setRules(TRAVELS)))

  test('is by distance, paid on the day, and frozen in the booking', async () => {
    const price = await priceOf(eircodeOf(HOWTH))
    expect(price.body).toMatchObject({ onTheDay: 12.5, parts: { travelFee: 12.5, deposit: 45 } })
    expect(price.body.total).toBeCloseTo(price.body.now + 12.5)
    const wrong = await book('10:00 AM', '11:00 AM', { address: HOWTH, expectedTotal: price.body.now })
    expect(wrong).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', total: price.body.total },
    })
    const { body } = await book('10:00 AM', '11:00 AM', { address: HOWTH, expectedTotal: price.body.total })
    await setRules({ travelFees: [] })
    expect(await shown(body.appointmentId)).toMatchObject({
      place: 'client',
      address: HOWTH,
      cost: { total: price.body.total, onTheDay: 12.5, parts: { travelFee: 12.5 } },
    })
    expect((await priceOf('')).body.parts.travelFee).toBe(0)
  })

  test('without an Eircode is that of the way to the profile of a signed-in client, for others the lowest', async () => {
    const asHowth = await createClient(app, { eircode: HOWTH.eircode })
    const path = `/api/quote-price?vendorId=${vendor.id}&slotDate=${DAY}&startTime=10:00%20AM&endTime=11:00%20AM`
    expect((await asHowth.call('GET', path)).body.parts.travelFee).toBe(12.5)
    expect((await asHowth.call('GET', path + eircodeOf(RATHMINES))).body.parts.travelFee).toBe(0)
    expect((await priceOf('')).body.parts.travelFee).toBe(0)
  })

  test('does not exist outside the area', async () => {
    for (const address of [CORK, { ...CORK, eircode: 'A11 X2Y7' }]) {
      expect(await book('10:00 AM', '11:00 AM', { address })).toMatchObject({
        status: 409,
        body: { code: 'OUTSIDE_AREA' },
      })
      for (const reply of [await priceOf(eircodeOf(address)), await availability(eircodeOf(address))]) {
        expect(reply).toMatchObject({ status: 409, body: { code: 'OUTSIDE_AREA' } })
      }
    }
  })

  test("is none at the vendor's own place, whose street is shown once it is paid", async () => {
    const { body } = await book('10:00 AM', '11:00 AM', { place: 'vendor', address: CORK })
    const { appointmentId } = body
    const before = await shown(appointmentId)
    expect(before).toMatchObject({
      place: 'vendor',
      address: { line1: '', line2: 'Dublin 6', eircode: '' },
      cost: { onTheDay: 0, parts: { travelFee: 0 } },
    })
    await setRules({ base: { ...BASE, line1: '7 Other Street' } })
    await vendor.call('POST', `/api/pro/appointments/${appointmentId}/confirm`)
    const { intentId } = await payByCard(app, { client, vendor, appointmentId }, CARDS.good)
    await verify(client, intentId)
    expect((await shown(appointmentId)).address).toEqual({ ...BASE, line2: '' })
  })

  test('is asked for only where the vendor works', async () => {
    await setRules({ place: 'vendor' })
    expect(await book('10:00 AM', '11:00 AM', { place: 'client' })).toMatchObject({
      status: 400,
      body: { fields: { place: expect.any(String) } },
    })
    const { body } = await book('10:00 AM', '11:00 AM')
    expect(await shown(body.appointmentId)).toMatchObject({ place: 'vendor' })
  })
})

test('a vendor that set a radius and no place of its own travels from its town', async () => {
  await setRules({ radiusKm: 15 })
  expect((await book('10:00 AM', '11:00 AM', { address: HOWTH })).status).toBe(200)
  expect((await book('01:00 PM', '02:00 PM', { address: CORK })).body.code).toBe('OUTSIDE_AREA')
  // Without a base there is no travel between visits.
  expect((await book('11:00 AM', '12:00 PM', { address: RATHMINES })).status).toBe(200)
})

test('the rules that a booking page needs come with the free times', async () => {
  expect((await availability('')).body.rules).toMatchObject({ place: 'client', area: '', travels: false })
  await setRules({ place: 'both', base: BASE })
  expect((await availability('')).body.rules).toMatchObject({
    place: 'both',
    area: 'Dublin 6',
    travels: true,
  })
})
