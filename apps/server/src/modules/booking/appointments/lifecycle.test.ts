// @module-tag time
// covers: ASVS 2.3.1
import { describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { payment } from '../../money/tables/payments.ts'
import { newParties, ownApp } from '../../../testing/own-app.ts'
import { completePassedAppointments } from './complete-appointment.ts'
import { remindVendors } from './remind-vendors.ts'
import { timeOutAppointments } from './time-out-appointments.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
const START = new Date('2026-11-24T10:00:00Z')
const after = (hours: number, from = NOON) => new Date(from.getTime() + hours * 3_600_000)

const app = ownApp({ start: NOON })
const { client, vendor } = newParties(app, NOON)

const CONFIRMED = { confirmedAt: NOON, payBy: after(24) }
const PAID = { ...CONFIRMED, paidAt: NOON }
/** An appointment as these facts have it; a paid one has its payment. */
async function given(facts: { paidAt?: Date; [column: string]: unknown } = {}) {
  const id = await insertAppointmentRow(app, { client, vendor }, { startsAt: START, ...facts })
  if (facts.paidAt) {
    await app.runtime.db.insert(payment).values({
      appointmentId: id,
      intentId: `pi_${id}`,
      amountCents: 10_074,
      createdAt: facts.paidAt,
      succeededAt: facts.paidAt,
    })
  }
  return id
}

const one = async () => (await client.call('GET', '/api/user/appointments')).body.appointments[0]
const step = (actor: Actor, id: string, name: string, body?: object) =>
  actor.call('POST', `/api/pro/appointments/${id}/${name}`, body)
const cancel = (id: string) => client.call('POST', '/api/user/cancel-appointment', { appointmentId: id })
const markComplete = (id: string) => client.call('POST', '/api/user/mark-complete', { appointmentId: id })
const reschedule = (id: string, changes: object = {}) =>
  client.call('PATCH', '/api/user/reschedule-appointment', {
    appointmentId: id,
    newDate: '25_11_2026',
    newStartTime: '02:00 PM',
    newEndTime: '04:00 PM',
    ...changes,
  })

describe('the vendor', () => {
  // covers: §4.8
  test('confirms a request: the client has 24 hours to pay, the vendor sees whom to visit', async () => {
    const id = await given()
    const before = (await vendor.call('GET', '/api/pro/appointments')).body.appointments[0]
    expect(before.clientData).toMatchObject({ name: 'Ciara Nolan', phone: null, address: null })
    expect(await step(vendor, id, 'confirm')).toMatchObject({ status: 200 })
    expect(await one()).toMatchObject({
      isConfirmed: true,
      payBy: expect.stringContaining('2026-11-19T12:00'),
    })
    const seen = (await vendor.call('GET', '/api/pro/appointments')).body.appointments[0]
    expect(seen.clientData).toMatchObject({ phone: '+353871234567', address: { eircode: 'D02 X285' } })
    expect(await step(vendor, id, 'confirm')).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_CONFIRMED' },
    })
    expect(await step(vendor, id, 'decline')).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_CONFIRMED' },
    })
  })

  // covers: §4.10
  test('declines with a reason: the slot is free again', async () => {
    const id = await given()
    expect((await step(vendor, id, 'decline', { reason: 'On holidays' })).status).toBe(200)
    expect(await one()).toMatchObject({ isDeclined: true, endReason: 'On holidays' })
    const booking = {
      vendorId: vendor.id,
      slotDate: '24_11_2026',
      startTime: '10:00 AM',
      endTime: '11:00 AM',
    }
    expect((await client.call('POST', '/api/user/book-appointment', booking)).status).toBe(200)
  })

  test("has no say over another's appointment", async () => {
    const id = await given()
    const other = await createVendor(app)
    for (const name of ['confirm', 'decline', 'cancel', 'complete']) {
      expect(await step(other, id, name)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      expect((await step(client, id, name)).status).toBe(403)
    }
  })

  test('answers once, however often the answers are sent at once', async () => {
    const id = await given()
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => step(vendor, id, index % 2 ? 'confirm' : 'decline')),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('a reschedule', () => {
  test('of an unpaid one keeps price and length and asks the vendor again (L5)', async () => {
    const id = await given(CONFIRMED)
    expect((await reschedule(id)).body.message).toBe('Appointment rescheduled successfully')
    expect(await one()).toMatchObject({
      slotDate: '25_11_2026',
      startTime: '02:00 PM',
      isConfirmed: false,
      payBy: null,
      rescheduleCount: 1,
      amount: 90,
    })
  })

  test('of a paid one leaves it paid', async () => {
    await reschedule(await given(PAID))
    expect(await one()).toMatchObject({ slotDate: '25_11_2026', isConfirmed: true, payment: true })
  })

  test('may overlap its own old slot, and may start before ten (S2)', async () => {
    const id = await given()
    const earlier = { newDate: '24_11_2026', newStartTime: '09:00 AM', newEndTime: '11:00 AM' }
    expect((await reschedule(id, earlier)).status).toBe(200)
  })

  // covers: §6.5, §6.11, §9.5
  test.each([
    ['a third time', { rescheduleCount: 2 }, {}, 409, 'RESCHEDULE_LIMIT'],
    ['within 24 hours', { startsAt: after(23) }, {}, 409, 'RESCHEDULE_TOO_LATE'],
    ['to another length', {}, { newEndTime: '05:00 PM' }, 400, 'SLOT_INVALID'],
    ['to a day after the window', {}, { newDate: '2_12_2026' }, 400, 'SLOT_OUTSIDE_WINDOW'],
    ['after it was cancelled', { cancelledAt: NOON, cancelledBy: 'client' }, {}, 409, 'APPOINTMENT_ENDED'],
  ])('%s is refused', async (_what, facts, changes, status, code) => {
    const id = await given(facts)
    expect(await reschedule(id, changes)).toMatchObject({ status, body: { code } })
  })

  test('to the same time or another length is refused as such', async () => {
    const id = await given()
    const message = 'Choose another start. The length stays the same.'
    const same = { newDate: '24_11_2026', newStartTime: '10:00 AM', newEndTime: '12:00 PM' }
    for (const changes of [same, { newEndTime: '05:00 PM' }]) {
      const reply = await reschedule(id, changes)
      expect(reply).toMatchObject({ status: 400, body: { code: 'SLOT_INVALID', message } })
    }
  })

  test('exactly 24 hours before the start is in time', async () => {
    app.clock.set(new Date('2026-11-18T09:59:59.000Z'))
    const id = await given({ startsAt: new Date('2026-11-19T10:00:00Z') })
    expect((await reschedule(id)).status).toBe(200)
  })

  // covers: §5.21
  test('without a time answers the specified sentence', async () => {
    const reply = await client.call('PATCH', '/api/user/reschedule-appointment', {
      appointmentId: await given(),
    })
    expect(reply.body.message).toBe('Please select a date and start time')
  })
})

describe('cancelling', () => {
  // covers: §4.11
  test('by the client frees the slot and cannot be done twice', async () => {
    const id = await given()
    const replies = await Promise.all(Array.from({ length: 10 }, () => cancel(id)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await one()).toMatchObject({ cancelled: true, cancelledBy: 'client' })
  })

  test('by the vendor needs a confirmed one', async () => {
    expect(await step(vendor, await given(), 'cancel')).toMatchObject({ body: { code: 'NOT_CONFIRMED' } })
    const later = await given({ ...PAID, startsAt: after(72) })
    expect((await step(vendor, later, 'cancel', { reason: 'Flu' })).status).toBe(200)
  })

  test('by an admin is possible for any live one', async () => {
    const admin = await createAdmin(app)
    const path = `/api/admin/appointments/${await given(PAID)}/cancel`
    expect((await admin.call('POST', path, { reason: 'Asked by phone' })).status).toBe(200)
    expect(await one()).toMatchObject({ cancelledBy: 'admin', endReason: 'Asked by phone' })
    expect((await client.call('POST', path, { reason: 'me' })).status).toBe(403)
  })

  test("of another client's appointment finds nothing", async () => {
    const id = await given()
    const other = await createClient(app)
    const reply = await other.call('POST', '/api/user/cancel-appointment', { appointmentId: id })
    expect(reply.status).toBe(404)
  })

  test('is possible until the end of a paid one', async () => {
    const id = await given(PAID)
    app.clock.set(after(1.9, START))
    expect((await cancel(id)).status).toBe(200)
    const second = await given(PAID)
    app.clock.set(after(2, START))
    expect(await cancel(second)).toMatchObject({ status: 409, body: { code: 'PAST' } })
  })
})

describe('completing', () => {
  // covers: §4.9
  test('by the client ends it and counts for the vendor', async () => {
    const id = await given(PAID)
    expect(await markComplete(id)).toMatchObject({ status: 409, body: { code: 'NOT_PAST' } })
    app.clock.set(after(2, START))
    const replies = await Promise.all([markComplete(id), markComplete(id), markComplete(id)])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await one()).toMatchObject({ isComplete: true, clientMarkedComplete: true })
    const shown = await client.call('GET', `/api/vendor/${vendor.id}`)
    expect(shown.body.data.completedAppointments).toBe(1)
  })

  test('by the vendor waits 48 hours for an objection (L3)', async () => {
    const id = await given(PAID)
    app.clock.set(after(10, START))
    expect((await step(vendor, id, 'complete')).status).toBe(200)
    app.clock.set(after(57, START))
    await completePassedAppointments(app.runtime)
    expect(await one()).toMatchObject({ isComplete: false, vendorMarkedComplete: true })
    app.clock.set(after(59, START))
    await completePassedAppointments(app.runtime)
    expect(await one()).toMatchObject({ isComplete: true, clientMarkedComplete: false })
  })

  test('happens by itself 48 hours after the end', async () => {
    await given(PAID)
    app.clock.set(after(49.9, START))
    await completePassedAppointments(app.runtime)
    expect(await one()).toMatchObject({ isComplete: false })
    app.clock.set(after(50, START))
    await Promise.all([completePassedAppointments(app.runtime), completePassedAppointments(app.runtime)])
    expect(await one()).toMatchObject({ isComplete: true })
    const shown = await client.call('GET', `/api/vendor/${vendor.id}`)
    expect(shown.body.data.completedAppointments).toBe(1)
  })

  // covers: §4.29
  test('by the client is still possible afterwards, once, and counts once', async () => {
    const id = await given(PAID)
    app.clock.set(after(50, START))
    await completePassedAppointments(app.runtime)
    const replies = await Promise.all([markComplete(id), markComplete(id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await one()).toMatchObject({ isComplete: true, clientMarkedComplete: true })
    const shown = await client.call('GET', `/api/vendor/${vendor.id}`)
    expect(shown.body.data.completedAppointments).toBe(1)
  })

  test('needs payment', async () => {
    const id = await given(CONFIRMED)
    app.clock.set(after(3, START))
    expect(await markComplete(id)).toMatchObject({ status: 409, body: { code: 'APPOINTMENT_ENDED' } })
  })
})

describe('time', () => {
  // covers: §4.12
  test.each([
    ['a pending one at its start', {}, START],
    ['a confirmed one when its payment window is over', CONFIRMED, after(24)],
  ])('ends %s; before the sweep it is refused already', async (_what, facts, at) => {
    const id = await given(facts)
    app.clock.set(new Date(at.getTime() - 1_000))
    await timeOutAppointments(app.runtime)
    expect(await one()).toMatchObject({ cancelled: false })
    app.clock.set(at)
    expect((await cancel(id)).body.code).toBe('APPOINTMENT_ENDED')
    expect((await step(vendor, id, 'confirm')).body.code).toBe('APPOINTMENT_ENDED')
    await Promise.all([timeOutAppointments(app.runtime), timeOutAppointments(app.runtime)])
    expect(await one()).toMatchObject({ cancelled: true, cancelledBy: 'auto' })
  })

  test('spares a paid one', async () => {
    await given(PAID)
    app.clock.set(after(1, START))
    await timeOutAppointments(app.runtime)
    expect(await one()).toMatchObject({ cancelled: false, payment: true })
  })

  test('puts an unanswered request before the vendor after 4 and 24 hours, once each (L2)', async () => {
    await given()
    const reminders = async () => {
      await Promise.all([remindVendors(app.runtime), remindVendors(app.runtime)])
      const { notifications } = (await vendor.call('GET', '/api/pro/notifications')).body
      return notifications.length
    }
    expect(await reminders()).toBe(0)
    app.clock.set(after(4.1))
    expect(await reminders()).toBe(1)
    app.clock.set(after(24.1))
    expect(await reminders()).toBe(2)
    app.clock.set(after(60))
    expect(await reminders()).toBe(2)
  })

  test('puts an unanswered request before the vendor once after an outage in which both reminders fell due', async () => {
    await given()
    app.clock.set(after(30))
    await remindVendors(app.runtime)
    await remindVendors(app.runtime)
    expect((await vendor.call('GET', '/api/pro/notifications')).body.notifications).toHaveLength(1)
  })
})

test('a list pages by cursor in the order of C7, and refuses a made-up cursor', async () => {
  const starts = [5, 3, 4, 1, 2].map((day) => after(24 * day))
  for (const startsAt of starts) await given({ startsAt })
  for (const startsAt of [after(-48), after(-24)]) {
    await given({ startsAt, cancelledAt: NOON, cancelledBy: 'client' })
  }
  const all = (await client.call('GET', '/api/user/appointments')).body.appointments
  const dates = all.map(({ slotDate }: { slotDate: string }) => Number.parseInt(slotDate, 10))
  expect(dates).toEqual([19, 20, 21, 22, 23, 17, 16])
  const paged = []
  for (let cursor = ''; ;) {
    const path = `/api/user/appointments?limit=2${cursor && `&cursor=${cursor}`}`
    const { appointments, nextCursor } = (await client.call('GET', path)).body
    paged.push(...appointments)
    if (!nextCursor) break
    cursor = nextCursor
  }
  expect(paged).toEqual(all)
  for (const cursor of [
    'x',
    'e30',
    Buffer.from('{"ended":"x","startsAt":"y","id":"z"}').toString('base64url'),
  ]) {
    const reply = await client.call('GET', `/api/user/appointments?limit=2&cursor=${cursor}`)
    expect(reply.status).toBeLessThan(500)
  }
})
