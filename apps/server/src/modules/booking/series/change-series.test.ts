// @module-tag time
import { eachDay } from '@anseo/domain/working-hours'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { CARDS, payByCard, setFaults, verify } from '../../../testing/payments.ts'
import { inOrder } from '../../../testing/hold-row.ts'
import { remindVendors } from '../appointments/remind-vendors.ts'
import { makeDueVisits } from './make-visits.ts'
import { ownApp } from '../../../testing/own-app.ts'

/** A Wednesday. */
const NOON = new Date('2026-11-18T12:00:00Z')
let client: Actor
let vendor: Actor
let id: string
const app = ownApp({ start: NOON })

const TIMES = { startTime: '09:00 AM', endTime: '11:00 AM' }
/** Tuesdays from next week on, of which the first can be paid for already. */
beforeEach(async () => {
  app.clock.set(NOON)
  await setFaults(app, { webhooks: 'normal' })
  client = await createClient(app)
  vendor = await createVendor(app, { horizonDays: 365 })
  const { body } = await client.call('POST', '/api/user/series', {
    vendorId: vendor.id,
    ...TIMES,
    slotDate: '24_11_2026',
    everyWeeks: 1,
    visits: 5,
  })
  id = body.seriesId
  await vendor.call('POST', `/api/pro/series/${id}/confirm`)
})

const change = (body: object, by = client) => by.call('PATCH', `/api/user/series/${id}`, body)
const end = (body: object = {}, headers = {}) =>
  client.call('DELETE', `/api/user/series/${id}`, body, headers)
const shown = async () => (await client.call('GET', '/api/user/series')).body.series[0]
const statuses = async (): Promise<string[]> =>
  (await shown()).dates.map(({ status }: { status: string }) => status)
const book = (slotDate: string, by: Actor) =>
  by.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...TIMES, slotDate })
async function payFirst(): Promise<string> {
  const { appointmentId } = (await shown()).dates[0]
  const { intentId } = await payByCard(app, { client, vendor, appointmentId }, CARDS.good)
  expect((await verify(client, intentId)).status).toBe(200)
  return appointmentId
}
const WAITING = 'awaiting-payment'

// C6 of growth
describe('the client of a series', () => {
  test('skips a visit, whose time is free again, and brings it back', async () => {
    expect((await change({ action: 'skip', visit: 2 })).status).toBe(200)
    expect((await change({ action: 'skip', visit: 2 })).status).toBe(200)
    expect(await statuses()).toEqual([WAITING, 'skipped', WAITING, WAITING, WAITING])
    expect((await change({ action: 'restore', visit: 2 })).body.conflicts).toEqual([])
    expect(await statuses()).toEqual(Array.from({ length: 5 }, () => WAITING))
    await change({ action: 'skip', visit: 2 })
    await book('1_12_2026', await createClient(app))
    const back = await change({ action: 'restore', visit: 2 })
    expect(back.body.conflicts).toMatchObject([{ visit: 2, reason: 'taken', alternatives: [{}, {}, {}] }])
    const told = await vendor.call('GET', '/api/pro/notifications')
    expect(JSON.stringify(told.body)).toContain('Skipped by Ciara Nolan: Tue 1 Dec')
  })

  test('settles a conflict by another time, for which the vendor is asked', async () => {
    await change({ action: 'skip', visit: 2 })
    await book('1_12_2026', await createClient(app))
    const [{ alternatives }] = (await change({ action: 'restore', visit: 2 })).body.conflicts
    const moved = await change({ action: 'move', visit: 2, ...alternatives[0] })
    expect(moved).toMatchObject({ status: 200, body: { conflicts: [] } })
    expect((await shown()).dates[1]).toMatchObject({
      ...alternatives[0],
      status: 'pending',
      usual: { slotDate: '1_12_2026', ...TIMES },
    })
    const { appointmentId } = (await shown()).dates[1]
    expect((await vendor.call('POST', `/api/pro/appointments/${appointmentId}/confirm`)).status).toBe(200)
    expect(await statuses()).toEqual(Array.from({ length: 5 }, () => WAITING))
  })

  test('moves one visit, which the vendor confirms again; not to a time that is taken', async () => {
    const other = { action: 'move', visit: 3, slotDate: '9_12_2026', ...TIMES }
    expect((await change(other)).status).toBe(200)
    expect(await statuses()).toEqual([WAITING, WAITING, 'pending', WAITING, WAITING])
    expect((await change({ ...other, visit: 1, slotDate: '25_11_2026' })).status).toBe(200)
    expect(await shown()).toMatchObject({ slotDate: '24_11_2026', ...TIMES })
    expect((await change({ action: 'move', visit: 1, slotDate: '24_11_2026', ...TIMES })).status).toBe(200)
    await book('16_12_2026', await createClient(app))
    const taken = await change({ ...other, visit: 4, slotDate: '16_12_2026' })
    expect(taken).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    const long = await change({ ...other, visit: 4, slotDate: '17_12_2026', endTime: '12:00 PM' })
    expect(long).toMatchObject({ status: 400, body: { code: 'SLOT_INVALID' } })
  })

  test.each([
    { name: 'a skip', away: { action: 'skip', visit: 2 }, back: { action: 'restore', visit: 2 } },
    { name: 'a pause', away: { action: 'pause' }, back: { action: 'resume' } },
  ])('brings a moved visit back at its own time after $name', async ({ away, back }) => {
    await change({ action: 'move', visit: 2, slotDate: '9_12_2026', ...TIMES })
    const { appointmentId } = (await shown()).dates[1]
    await vendor.call('POST', `/api/pro/appointments/${appointmentId}/confirm`)
    // Its usual time is over by then.
    app.clock.set(new Date('2026-12-02T08:00:00Z'))
    await change(away)
    expect((await statuses())[1]).toBe('skipped')
    expect((await change(back)).status).toBe(200)
    expect((await shown()).dates[1]).toMatchObject({ slotDate: '9_12_2026', ...TIMES, status: 'pending' })
  })

  test.each([
    { name: 'a skip', away: { action: 'skip', visit: 5 }, back: { action: 'restore', visit: 5 } },
    { name: 'a pause', away: { action: 'pause' }, back: { action: 'resume' } },
  ])('brings no visit back by $name at a time that clocks skip', async ({ away, back }) => {
    const late = [{ startHour: 8, endHour: 28 }]
    const rules = { stepMinutes: 30, horizonDays: 365, weeklyHours: eachDay(() => late) }
    const night = { slotDate: '6_12_2026', startTime: '01:30 AM', endTime: '02:30 AM' }
    const { body } = await client.call('POST', '/api/user/series', {
      vendorId: (await createVendor(app, rules)).id,
      ...night,
      everyWeeks: 4,
      visits: 5,
    })
    const onChange = [{ visit: 5, slotDate: '28_3_2027', reason: 'clock' }]
    expect(body.conflicts).toMatchObject(onChange)
    id = body.seriesId
    expect((await change(away)).body.conflicts).toEqual([])
    expect((await change(back)).body.conflicts).toMatchObject(onChange)
  })

  test('moves no visit with all that follow beyond the end of the calendar', async () => {
    const last = { action: 'moveFollowing', slotDate: '30_12_9999', ...TIMES }
    expect(await change({ ...last, visit: 2 })).toMatchObject({ status: 400, body: { code: 'SLOT_INVALID' } })
    expect(await statuses()).toEqual(Array.from({ length: 5 }, () => WAITING))
    expect((await change({ ...last, visit: 5 })).status).toBe(200)
    expect((await shown()).dates[4]).toMatchObject({ slotDate: '30_12_9999', ...TIMES })
  })

  test('sees the free times of a day for one visit, its own time among them, however far ahead', async () => {
    await book('9_12_2026', await createClient(app))
    const times = async (query: string) =>
      (await client.call('GET', `/api/user/series/${id}/times?${query}`)).body.times
    expect(await times('visit=3')).toContain('09:00 AM')
    const day = await times('visit=3&slotDate=9_12_2026')
    expect(day).not.toContain('10:00 AM')
    expect(day).toContain('11:00 AM')
    expect(await times('visit=3&slotDate=15_12_2026')).not.toContain('09:00 AM')
    expect(await times('visit=2&action=moveFollowing&slotDate=8_12_2026')).toContain('09:00 AM')
    expect(await times('visit=2&slotDate=8_12_2026')).not.toContain('09:00 AM')
    const far = 'visit=2&action=moveFollowing&slotDate=30_11_2027'
    expect(await times(far)).toContain('09:00 AM')
    expect(await times('visit=2&slotDate=30_11_2027')).toEqual([])
    expect((await client.call('GET', `/api/user/series/${id}/times?visit=6`)).status).toBe(404)
  })

  test('moves all that follow to another day; paid ones stay, and the vendor answers once more', async () => {
    await payFirst()
    const reply = await change({ action: 'moveFollowing', visit: 2, slotDate: '3_12_2026', ...TIMES })
    expect(reply.status).toBe(200)
    const { status, dates, ...head } = await shown()
    expect(status).toBe('requested')
    expect(head).toMatchObject({ slotDate: '3_12_2026', ...TIMES })
    expect(dates.map(({ slotDate }: { slotDate: string }) => slotDate)).toEqual([
      '24_11_2026',
      '3_12_2026',
      '10_12_2026',
      '17_12_2026',
      '24_12_2026',
    ])
    expect(await statuses()).toEqual(['paid', 'pending', 'pending', 'pending', 'pending'])
    app.clock.advance(5)
    await remindVendors(app.runtime)
    const told = await vendor.call('GET', '/api/pro/notifications')
    expect(JSON.stringify(told.body).split('Reminder: ')).toHaveLength(2)
    expect((await vendor.call('POST', `/api/pro/series/${id}/confirm`)).status).toBe(200)
    expect(await statuses()).toEqual(['paid', WAITING, WAITING, WAITING, WAITING])
    const { content } = (await client.call('GET', '/api/notifications')).body.notifications[0]
    expect(content).toMatch(
      /Confirmed: 4 visits .* from Thu 3 Dec, .* is to be paid by Wed 2 Dec, 09:00 AM\./,
    )
    const first = { action: 'moveFollowing', visit: 1, slotDate: '25_11_2026', ...TIMES }
    expect(await change(first)).toMatchObject({ status: 409, body: { code: 'SERIES_TOO_LATE' } })
  })

  test('is confirmed while a pause skips all of its visits', async () => {
    await change({ action: 'moveFollowing', visit: 1, slotDate: '26_11_2026', ...TIMES })
    await change({ action: 'pause' })
    expect((await vendor.call('POST', `/api/pro/series/${id}/confirm`)).status).toBe(200)
    const { content } = (await client.call('GET', '/api/notifications')).body.notifications[0]
    expect(content).toMatch(/Confirmed: 5 visits .* from Thu 26 Nov, .* There's nothing to pay now\./)
  })

  test('moves the last visit by a request for one visit', async () => {
    await change({ action: 'moveFollowing', visit: 5, slotDate: '24_12_2026', ...TIMES })
    const { content } = (await vendor.call('GET', '/api/pro/notifications')).body.notifications[0]
    expect(content).toContain('New request for 1 visit from Ciara Nolan: Thu 24 Dec')
  })

  test('asks the vendor for those visits alone that move and take place', async () => {
    const { appointmentId } = (await shown()).dates[2]
    await vendor.call('POST', `/api/pro/appointments/${appointmentId}/cancel`, { reason: 'Ill' })
    await change({ action: 'skip', visit: 4 })
    await change({ action: 'moveFollowing', visit: 2, slotDate: '3_12_2026', ...TIMES })
    expect(await statuses()).toEqual([WAITING, 'pending', 'cancelled', 'skipped', 'pending'])
    const { content } = (await vendor.call('GET', '/api/pro/notifications')).body.notifications[0]
    expect(content).toContain('New request for 2 visits from Ciara Nolan: Thu 3 Dec')
  })

  test('keeps what is confirmed but not made yet when the vendor declines the new times of later visits', async () => {
    const near = await createVendor(app, { horizonDays: 14 })
    const first = { vendorId: near.id, ...TIMES, slotDate: '24_11_2026', everyWeeks: 1, visits: 5 }
    id = (await client.call('POST', '/api/user/series', first)).body.seriesId
    await near.call('POST', `/api/pro/series/${id}/confirm`)
    expect(await statuses()).toEqual([WAITING, WAITING, 'planned', 'planned', 'planned'])
    await change({ action: 'moveFollowing', visit: 5, slotDate: '24_12_2026', ...TIMES })
    expect(await statuses()).toEqual([WAITING, WAITING, WAITING, WAITING, 'pending'])
    expect((await near.call('POST', `/api/pro/series/${id}/decline`)).status).toBe(200)
    expect(await statuses()).toEqual([WAITING, WAITING, WAITING, WAITING, 'declined'])
    const { content } = (await client.call('GET', '/api/notifications')).body.notifications[0]
    expect(content).toContain('Declined: 1 visit with Aoife Byrne from Thu 24 Dec')
  })

  test('keeps what is paid for when the vendor declines the new times of all that follow', async () => {
    await payFirst()
    await change({ action: 'skip', visit: 2 })
    await change({ action: 'moveFollowing', visit: 3, slotDate: '10_12_2026', ...TIMES })
    expect((await vendor.call('POST', `/api/pro/series/${id}/decline`)).status).toBe(200)
    expect(await statuses()).toEqual(['paid', 'skipped', 'declined', 'declined', 'declined'])
    const { content } = (await client.call('GET', '/api/notifications')).body.notifications[0]
    expect(content).toMatch(/Declined: 3 visits .* from Thu 10 Dec, .*These visits still take place\./)
  })

  test('pauses until a day, or until it resumes', async () => {
    expect((await change({ action: 'pause', until: '9_12_2026' })).status).toBe(200)
    expect(await shown()).toMatchObject({ status: 'paused' })
    expect(await statuses()).toEqual(['skipped', 'skipped', 'skipped', WAITING, WAITING])
    await change({ action: 'pause' })
    expect(await statuses()).toEqual(Array.from({ length: 5 }, () => 'skipped'))
    await change({ action: 'pause', until: '9_12_2026' })
    expect(await statuses()).toEqual(['skipped', 'skipped', 'skipped', WAITING, WAITING])
    await change({ action: 'pause' })
    await makeDueVisits(app.runtime)
    expect((await change({ action: 'resume' })).status).toBe(200)
    expect(await shown()).toMatchObject({ status: 'active' })
    expect(await statuses()).toEqual(Array.from({ length: 5 }, () => WAITING))
  })

  test('keeps what is paid for', async () => {
    await payFirst()
    expect(await change({ action: 'skip', visit: 1 })).toMatchObject({ body: { code: 'SERIES_TOO_LATE' } })
    expect(await statuses()).toEqual(['paid', WAITING, WAITING, WAITING, WAITING])
  })

  test('keeps what has taken place', async () => {
    const appointmentId = await payFirst()
    app.clock.set(new Date('2026-11-24T12:00:00Z'))
    expect((await client.call('POST', '/api/user/mark-complete', { appointmentId })).status).toBe(200)
    const other = { action: 'move', visit: 1, slotDate: '9_12_2026', ...TIMES }
    expect(await change(other)).toMatchObject({ status: 409, body: { code: 'APPOINTMENT_ENDED' } })
    expect((await statuses())[0]).toBe('complete')
  })

  test.each(['skip', 'move', 'moveFollowing'])(
    'does not bring back by %s what its vendor cancelled',
    async (action) => {
      const { appointmentId } = (await shown()).dates[2]
      await vendor.call('POST', `/api/pro/appointments/${appointmentId}/cancel`, { reason: 'Ill' })
      const own = { action, visit: 3, slotDate: '8_12_2026', ...TIMES }
      expect(await change(own)).toMatchObject({ status: 409, body: { code: 'APPOINTMENT_ENDED' } })
      expect((await change({ action: 'restore', visit: 3 })).status).toBe(200)
      expect(await statuses()).toEqual([WAITING, WAITING, 'cancelled', WAITING, WAITING])
      expect((await end({ appointmentIds: [appointmentId] })).status).toBe(200)
    },
  )

  test('ends it: what is unpaid is cancelled, paid visits stay unless named, with their refund', async () => {
    const paid = await payFirst()
    const ended = await end()
    expect(ended).toMatchObject({ status: 200, body: { kept: [paid] } })
    expect(ended.body.cancelled.map(({ refund }: { refund: number }) => refund)).toEqual([0, 0, 0, 0])
    expect(await shown()).toMatchObject({ status: 'ended' })
    expect(await end()).toMatchObject({ status: 409, body: { code: 'SERIES_ENDED' } })
    await makeDueVisits(app.runtime)
    expect(await statuses()).toEqual(['paid', 'cancelled', 'cancelled', 'cancelled', 'cancelled'])
  })

  test('ends it without naming what is over as still to take place', async () => {
    await payFirst()
    app.clock.set(new Date('2026-11-24T12:00:00Z'))
    expect(await end()).toMatchObject({ status: 200, body: { kept: [] } })
    const told = JSON.stringify((await client.call('GET', '/api/notifications')).body)
    expect(told).toContain('There are no more visits.')
    expect(told).not.toContain('Still booked')
  })

  test('ends it with a paid visit, refunded by its terms', async () => {
    const paid = await payFirst()
    const press = () => end({ appointmentIds: [paid] }, { 'idempotency-key': `end ${id}` })
    const [ended, repeated] = [await press(), await press()]
    expect(ended.body).toMatchObject({
      kept: [],
      cancelled: [{ appointmentId: paid, refund: 99 }, {}, {}, {}, {}],
    })
    expect(repeated).toMatchObject({ status: 200, body: ended.body })
    const { appointment } = (await client.call('GET', `/api/user/appointments/${paid}`)).body
    expect(appointment).toMatchObject({ cancelled: true, refundAmount: 99 })
  })

  test('ends it while a visit is being paid for, which stays', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const { appointmentId } = (await shown()).dates[0]
    const { intentId } = await payByCard(app, { client, vendor, appointmentId }, CARDS.good)
    const [, ended] = await inOrder(app, vendor.id, [() => verify(client, intentId), () => end()])
    expect(ended).toMatchObject({ status: 200, body: { kept: [appointmentId] } })
    expect(await statuses()).toEqual(['paid', 'cancelled', 'cancelled', 'cancelled', 'cancelled'])
  })

  test('gets no visit of a vendor that takes no bookings', async () => {
    await change({ action: 'skip', visit: 2 })
    await change({ action: 'skip', visit: 4 })
    const setListed = (is: boolean) =>
      app.runtime.pool.query('update vendor set suspended_at = $2 where id = $1', [
        vendor.id,
        is ? null : NOON,
      ])
    await setListed(false)
    const other = { action: 'move', visit: 2, slotDate: '2_12_2026', ...TIMES }
    expect(await change(other)).toMatchObject({ status: 404, body: { code: 'VENDOR_NOT_LISTED' } })
    expect((await change({ action: 'restore', visit: 4 })).status).toBe(200)
    expect((await statuses())[3]).toBe('planned')
    await setListed(true)
    await makeDueVisits(app.runtime)
    expect((await statuses())[3]).toBe(WAITING)
  })

  test('is nobody else, and names visits that there are', async () => {
    const other = await createClient(app)
    expect((await change({ action: 'skip', visit: 1 }, other)).status).toBe(404)
    expect((await change({ action: 'skip', visit: 6 })).status).toBe(404)
    expect((await change({ action: 'skip' })).status).toBe(400)
    expect((await change({ action: 'move', visit: 1 })).status).toBe(400)
    const paid = await payFirst()
    expect((await end({ appointmentIds: [paid, crypto.randomUUID()] })).status).toBe(404)
    expect(await shown()).toMatchObject({ status: 'active' })
  })
})

test('a block ends a series, and what is made stays', async () => {
  await vendor.call('POST', '/api/pro/blocks', { clientId: client.id })
  expect(await shown()).toMatchObject({ status: 'ended' })
  expect(await statuses()).toEqual(Array.from({ length: 5 }, () => WAITING))
})
