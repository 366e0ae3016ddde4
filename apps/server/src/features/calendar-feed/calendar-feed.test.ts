// @module-tag time
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { timeOff } from '../../infrastructure/database/schema/vendors.ts'
import { type Actor, createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { slotFacts } from '../../testing/slot-facts.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let client: Actor
let vendor: Actor
beforeAll(async () => {
  // Five days before the clocks go back in 2026.
  app = await startTestApp({ start: new Date('2026-10-20T12:00:00Z') })
  client = await createClient(app, { name: 'ciara nolan' })
  vendor = await createVendor(app)
})
afterAll(() => app.close())

const confirmed = () => ({ confirmedAt: app.clock.now(), payBy: new Date('2026-10-30T12:00:00Z') })

async function newLink(of = vendor): Promise<string> {
  const { body } = await of.call('POST', '/api/pro/calendar-feed')
  return new URL(body.url).pathname
}

const read = (path: string) => fetch(app.url + path)

async function eventsAt(path: string) {
  const reply = await read(path)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await reply.text()))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      title: event.summary,
      place: event.location,
      about: event.description,
      status: component.getFirstPropertyValue('status'),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
    }
  })
}

describe('the calendar', () => {
  test('has what is confirmed, at the right hour before and after the clocks change', async () => {
    const pair = { client, vendor }
    await insertAppointmentRow(app, pair, { ...slotFacts('24_10_2026', 10, 12), ...confirmed() })
    await insertAppointmentRow(app, pair, {
      ...slotFacts('26_10_2026', 10, 12),
      ...confirmed(),
      note: 'Second floor',
    })
    await insertAppointmentRow(app, pair, slotFacts('27_10_2026', 10, 12))
    const cancelled = { cancelledAt: app.clock.now(), cancelledBy: 'client' as const }
    await insertAppointmentRow(app, pair, {
      ...slotFacts('28_10_2026', 10, 12),
      ...confirmed(),
      ...cancelled,
    })
    const events = await eventsAt(await newLink())
    expect(events).toMatchObject([
      { start: '2026-10-24T09:00:00.000Z', end: '2026-10-24T11:00:00.000Z' },
      { start: '2026-10-26T10:00:00.000Z', end: '2026-10-26T12:00:00.000Z' },
    ])
    expect(events[1]).toMatchObject({
      title: 'Hairstylist with Ciara Nolan',
      place: '12 Harcourt Terrace, D02 X285',
      status: 'TENTATIVE',
    })
    expect(events[1]!.about).toContain('Second floor')
    expect(events[1]!.about).toContain('087 123 4567')
  })

  test('has time off, and nothing of other vendors', async () => {
    const other = await createVendor(app)
    await app.runtime.db.insert(timeOff).values({
      vendorId: other.id,
      startsAt: new Date('2026-10-30T08:00:00Z'),
      endsAt: new Date('2026-10-30T18:00:00Z'),
      label: 'Hallowe’en\r\nBEGIN:VEVENT',
    })
    const events = await eventsAt(await newLink(other))
    expect(events).toMatchObject([{ title: 'Hallowe’en BEGIN:VEVENT', start: '2026-10-30T08:00:00.000Z' }])
  })
})

describe('the link', () => {
  test('is one at a time, and ends when it is revoked', async () => {
    const owner = await createVendor(app)
    const show = async () => (await owner.call('GET', '/api/pro/calendar-feed')).body.feed
    expect(await show()).toBeNull()
    const first = await newLink(owner)
    const second = await newLink(owner)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    expect(await show()).toMatchObject({ lastReadAt: expect.any(String) })
    expect((await owner.call('DELETE', '/api/pro/calendar-feed')).status).toBe(200)
    expect((await read(second)).status).toBe(404)
    expect((await owner.call('DELETE', '/api/pro/calendar-feed')).status).toBe(404)
    expect(await show()).toBeNull()
  })

  test('is one when several are made at the same time', async () => {
    const owner = await createVendor(app)
    const links = await Promise.all(Array.from({ length: 6 }, () => newLink(owner)))
    const statuses = await Promise.all(links.map(async (link) => (await read(link)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('is nowhere to be found by guessing, nor kept by anybody in between', async () => {
    const reply = await read(await newLink())
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    for (const guess of ['x.ics', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}`, '..%2F.ics', '%00.ics']) {
      expect((await read(`/feeds/calendar/${guess}`)).status).toBe(404)
    }
  })
})
