// @module-tag time
import { randomUUID } from 'node:crypto'
import { CALENDAR_NAMESPACE, type CalendarEmits, type CalendarReceives } from '@anseo/contract/socket-events'
import { WEEKDAYS } from '@anseo/domain/calendar-date'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient, createVendor } from '../../../testing/actors.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const vendor = ownActor(app, createVendor)

const week = (stretch: { start: string; end: string }[]) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, stretch]))
const NINE_TO_FIVE = week([{ start: '09:00 AM', end: '05:00 PM' }])
const DAY_OFF = { start: '2026-11-20T00:00:00.000Z', end: '2026-11-21T00:00:00.000Z' }

const freeOn = async (slotDate: string) => {
  const { body } = await vendor.call('GET', `/api/vendor/${vendor.id}/availability?from=${slotDate}&days=1`)
  return body.data[0].free as string[]
}

describe('weekly hours', () => {
  test('are the whole grid until the vendor sets some, which availability then follows', async () => {
    const { body: before } = await vendor.call('GET', '/api/pro/hours')
    expect(before.hours).toEqual(week([{ start: '08:00 AM', end: '09:00 PM' }]))

    const { status, body } = await vendor.call('PUT', '/api/pro/hours', { ...NINE_TO_FIVE, sun: [] })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, hours: { ...NINE_TO_FIVE, sun: [] } })
    expect((await vendor.call('GET', '/api/pro/hours')).body.hours).toEqual(body.hours)
    expect(await freeOn('22_11_2026')).toEqual([])
    expect(await freeOn('23_11_2026')).toHaveLength(8)
  })

  test.each([
    ['an hour before 06:00', [{ start: '05:00 AM', end: '09:00 AM' }]],
    ['an hour after 04:00', [{ start: '08:00 PM', end: '05:00 AM' }]],
    ['midnight as a start', [{ start: '12:00 AM', end: '02:00 AM' }]],
    ['an end before its start', [{ start: '12:00 PM', end: '11:00 AM' }]],
    ['an empty stretch', [{ start: '12:00 PM', end: '12:00 PM' }]],
    [
      'two that overlap',
      [
        { start: '10:00 AM', end: '12:00 PM' },
        { start: '09:00 AM', end: '11:00 AM' },
      ],
    ],
    ['ten minutes', [{ start: '09:10 AM', end: '11:00 AM' }]],
    ['24 hour times', [{ start: '09:00', end: '17:00' }]],
    ['no list', 'closed'],
    ['nothing', null],
    ['too many stretches', Array.from({ length: 7 }, () => ({ start: '09:00 AM', end: '10:00 AM' }))],
  ])('%s is refused under its day', async (_, tue) => {
    const { status, body } = await vendor.call('PUT', '/api/pro/hours', { ...NINE_TO_FIVE, tue })
    expect(status).toBe(400)
    expect(body.code).toBe('INVALID_REQUEST')
    expect(Object.keys(body.fields).every((field) => field.startsWith('tue'))).toBe(true)
  })

  test('a day that is missing is refused', async () => {
    const { mon: _, ...rest } = NINE_TO_FIVE
    const { status, body } = await vendor.call('PUT', '/api/pro/hours', rest)
    expect({ status, field: Object.keys(body.fields) }).toEqual({ status: 400, field: ['mon'] })
  })

  test('are for vendors only', async () => {
    const client = await createClient(app)
    expect((await client.call('GET', '/api/pro/hours')).status).toBe(403)
    expect((await client.call('PUT', '/api/pro/hours', NINE_TO_FIVE)).status).toBe(403)
  })
})

describe('time off', () => {
  test('blocks until it is removed', async () => {
    const { status, body } = await vendor.call('POST', '/api/pro/time-off', DAY_OFF)
    expect(status).toBe(200)
    expect(body.timeOff).toEqual({ _id: expect.any(String), ...DAY_OFF, label: null })
    expect(await freeOn('20_11_2026')).toEqual([])
    expect((await vendor.call('GET', '/api/pro/time-off')).body.timeOff).toEqual([body.timeOff])

    const path = `/api/pro/time-off/${body.timeOff._id}`
    const other = await createVendor(app)
    expect((await other.call('DELETE', path)).status).toBe(404)
    expect((await vendor.call('DELETE', path)).status).toBe(200)
    expect((await vendor.call('DELETE', path)).status).toBe(404)
    expect((await vendor.call('GET', '/api/pro/time-off')).body.timeOff).toEqual([])
    expect(await freeOn('20_11_2026')).toHaveLength(8)
  })

  test('is added once however often its button is pressed', async () => {
    const tired = await createVendor(app)
    const press = () => tired.call('POST', '/api/pro/time-off', DAY_OFF, { 'idempotency-key': 'once' })
    const [first, second] = [await press(), await press()]
    expect(second.body).toEqual(first.body)
    expect((await tired.call('GET', '/api/pro/time-off')).body.timeOff).toEqual([first.body.timeOff])
  })

  test.each([
    ['an end before its start', { start: DAY_OFF.end, end: DAY_OFF.start }],
    ['no length', { start: DAY_OFF.start, end: DAY_OFF.start }],
    ['an end in the past', { start: '2026-11-01T00:00:00Z', end: '2026-11-18T11:00:00Z' }],
    ['more than 400 days', { start: '2026-11-20T00:00:00Z', end: '2027-12-26T00:00:00Z' }],
    ['a time without a zone', { start: '2026-11-20T00:00:00', end: DAY_OFF.end }],
    ['a day that does not exist', { start: '2027-02-30T00:00:00Z', end: '2027-03-02T00:00:00Z' }],
    ['a number', { start: 1, end: 2 }],
    ['nothing', {}],
    ['a label without end', { ...DAY_OFF, label: 'a'.repeat(81) }],
    ['a label that cannot be stored', { ...DAY_OFF, label: 'a\0' }],
  ])('%s is refused', async (_, body) => {
    const reply = await vendor.call('POST', '/api/pro/time-off', body)
    expect({ status: reply.status, code: reply.body.code }).toEqual({ status: 400, code: 'INVALID_REQUEST' })
    expect(Object.keys(reply.body.fields).length).toBeGreaterThan(0)
  })

  test('has a name, and is found by a range also when it has ended', async () => {
    const named = await createVendor(app)
    const label = '  Colour course <b> '
    const course = { start: '2026-11-18T11:00:00.000Z', end: '2026-11-18T13:00:00.000Z', label }
    const { body } = await named.call('POST', '/api/pro/time-off', course)
    expect(body.timeOff.label).toBe('Colour course <b>')
    await named.call('POST', '/api/pro/time-off', { ...DAY_OFF, label: '  ' })
    const find = async (query = '') =>
      (await named.call('GET', `/api/pro/time-off${query}`)).body.timeOff.map((entry: { label: string }) => [
        entry.label,
      ])
    expect(await find()).toEqual([['Colour course <b>'], [null]])
    expect(await find('?from=2026-11-18&to=2026-11-19')).toEqual([['Colour course <b>']])
    app.clock.advance(2)
    expect(await find()).toEqual([[null]])
    expect(await find('?from=2026-11-16&to=2026-11-22')).toEqual([['Colour course <b>'], [null]])
    expect(await find('?from=2026-11-23')).toEqual([])
    app.clock.advance(-2)
  })

  test('of a long past lists the last 1,000, and says how many there are', async () => {
    const { id, call } = await createVendor(app)
    await app.runtime.pool.query(
      `insert into time_off (vendor_id, starts_at, ends_at)
        select $1, at, at + interval '1 hour' from generate_series(timestamptz '2020-01-01', '2020-01-01'::timestamptz + interval '1000 days', '1 day') as at`,
      [id],
    )
    const { timeOff, total } = (await call('GET', '/api/pro/time-off?from=2019-01-01')).body
    expect([timeOff.length, total]).toEqual([1000, 1001])
    expect([timeOff[0].start, timeOff[999].start]).toEqual([
      '2020-01-02T00:00:00.000Z',
      '2022-09-27T00:00:00.000Z',
    ])
  })

  test.each([randomUUID(), 'not-an-id'])('an unknown id is not found: %s', async (id) => {
    expect((await vendor.call('DELETE', `/api/pro/time-off/${id}`)).status).toBe(404)
  })

  test('has at most 200 entries, also when many come at once', async () => {
    const busy = await createVendor(app)
    const add = () => busy.call('POST', '/api/pro/time-off', DAY_OFF)
    for (let round = 0; round < 19; round++) await Promise.all(Array.from({ length: 10 }, add))
    const last = await Promise.all(Array.from({ length: 15 }, add))
    expect(last.filter(({ status }) => status === 200)).toHaveLength(10)
    expect((await busy.call('GET', '/api/pro/time-off')).body.timeOff).toHaveLength(200)
  })
})

describe('open booking pages hear', () => {
  type Page = Socket<CalendarReceives, CalendarEmits>
  let page: Page
  let heard: string[]
  beforeAll(async () => {
    page = io(app.url + CALENDAR_NAMESPACE, { transports: ['websocket'], forceNew: true })
    await new Promise<void>((resolve) => page.once('connect', resolve))
    page.on('calendar_changed', ({ vendorId, slotDate }) => {
      expect(vendorId).toBe(vendor.id)
      heard.push(slotDate)
    })
    heard = []
    page.emit('watch', { vendorId: vendor.id })
  })
  afterAll(() => void page.close())

  /** The days that a page hears of, once it has heard of the one given. */
  async function daysHeard(until: string, change: () => Promise<unknown> | void): Promise<string[]> {
    heard = []
    const arrived = new Promise<void>((resolve) => {
      const listen = ({ slotDate }: { slotDate: string }) => {
        if (slotDate !== until) return
        page.off('calendar_changed', listen)
        resolve()
      }
      page.on('calendar_changed', listen)
    })
    await change()
    await arrived
    return heard
  }

  test('of every bookable day when hours or other settings change', async () => {
    const days = await daysHeard('1_12_2026', () => vendor.call('PUT', '/api/pro/hours', NINE_TO_FIVE))
    expect(days).toHaveLength(14)
    expect(days[0]).toBe('18_11_2026')
    const rules = { bufferHours: 1, noticeHours: 3 }
    const again = await daysHeard('1_12_2026', () => vendor.call('PUT', '/api/pro/booking-rules', rules))
    expect(again).toEqual(days)
  })

  test('of the days that time off touches, coming and going', async () => {
    const stretch = { start: '2026-11-29T20:00:00.000Z', end: '2026-12-24T00:00:00.000Z' }
    let id = ''
    const added = await daysHeard('1_12_2026', async () => {
      id = (await vendor.call('POST', '/api/pro/time-off', stretch)).body.timeOff._id
    })
    expect(added).toEqual(['29_11_2026', '30_11_2026', '1_12_2026'])
    const removed = await daysHeard('1_12_2026', () => vendor.call('DELETE', `/api/pro/time-off/${id}`))
    expect(removed).toEqual(added)
  })
})
