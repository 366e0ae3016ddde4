// @module-tag time
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { timeOff } from '../tables/time-off.ts'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { holdVendor, whenWaiting } from '../../../testing/hold-row.ts'
import { linkIn, mailsTo, newestMailTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { slotFacts } from '../../../testing/slot-facts.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: new Date('2026-10-20T12:00:00Z') })
const client = ownActor(app, () => createClient(app, { name: 'ciara nolan' }))
const vendor = ownActor(app, createVendor)

const confirmed = () => ({ confirmedAt: app.clock.now(), payBy: new Date('2026-10-30T12:00:00Z') })

const create = (of: Actor, password?: string) =>
  of.call('POST', '/api/pro/calendar-feed', { password: password ?? PASSWORD })

async function newLink(of = vendor): Promise<string> {
  const { body } = await create(of)
  return new URL(body.url).pathname
}

const NEW_PASSWORD = 'heather-on-howth-2'
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

  test('has the phone number of an own booking as long as the booking itself', async () => {
    const own = await createVendor(app)
    const booked = await own.call('POST', '/api/pro/appointments', {
      contact: { name: 'Tom Hickey', phone: '086 555 0117' },
      slotDate: '21_10_2026',
      startTime: '10:00 AM',
      endTime: '12:00 PM',
    })
    expect(booked.status).toBe(200)
    const path = await newLink(own)
    const before = app.clock.now()
    app.clock.set(new Date('2026-11-30T12:00:00Z'))
    const [event] = await eventsAt(path)
    app.clock.set(before)
    expect(event).toMatchObject({ about: expect.stringContaining('086 555 0117') })
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
    for (const attempt of ['x.ics', `${'a'.repeat(43)}.ics`, `${'a'.repeat(43)}`, '..%2F.ics', '%00.ics']) {
      expect((await read(`/feeds/calendar/${attempt}`)).status).toBe(404)
    }
  })
})

describe('a stolen session', () => {
  test('makes no link without the password', async () => {
    const owner = await createVendor(app)
    const refused = await create(owner, 'not-this-one-1')
    expect(refused).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } })
    for (const body of [undefined, {}, { password: '' }, { password: ['x'] }]) {
      const reply = await owner.call('POST', '/api/pro/calendar-feed', body)
      expect([400, 415]).toContain(reply.status)
    }
    expect((await owner.call('GET', '/api/pro/calendar-feed')).body.feed).toBeNull()
  })

  test('makes none unseen: the owner is told, and led to where it is turned off', async () => {
    const owner = await createVendor(app)
    await newLink(owner)
    const mail = await newestMailTo(app, owner.email)
    expect(mail.subject).toBe('A private link to your calendar was created')
    expect(linkIn(mail).pathname).toBe('/pro/hours')
    expect(mail.text).not.toContain('/feeds/')
  })

  test('makes none with the password that is being changed', async () => {
    const owner = await createVendor(app)
    const { pool } = app.runtime
    const release = await holdVendor(pool, owner.id)
    const made = create(owner)
    await whenWaiting(pool, 1)
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await owner.call('PUT', '/api/pro/change-password', body)).status).toBe(200)
    await release()
    expect(await made).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } })
    expect((await owner.call('GET', '/api/pro/calendar-feed')).body.feed).toBeNull()
  })
})

/** Events that end a thief's session, and must end the link it created. */
const ENDINGS: Record<string, (owner: Actor) => Promise<{ status: number }>> = {
  'a change of the password': (owner) =>
    owner.call('PUT', '/api/pro/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  'logging out every other device': (owner) =>
    owner.call('DELETE', '/api/pro/sessions', { password: PASSWORD }),
  'a reset of the password': async ({ email }) => {
    await send(app, 'POST', '/api/pro/forgot-password', { email })
    const { search } = linkIn(await newestMailTo(app, email, 2))
    return send(app, 'POST', `/api/pro/reset-password${search}`, { password: NEW_PASSWORD })
  },
  'an admin who logs the account out': async ({ id }) =>
    (await createAdmin(app)).call('POST', `/api/admin/people/${id}/end-sessions`, { reason: 'Stolen phone' }),
}

test.each(Object.keys(ENDINGS))('the link ends with %s, and its owner is told', async (ending) => {
  const [owner, other] = [await createVendor(app), await createVendor(app)]
  const [link, otherLink] = [await newLink(owner), await newLink(other)]
  expect((await read(link)).status).toBe(200)
  await mailsTo(app, owner.email)
  expect((await ENDINGS[ending]!(owner)).status).toBe(200)
  expect((await read(link)).status).toBe(404)
  expect((await read(otherLink)).status).toBe(200)
  await expect
    .poll(async () => (await mailsTo(app, owner.email)).map(({ subject }) => subject))
    .toContain('Your private calendar link was turned off')
})
