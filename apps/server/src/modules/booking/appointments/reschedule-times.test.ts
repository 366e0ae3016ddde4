// @module-tag time
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createClient } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import {
  app,
  BASE,
  book,
  client,
  CORK,
  DAY,
  HOWTH,
  replaceVendor,
  setRules,
  setUpQuarterHours,
  TRAVELS,
  vendor,
} from '../../../testing/quarter-hour-vendor.ts'
import { slotFacts } from '../../../testing/slot-facts.ts'
import { vendor as vendorTable } from '../../catalogue/tables/vendors.ts'

setUpQuarterHours()

const given = (startHour: number, endHour: number, facts: object = {}) =>
  insertAppointmentRow(app, { client, vendor }, { ...slotFacts(DAY, startHour, endHour), ...facts })
const timesOf = async (id: string, query = '', by = client) => {
  const { status, body } = await by.call('GET', `/api/user/appointments/${id}/other-times${query}`)
  return { status, ...body }
}
const freeOn = async (id: string, slotDate = DAY): Promise<string[]> =>
  (await timesOf(id, `?from=${slotDate}&days=1`)).data[0].free
const reschedule = (appointmentId: string, newStartTime: string, newEndTime: string, newDate = DAY) =>
  client.call('PATCH', '/api/user/reschedule-appointment', {
    appointmentId,
    newDate,
    newStartTime,
    newEndTime,
  })
const serviceOf45 = async (): Promise<string> => {
  const sent = { name: 'Trim', price: 40, durationMinutes: 45 }
  return (await vendor.call('POST', '/api/pro/services', sent)).body.services[0]._id
}
const startsIn = (hours: RegExp) => (time: string) => hours.test(time)

describe('the times of a reschedule', () => {
  test('include those that overlap the own slot of a visit in quarter-hours, and can be taken', async () => {
    const { body } = await book('10:15 AM', '11:00 AM', { serviceId: await serviceOf45() })
    expect((await freeOn(body.appointmentId)).filter(startsIn(/^10/))).toEqual([
      '10:00 AM',
      '10:30 AM',
      '10:45 AM',
    ])
    expect((await reschedule(body.appointmentId, '10:30 AM', '11:15 AM')).status).toBe(200)
  })

  test("keep the travel from the vendor's own place, and none within it", async () => {
    await setRules({ place: 'both', base: BASE })
    await book('12:00 PM', '01:00 PM', { place: 'client', address: HOWTH })
    const { body } = await book('04:00 PM', '05:00 PM', { place: 'vendor' })
    const free = await freeOn(body.appointmentId)
    // 25 minutes there and back.
    expect(free.filter(startsIn(/^(10|11|12|01)/))).toEqual([
      '10:00 AM',
      '10:15 AM',
      '10:30 AM',
      '01:30 PM',
      '01:45 PM',
    ])
    expect((await reschedule(body.appointmentId, '01:15 PM', '02:15 PM')).body.code).toBe('SLOT_TAKEN')
    expect((await reschedule(body.appointmentId, '01:30 PM', '02:30 PM')).status).toBe(200)
  })

  test('remain for a visit where the vendor no longer travels', async () => {
    await setRules({ ...TRAVELS, radiusKm: 150 })
    const { body } = await book('10:00 AM', '11:00 AM', { place: 'client', address: HOWTH })
    await setRules({ ...TRAVELS, radiusKm: 1 })
    expect((await book('02:00 PM', '03:00 PM', { address: CORK })).body.code).toBe('OUTSIDE_AREA')
    expect(await freeOn(body.appointmentId)).toContain('02:30 PM')
    expect((await reschedule(body.appointmentId, '02:30 PM', '03:30 PM')).status).toBe(200)
  })

  test('are those around a later appointment, as far ahead as the vendor takes bookings', async () => {
    await setRules({ horizonDays: 180 })
    const { body } = await book('10:00 AM', '11:00 AM', { slotDate: '16_2_2027' })
    const { data, horizonDays, byTheHour } = await timesOf(body.appointmentId)
    expect({ horizonDays, byTheHour }).toEqual({ horizonDays: 180, byTheHour: false })
    expect([data.length, data[0].slotDate, data[13].slotDate]).toEqual([14, '10_2_2027', '23_2_2027'])
    expect(data[0].free).toContain('10:00 AM')
    const month = await timesOf(body.appointmentId, '?from=1_5_2027&days=31')
    // The 180th day is the 16th of May.
    expect(month.data.findLastIndex(({ free }: { free: string[] }) => free.length > 0)).toBe(15)
    expect(await timesOf(body.appointmentId, '?days=43')).toMatchObject({ status: 400 })
  })

  test('are those of an evening past midnight', async () => {
    const { body: set } = await vendor.call('GET', '/api/pro/hours')
    const hours = { ...set.hours, tue: [{ start: '06:00 PM', end: '02:00 AM' }] }
    await vendor.call('PUT', '/api/pro/hours', hours)
    await setRules({ stepMinutes: 60 })
    const id = await given(18, 20)
    expect(await timesOf(id)).toMatchObject({ byTheHour: false })
    expect(await freeOn(id)).toEqual(['07:00 PM', '08:00 PM', '09:00 PM', '10:00 PM', '11:00 PM'])
    expect((await freeOn(id, '25_11_2026'))[0]).toBe('12:00 AM')
    expect((await reschedule(id, '11:00 PM', '01:00 AM')).status).toBe(200)
  })

  test('are by the hour for whole hours with a vendor that changed no rules', async () => {
    await replaceVendor()
    const id = await given(10, 12)
    const times = await timesOf(id)
    expect(times).toMatchObject({ byTheHour: true, horizonDays: 14 })
    expect(times.data[0].slotDate).toBe('18_11_2026')
    expect((await freeOn(id)).slice(0, 4)).toEqual(['08:00 AM', '09:00 AM', '11:00 AM', '12:00 PM'])
    expect(await timesOf(await given(13, 13.75))).toMatchObject({ byTheHour: false })
  })

  test("are nobody else's", async () => {
    const id = await given(10, 12)
    expect(await timesOf(id, '', await createClient(app))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('are refused with the reason why the appointment cannot be moved at all', async () => {
    expect(await timesOf(await given(10, 12, { rescheduleCount: 2 }))).toMatchObject({
      status: 409,
      message: 'You can only reschedule twice',
    })
    const id = await given(13, 15)
    await app.runtime.db.update(vendorTable).set({ available: false }).where(eq(vendorTable.id, vendor.id))
    expect(await timesOf(id)).toMatchObject({ status: 409, code: 'VENDOR_UNAVAILABLE' })
  })
})
