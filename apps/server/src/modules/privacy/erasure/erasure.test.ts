// covers: ASVS 7.4.2, 7.5.1
import { ERASED_WORDS } from '@anseo/domain/erasure'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account } from '../../identity/tables/accounts.ts'
import {
  type Actor,
  createAdmin,
  createClient,
  createVendor,
  loggedInVendor,
  PASSWORD,
} from '../../../testing/actors.ts'
import { createCompleted } from '../../../testing/completed.ts'
import { drained } from '../../../testing/drained.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { newestMailTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { openTab } from '../../../testing/sockets.ts'
import { notice } from '../../notifications/tables/notices.ts'
import { publishDueReviews } from '../../trust/reviews/publish-reviews.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'
import { ownApp } from '../../../testing/own-app.ts'

const START = new Date('2026-11-18T12:00:00Z')
const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
const DAY_HOURS = 24

const app = ownApp({ start: START })

const close = (actor: Actor, site: 'user' | 'pro', password = PASSWORD) =>
  actor.call('POST', `/api/${site}/erasure`, { password })
const nameOf = async ({ id }: Actor) =>
  (await app.runtime.db.select().from(account).where(eq(account.id, id)))[0]!.name
const logIn = ({ email }: Actor, site: 'user' | 'pro') =>
  send(app, 'POST', `/api/${site}/login`, { email, password: PASSWORD })

test('closing an account wants its password, ends other sessions, and says by mail until when it can be kept', async () => {
  const client = await createClient(app)
  const other = { ...client, token: (await logIn(client, 'user')).body.token as string }
  expect((await close(client, 'user', 'not-the-password-1')).body.code).toBe('WRONG_PASSWORD')
  expect((await client.call('GET', '/api/user/erasure')).body).toMatchObject({
    requestedAt: null,
    mayUndo: true,
  })
  const asked = await close(client, 'user')
  expect(asked.body).toMatchObject({
    success: true,
    mayUndo: true,
    liveAppointments: 0,
    moneyUnderWay: false,
  })
  const days = (Date.parse(asked.body.eraseAt) - Date.parse(asked.body.requestedAt)) / (DAY_HOURS * 3_600_000)
  expect(days).toBe(7)
  expect((await close(client, 'user')).body.eraseAt).toBe(asked.body.eraseAt)
  expect(
    (await send(app, 'GET', '/api/user/erasure', undefined, { authorization: `Bearer ${other.token}` }))
      .status,
  ).toBe(401)
  const mail = await newestMailTo(app, client.email)
  expect(mail.subject).toContain('is closing')
  expect(mail.text).toContain('Wed 25 Nov 2026')
  expect(mail.text).toContain('/login')
})

test('a client whose account is closing books nothing, and all is as before once it is kept', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  await close(client, 'user')
  const book = () => client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT })
  expect((await book()).body.code).toBe('ACCOUNT_CLOSING')
  expect((await client.call('DELETE', '/api/user/erasure')).status).toBe(200)
  expect((await client.call('DELETE', '/api/user/erasure')).status).toBe(200)
  expect((await book()).status).toBe(200)
})

test('a vendor is off the list at once, no admin lists it meanwhile, and it is back once it is kept', async () => {
  const [client, vendor, admin] = [await createClient(app), await createVendor(app), await createAdmin(app)]
  const page = () => send(app, 'GET', `/api/vendor/${vendor.id}`)
  expect((await page()).status).toBe(200)
  await close(vendor, 'pro')
  await expect.poll(async () => (await page()).status).toBe(404)
  const book = () => client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT })
  expect((await book()).status).toBe(404)
  expect((await admin.call('POST', `/api/admin/vendors/${vendor.id}/verify`, {})).body.code).toBe(
    'VETTING_CHANGED',
  )
  expect((await vendor.call('DELETE', '/api/pro/erasure')).status).toBe(200)
  await expect.poll(async () => (await page()).status).toBe(200)
  expect((await book()).status).toBe(200)
})

test('a vendor that was suspended before is not listed by closing and keeping its account', async () => {
  const vendor = await createVendor(app, { suspendedAt: START, suspendedFor: 'decision' })
  await close(vendor, 'pro')
  await vendor.call('DELETE', '/api/pro/erasure')
  expect((await send(app, 'GET', `/api/vendor/${vendor.id}`)).status).toBe(404)
})

test('a vendor that is suspended while its account closes is not listed by keeping it', async () => {
  const [vendor, admin] = [await createVendor(app), await createAdmin(app)]
  const page = () => send(app, 'GET', `/api/vendor/${vendor.id}`)
  await close(vendor, 'pro')
  await expect.poll(async () => (await page()).status).toBe(404)
  const path = `/api/admin/vendors/${vendor.id}/suspend`
  expect((await admin.call('POST', path, { reason: 'No-shows.' })).status).toBe(200)
  await vendor.call('DELETE', '/api/pro/erasure')
  await drained(app)
  expect((await page()).status).toBe(404)
  const { body } = await vendor.call('GET', '/api/pro/decisions')
  expect(body.rows).toMatchObject([{ measure: 'suspend', facts: 'No-shows.' }])
})

test('nobody writes to who is closing, but for a live appointment', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const tab = await openTab(app, client)
  await tab.send(vendor.id, 'Hello')
  await close(vendor, 'pro')
  expect(await tab.send(vendor.id, 'Still there?')).toMatchObject({ success: false, code: 'CHAT_CLOSED' })
  await insertAppointmentRow(app, { client, vendor })
  expect(await tab.send(vendor.id, 'See you then')).toMatchObject({ success: true })
})

test('an account is erased after seven days and not before, and cannot be kept any more', async () => {
  const client = await createClient(app)
  await close(client, 'user')
  app.clock.advance(7 * DAY_HOURS - 0.1)
  await eraseDueAccounts(app.runtime)
  expect(await nameOf(client)).toBe('Ciara Nolan')
  expect((await logIn(client, 'user')).status).toBe(200)
  app.clock.stopAt(new Date(app.clock.now().getTime() + 3_600_000))
  const late = client.call('DELETE', '/api/user/erasure')
  expect(['ERASURE_DUE', 'INVALID_TOKEN']).toContain((await late).body.code)
  await Promise.all([eraseDueAccounts(app.runtime), eraseDueAccounts(app.runtime)])
  expect(await nameOf(client)).toBe('Deleted account')
  expect((await client.call('GET', '/api/user/erasure')).body.code).toBe('INVALID_TOKEN')
  expect((await logIn(client, 'user')).body.code).toBe('INVALID_CREDENTIALS')
  app.clock.set(app.clock.now())
})

test('an account with a live appointment waits until that has ended, and may be kept until then', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const appointmentId = await insertAppointmentRow(app, { client, vendor })
  expect((await close(client, 'user')).body.liveAppointments).toBe(1)
  app.clock.advance(7 * DAY_HOURS + 1)
  await eraseDueAccounts(app.runtime)
  expect(await nameOf(client)).toBe('Ciara Nolan')
  expect((await client.call('GET', '/api/user/erasure')).body).toMatchObject({
    mayUndo: true,
    liveAppointments: 1,
  })
  expect((await client.call('POST', '/api/user/cancel-appointment', { appointmentId })).status).toBe(200)
  await eraseDueAccounts(app.runtime)
  expect(await nameOf(client)).toBe('Deleted account')
})

test('an account whose erasure fails holds up no other, and the sweep says so', async () => {
  const clients = [await createClient(app), await createClient(app), await createClient(app)]
  for (const client of clients) await close(client, 'user')
  app.clock.advance(7 * DAY_HOURS + 1)
  const [failing, ...others] = clients.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const erase = async (_unit: unknown, { accountId }: { accountId: string }) => {
    if (accountId === failing!.id) throw new Error('The disk is full')
  }
  const personalData = [...app.runtime.personalData, { erasure: { erase } }]
  await expect(eraseDueAccounts({ ...app.runtime, personalData })).rejects.toThrow('The disk is full')
  expect(await nameOf(failing!)).toBe('Ciara Nolan')
  for (const other of others) expect(await nameOf(other)).toBe('Deleted account')
  await eraseDueAccounts(app.runtime)
  expect(await nameOf(failing!)).toBe('Deleted account')
})

test('queued emails stay while their address has another account, and go with that', async () => {
  const client = await createClient(app)
  const vendor = await createVendor(app, { email: client.email })
  await app.runtime.pool.query(
    `select graphile_worker.add_job('send-mail', json_build_object('to', $1::text, 'text', 'Later'), run_at := now() + interval '90 days')`,
    [client.email],
  )
  const queued = async () =>
    (
      await app.runtime.pool.query(
        `select from graphile_worker._private_jobs where payload ->> 'to' = $1 and payload ->> 'text' = 'Later'`,
        [client.email],
      )
    ).rowCount
  await close(client, 'user')
  app.clock.advance(7 * DAY_HOURS + 1)
  await eraseDueAccounts(app.runtime)
  expect([await nameOf(client), await queued()]).toEqual(['Deleted account', 1])
  await close(await loggedInVendor(app, vendor), 'pro')
  app.clock.advance(7 * DAY_HOURS + 1)
  await eraseDueAccounts(app.runtime)
  expect([await nameOf(vendor), await queued()]).toEqual(['Deleted account', 0])
})

test('reports and complaints of another account with the same address stay, and go with that', async () => {
  const [client, about, admin] = [await createClient(app), await createVendor(app), await createAdmin(app)]
  const vendor = await createVendor(app, { email: client.email })
  const said = { reason: 'illegal', text: 'It gives out my number.', name: 'Aoife Byrne', goodFaith: true }
  const what = { kind: 'profile', id: about.id, email: vendor.email }
  const { noticeId } = (await vendor.call('POST', '/api/notices-of-content', { ...said, ...what })).body
  const decided = { decision: 'none', toReporter: 'Nothing is wrong with it.' }
  const path = `/api/admin/content-notices/${noticeId}/decision`
  expect((await admin.call('POST', path, decided)).status).toBe(200)
  const complained = await vendor.call('POST', '/api/complaints', { decision: noticeId, text: 'Look again.' })
  const texts = async () =>
    (
      await app.runtime.pool.query(
        `select notice.text as report, complaint.text as complaint from complaint
          join content_notice notice on notice.id = complaint.notice_id where complaint.id = $1`,
        [complained.body.complaintId],
      )
    ).rows
  await close(client, 'user')
  app.clock.advance(7 * DAY_HOURS + 1)
  await eraseDueAccounts(app.runtime)
  expect(await nameOf(client)).toBe('Deleted account')
  expect(await texts()).toEqual([{ report: said.text, complaint: 'Look again.' }])
  await close(await loggedInVendor(app, vendor), 'pro')
  app.clock.advance(7 * DAY_HOURS + 1)
  await eraseDueAccounts(app.runtime)
  expect(await texts()).toEqual([{ report: ERASED_WORDS, complaint: ERASED_WORDS }])
})

test('the place of a vendor is gone with it, and its clients do not see their own address in its stead', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const start = new Date(app.clock.now().getTime() - 48 * 3_600_000)
  const ended = { confirmedAt: start, paidAt: start, completedAt: start }
  const appointmentId = await insertAppointmentRow(
    app,
    { client, vendor },
    {
      ...ended,
      startsAt: start,
      place: 'vendor',
      address: { line1: '1 Salon Street', line2: '', eircode: 'T12 X70A' },
    },
  )
  const shown = async () =>
    (await client.call('GET', `/api/user/appointments/${appointmentId}`)).body.appointment
  expect((await shown()).address.line1).toBe('1 Salon Street')
  await close(vendor, 'pro')
  app.clock.advance(7 * DAY_HOURS + 1)
  await eraseDueAccounts(app.runtime)
  expect(await nameOf(vendor)).toBe('Deleted account')
  expect((await shown()).address).toEqual({ line1: '', line2: '', eircode: '' })
})

test('the address may register anew, and is another account then', async () => {
  const client = await createClient(app)
  await close(client, 'user')
  app.clock.advance(7 * DAY_HOURS + 1)
  await eraseDueAccounts(app.runtime)
  const again = { name: 'Ciara Again', email: client.email, password: PASSWORD }
  expect((await send(app, 'POST', '/api/user/register', again)).status).toBe(200)
  const [row] = await app.runtime.db.select().from(account).where(eq(account.email, client.email))
  expect(row!.id).not.toBe(client.id)
  expect((await newestMailTo(app, client.email)).subject).toContain('Verify')
})

test('who has left is not written to', async () => {
  const { client, vendor, appointmentId } = await createCompleted(app)
  const path = `/api/pro/appointments/${appointmentId}/review`
  expect((await vendor.call('PUT', path, { stars: 5 })).status).toBe(200)
  await close(client, 'user')
  const start = app.clock.now()
  try {
    app.clock.advance(8 * DAY_HOURS)
    await eraseDueAccounts(app.runtime)
    const [erased] = await app.runtime.db.select().from(account).where(eq(account.id, client.id))
    app.clock.advance(8 * DAY_HOURS)
    await publishDueReviews(app.runtime)
    await drained(app)
    const { rows } = await app.runtime.pool.query('select * from caught_mail where "to" = $1', [
      erased!.email,
    ])
    expect(rows).toEqual([])
    expect(await app.runtime.db.select().from(notice).where(eq(notice.accountId, client.id))).toEqual([])
  } finally {
    app.clock.set(start)
  }
})
