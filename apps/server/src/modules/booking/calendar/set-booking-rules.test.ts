// @module-tag time
import { WEEKDAYS } from '@anseo/domain/calendar-date'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { slotFacts } from '../../../testing/slot-facts.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let app: TestApp
let client: Actor
let vendor: Actor
beforeAll(async () => {
  app = await startTestApp()
  client = await createClient(app)
})
beforeEach(async () => {
  vendor = await createVendor(app)
})
afterAll(() => app.close())

const RULES = '/api/pro/booking-rules'
/** The rules of a vendor who set none (B1). */
const DEFAULTS = {
  stepMinutes: 60,
  horizonDays: 14,
  bufferMinutes: 0,
  noticeHours: 0,
  confirmation: 'ask',
  place: 'client',
  base: null,
  radiusKm: null,
  travelFees: [],
  cancellationHours: 24,
}

describe('booking rules', () => {
  test('are none until the vendor sets some', async () => {
    const none = { ...DEFAULTS, bufferHours: 0 }
    expect((await vendor.call('GET', RULES)).body.rules).toEqual(none)
    const { status, body } = await vendor.call('PUT', RULES, { bufferHours: 12, noticeHours: 335 })
    const rules = { ...none, bufferHours: 12, bufferMinutes: 720, noticeHours: 335 }
    expect({ status, rules: body.rules }).toEqual({ status: 200, rules })
    expect((await vendor.call('GET', RULES)).body.rules).toEqual(rules)
  })

  test.each([
    ['bufferHours', 13],
    ['bufferHours', -1],
    ['bufferHours', 1.5],
    ['bufferHours', '1'],
    ['bufferHours', null],
    ['noticeHours', 1e300],
    ['noticeHours', 336],
    ['stepMinutes', 20],
    ['stepMinutes', '30'],
    ['horizonDays', 13],
    ['horizonDays', 366],
    ['bufferMinutes', 721],
    ['bufferMinutes', 7.5],
    ['cancellationHours', 25],
    ['confirmation', 'sometimes'],
  ])('a %s of %s is refused with the field', async (field, value) => {
    const { status, body } = await vendor.call('PUT', RULES, {
      noticeHours: 1,
      [field]: value,
    })
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] })
    expect((await vendor.call('GET', RULES)).body.rules).toMatchObject(DEFAULTS)
  })

  test('of an earlier release with a notice as long as the days are the longest notice', async () => {
    await app.runtime.pool.query('update vendor set notice_hours = 336 where id = $1', [vendor.id])
    expect((await vendor.call('GET', RULES)).body.rules).toMatchObject({ noticeHours: 335 })
    expect((await vendor.call('GET', '/api/pro/profile')).body.vendorData).toMatchObject({ noticeHours: 335 })
    expect((await vendor.call('PUT', RULES, { bufferHours: 1 })).status).toBe(200)
  })

  test('may be sent in any part, which leaves the others', async () => {
    await vendor.call('PUT', RULES, { stepMinutes: 15, horizonDays: 90 })
    const { body } = await vendor.call('PUT', RULES, {
      bufferMinutes: 40,
      cancellationHours: 168,
      noticeHours: 2000,
    })
    const rules = {
      ...DEFAULTS,
      stepMinutes: 15,
      horizonDays: 90,
      bufferMinutes: 40,
      cancellationHours: 168,
      noticeHours: 2000,
    }
    expect(body.rules).toEqual(rules)
    expect((await vendor.call('PUT', RULES, {})).body.rules).toEqual(rules)
    const shorter = await vendor.call('PUT', RULES, { horizonDays: 30 })
    expect(shorter).toMatchObject({ status: 400, body: { fields: { noticeHours: expect.any(String) } } })
    const both = await vendor.call('PUT', RULES, { bufferHours: 1, bufferMinutes: 45 })
    expect(both).toMatchObject({ status: 400, body: { fields: { bufferHours: expect.any(String) } } })
    const profile = await vendor.call('GET', '/api/pro/profile')
    expect(profile.body.vendorData).toMatchObject({ bufferMinutes: 40 })
    expect(profile.body.vendorData).not.toHaveProperty('bufferHours')
  })

  test('are for vendors only', async () => {
    expect((await client.call('GET', RULES)).status).toBe(403)
    expect((await client.call('PUT', RULES, { bufferHours: 0, noticeHours: 0 })).status).toBe(403)
  })
})

describe('neither booked nor moved to is', () => {
  /** Asks for Friday 20 November, 10:00 AM to 12:00 PM, by a booking, and by a reschedule of one with that buffer. */
  async function refusals(bufferHours = 0) {
    const vendorId = vendor.id
    const elsewhen = slotFacts('26_11_2026', 14, 16, bufferHours)
    const id = await insertAppointmentRow(app, { client, vendor }, elsewhen)
    const times = { startTime: '10:00 AM', endTime: '12:00 PM' }
    const booked = await client.call('POST', '/api/user/book-appointment', {
      vendorId,
      slotDate: '20_11_2026',
      ...times,
    })
    const moved = await client.call('PATCH', '/api/user/reschedule-appointment', {
      appointmentId: id,
      newDate: '20_11_2026',
      newStartTime: times.startTime,
      newEndTime: times.endTime,
    })
    return [booked, moved].map(({ status, body }) => (status === 200 ? 200 : body.code))
  }
  const book = (startHour: number, endHour: number) =>
    insertAppointmentRow(app, { client, vendor }, slotFacts('20_11_2026', startHour, endHour))
  const everyDay = (stretches: object[]) => Object.fromEntries(WEEKDAYS.map((day) => [day, stretches]))

  test('nothing of a vendor who set nothing', async () => {
    expect(await refusals()).toEqual([200, 'SLOT_TAKEN'])
  })

  test('an hour of a break', async () => {
    const stretches = [
      { start: '09:00 AM', end: '11:00 AM' },
      { start: '12:00 PM', end: '05:00 PM' },
    ]
    expect((await vendor.call('PUT', '/api/pro/hours', everyDay(stretches))).status).toBe(200)
    expect(await refusals()).toEqual(['SLOT_UNAVAILABLE', 'SLOT_UNAVAILABLE'])
  })

  test('a day of the week that is closed', async () => {
    const hours = { ...everyDay([{ start: '08:00 AM', end: '09:00 PM' }]), fri: [] }
    await vendor.call('PUT', '/api/pro/hours', hours)
    expect(await refusals()).toEqual(['SLOT_UNAVAILABLE', 'SLOT_UNAVAILABLE'])
  })

  test('a time that is blocked, until it is not', async () => {
    const { body } = await vendor.call('POST', '/api/pro/time-off', {
      start: '2026-11-20T11:00:00Z',
      end: '2026-11-20T12:00:00Z',
    })
    expect(await refusals()).toEqual(['SLOT_UNAVAILABLE', 'SLOT_UNAVAILABLE'])
    await vendor.call('DELETE', `/api/pro/time-off/${body.timeOff._id}`)
    expect((await vendor.call('GET', `/api/vendor/${vendor.id}/availability`)).body.data[2].free).toContain(
      '11:00 AM',
    )
  })

  test('what leaves no buffer before the next appointment', async () => {
    await book(13, 15)
    expect((await vendor.call('PUT', RULES, { bufferHours: 2, noticeHours: 0 })).status).toBe(200)
    expect(await refusals(2)).toEqual(['SLOT_TAKEN', 'SLOT_TAKEN'])
  })

  test('what comes sooner than the notice', async () => {
    await vendor.call('PUT', RULES, { bufferHours: 0, noticeHours: 48 })
    expect(await refusals()).toEqual(['SLOT_UNAVAILABLE', 'SLOT_UNAVAILABLE'])
    await vendor.call('PUT', RULES, { bufferHours: 0, noticeHours: 45 })
    const { body } = await vendor.call('GET', `/api/vendor/${vendor.id}/availability`)
    expect(body.data[2].free[0]).toBe('10:00 AM')
  })
})

test('an appointment keeps the buffer of its booking, which only its vendor sees', async () => {
  await vendor.call('PUT', RULES, { bufferHours: 2, noticeHours: 0 })
  const vendorId = vendor.id
  const times = { slotDate: '20_11_2026', startTime: '10:00 AM', endTime: '11:00 AM' }
  await client.call('POST', '/api/user/book-appointment', { vendorId, ...times })
  await vendor.call('PUT', RULES, { bufferHours: 0, noticeHours: 0 })
  const { body } = await vendor.call('GET', '/api/pro/appointments')
  expect(body.appointments[0].bufferHours).toBe(2)
  const { data } = (await vendor.call('GET', `/api/vendor/${vendor.id}/availability?from=20_11_2026&days=1`))
    .body
  expect(data[0].free.slice(0, 3)).toEqual(['08:00 AM', '09:00 AM', '01:00 PM'])
  const own = (await client.call('GET', '/api/user/appointments')).body.appointments
  for (const appointment of own) expect(appointment).not.toHaveProperty('bufferHours')
})

test('the list of appointments keeps to a range, page by page', async () => {
  const given = (day: string, from: number, to: number) =>
    insertAppointmentRow(app, { client, vendor }, slotFacts(day, from, to))
  const ids = [await given('19_11_2026', 9, 11), await given('20_11_2026', 9, 11)]
  await given('21_11_2026', 9, 11)
  const find = async (query: string) =>
    (await vendor.call('GET', `/api/pro/appointments?${query}`)).body as {
      appointments: { _id: string }[]
      nextCursor: string | null
    }
  const idsOf = async (query: string) => (await find(query)).appointments.map(({ _id }) => _id)
  expect(await idsOf('from=2026-11-19&to=2026-11-20')).toEqual(ids)
  expect(await idsOf('from=2026-11-19T11:00:00.000Z&to=2026-11-20')).toEqual([ids[1]])
  expect(await idsOf('from=2026-11-19T10:59:00.000Z&to=2026-11-20T09:00:00.000Z')).toEqual([ids[0]])
  const { appointments, nextCursor } = await find('from=2026-11-19&to=2026-11-20&limit=1')
  expect(appointments.map(({ _id }) => _id)).toEqual([ids[0]])
  expect(await idsOf(`from=2026-11-19&to=2026-11-20&limit=1&cursor=${nextCursor}`)).toEqual([ids[1]])
  expect((await vendor.call('GET', '/api/pro/appointments?from=yesterday')).status).toBe(400)
  expect((await vendor.call('GET', '/api/pro/appointments?to=2026-02-30')).status).toBe(400)
})
