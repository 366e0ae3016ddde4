// covers: ASVS 1.3.6, 11.3.2, 13.2.4
import { randomUUID } from 'node:crypto'
import { CALENDAR_NAMESPACE, type CalendarEmits, type CalendarReceives } from '@anseo/contract/socket-events'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { type CalendarReply, openCalendarServer } from '@anseo/api-client/testing/calendar-server'
import { drained } from '../../../testing/drained.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { importedCalendar } from '../tables/imported-calendars.ts'
import { importDueCalendars } from './import-due.ts'

const DAY = '20_11_2026'

let calendars: Awaited<ReturnType<typeof openCalendarServer>>
let app: TestApp
beforeAll(async () => {
  calendars = await openCalendarServer()
  app = await startTestApp({ env: { PUSH_LOCAL_CERTIFICATE: calendars.certificate } })
})
afterAll(async () => {
  await app.close()
  await calendars.close()
})

/** A calendar with events on Friday, 20 November, from and to these hours of Dublin. */
const fileOf = (...hours: [from: number, to: number][]) =>
  [
    'BEGIN:VCALENDAR',
    ...hours.flatMap(([from, to], index) => [
      'BEGIN:VEVENT',
      `UID:${index}@other.example`,
      `DTSTART:20261120T${String(from).padStart(2, '0')}0000`,
      `DTEND:20261120T${String(to).padStart(2, '0')}0000`,
      'SUMMARY:Dentist',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const serve = (reply: CalendarReply, path = `/${randomUUID()}/basic.ics`) => calendars.serve(path, reply)
const add = (vendor: Actor, url: string, label = 'Private') =>
  vendor.call('POST', '/api/pro/calendars', { url, label })
const list = async (vendor: Actor) => (await vendor.call('GET', '/api/pro/calendars')).body.calendars
const busy = async (vendor: Actor) => (await vendor.call('GET', '/api/pro/calendars/busy')).body.busy
async function freeAt(vendor: Actor): Promise<string[]> {
  const { body } = await vendor.call('GET', `/api/vendor/${vendor.id}/availability?from=${DAY}&days=1`)
  return body.data[0].free
}
/** Lets 15 minutes pass and reads what is due. */
async function readAgain(minutes = 15) {
  app.clock.advance(minutes / 60)
  await importDueCalendars(app.runtime)
  await drained(app)
}

describe('a calendar that is added', () => {
  test('blocks its busy times at once, which nobody but the vendor sees', async () => {
    const [vendor, client] = [await createVendor(app), await createClient(app)]
    expect(await freeAt(vendor)).toContain('10:00 AM')
    const reply = await add(vendor, serve({ text: fileOf([10, 12]) }))
    expect(reply).toMatchObject({ status: 200, body: { calendar: { label: 'Private', failingSince: null } } })
    expect(await freeAt(vendor)).toEqual(expect.not.arrayContaining(['10:00 AM', '11:00 AM']))
    expect(await freeAt(vendor)).toContain('12:00 PM')
    const booking = { vendorId: vendor.id, slotDate: DAY, startTime: '11:00 AM', endTime: '12:00 PM' }
    expect((await client.call('POST', '/api/user/book-appointment', booking)).status).toBe(409)
    expect(await busy(vendor)).toEqual([
      { start: '2026-11-20T10:00:00.000Z', end: '2026-11-20T12:00:00.000Z', calendar: 'Private' },
    ])
    expect((await vendor.call('GET', '/api/pro/time-off')).body.timeOff).toEqual([])
  })

  test('shows its address masked, and stores it encrypted', async () => {
    const vendor = await createVendor(app)
    const url = serve({ text: fileOf() }, `/private-${randomUUID()}/basic.ics`)
    await add(vendor, url)
    const [calendar] = await list(vendor)
    expect(calendar.address).toBe(`${new URL(url).host}/….ics`)
    const { rows } = await app.runtime.pool.query('select * from imported_calendar where vendor_id = $1', [
      vendor.id,
    ])
    expect(JSON.stringify(rows)).not.toContain('private-')
  })

  test('is accepted with the address that calendar programs use', async () => {
    const vendor = await createVendor(app)
    const url = serve({ text: fileOf([14, 15]) }).replace('https:', 'webcal:')
    expect((await add(vendor, url)).status).toBe(200)
    expect(await busy(vendor)).toHaveLength(1)
  })

  test('is read through redirects', async () => {
    const vendor = await createVendor(app)
    const target = serve({ text: fileOf([14, 15]) })
    expect((await add(vendor, serve({ status: 302, location: target }))).status).toBe(200)
    expect(await busy(vendor)).toHaveLength(1)
  })

  test.each([
    ['that does not exist', () => serve({ status: 404 }), /couldn't open/],
    ['that leads to itself', () => serve({ status: 302, location: '/loop' }, '/loop'), /couldn't open/],
    ['that leads to http', () => serve({ status: 302, location: 'http://localhost/x.ics' }), /without https/],
    ['that is a web page', () => serve({ text: '<!doctype html>' }), /isn't a calendar/],
    ['of more than 2 MB', () => serve({ text: fileOf() + ' '.repeat(2 * 1024 * 1024) }), /larger than 2 MB/],
    ['without https', () => 'http://localhost/x.ics', /https:\/\//],
    ['that is no address', () => 'my calendar', /https:\/\//],
  ])('is refused with an address %s', async (_which, url, text) => {
    const vendor = await createVendor(app)
    const reply = await add(vendor, url())
    expect(reply).toMatchObject({ status: 400, body: { fields: { url: expect.stringMatching(text) } } })
    expect(await list(vendor)).toEqual([])
  })

  test('is refused twice, and beyond five, also when they are added at once', async () => {
    const vendor = await createVendor(app)
    const url = serve({ text: fileOf() })
    const twice = await Promise.all([add(vendor, url), add(vendor, url)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const others = await Promise.all(Array.from({ length: 6 }, () => add(vendor, serve({ text: fileOf() }))))
    expect(others.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(await list(vendor)).toHaveLength(5)
  })
})

describe('every 15 minutes', () => {
  // Each reading starts a thread, and those of earlier tests would be due too.
  beforeEach(async () => void (await app.runtime.db.delete(importedCalendar)))

  test('a changed calendar is read, and open booking pages hear of it', async () => {
    const vendor = await createVendor(app)
    const path = `/${randomUUID()}`
    await add(vendor, serve({ text: fileOf([10, 11]) }, path))
    const page: Socket<CalendarReceives, CalendarEmits> = io(app.url + CALENDAR_NAMESPACE, {
      transports: ['websocket'],
      forceNew: true,
    })
    const hears = new Promise((resolve) => page.once('calendar_changed', resolve))
    await new Promise<void>((resolve) => page.emit('watch', { vendorId: vendor.id }, resolve))
    serve({ text: fileOf([16, 17]) }, path)
    await readAgain(14)
    expect(await freeAt(vendor)).not.toContain('10:00 AM')
    await readAgain(1)
    expect(await hears).toMatchObject({ vendorId: vendor.id })
    page.close()
    expect(await freeAt(vendor)).toContain('10:00 AM')
    expect(await freeAt(vendor)).not.toContain('04:00 PM')
  })

  test('an unchanged calendar is neither sent nor written again', async () => {
    const vendor = await createVendor(app)
    const path = `/${randomUUID()}`
    await add(vendor, serve({ text: fileOf([10, 11]), etag: '"one"' }, path))
    const ids = async () =>
      (await app.runtime.pool.query('select id from time_off where vendor_id = $1', [vendor.id])).rows
    const before = await ids()
    await readAgain()
    const asked = calendars.requests.filter((request) => request.path === path)
    expect(asked.map(({ ifNoneMatch }) => ifNoneMatch)).toEqual([undefined, '"one"'])
    serve({ text: fileOf([10, 11]), etag: '"two"' }, path)
    await readAgain()
    expect(await ids()).toEqual(before)
  })

  test('one that fails keeps its busy times, and says so after an hour until it works again', async () => {
    const vendor = await createVendor(app)
    const path = `/${randomUUID()}`
    await add(vendor, serve({ text: fileOf([10, 11]) }, path))
    serve({ status: 503 }, path)
    await readAgain()
    expect(await list(vendor)).toMatchObject([{ failingSince: null }])
    await readAgain(60)
    expect(await list(vendor)).toMatchObject([{ failingSince: expect.any(String) }])
    expect(await freeAt(vendor)).not.toContain('10:00 AM')
    serve({ text: fileOf() }, path)
    await readAgain()
    expect(await list(vendor)).toMatchObject([{ failingSince: null }])
    expect(await freeAt(vendor)).toContain('10:00 AM')
  })

  test('one that goes on failing is asked less and less often, and one that works as before', async () => {
    const vendor = await createVendor(app)
    const [failing, working] = [`/${randomUUID()}`, `/${randomUUID()}`]
    for (const path of [failing, working]) await add(vendor, serve({ text: fileOf() }, path))
    serve({ status: 503 }, failing)
    await readAgain()
    await readAgain(6 * 60)
    const times = (path: string) => calendars.requests.filter((request) => request.path === path).length
    const before = { failing: times(failing), working: times(working) }
    for (let quarter = 0; quarter < 6; quarter++) await readAgain()
    expect(times(failing)).toBe(before.failing + 1)
    expect(times(working)).toBe(before.working + 6)
  })

  test('one that is not read at all says so', async () => {
    const vendor = await createVendor(app)
    await add(vendor, serve({ text: fileOf() }))
    app.clock.advance(1.2)
    expect(await list(vendor)).toMatchObject([{ failingSince: null }])
    app.clock.advance(0.05)
    expect(await list(vendor)).toMatchObject([{ failingSince: expect.any(String) }])
  })

  test('one whose encryption key is lost fails at once, and is added again and removed', async () => {
    const vendor = await createVendor(app)
    const url = serve({ text: fileOf([10, 11]) })
    await add(vendor, url)
    await app.runtime.pool.query(
      `update imported_calendar set sealed_address = 'lost-key' || substr(sealed_address, 9) where vendor_id = $1`,
      [vendor.id],
    )
    expect(await list(vendor)).toMatchObject([
      { address: 'Address unknown', failingSince: expect.any(String) },
    ])
    await readAgain()
    const [lost] = await list(vendor)
    expect(lost.failingSince > lost.readAt).toBe(true)
    expect(await freeAt(vendor)).not.toContain('10:00 AM')
    expect((await add(vendor, url)).status).toBe(200)
    expect((await vendor.call('DELETE', `/api/pro/calendars/${lost._id}`)).status).toBe(200)
    expect(await list(vendor)).toMatchObject([{ failingSince: null }])
  })

  test('two processes begin each reading once', async () => {
    const vendor = await createVendor(app)
    const path = `/${randomUUID()}`
    await add(vendor, serve({ text: fileOf() }, path))
    app.clock.advance(0.25)
    await Promise.all([importDueCalendars(app.runtime), importDueCalendars(app.runtime)])
    await drained(app)
    expect(calendars.requests.filter((request) => request.path === path)).toHaveLength(2)
  })
})

test('a calendar is removed by its owner only, with its busy times', async () => {
  const [vendor, other] = [await createVendor(app), await createVendor(app)]
  const { body } = await add(vendor, serve({ text: fileOf([10, 11]) }))
  const remove = (who: Actor) => who.call('DELETE', `/api/pro/calendars/${body.calendar._id}`)
  expect((await remove(other)).status).toBe(404)
  expect(await busy(other)).toEqual([])
  expect((await remove(vendor)).status).toBe(200)
  expect((await remove(vendor)).status).toBe(404)
  expect(await freeAt(vendor)).toContain('10:00 AM')
})

test('without the certificate of a test, no address of this machine or network is read', async () => {
  await using real = await startTestApp()
  const vendor = await createVendor(real)
  const before = calendars.requests.length
  for (const url of [
    serve({ text: fileOf() }),
    'https://127.0.0.1/x.ics',
    'https://[::1]/',
    'https://10.0.0.1/',
  ]) {
    expect(await add(vendor, url)).toMatchObject({
      status: 400,
      body: { fields: { url: expect.stringContaining("couldn't open") } },
    })
  }
  expect(calendars.requests).toHaveLength(before)
})

// The last test, since its clock goes far beyond the day of the others.
test('an unchanged calendar goes on blocking what it repeats, as far ahead as anything can be booked', async () => {
  const vendor = await createVendor(app)
  const weekly = fileOf([10, 11]).replace('SUMMARY', 'RRULE:FREQ=WEEKLY\r\nSUMMARY')
  await add(vendor, serve({ text: weekly, etag: '"weekly"' }))
  await readAgain(30 * 7 * 24 * 60)
  const { rows } = await app.runtime.pool.query(
    'select max(starts_at) as last from time_off where vendor_id = $1',
    [vendor.id],
  )
  const daysAhead = (rows[0].last.getTime() - app.clock.now().getTime()) / 86_400_000
  expect(daysAhead).toBeGreaterThan(355)
})
