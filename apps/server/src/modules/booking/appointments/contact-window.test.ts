// @module-tag time
// covers: ASVS 8.2.3
import { contactEndsAt } from '@anseo/domain/contact-window'
import { DAY_MS } from '@anseo/domain/duration'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { appointment } from '../tables/appointments.ts'
import { type Actor, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { type Facts, insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { exportOf } from '../../../testing/exported.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { cancelByClient, createPaid } from '../../../testing/payments.ts'
import { ownApp } from '../../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
/** Matches the phone number and the address of `createClient` however they are written, but no id or time. */
const CONTACT = /Harcourt|D02 ?X285|871234567|87 123 4567/
const WITHHELD = { phone: null, address: null }
/** The place of an appointment at its client's, as a booking stores it. */
const AT_HOME: Facts = {
  place: 'client',
  address: { line1: '12 Harcourt Terrace', line2: '', eircode: 'D02 X285' },
}

const app = ownApp({ start: NOON })
beforeEach(() => app.clock.set(NOON))

interface Pair {
  client: Actor
  vendor: Actor
}

const createPair = async (): Promise<Pair> => ({
  client: await createClient(app),
  vendor: await createVendor(app),
})

const days = (count: number) => new Date(NOON.getTime() + count * DAY_MS)

/** Everything that reaches the vendor of its appointments: list, page, calendar, inbox, spreadsheet and export. */
async function seenBy({ vendor }: Pair, id: string) {
  const list = (await vendor.call('GET', '/api/pro/appointments')).body.appointments
  const one = (await vendor.call('GET', `/api/pro/appointments/${id}`)).body.appointment
  const { body } = await vendor.call('POST', '/api/pro/calendar-feed', { password: PASSWORD })
  const calendar = await (await fetch(app.url + new URL(body.url).pathname)).text()
  const inbox = (await vendor.call('GET', '/api/pro/inbox')).body
  const sheet = await fetch(`${app.url}/api/pro/earnings/export`, {
    headers: { authorization: `Bearer ${vendor.token}` },
  })
  expect(sheet.status).toBe(200)
  const exported = await exportOf(app, vendor, 'pro')
  const texts = [JSON.stringify({ list, one, inbox }), calendar, await sheet.text(), exported.text]
  return { list, one, calendar, text: texts.join() }
}

async function expectHidden(pair: Pair, id: string) {
  const seen = await seenBy(pair, id)
  expect(seen.one.clientData).toMatchObject(WITHHELD)
  expect(seen.text).not.toMatch(CONTACT)
}

async function expectShown(pair: Pair, id: string) {
  const seen = await seenBy(pair, id)
  expect(seen.one.clientData.phone).toBe('+353871234567')
  expect(seen.list[0].clientData.address.line1).toBe('12 Harcourt Terrace')
  expect(seen.calendar).toContain('087 123 4567')
  expect(seen.calendar).toContain('12 Harcourt Terrace')
}

describe('a vendor sees the phone number and address of its client', () => {
  test('until 30 days after the end, to the moment', async () => {
    const pair = await createPair()
    const endsAt = days(-29)
    const startsAt = new Date(endsAt.getTime() - 2 * 3_600_000)
    const facts = { startsAt, endsAt, confirmedAt: days(-40), paidAt: days(-39), completedAt: days(-28) }
    const id = await insertAppointmentRow(app, pair, { ...AT_HOME, ...facts, bookedAt: days(-41) })
    const last = contactEndsAt({ end: endsAt })
    app.clock.stopAt(new Date(last.getTime() - 1))
    await expectShown(pair, id)
    // A file stays beyond the window, so the export never has it.
    expect((await exportOf(app, pair.vendor, 'pro')).text).not.toMatch(CONTACT)
    app.clock.stopAt(last)
    await expectHidden(pair, id)
  })

  test('from the confirmation on, and no longer once it was cancelled', async () => {
    const paid = await createPaid(app, AT_HOME)
    await expectShown(paid, paid.appointmentId)
    expect((await cancelByClient(paid)).status).toBe(200)
    await expectHidden(paid, paid.appointmentId)
  })

  test('not again when a reschedule asks for a new confirmation', async () => {
    const pair = await createPair()
    const id = await insertAppointmentRow(app, pair, { ...AT_HOME, confirmedAt: NOON, payBy: days(2) })
    await expectShown(pair, id)
    const moved = { newDate: '27_11_2026', newStartTime: '02:00 PM', newEndTime: '04:00 PM' }
    const reply = await pair.client.call('PATCH', '/api/user/reschedule-appointment', {
      appointmentId: id,
      ...moved,
    })
    expect(reply.status).toBe(200)
    await expectHidden(pair, id)
  })
})

test.each<[string, Facts]>([
  ['waits for the vendor', {}],
  ['was declined', { declinedAt: NOON }],
  ['timed out', { confirmedAt: NOON, cancelledAt: NOON, cancelledBy: 'auto' }],
  ['was cancelled by its vendor', { confirmedAt: NOON, cancelledAt: NOON, cancelledBy: 'vendor' }],
])('nothing of either while an appointment %s', async (_state, facts) => {
  const pair = await createPair()
  await expectHidden(pair, await insertAppointmentRow(app, pair, { ...AT_HOME, ...facts }))
})

test('an appointment whose time to pay is over counts as timed out before it is swept', async () => {
  const pair = await createPair()
  const id = await insertAppointmentRow(app, pair, { ...AT_HOME, confirmedAt: NOON, payBy: days(2) })
  await app.runtime.db.update(appointment).set({ payBy: NOON }).where(eq(appointment.id, id))
  await expectHidden(pair, id)
})

test('an export has the addresses of the own bookings of its vendor and of its own place', async () => {
  const pair = await createPair()
  const place = { line1: '4 Camden Row', line2: '', eircode: 'D08 AB12' }
  const own = { clientId: null, confirmedAt: NOON, paidAt: NOON, totalCents: 9000 }
  const free = { platformFeeCents: 0, handlingFeeCents: 0 }
  const ids = [
    await insertAppointmentRow(app, pair, { ...AT_HOME, startsAt: days(1) }),
    await insertAppointmentRow(app, pair, { place: 'vendor', address: place, startsAt: days(2) }),
    await insertAppointmentRow(app, pair, { ...AT_HOME, ...own, ...free, startsAt: days(3) }),
  ]
  const exported = (await exportOf(app, pair.vendor, 'pro')).rows('appointments')
  expect(exported.map(({ id, address }) => [id, address])).toEqual([
    [ids[0], null],
    [ids[1], place],
    [ids[2], AT_HOME.address],
  ])
})

test('mails and their calendar files tell the vendor where to go no sooner than it confirmed', async () => {
  const pair = await createPair()
  const slot = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
  const booked = await pair.client.call('POST', '/api/user/book-appointment', {
    vendorId: pair.vendor.id,
    ...slot,
  })
  expect(booked.status).toBe(200)
  const texts = await vi.waitFor(
    async () => {
      const mails = await mailsTo(app, pair.vendor.email)
      expect(mails).toHaveLength(1)
      return mails.map(
        ({ text, html, attachments }) =>
          text + html + attachments.map(({ content }) => Buffer.from(content, 'base64').toString()).join(),
      )
    },
    { timeout: 30_000, interval: 100 },
  )
  expect(texts.join()).not.toMatch(/Harcourt|D02 X285|871234567|087 123/)
})
