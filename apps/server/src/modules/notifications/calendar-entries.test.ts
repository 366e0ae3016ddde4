// @module-tag time
import ICAL from 'ical.js'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Actor, createClient, createVendor } from '../../testing/actors.ts'
import { drained } from '../../testing/drained.ts'
import { mailsTo } from '../../testing/mails.ts'
import { CARDS, payByCard, verify } from '../../testing/payments.ts'
import { timeOutAppointments } from '../booking/appointments/time-out-appointments.ts'
import { ownApp } from '../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
const ADDRESS = '12 Harcourt Terrace, D02 X285'

let client: Actor
let vendor: Actor
const app = ownApp({ start: NOON, env: { PUBLIC_URL: 'https://anseo.example:8443/' } })
beforeEach(async () => {
  app.clock.set(NOON)
  client = await createClient(app)
  vendor = await createVendor(app, { name: 'jane byrne', city: 'Cork' })
})

async function done(reply: ReturnType<Actor['call']>) {
  const { status, body } = await reply
  expect(body).toMatchObject({ success: true })
  expect(status).toBe(200)
}

async function book(): Promise<string> {
  await done(client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT }))
  return (await client.call('GET', '/api/user/appointments')).body.appointments[0]._id
}

const step = (id: string, name: string) => done(vendor.call('POST', `/api/pro/appointments/${id}/${name}`))

/** Returns the calendar entries sent to somebody, in the order of their numbers, once there are `count`. */
const entriesOf = ({ email }: Actor, count: number) =>
  vi.waitFor(
    async () => {
      const files = (await mailsTo(app, email)).flatMap(({ attachments }) => attachments)
      expect(files).toHaveLength(count)
      return files
        .map(({ content }) => readEntry(Buffer.from(content, 'base64').toString()))
        .toSorted((a, b) => a.sequence - b.sequence)
    },
    { timeout: 30_000, interval: 50 },
  )

function readEntry(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: event.component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    title: event.summary,
    place: event.location,
  }
}

/** Method, status and place of each. */
const inShort = (entries: ReturnType<typeof readEntry>[]) =>
  entries.map(({ method, status, place }) => [method, status, place])

test('an appointment enters, changes and leaves the calendars of both by itself', async () => {
  const id = await book()
  // An entry shows the appointment as it is when the email is made.
  await drained(app)
  await step(id, 'confirm')
  const { intentId } = await payByCard(app, { client, vendor, appointmentId: id }, CARDS.good)
  await done(verify(client, intentId))
  await done(
    client.call('PATCH', '/api/user/reschedule-appointment', {
      appointmentId: id,
      newDate: '25_11_2026',
      newStartTime: '02:00 PM',
      newEndTime: '04:00 PM',
    }),
  )
  await done(client.call('POST', '/api/user/cancel-appointment', { appointmentId: id }))
  const [clients, vendors] = [await entriesOf(client, 5), await entriesOf(vendor, 5)]
  expect(inShort(clients)).toEqual([
    ['REQUEST', 'TENTATIVE', ADDRESS],
    ['REQUEST', 'TENTATIVE', ADDRESS],
    ['REQUEST', 'CONFIRMED', ADDRESS],
    ['REQUEST', 'CONFIRMED', ADDRESS],
    ['CANCEL', 'CANCELLED', ADDRESS],
  ])
  expect(inShort(vendors)).toEqual([
    ['REQUEST', 'TENTATIVE', null],
    ['REQUEST', 'TENTATIVE', ADDRESS],
    ['REQUEST', 'CONFIRMED', ADDRESS],
    ['REQUEST', 'CONFIRMED', ADDRESS],
    ['CANCEL', 'CANCELLED', null],
  ])
  for (const entries of [clients, vendors]) {
    expect(new Set(entries.map(({ uid }) => uid))).toEqual(new Set([`${id}@anseo.example`]))
    expect(new Set(entries.map(({ sequence }) => sequence)).size).toBe(entries.length)
    expect(entries.map(({ start }) => start.slice(0, 16))).toEqual([
      ...Array.from({ length: 3 }, () => '2026-11-24T10:00'),
      ...Array.from({ length: 2 }, () => '2026-11-25T14:00'),
    ])
  }
  expect(clients[0]!.title).toBe('Hairstylist with Jane Byrne')
  expect(vendors[0]!.title).toBe('Hairstylist with Ciara Nolan')
})

test('another address is that of the booking, and reaches the vendor once it has confirmed', async () => {
  const address = { line1: '3 Main Street', line2: 'Flat 2', eircode: 'h91 x4k8' }
  const booking = { vendorId: vendor.id, ...SLOT, address }
  await done(client.call('POST', '/api/user/book-appointment', booking))
  const [mine] = (await client.call('GET', '/api/user/appointments')).body.appointments
  expect(mine.address).toEqual({ ...address, eircode: 'H91 X4K8' })
  const line = '3 Main Street, Flat 2, H91 X4K8'
  const [entry] = await entriesOf(client, 1)
  expect(entry!.place).toBe(line)
  const mailsOf = async ({ email }: Actor) => (await mailsTo(app, email)).map(({ text }) => text)
  expect((await mailsOf(client)).some((text) => text.includes(line))).toBe(true)
  await entriesOf(vendor, 1)
  expect((await mailsOf(vendor)).some((text) => text.includes('3 Main Street'))).toBe(false)
  await step(mine._id, 'confirm')
  expect((await entriesOf(vendor, 2)).at(-1)!.place).toBe(line)
  const path = `/api/pro/appointments/${mine._id}`
  expect((await vendor.call('GET', path)).body.appointment.clientData.address).toEqual(mine.address)
})

test('what is declined leaves the calendars', async () => {
  await step(await book(), 'decline')
  for (const actor of [client, vendor]) {
    expect((await entriesOf(actor, 2)).at(-1)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' })
  }
})

test('what times out leaves the calendars', async () => {
  await book()
  app.clock.set(new Date('2026-11-24T10:00:00Z'))
  await timeOutAppointments(app.runtime)
  for (const actor of [client, vendor]) {
    expect((await entriesOf(actor, 2)).at(-1)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' })
  }
})
