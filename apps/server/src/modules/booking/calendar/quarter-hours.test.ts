// @module-tag time
import { describe, expect, test } from 'vitest'
import { createClient } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import {
  app,
  book,
  client,
  DAY,
  replaceVendor,
  setRules,
  setUpQuarterHours,
  vendor,
} from '../../../testing/quarter-hour-vendor.ts'
import { send } from '../../../testing/requests.ts'
import { slotFacts } from '../../../testing/slot-facts.ts'

setUpQuarterHours()

const addService = async (minutes: number, name = 'Trim', of = vendor): Promise<string> => {
  const sent = { name, price: 40, durationMinutes: minutes }
  const { body } = await of.call('POST', '/api/pro/services', sent)
  return body.services.at(-1)._id
}
const freeOn = async (slotDate: string, query = ''): Promise<string[]> => {
  const path = `/api/vendor/${vendor.id}/availability?from=${slotDate}&days=1${query}`
  return (await send(app, 'GET', path)).body.data[0].free
}
const openLate = async () => {
  const { body } = await vendor.call('GET', '/api/pro/hours')
  const hours = { ...body.hours, tue: [{ start: '06:15 PM', end: '02:30 AM' }] }
  expect((await vendor.call('PUT', '/api/pro/hours', hours)).body.hours).toEqual(hours)
}

describe('a service of 45 minutes', () => {
  test('is booked at a quarter past, priced, moved, and holds exactly its time', async () => {
    const serviceId = await addService(45)
    const quote = `/api/quote-price?vendorId=${vendor.id}&slotDate=${DAY}&startTime=10:15%20AM&endTime=11:00%20AM`
    const price = await send(app, 'GET', `${quote}&serviceIds=${serviceId}`)
    expect(price).toMatchObject({ status: 200, body: { parts: { price: 40, deposit: 40 } } })
    const booked = await book('10:15 AM', '11:00 AM', { serviceId, expectedTotal: price.body.total })
    expect(booked).toMatchObject({ status: 200 })
    const free = await freeOn(DAY, '&minutes=45')
    expect(free.filter((time) => /^(09|10|11)/.test(time))).toEqual([
      '09:00 AM',
      '09:15 AM',
      '09:30 AM',
      '11:00 AM',
      '11:15 AM',
      '11:30 AM',
      '11:45 AM',
    ])
    expect(await freeOn(DAY)).not.toContain('09:30 AM')
    const [shown] = (await client.call('GET', '/api/user/appointments')).body.appointments
    expect(shown).toMatchObject({ startTime: '10:15 AM', endTime: '11:00 AM', serviceName: 'Trim' })
    const moved = await client.call('PATCH', '/api/user/reschedule-appointment', {
      appointmentId: booked.body.appointmentId,
      newDate: DAY,
      newStartTime: '10:30 AM',
      newEndTime: '11:15 AM',
    })
    expect(moved.status).toBe(200)
    expect(await freeOn(DAY, '&minutes=45')).toContain('09:45 AM')
  })

  test('starts on the hour with a vendor that changed no rules', async () => {
    await replaceVendor()
    const serviceId = await addService(45)
    expect(await freeOn(DAY, '&minutes=45')).toHaveLength(13)
    expect(await book('10:15 AM', '11:00 AM', { serviceId })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST', fields: { startTime: expect.any(String) } },
    })
    expect((await book('10:00 AM', '10:45 AM', { serviceId })).status).toBe(200)
    expect(await freeOn(DAY)).not.toContain('10:00 AM')
    expect(await freeOn(DAY)).toContain('11:00 AM')
  })

  test("is refused by the vendor's own hours, also where it starts on the hour", async () => {
    await setRules({ stepMinutes: 60 })
    await openLate()
    const outside = await book('06:00 AM', '06:45 AM', { serviceId: await addService(45) })
    expect(outside.body).toMatchObject({
      code: 'SLOT_INVALID',
      message: 'Choose a time in steps of 60 minutes, within 08:00 AM to 02:30 AM.',
    })
  })

  test.each([
    ['another length', '10:15 AM', '11:15 AM', 'SERVICE_DURATION'],
    ['a start off the steps', '10:20 AM', '11:05 AM', 'INVALID_REQUEST'],
    ['a start before the day', '06:00 AM', '06:45 AM', 'SLOT_INVALID'],
  ])('is not booked for %s', async (_, startTime, endTime, code) => {
    const serviceId = await addService(45)
    expect((await book(startTime, endTime, { serviceId })).body.code).toBe(code)
  })
})

test('time alone is booked in whole hours from any step', async () => {
  expect((await book('10:15 AM', '11:15 AM')).status).toBe(200)
  expect(await book('12:15 PM', '01:00 PM')).toMatchObject({ status: 400, body: { code: 'SLOT_INVALID' } })
})

test('of rivals for overlapping quarters one wins', async () => {
  const serviceId = await addService(45)
  const rivals = await Promise.all(Array.from({ length: 8 }, () => createClient(app)))
  const times = ['10:00 AM', '10:15 AM', '10:30 AM', '10:00 AM']
  const ends = ['10:45 AM', '11:00 AM', '11:15 AM', '10:45 AM']
  const replies = await Promise.all(
    rivals.map((rival, index) => book(times[index % 4]!, ends[index % 4]!, { serviceId }, rival)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const lost = replies.filter(({ status }) => status !== 200)
  expect(new Set(lost.map(({ body }) => body.code))).toEqual(new Set(['SLOT_TAKEN']))
})

describe('a buffer in minutes', () => {
  test('moves the next start to the later step, and stays with what was booked with it', async () => {
    await setRules({ stepMinutes: 30, bufferMinutes: 20 })
    expect((await book('10:00 AM', '11:00 AM')).status).toBe(200)
    expect((await book('11:00 AM', '12:00 PM')).body.code).toBe('SLOT_TAKEN')
    await setRules({ bufferMinutes: 0 })
    const near = (await freeOn(DAY)).filter((time) => /^(09|10|11)/.test(time))
    expect(near).toEqual(['09:00 AM', '11:30 AM'])
    const { body } = await vendor.call('GET', '/api/pro/appointments')
    expect(body.appointments[0]).toMatchObject({ bufferMinutes: 20 })
    expect(body.appointments[0]).not.toHaveProperty('bufferHours')
  })
})

describe('a longer horizon', () => {
  test('is booked and listed as far as it reaches, and searched there', async () => {
    await setRules({ horizonDays: 120 })
    const slotDate = '10_3_2027'
    expect(await freeOn(slotDate)).toHaveLength(49)
    expect(await freeOn('18_3_2027')).toEqual([])
    const tooFar = await book('10:00 AM', '11:00 AM', { slotDate: '18_3_2027' })
    expect(tooFar.body).toMatchObject({
      code: 'SLOT_OUTSIDE_WINDOW',
      message: 'Choose a date in the next 120 days.',
    })
    expect((await book('10:00 AM', '11:00 AM', { slotDate })).status).toBe(200)
    expect(await freeOn(slotDate)).not.toContain('10:30 AM')
    const path = `/api/vendor/${vendor.id}/availability?from=1_3_2027&days=42`
    expect((await send(app, 'GET', path)).body.data).toHaveLength(42)
    const { body } = await send(app, 'GET', `/api/vendor/list?day=${slotDate}&time=02:00%20PM&pageSize=100`)
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toContain(vendor.id)
  })
})

describe('an evening past midnight', () => {
  test('is offered and booked on the day on which it starts, and splits there in what is booked', async () => {
    await openLate()
    const serviceId = await addService(120, 'Party make-up')
    expect(await freeOn(DAY, '&minutes=120')).toContain('11:45 PM')
    expect((await freeOn('25_11_2026', '&minutes=120')).slice(0, 4)).toEqual([
      '12:00 AM',
      '12:15 AM',
      '12:30 AM',
      '08:00 AM',
    ])
    expect((await book('11:15 PM', '01:15 AM', { serviceId })).status).toBe(200)
    const { body } = await send(app, 'GET', `/api/vendor/${vendor.id}`)
    expect(body.data.slots_booked).toEqual({
      [DAY]: [{ startTime: '11:15 PM', endTime: '12:00 AM' }],
      '25_11_2026': [{ startTime: '12:00 AM', endTime: '01:15 AM' }],
    })
    expect((await freeOn('25_11_2026', '&minutes=60')).slice(0, 2)).toEqual(['01:15 AM', '01:30 AM'])
    const night = { slotDate: '25_11_2026' }
    expect((await book('01:30 AM', '03:30 AM', { ...night, serviceId })).body.code).toBe('SLOT_INVALID')
    expect((await book('01:15 AM', '02:15 AM', night)).status).toBe(200)
  })
})

test('what began the evening before is listed as far as it is of today', async () => {
  await replaceVendor()
  const at = app.clock.now()
  const evening = { ...slotFacts(DAY, 23, 25), confirmedAt: at, paidAt: at }
  await insertAppointmentRow(app, { client, vendor }, evening)
  app.clock.set(new Date('2026-11-25T00:30:00Z'))
  const { body } = await send(app, 'GET', `/api/vendor/${vendor.id}`)
  expect(body.data.slots_booked).toEqual({
    '25_11_2026': [{ startTime: '12:00 AM', endTime: '01:00 AM' }],
  })
})

describe('an own booking', () => {
  const enter = (startTime: string, endTime: string, more: object = {}) =>
    vendor.call('POST', '/api/pro/appointments', {
      contact: { name: 'Tom Hickey' },
      slotDate: DAY,
      startTime,
      endTime,
      ...more,
    })

  test('is entered in quarter-hours, past midnight too, and takes its slot', async () => {
    await replaceVendor()
    expect((await enter('10:15 AM', '10:45 AM')).status).toBe(200)
    expect(await freeOn(DAY)).not.toContain('10:00 AM')
    expect((await enter('10:30 AM', '11:30 AM')).body.code).toBe('SLOT_TAKEN')
    const late = await enter('11:00 PM', '12:30 AM')
    expect(late).toMatchObject({ status: 409, body: { code: 'OUTSIDE_HOURS' } })
    await openLate()
    expect((await enter('11:00 PM', '12:30 AM')).status).toBe(200)
    const { body } = await vendor.call('GET', '/api/pro/appointments')
    expect(body.appointments.map(({ endTime }: { endTime: string }) => endTime)).toEqual([
      '10:45 AM',
      '12:30 AM',
    ])
  })
})

test('another time is proposed in quarter-hours, and accepted', async () => {
  const serviceId = await addService(45)
  const { body } = await book('10:15 AM', '11:00 AM', { serviceId })
  const path = `/api/pro/appointments/${body.appointmentId}`
  const { body: others } = await vendor.call('GET', `${path}/other-times`)
  expect(others.data[6].free).toContain('10:30 AM')
  const proposed = await vendor.call('POST', `${path}/proposals`, { slotDate: DAY, startTime: '10:45 AM' })
  expect(proposed).toMatchObject({ status: 200, body: { proposal: { endTime: '11:30 AM' } } })
  const accept = `/api/user/appointments/${body.appointmentId}/proposals/${proposed.body.proposal._id}/accept`
  expect((await client.call('POST', accept)).status).toBe(200)
  const [moved] = (await client.call('GET', '/api/user/appointments')).body.appointments
  expect(moved).toMatchObject({ startTime: '10:45 AM', endTime: '11:30 AM', isConfirmed: true })
})

test('a vendor of the release before, which knows hours only, keeps them in step', async () => {
  const { pool } = app.runtime
  await pool.query('update vendor set buffer_hours = 2 where id = $1', [vendor.id])
  expect((await vendor.call('GET', '/api/pro/booking-rules')).body.rules).toMatchObject({
    bufferMinutes: 120,
  })
  await setRules({ bufferMinutes: 45 })
  const id = await addService(90)
  const hours = `select buffer_hours, duration_hours from vendor join service on vendor_id = vendor.id where service.id = $1`
  expect((await pool.query(hours, [id])).rows).toEqual([{ buffer_hours: 1, duration_hours: 2 }])
  await pool.query('update service set duration_hours = 3 where id = $1', [id])
  const { body } = await vendor.call('GET', '/api/pro/services')
  expect(body.services[0]).toMatchObject({ durationMinutes: 180, durationHours: 3 })
})
