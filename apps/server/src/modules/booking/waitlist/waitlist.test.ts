// @module-tag time
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { drained } from '../../../testing/drained.ts'
import { createPayable } from '../../../testing/payments.ts'
import { slotFacts } from '../../../testing/slot-facts.ts'
import { caughtMail } from '../../../platform/database/schema/mailbox.ts'
import { makeDueVisits } from '../series/make-visits.ts'
import { timeOutAppointments } from '../appointments/time-out-appointments.ts'
import { waitlistEntry } from '../tables/waitlist.ts'
import { waitlistSweeps } from './sweeps.ts'
import { ownApp } from '../../../testing/own-app.ts'

const START = new Date('2026-11-18T12:00:00Z')
const DAY = '24_11_2026'
const SUBJECT = 'A time is free: Aoife Byrne'

const app = ownApp({ start: START })
beforeEach(() => app.clock.set(START))

const PATH = '/api/user/waitlist'
const wish = (changes: object = {}) => ({
  days: [DAY],
  from: '10:00 AM',
  to: '12:00 PM',
  minutes: 120,
  ...changes,
})
const wait = async (client: Actor, vendor: Actor, changes: object = {}) =>
  client.call('POST', PATH, { vendorId: vendor.id, ...wish(changes) })
const listOf = async (client: Actor) => (await client.call('GET', PATH)).body.waitlist
const book = (client: Actor, vendor: Actor, changes: object = {}) =>
  client.call('POST', '/api/user/book-appointment', {
    vendorId: vendor.id,
    slotDate: DAY,
    startTime: '10:00 AM',
    endTime: '12:00 PM',
    ...changes,
  })
const sweep = async () => {
  for (const { run } of waitlistSweeps(app.runtime)) await run()
  await drained(app)
}

/** A vendor whose Tuesday from ten to twelve is taken by a request. */
async function createTaken(hours: [number, number] = [10, 12], vendor?: Actor) {
  const own = vendor ?? (await createVendor(app))
  const holder = await createClient(app)
  const id = await insertAppointmentRow(app, { client: holder, vendor: own }, slotFacts(DAY, ...hours))
  const decline = async () => {
    expect((await own.call('POST', `/api/pro/appointments/${id}/decline`)).status).toBe(200)
    await drained(app)
  }
  return { vendor: own, holder, id, decline }
}

/** The messages about free times that somebody got: on the site, and by email. */
async function toldOf(client: Actor) {
  const { body } = await client.call('GET', '/api/notifications')
  const mails = await app.runtime.db.select().from(caughtMail).where(eq(caughtMail.to, client.email))
  return {
    notices: body.notifications
      .map(({ content }: { content: string }) => content)
      .filter((content: string) => content.includes('A time is free')),
    mails: mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('A time is free')),
  }
}

test('500 who wait are told of a freed time by one run, each once, and one of them has it', async () => {
  const { vendor, decline } = await createTaken()
  const rivals = await Promise.all(Array.from({ length: 4 }, () => createClient(app)))
  for (const rival of rivals) await wait(rival, vendor)
  await app.runtime.db.execute(sql`
    with made as (
      insert into account (role, name, email, email_verified_at, password_hash, created_at)
      select 'client', 'Wanda Wait', 'wait-' || n || '@example.test', ${START.toISOString()}, 'none', ${START.toISOString()}
      from generate_series(1, 496) as n returning id
    ), clients as (insert into client (id) select id from made returning id)
    insert into waitlist_entry (client_id, vendor_id, days, last_day, from_minute, to_minute, minutes, created_at)
    select id, ${vendor.id}, array['2026-11-24']::date[], '2026-11-24', 600, 720, 120, ${START.toISOString()} from clients`)
  await decline()
  const { rows } = await app.runtime.pool.query(
    `select count(*)::int as notices, count(distinct account_id)::int as people,
        (select count(*)::int from caught_mail where subject = $1) as mails,
        (select count(distinct "to")::int from caught_mail where subject = $1) as mailed,
        (select count(distinct told_at)::int from waitlist_telling where vendor_id = $2) as runs
      from notice where content like '%A time is free%'`,
    [SUBJECT, vendor.id],
  )
  expect(rows).toEqual([{ notices: 500, people: 500, mails: 500, mailed: 500, runs: 1 }])
  const booked = await Promise.all(rivals.map((rival) => book(rival, vendor)))
  expect(booked.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const { body } = await (await createAdmin(app)).call('GET', '/api/admin/stats/demand?from=2026-11-18')
  expect(body.waitlist).toEqual({ waiting: 499, told: 500, booked: 1 })
  expect(await listOf(rivals[booked.findIndex(({ status }) => status === 200)]!)).toEqual([])
})

test('a client waits for a vendor, sees that, and stops; the same again is the same', async () => {
  const [client, other, vendor] = [await createClient(app), await createClient(app), await createVendor(app)]
  const joined = await wait(client, vendor, {
    days: [DAY, '20_11_2026', DAY],
    from: '10:00 PM',
    to: '02:00 AM',
  })
  expect(joined).toMatchObject({ status: 200, body: { success: true, waitlistId: expect.any(String) } })
  const again = await wait(client, vendor, { days: ['20_11_2026', DAY], from: '10:00 PM', to: '02:00 AM' })
  expect(again.body.waitlistId).toBe(joined.body.waitlistId)
  expect((await client.call('GET', PATH)).body).toMatchObject({
    total: 1,
    waitlist: [
      {
        vendor: { _id: vendor.id, name: 'Aoife Byrne' },
        speciality: null,
        days: ['20_11_2026', DAY],
        from: '10:00 PM',
        to: '02:00 AM',
        minutes: 120,
      },
    ],
  })
  const leave = (actor: Actor) => actor.call('DELETE', `${PATH}/${joined.body.waitlistId}`)
  expect(await leave(other)).toMatchObject({ status: 404 })
  expect((await leave(client)).status).toBe(200)
  expect((await leave(client)).status).toBe(404)
})

test.each([
  [{ days: [] }, 'days'],
  [{ days: ['17_11_2026'] }, 'days'],
  [{ to: '11:00 AM' }, 'to'],
  [{ speciality: 'Hairstylist' }, 'vendorId'],
  [{ vendorId: undefined, speciality: 'Hairstylist' }, 'town'],
  [{ vendorId: undefined, town: 'Cork' }, 'speciality'],
])('a wish that cannot be is refused: %j', async (changes, field) => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const reply = await wait(client, vendor, changes)
  expect(reply).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
})

test('a wish is for services that its vendor offers', async () => {
  const [client, vendor, other] = [await createClient(app), await createVendor(app), await createVendor(app)]
  const service = { name: 'Trim', price: 40, durationMinutes: 120 }
  const { services } = (await vendor.call('POST', '/api/pro/services', service)).body
  const serviceIds = [services[0]._id]
  expect(await wait(client, other, { serviceIds })).toMatchObject({ body: { code: 'SERVICE_GONE' } })
  const shorter = await wait(client, vendor, { serviceIds, minutes: 60 })
  expect(shorter).toMatchObject({ body: { code: 'SERVICE_DURATION' } })
  const first = await wait(client, vendor, { serviceIds })
  expect((await wait(client, vendor, { serviceIds })).body.waitlistId).toBe(first.body.waitlistId)
  expect((await wait(client, vendor)).body.waitlistId).not.toBe(first.body.waitlistId)
})

test('there are at most 20 wishes, and only for listed vendors', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const hidden = await createVendor(app, { verifiedAt: null })
  expect((await wait(client, hidden)).body.code).toBe('VENDOR_NOT_FOUND')
  const replies = await Promise.all(
    Array.from({ length: 22 }, (_, index) =>
      wait(client, vendor, { minutes: 15 + 15 * (index % 11), to: index < 11 ? '01:00 PM' : '02:00 PM' }),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(replies.find(({ status }) => status !== 200)!.body.code).toBe('WAITLIST_FULL')
})

describe('a time becomes free', () => {
  test('when it is declined, and the link leads to it', async () => {
    const [client, taken] = [await createClient(app), await createTaken()]
    await wait(client, taken.vendor)
    await taken.decline()
    const { body } = await client.call('GET', '/api/notifications')
    expect(body.notifications[0]).toMatchObject({
      content: expect.stringContaining('A time is free: Aoife Byrne. Tue 24 Nov, 10:00 AM'),
      path: `/appointment/${taken.vendor.id}?day=24_11_2026&time=10%3A00+AM&hours=2`,
    })
    expect((await toldOf(client)).mails).toEqual([SUBJECT])
  })

  test('for services, which the link chooses with it, or for a length that time alone cannot have', async () => {
    const { vendor, decline } = await createTaken([10, 11])
    const offer = async (minutes: number) => {
      const service = { name: 'Trim', price: 40, durationMinutes: minutes }
      return (await vendor.call('POST', '/api/pro/services', service)).body.services.at(-1)._id
    }
    const serviceIds = [await offer(30), await offer(15)]
    const [byServices, byLength] = [await createClient(app), await createClient(app)]
    const short = { to: '11:00 AM', minutes: 45 }
    const wished = await wait(byServices, vendor, { ...short, serviceIds })
    expect(wished).toMatchObject({ status: 200 })
    const inOtherOrder = await wait(byServices, vendor, { ...short, serviceIds: serviceIds.toReversed() })
    expect(inOtherOrder.body.waitlistId).toBe(wished.body.waitlistId)
    expect(await wait(byLength, vendor, short)).toMatchObject({ status: 200 })
    await decline()
    const pathOf = async (client: Actor) =>
      (await client.call('GET', '/api/notifications')).body.notifications[0].path
    const page = `/appointment/${vendor.id}?day=24_11_2026`
    expect(await pathOf(byServices)).toBe(`${page}&time=10%3A00+AM&services=${serviceIds.join('%2C')}`)
    expect(await pathOf(byLength)).toBe(page)
  })

  test('when its client cancels or moves it, or it is timed out', async () => {
    for (const free of [
      ({ holder, id }: Awaited<ReturnType<typeof createTaken>>) =>
        holder.call('POST', '/api/user/cancel-appointment', { appointmentId: id }),
      ({ holder, id }: Awaited<ReturnType<typeof createTaken>>) =>
        holder.call('PATCH', '/api/user/reschedule-appointment', {
          appointmentId: id,
          newDate: '25_11_2026',
          newStartTime: '10:00 AM',
          newEndTime: '12:00 PM',
        }),
    ]) {
      const [client, taken] = [await createClient(app), await createTaken()]
      await wait(client, taken.vendor)
      expect((await free(taken)).status).toBe(200)
      await drained(app)
      expect((await toldOf(client)).notices).toHaveLength(1)
    }
    const [client, taken] = [await createClient(app), await createTaken()]
    await wait(client, taken.vendor)
    await app.runtime.pool.query('update appointment set confirmed_at = $2, pay_by = $2 where id = $1', [
      taken.id,
      START,
    ])
    await timeOutAppointments(app.runtime)
    await drained(app)
    expect((await toldOf(client)).notices).toHaveLength(1)
  })

  test('when it was held for a move that is replaced, or whose appointment is cancelled', async () => {
    const HELD = '25_11_2026'
    for (const free of [
      (vendor: Actor, id: string) =>
        vendor.call('PATCH', `/api/pro/appointments/${id}/slot`, {
          slotDate: HELD,
          startTime: '04:00 PM',
          endTime: '06:00 PM',
        }),
      (vendor: Actor, id: string) => vendor.call('POST', `/api/pro/appointments/${id}/cancel`, {}),
    ]) {
      const [client, vendor] = [await createClient(app), await createVendor(app)]
      const { appointmentId } = await createPayable(app, slotFacts(DAY, 14, 16), vendor)
      const move = { slotDate: HELD, startTime: '10:00 AM', endTime: '12:00 PM' }
      const path = `/api/pro/appointments/${appointmentId}/slot`
      expect((await vendor.call('PATCH', path, move)).status).toBe(200)
      await wait(client, vendor, { days: [HELD] })
      expect((await free(vendor, appointmentId)).status).toBe(200)
      await drained(app)
      expect((await toldOf(client)).notices).toEqual([expect.stringContaining('Wed 25 Nov, 10:00 AM')])
    }
  })

  test('after midnight too, of an evening that goes on so long', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const late = [{ start: '06:00 PM', end: '02:00 AM' }]
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
    const hours = Object.fromEntries(days.map((day) => [day, late]))
    expect((await vendor.call('PUT', '/api/pro/hours', hours)).status).toBe(200)
    const taken = await createTaken([24, 25], vendor)
    const night = { from: '10:00 PM', to: '02:00 AM', minutes: 60 }
    await wait(client, vendor, night)
    await taken.decline()
    expect((await toldOf(client)).notices).toEqual([expect.stringContaining('Wed 25 Nov, 12:00 AM')])
    const time = { slotDate: '25_11_2026', startTime: '12:00 AM', endTime: '01:00 AM' }
    expect((await book(client, vendor, time)).status).toBe(200)
    expect(await listOf(client)).toEqual([])
  })

  test('when hours are opened, or time off is removed', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const all = [{ start: '08:00 AM', end: '09:00 PM' }]
    const hours = {
      mon: all,
      tue: [{ start: '12:00 PM', end: '09:00 PM' }],
      wed: all,
      thu: all,
      fri: all,
      sat: all,
      sun: all,
    }
    await vendor.call('PUT', '/api/pro/hours', hours)
    await wait(client, vendor)
    await wait(client, vendor, { from: '02:00 PM', to: '04:00 PM' })
    await vendor.call('PUT', '/api/pro/hours', { ...hours, tue: all })
    await drained(app)
    // The afternoon was free all along.
    expect((await toldOf(client)).notices).toEqual([expect.stringContaining('10:00 AM to 12:00 PM')])
    const [second, away] = [await createClient(app), await createVendor(app)]
    const { body } = await away.call('POST', '/api/pro/time-off', {
      start: '2026-11-24T10:00:00Z',
      end: '2026-11-24T11:00:00Z',
    })
    await wait(second, away)
    await away.call('DELETE', `/api/pro/time-off/${body.timeOff._id}`)
    await drained(app)
    expect((await toldOf(second)).notices).toHaveLength(1)
  })

  test.each([
    ['a finer step', { stepMinutes: 60 }, { stepMinutes: 30 }, '10:30 AM', '12:30 PM'],
    ['less notice', { noticeHours: 240 }, { noticeHours: 0 }, '10:00 AM', '12:00 PM'],
    ['bookings further ahead', {}, { horizonDays: 90 }, '10:00 AM', '12:00 PM', '15_12_2026'],
    ['no buffer', { bufferMinutes: 120 }, { bufferMinutes: 0 }, '10:00 AM', '12:00 PM'],
    [
      'farther journeys',
      { base: { line1: '1 Patrick Street', eircode: 'T12 A0X7' }, radiusKm: 10 },
      { radiusKm: null },
      '10:00 AM',
      '12:00 PM',
    ],
  ])('when a vendor comes to allow %s', async (_, before, after, from, to, day = DAY) => {
    const [client, early, vendor] = [
      await createClient(app),
      await createClient(app),
      await createVendor(app),
    ]
    const rules = (changes: object) => vendor.call('PUT', '/api/pro/booking-rules', changes)
    if ('bufferMinutes' in before) await createTaken([13, 14], vendor)
    expect((await rules(before)).status).toBe(200)
    await wait(client, vendor, { from, to, days: [day] })
    if ('stepMinutes' in before) await wait(early, vendor, { from: '10:00 AM', to: '12:00 PM' })
    expect((await rules(after)).status).toBe(200)
    await drained(app)
    expect((await toldOf(client)).notices).toEqual([expect.stringContaining(`${from} to ${to}`)])
    // What was free all along is not news.
    expect((await toldOf(early)).notices).toEqual([])
  })

  test('when a vendor takes bookings again, or is listed', async () => {
    const [client, vendor, admin] = [await createClient(app), await createVendor(app), await createAdmin(app)]
    const set = (available: boolean) => {
      const form = new FormData()
      form.set('available', String(available))
      return vendor.call('PATCH', '/api/pro/profile', form)
    }
    expect((await set(false)).status).toBe(200)
    await wait(client, vendor)
    await set(true)
    await set(true)
    await drained(app)
    expect((await toldOf(client)).notices).toHaveLength(1)
    const applicant = await createVendor(app, { verifiedAt: null, city: 'Tuam', location: 'Tuam' })
    const second = await createClient(app)
    await wait(second, applicant, { vendorId: undefined, speciality: 'Hairstylist', town: 'Tuam' })
    const verified = await admin.call('POST', `/api/admin/vendors/${applicant.id}/verify`, {
      exception: 'Every document was seen.',
    })
    expect(verified.status).toBe(200)
    await drained(app)
    expect((await toldOf(second)).notices).toHaveLength(1)
  })

  test('of any vendor of the speciality in the town, in whatever spelling', async () => {
    const [client, far] = [await createClient(app), await createClient(app)]
    const vendor = await createVendor(app, {
      city: 'Dún Laoghaire',
      location: 'Dún Laoghaire',
      speciality: 'Makeup_Artist',
    })
    const taken = await createTaken([10, 12], vendor)
    const any = { vendorId: undefined, speciality: 'Makeup_Artist' }
    await wait(client, vendor, { ...any, town: 'dun laoghaire' })
    await wait(far, vendor, { ...any, town: 'Cork' })
    await taken.decline()
    expect((await toldOf(client)).notices).toHaveLength(1)
    expect((await toldOf(far)).notices).toEqual([])
  })
})

test('nobody is told twice of a time, or of one that does not fit', async () => {
  const [client, other] = [await createClient(app), await createClient(app)]
  const taken = await createTaken()
  await wait(client, taken.vendor)
  await wait(client, taken.vendor, { to: '01:00 PM', minutes: 60 })
  await wait(other, taken.vendor, { from: '11:00 AM', to: '02:00 PM', minutes: 120, days: ['25_11_2026'] })
  await taken.decline()
  const { notices } = await toldOf(client)
  expect(notices).toEqual([expect.stringContaining('Another time that suits you is free too.')])
  const again = await createTaken([10, 12], taken.vendor)
  await again.decline()
  expect((await toldOf(client)).notices).toHaveLength(1)
  expect((await toldOf(other)).notices).toEqual([])
})

test('who has booked what it waited for, or blocked the vendor, waits no longer; who is blocked is not told', async () => {
  const [booker, blocker, blocked] = [
    await createClient(app),
    await createClient(app),
    await createClient(app),
  ]
  const taken = await createTaken()
  const { vendor } = taken
  for (const client of [booker, blocker, blocked]) await wait(client, vendor)
  await book(booker, vendor, { startTime: '02:00 PM', endTime: '03:00 PM' })
  await blocker.call('POST', '/api/user/blocks', { vendorId: vendor.id })
  await insertAppointmentRow(app, { client: blocked, vendor }, { declinedAt: START })
  await vendor.call('POST', '/api/pro/blocks', { clientId: blocked.id })
  expect(
    await Promise.all([booker, blocker, blocked].map(async (one) => (await listOf(one)).length)),
  ).toEqual([0, 0, 1])
  expect(await wait(blocker, vendor)).toMatchObject({
    status: 409,
    body: { code: 'VENDOR_UNAVAILABLE', message: "You've blocked this vendor. Unblock them first." },
  })
  expect((await wait(blocked, vendor)).status).toBe(200)
  expect((await vendor.call('GET', '/api/pro/waitlist')).body.days).toEqual([])
  await taken.decline()
  for (const client of [booker, blocker, blocked]) expect((await toldOf(client)).notices).toEqual([])
})

test('the vendor reads how many people wait for a day', async () => {
  const [client, other, vendor] = [await createClient(app), await createClient(app), await createVendor(app)]
  await wait(client, vendor, { days: [DAY, '25_11_2026'] })
  await wait(client, vendor, { minutes: 60 })
  await wait(other, vendor, { vendorId: undefined, speciality: 'Hairstylist', town: 'Dublin' })
  const { body } = await vendor.call('GET', '/api/pro/waitlist')
  const own = body.days.find(({ slotDate }: { slotDate: string }) => slotDate === DAY)
  expect(own.people).toBeGreaterThanOrEqual(2)
  expect(body.days.at(-1)).toEqual({ slotDate: '25_11_2026', people: 1 })
})

test('at night there is only the notice; at 8 AM an email, if the time is still free', async () => {
  const [client, late] = [await createClient(app), await createClient(app)]
  const [taken, gone] = [await createTaken(), await createTaken()]
  await wait(client, taken.vendor)
  await wait(late, gone.vendor)
  app.clock.set(new Date('2026-11-18T22:00:00Z'))
  await taken.decline()
  await gone.decline()
  expect(await toldOf(client)).toMatchObject({ notices: [expect.any(String)], mails: [] })
  await createTaken([11, 12], gone.vendor)
  app.clock.set(new Date('2026-11-19T07:59:00Z'))
  await sweep()
  expect((await toldOf(client)).mails).toEqual([])
  app.clock.set(new Date('2026-11-19T08:00:00Z'))
  await sweep()
  await sweep()
  expect(await toldOf(client)).toMatchObject({ notices: [expect.any(String)], mails: [SUBJECT] })
  expect((await toldOf(late)).mails).toEqual([])
})

test('a person gets at most three emails a day', async () => {
  const client = await createClient(app)
  for (let count = 0; count < 4; count++) {
    const taken = await createTaken()
    await wait(client, taken.vendor)
    await taken.decline()
  }
  expect(await toldOf(client)).toMatchObject({ notices: { length: 4 }, mails: { length: 3 } })
  app.clock.set(new Date('2026-11-19T12:00:00Z'))
  const taken = await createTaken()
  await wait(client, taken.vendor)
  await taken.decline()
  expect((await toldOf(client)).mails).toHaveLength(4)
})

test('waiting ends with a series that its client asks for or a visit that moves there, not with one made at its usual time', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const days = ['8_12_2026']
  const ask = async (changes: object) =>
    (
      await client.call('POST', '/api/user/series', {
        vendorId: vendor.id,
        everyWeeks: 1,
        visits: 4,
        ...changes,
      })
    ).body.seriesId
  const seriesId = await ask({ slotDate: DAY, startTime: '10:00 AM', endTime: '12:00 PM' })
  await vendor.call('POST', `/api/pro/series/${seriesId}/confirm`)
  await wait(client, vendor, { days, from: '03:00 PM', to: '05:00 PM' })
  app.clock.set(new Date('2026-11-26T12:00:00Z'))
  await makeDueVisits(app.runtime)
  const { dates } = (await client.call('GET', '/api/user/series')).body.series[0]
  expect(dates[2]).toMatchObject({ slotDate: days[0], status: 'awaiting-payment' })
  await sweep()
  expect(await listOf(client)).toHaveLength(1)
  await ask({ slotDate: '1_12_2026', startTime: '01:00 PM', endTime: '03:00 PM' })
  expect(await listOf(client)).toEqual([])
  await wait(client, vendor, { days: ['4_12_2026'], from: '03:00 PM', to: '05:00 PM' })
  const free = { slotDate: '4_12_2026', startTime: '03:00 PM', endTime: '05:00 PM' }
  const moved = { action: 'move', visit: 4, ...free }
  expect((await client.call('PATCH', `/api/user/series/${seriesId}`, moved)).status).toBe(200)
  expect(await listOf(client)).toEqual([])
})

test('waiting ends with its last day', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  await wait(client, vendor)
  app.clock.set(new Date('2026-11-24T23:59:00Z'))
  await sweep()
  expect(await listOf(client)).toHaveLength(1)
  app.clock.set(new Date('2026-11-25T00:00:00Z'))
  expect(await listOf(client)).toEqual([])
  await sweep()
  expect(await app.runtime.db.$count(waitlistEntry, eq(waitlistEntry.clientId, client.id))).toBe(0)
})
