// @module-tag time
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate, instantOf } from '@anseo/domain/dublin-time'
import { parseSlotDate } from '@anseo/domain/slot-date'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createClient, createVendor } from '../../../testing/actors.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { drained } from '../../../testing/drained.ts'
import { CARDS, payByCard, verify } from '../../../testing/payments.ts'
import { session } from '../../identity/tables/accounts.ts'
import { completePassedAppointments } from '../appointments/complete-appointment.ts'
import { timeOutAppointments } from '../appointments/time-out-appointments.ts'
import { makeDueVisits } from './make-visits.ts'
import { chargeDueVisits, notifyPayableVisits } from './payment-sweeps.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

/** Before the clocks go back on 25 October and forward on 28 March. */
const START = new Date('2026-10-05T11:00:00Z')
const app = ownApp({ start: START })
const client = ownActor(app, createClient)
const vendor = ownActor(app, () => createVendor(app, { horizonDays: 90 }))

interface Shown {
  visit: number
  slotDate: string
  startTime: string
  status: string
  appointmentId: string | null
  payableFrom: string
  reason: string | null
  alternatives: object[]
}

const FRIDAYS = { startTime: '10:00 AM', endTime: '12:00 PM' }
const dates = async (): Promise<Shown[]> =>
  (await client.call('GET', '/api/user/series')).body.series[0].dates
const away = (start: string, end: string) => vendor.call('POST', '/api/pro/time-off', { start, end })

/** Moves the clock to noon of a day of the series' weeks, where both are still signed in. */
async function goTo(day: number): Promise<void> {
  const now = instantOf(addDays(dublinDate(START), day), 12)
  app.clock.set(now)
  for (const { sessionId } of [client, vendor]) {
    await app.runtime.db
      .update(session)
      .set({ createdAt: now, lastUsedAt: now })
      .where(eq(session.id, sessionId))
  }
}

/** A server that is killed before a transaction commits. */
const killed = () => ({
  ...app.runtime,
  transaction: ((work) =>
    app.runtime.transaction(async (unit) => {
      await work(unit)
      throw new Error('killed')
    })) as typeof app.runtime.transaction,
})

/** All sweeps that concern a series, killed in between and run by two servers at once. */
async function sweep(): Promise<void> {
  await makeDueVisits(killed()).catch(() => {})
  await Promise.all([makeDueVisits(app.runtime), makeDueVisits(app.runtime)])
  await notifyPayableVisits(killed()).catch(() => {})
  await Promise.all([notifyPayableVisits(app.runtime), notifyPayableVisits(app.runtime)])
  await chargeDueVisits(killed()).catch(() => {})
  await Promise.all([chargeDueVisits(app.runtime), chargeDueVisits(app.runtime)])
  await timeOutAppointments(app.runtime)
  await completePassedAppointments(app.runtime)
}

async function pay(appointmentId: string, by = client): Promise<void> {
  const { intentId } = await payByCard(app, { client: by, vendor, appointmentId }, CARDS.good)
  expect((await verify(by, intentId)).status).toBe(200)
}

const times = (text: string, of: unknown) => JSON.stringify(of).split(text).length - 1

// C6 of growth
test('26 visits over both clock changes: each exists once, is paid at most once, and none is dropped silently', async () => {
  await away('2026-12-25T00:00:00Z', '2026-12-27T00:00:00Z')
  await away('2027-02-15T00:00:00Z', '2027-02-22T00:00:00Z')
  const asked = await client.call('POST', '/api/user/series', {
    vendorId: vendor.id,
    ...FRIDAYS,
    slotDate: '9_10_2026',
    everyWeeks: 1,
    visits: 26,
  })
  const { seriesId, appointments, conflicts } = asked.body
  expect(appointments).toHaveLength(8)
  expect(conflicts).toMatchObject([
    { visit: 12, slotDate: '25_12_2026', reason: 'unavailable', alternatives: [{}, {}, {}] },
    { visit: 20, slotDate: '19_2_2027', reason: 'unavailable', alternatives: [{}, {}, {}] },
  ])
  expect((await vendor.call('POST', `/api/pro/series/${seriesId}/confirm`)).status).toBe(200)

  for (let week = 0; week < 28; week += 1) {
    // Mondays, from the one before the first visit on.
    await goTo(week * 7)
    if (week === 3) {
      // Somebody else books a Friday before the series reaches it.
      const other = await createClient(app)
      const booked = await other.call('POST', '/api/user/book-appointment', {
        vendorId: vendor.id,
        ...FRIDAYS,
        slotDate: '15_1_2027',
      })
      expect(booked.status).toBe(200)
      await vendor.call('POST', `/api/pro/appointments/${booked.body.appointmentId}/confirm`)
      await pay(booked.body.appointmentId, other)
    }
    if (week === 4) await away('2027-01-08T00:00:00Z', '2027-01-09T00:00:00Z')
    await sweep()
    if (week === 5) {
      // The visit of this Friday is moved to Saturday and asks the vendor again.
      const visit = (await dates()).find(({ visit: number }) => number === 7)!
      await client.call('PATCH', '/api/user/reschedule-appointment', {
        appointmentId: visit.appointmentId!,
        newDate: '21_11_2026',
        newStartTime: '10:00 AM',
        newEndTime: '12:00 PM',
      })
      await vendor.call('POST', `/api/pro/appointments/${visit.appointmentId}/confirm`)
    }
    for (const visit of await dates()) {
      const isPayable = visit.status === 'awaiting-payment' && new Date(visit.payableFrom) <= app.clock.now()
      // One of them is forgotten.
      if (isPayable && visit.visit !== 9) await pay(visit.appointmentId!)
    }
    await goTo(week * 7 + 6)
    await sweep()
    await drained(app)
  }

  const shown = await dates()
  const statuses = Object.groupBy(shown, ({ status }) => status)
  expect(shown.map(({ visit }) => visit)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1))
  expect(Object.keys(statuses).toSorted()).toEqual(['cancelled', 'complete', 'conflict'])
  expect(statuses['cancelled']).toMatchObject([{ visit: 9 }])
  expect(statuses['conflict']).toMatchObject([
    { visit: 12, reason: 'unavailable' },
    { visit: 14, reason: 'unavailable' },
    { visit: 15, reason: 'taken' },
    { visit: 20, reason: 'unavailable' },
  ])
  const usual = shown.filter(({ visit }) => visit !== 7)
  expect(new Set(usual.map(({ startTime }) => startTime))).toEqual(new Set(['10:00 AM']))
  expect(shown[6]).toMatchObject({ slotDate: '21_11_2026', status: 'complete' })
  for (const { slotDate, visit } of usual) {
    expect(parseSlotDate(slotDate)).toEqual(addDays({ year: 2026, month: 10, day: 9 }, (visit - 1) * 7))
  }

  const all = (await client.call('GET', '/api/user/appointments')).body.appointments
  expect(new Set(all.map(({ _id }: { _id: string }) => _id)).size).toBe(22)
  const { rows } = await app.runtime.pool.query(
    `select count(*)::int as paid, count(distinct appointment_id)::int as visits from payment
     where succeeded_at is not null and returned_at is null and appointment_id in (select id from appointment where series_id is not null)`,
  )
  expect(rows).toEqual([{ paid: 21, visits: 21 }])
  const notices = await client.call('GET', '/api/notifications')
  expect(times('No visit yet', notices.body)).toBe(2)
  expect(times('Your next visit', notices.body)).toBe(22)
  await booksBalance(app)
}, 240_000)
