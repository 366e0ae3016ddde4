// @module-tag time
import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { remindVendors } from '../appointments/remind-vendors.ts'
import { timeOutAppointments } from '../appointments/time-out-appointments.ts'
import { makeDueVisits } from './make-visits.ts'

/** A Wednesday. */
const NOON = new Date('2026-11-18T12:00:00Z')
const TIMES = { startTime: '09:00 AM', endTime: '11:00 AM' }
let client: Actor
let vendor: Actor
const app = ownApp({ start: NOON })
/** The vendor takes bookings for two weeks. */
beforeEach(async () => {
  app.clock.set(NOON)
  client = await createClient(app)
  vendor = await createVendor(app)
})

const ask = async (changes: object = {}, by = vendor): Promise<string> => {
  const wanted = { ...TIMES, slotDate: '24_11_2026', everyWeeks: 1, visits: 5, ...changes }
  return (await client.call('POST', '/api/user/series', { vendorId: by.id, ...wanted })).body.seriesId
}
const change = (id: string, body: object) => client.call('PATCH', `/api/user/series/${id}`, body)
const statuses = async (): Promise<string[]> =>
  (await client.call('GET', '/api/user/series')).body.series[0].dates.map(
    ({ status }: { status: string }) => status,
  )
const requests = async (by = vendor): Promise<string[]> =>
  (await by.call('GET', '/api/pro/appointments?only=requests')).body.appointments.map(
    ({ slotDate }: { slotDate: string }) => slotDate,
  )
const reminders = async (by = vendor): Promise<number> => {
  await remindVendors(app.runtime)
  const told = await by.call('GET', '/api/pro/notifications')
  return JSON.stringify(told.body).split('Reminder: ').length - 1
}

// C6 of growth, L2
describe('the vendor of a series that waits for its answer', () => {
  test('has a request, and is reminded of it, when its client moves all visits beyond the days it takes', async () => {
    const id = await ask({ everyWeeks: 4 })
    await vendor.call('POST', `/api/pro/series/${id}/confirm`)
    await change(id, { action: 'moveFollowing', visit: 2, slotDate: '2_1_2027', ...TIMES })
    expect(await requests()).toEqual(['2_1_2027'])
    app.clock.advance(4)
    expect(await reminders()).toBe(1)
    app.clock.advance(20)
    expect(await reminders()).toBe(2)
  })

  test('has a request for a visit beyond the days it takes, which its client moves to any day', async () => {
    const id = await ask({ everyWeeks: 4 })
    await vendor.call('POST', `/api/pro/series/${id}/confirm`)
    await change(id, { action: 'moveFollowing', visit: 2, slotDate: '2_1_2027', ...TIMES })
    const times = (day: string) => client.call('GET', `/api/user/series/${id}/times?visit=2&slotDate=${day}`)
    expect((await times('3_1_2027')).body.times).toContain('09:00 AM')
    expect((await times('30_1_2027')).body.times).not.toContain('09:00 AM')
    const moved = { action: 'move', visit: 2, slotDate: '3_1_2027', ...TIMES }
    expect((await change(id, moved)).status).toBe(200)
    expect(await requests()).toEqual(['3_1_2027'])
  })

  test('has a request for a series that begins later than visits are made', async () => {
    const far = await createVendor(app, { horizonDays: 90 })
    await ask({ slotDate: '2_2_2027' }, far)
    expect(await requests(far)).toEqual(['2_2_2027'])
  })

  test('has a request for the next visit once the first ones have passed or were skipped', async () => {
    const id = await ask()
    expect(await statuses()).toEqual(['pending', 'pending', 'planned', 'planned', 'planned'])
    await change(id, { action: 'skip', visit: 2 })
    app.clock.set(new Date('2026-11-24T09:00:00Z'))
    await timeOutAppointments(app.runtime)
    await makeDueVisits(app.runtime)
    await makeDueVisits(app.runtime)
    expect(await statuses()).toEqual(['cancelled', 'skipped', 'pending', 'planned', 'planned'])
    expect(await requests()).toEqual(['8_12_2026'])
  })

  test('is reminded of the next visit if the first is skipped, as often as of one request', async () => {
    const id = await ask()
    await change(id, { action: 'skip', visit: 1 })
    app.clock.advance(4)
    expect(await reminders()).toBe(1)
    await change(id, { action: 'skip', visit: 2 })
    await makeDueVisits(app.runtime)
    app.clock.advance(1)
    expect(await reminders()).toBe(1)
  })

  test('is reminded in time although its client brings a visit back meanwhile', async () => {
    const id = await ask()
    app.clock.advance(3)
    await change(id, { action: 'skip', visit: 1 })
    await change(id, { action: 'restore', visit: 1 })
    for (const [hours, count] of [
      [1, 1],
      [3, 1],
      [17, 2],
      [24, 2],
    ] as const) {
      app.clock.advance(hours)
      expect(await reminders()).toBe(count)
    }
  })

  test('suggests no other time for one of its visits', async () => {
    const id = await ask()
    const [{ appointmentId }] = (await client.call('GET', '/api/user/series')).body.series[0].dates
    const path = `/api/pro/appointments/${appointmentId}`
    const other = { ...TIMES, slotDate: '25_11_2026' }
    const refused = { status: 409, body: { code: 'SERIES_REQUEST' } }
    expect(await vendor.call('POST', `${path}/proposals`, other)).toMatchObject(refused)
    expect(await vendor.call('PATCH', `${path}/slot`, other)).toMatchObject(refused)
    await vendor.call('POST', `/api/pro/series/${id}/confirm`)
    await change(id, { action: 'moveFollowing', visit: 2, slotDate: '2_12_2026', ...TIMES })
    expect((await vendor.call('PATCH', `${path}/slot`, other)).status).toBe(200)
  })

  test('is reminded of all its visits at once', async () => {
    await ask()
    for (const [hours, count] of [
      [4, 1],
      [1, 1],
      [19, 2],
      [24, 2],
    ] as const) {
      app.clock.advance(hours)
      expect(await reminders()).toBe(count)
    }
  })
})
