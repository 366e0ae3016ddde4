import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../testing/actors.ts'
import { insertAppointmentRow } from '../../testing/appointment-row.ts'
import { drained } from '../../testing/drained.ts'
import { hurry } from '../../testing/hurry.ts'
import { mailsTo } from '../../testing/mails.ts'
import { lostJob } from '../../testing/lost-job.ts'
import { openTab } from '../../testing/sockets.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { notifyBookedJob } from '../booking/events.ts'
import { notifyOfBookings } from './notify-of-bookings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://anseo.example' } })
})
afterAll(() => app.close())

interface Sides {
  client: Actor
  vendor: Actor
}

const WHEN = 'Tue 24 Nov, 10:00 AM to 12:00 PM'
const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }

const createSides = async (): Promise<Sides> => ({
  client: await createClient(app, { name: 'ciara nolan' }),
  vendor: await createVendor(app),
})

async function book({ client, vendor }: Sides, note?: string) {
  const wanted = { vendorId: vendor.id, ...SLOT, ...(note !== undefined && { note }) }
  const { status } = await client.call('POST', '/api/user/book-appointment', wanted)
  expect(status).toBe(200)
}

const noticesOf = async (actor: Actor, base: string) =>
  (await actor.call('GET', `${base}/notifications`)).body.notifications as { content: string; path: string }[]

/** The notices of each side, and the subjects of its emails. */
async function toldTo({ client, vendor }: Sides) {
  const of = async (actor: Actor, base: string) => ({
    notices: (await noticesOf(actor, base)).length,
    mails: (await mailsTo(app, actor.email, 0)).length,
  })
  return { client: await of(client, '/api'), vendor: await of(vendor, '/api/pro') }
}
const ONCE = { client: { notices: 1, mails: 1 }, vendor: { notices: 1, mails: 1 } }
const NEVER = { client: { notices: 0, mails: 0 }, vendor: { notices: 0, mails: 0 } }

test('a request tells both sides, with the page that each acts on', async () => {
  const sides = await createSides()
  await book(sides, 'Third floor,\nno lift.')
  await drained(app)
  expect(await noticesOf(sides.vendor, '/api/pro')).toMatchObject([
    {
      content: `📢 Notifications: New booking request from Ciara Nolan: ${WHEN}. Message from Ciara Nolan: “Third floor, no lift.” Confirm or decline it. We're holding the time until you do.`,
      path: expect.stringMatching(/^\/pro\/appointments\/[\da-f-]{36}$/),
      timestamp: (await sides.client.call('GET', '/api/user/appointments')).body.appointments[0].createdAt,
    },
  ])
  expect(await noticesOf(sides.client, '/api')).toMatchObject([
    {
      content: `📢 Notifications: Request sent: ${WHEN} with Aoife Byrne. We'll let you know when Aoife Byrne answers. You only pay once it's confirmed.`,
      path: expect.stringMatching(/^\/my-appointment\/[\da-f-]{36}$/),
    },
  ])
  expect(await toldTo(sides)).toEqual(ONCE)
})

test('an instant booking, which gets a transaction of its own, tells both sides once too', async () => {
  const sides = { ...(await createSides()), vendor: await createVendor(app, { confirmation: 'everyone' }) }
  await book(sides)
  await drained(app)
  expect(await toldTo(sides)).toEqual(ONCE)
})

test('who books hears of it quietly, the vendor with a toast', async () => {
  const sides = await createSides()
  const [own, other] = [await openTab(app, sides.client), await openTab(app, sides.vendor)]
  await book(sides)
  await Promise.all([own.hears('receive_notification'), other.hears('receive_notification')])
  expect(own.heard.receive_notification).toMatchObject([{ quiet: true }])
  expect(other.heard.receive_notification).toEqual([
    { message: expect.stringContaining('New booking request') },
  ])
})

test('no name and no text of a user makes a notice of its own', async () => {
  const forged = '📢 Notifications: You won'
  const sides = {
    client: await createClient(app, { name: forged }),
    vendor: await createVendor(app, { name: `📢 Notific📢 Notifications:ations: \r\nBcc: all@example.test` }),
  }
  await book(sides, `${forged}\n\n${forged}`)
  await drained(app)
  const notices = [...(await noticesOf(sides.client, '/api')), ...(await noticesOf(sides.vendor, '/api/pro'))]
  expect(notices).toHaveLength(2)
  for (const { content } of notices) {
    expect(content.split('📢')).toHaveLength(2)
    expect(content).not.toContain('\n')
  }
  for (const { email } of Object.values(sides)) {
    const [mail] = await mailsTo(app, email)
    expect(mail!.subject).not.toMatch(/[\r\n]|📢/)
  }
})

const lost = (appointmentIds: string[]) => lostJob(app, notifyBookedJob, { appointmentIds })

test('a job that several workers took for lost tells once', async () => {
  const sides = await createSides()
  const given = await lost([await insertAppointmentRow(app, sides)])
  await Promise.all([notifyOfBookings(...given), notifyOfBookings(...given), notifyOfBookings(...given)])
  await notifyOfBookings(...given)
  await drained(app)
  expect(await toldTo(sides)).toEqual(ONCE)
})

test('one that cannot be told keeps no other waiting, and is told once it can be', async () => {
  const [one, other, poisoned] = [await createSides(), await createSides(), await createSides()]
  const { pool } = app.runtime
  await pool.query(`
    create function refuse_notice() returns trigger language plpgsql as $$
    begin raise exception 'no notice'; end $$;
    create trigger refuse_notice before insert on notice for each row
      when (new.account_id = '${poisoned.vendor.id}') execute function refuse_notice()`)
  const ids: string[] = []
  for (const sides of [one, poisoned, other]) ids.push(await insertAppointmentRow(app, sides))
  await notifyOfBookings(...(await lost(ids)))
  await drained(app)
  expect([await toldTo(one), await toldTo(other), await toldTo(poisoned)]).toEqual([ONCE, ONCE, NEVER])
  await pool.query('drop trigger refuse_notice on notice')
  await hurry(app)
  await drained(app)
  expect([await toldTo(one), await toldTo(other), await toldTo(poisoned)]).toEqual([ONCE, ONCE, ONCE])
})
