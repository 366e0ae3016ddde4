// @module-tag time
// covers: ASVS 14.2.4
import { DAY_MS } from '@anseo/domain/duration'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { drained } from '../../../testing/drained.ts'
import { PERIOD_ORDER } from './periods.ts'
import { runRetention } from './run-retention.ts'
import { ownApp } from '../../../testing/own-app.ts'

const START = new Date('2026-11-18T12:00:00Z')

const app = ownApp({ start: START })

const count = async (table: string, where = 'true') =>
  Number((await app.runtime.pool.query(`select count(*) from ${table} where ${where}`)).rows[0].count)

/** Runs as it would so many days from the start. */
async function runAfter(days: number) {
  app.clock.set(new Date(START.getTime() + days * DAY_MS))
  await runRetention(app.runtime)
}

/** Returns the operator's view of the day of our clock. */
async function shownRun() {
  const { body } = await (await createAdmin(app)).call('GET', '/api/admin/retention')
  return body.runs.find(({ day }: { day: string }) => day === app.clock.now().toISOString().slice(0, 10))
}

test('what nobody needs goes in time, and nothing before', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const slot = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
  const key = { 'idempotency-key': 'a' }
  const booked = await client.call(
    'POST',
    '/api/user/book-appointment',
    { vendorId: vendor.id, ...slot },
    key,
  )
  expect(booked.status).toBe(200)
  await client.call('POST', '/api/user/forgot-password', { email: client.email })
  await expect.poll(() => count('mail_link')).toBe(1)
  expect((await vendor.call('POST', '/api/pro/logout')).status).toBe(200)
  const counts = async () => [await count('kept_reply'), await count('mail_link'), await count('session')]

  await runAfter(0.9)
  expect(await counts()).toEqual([1, 1, 2])
  await runAfter(-400)
  expect(await counts()).toEqual([1, 1, 2])
  await runAfter(1.1)
  expect(await counts()).toEqual([0, 1, 2])
  expect(await shownRun()).toMatchObject({ removed: { 'kept-replies': 1 }, finishedAt: expect.any(String) })
  await app.runtime.pool.query(
    `delete from session where account_id in (select id from account where role = 'admin')`,
  )
  await runAfter(32)
  expect(await counts()).toEqual([0, 0, 1])
  await runAfter(121)
  expect(await count('session')).toBe(0)
})

test('from where a login came is forgotten once it is over', async () => {
  const [client, other, admin] = [await createClient(app), await createClient(app), await createAdmin(app)]
  await app.runtime.pool.query(`update session set address = '192.0.2.1' where account_id = any($1)`, [
    [client.id, other.id, admin.id],
  ])
  const known = (id: string) => count('session', `account_id = '${id}' and address is not null`)
  const days = (app.clock.now().getTime() - START.getTime()) / DAY_MS
  await runAfter(days + 10)
  expect([await known(client.id), await known(admin.id)]).toEqual([1, 0])
  expect((await other.call('GET', '/api/user/get-profile')).status).toBe(200)
  await runAfter(days + 15)
  expect([await known(client.id), await known(other.id)]).toEqual([0, 1])
})

test('an account that nobody verified goes after thirty days, with what belongs to it', async () => {
  const [client, vendor] = [
    await createClient(app, { emailVerifiedAt: null }),
    await createVendor(app, { emailVerifiedAt: null, verifiedAt: null }),
  ]
  const verified = await createClient(app)
  const own = (id: string) => `id = '${id}'`
  const days = (app.clock.now().getTime() - START.getTime()) / DAY_MS
  await runAfter(days + 29)
  expect(await count('account', own(client.id))).toBe(1)
  await runAfter(days + 31)
  for (const { id } of [client, vendor]) expect(await count('account', own(id))).toBe(0)
  expect(await count('vendor', own(vendor.id))).toBe(0)
  expect(await count('account', own(verified.id))).toBe(1)
  expect((await shownRun()).removed).toMatchObject({ 'unverified-accounts': 2 })
})

test('old notifications, documents of the rejected, and words of six years ago go; dates and sums stay', async () => {
  const now = app.clock.now()
  const days = (now.getTime() - START.getTime()) / DAY_MS
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const rejected = await createVendor(app, { verifiedAt: null, rejectedAt: now })
  const insert = (text: string, ...values: unknown[]) => app.runtime.pool.query(text, values)
  await insert(`insert into notice (account_id, content, created_at) values ($1, 'Old', $2)`, client.id, now)
  await insert(
    `insert into message (client_id, vendor_id, sender_id, receiver_id, content, repeat_window, sent_at)
      values ($1, $2, $1, $2, 'Hello', 'empty', $3)`,
    client.id,
    vendor.id,
    now,
  )
  for (const { id } of [rejected, vendor]) {
    await app.runtime.files.put(`${id}.paper`, Buffer.from('paper'))
    await insert(
      `insert into vetting_document (vendor_id, kind, file_key, media_type, file_name, bytes, uploaded_at)
        values ($1, 'identity', $3, 'application/pdf', 'passport.pdf', 5, $2)`,
      id,
      now,
      `${id}.paper`,
    )
  }
  const request = await insertAppointmentRow(
    app,
    { client, vendor },
    { note: 'Third floor', declinedAt: now },
  )
  const withoutNote = await insertAppointmentRow(app, { client, vendor }, { declinedAt: now })
  for (const id of [request, withoutNote]) {
    await insert(
      `insert into appointment_event (appointment_id, at, kind, actor, details) values ($1, $2, 'declined', 'vendor', '{"reason": "Ill"}')`,
      id,
      now,
    )
    await insert(
      `insert into time_proposal (appointment_id, starts_at, ends_at, words, proposed_at, answer, answered_at)
      select id, starts_at, ends_at, 'At mine', $2, 'declined', $2 from appointment where id = $1`,
      id,
      now,
    )
  }
  const countWords = async () => [
    await count('message'),
    await count('appointment', `note = 'Third floor'`),
    await count('appointment_event', `details ->> 'reason' = 'Ill'`),
    await count('time_proposal', `words = 'At mine'`),
  ]

  await runAfter(days + 150)
  expect(await count('vetting_document')).toBe(2)
  await runAfter(days + 190)
  expect(await count('vetting_document', `vendor_id = '${vendor.id}'`)).toBe(1)
  expect(await count('vetting_document', `vendor_id = '${rejected.id}'`)).toBe(0)
  await drained(app)
  expect(await app.runtime.files.open(`${rejected.id}.paper`)).toBeNull()
  expect(await count('notice', `content = 'Old'`)).toBe(1)
  await runAfter(days + 370)
  expect(await count('notice', `content = 'Old'`)).toBe(0)
  await runAfter(days + 6 * 365)
  expect(await countWords()).toEqual([1, 1, 2, 2])
  const appointments = await count('appointment')
  await runAfter(days + 6 * 365 + 20)
  expect(await countWords()).toEqual([0, 0, 0, 0])
  expect(await count('appointment')).toBe(appointments)
})

test('a run that was cut short goes on, and two at once count each row once', async () => {
  const client = await createClient(app)
  const now = app.clock.now()
  await app.runtime.pool.query(
    `insert into notice (account_id, content, created_at) select $1, 'Many', $2 from generate_series(1, 2500)`,
    [client.id, now],
  )
  const all = await count('notice')
  app.clock.set(new Date(now.getTime() + 370 * DAY_MS))
  await Promise.all([runRetention(app.runtime), runRetention(app.runtime), runRetention(app.runtime)])
  expect(await count('notice', `content = 'Many'`)).toBe(0)
  expect((await shownRun()).removed).toMatchObject({ notifications: all })
})

test('a kind that fails holds up none of the others', async () => {
  const client = await createClient(app)
  const created = app.clock.now()
  await app.runtime.pool.query(
    `insert into notice (account_id, content, created_at) values ($1, 'Old', $2)`,
    [client.id, created],
  )
  const remove = async () => {
    throw new Error('Others refer to it')
  }
  const personalData = app.runtime.personalData.map(({ periods = [], ...part }) => ({
    ...part,
    periods: periods.map((period) => (period.kind === 'sessions' ? { ...period, remove } : period)),
  }))
  app.clock.set(new Date(created.getTime() + 370 * DAY_MS))
  await expect(runRetention({ ...app.runtime, personalData })).rejects.toThrow('Others refer to it')
  expect(await count('notice', `content = 'Old'`)).toBe(0)
  expect((await shownRun()).finishedAt).toBeNull()
})

test('a kind that fails is tried again after an hour, by one process', async () => {
  let attempts = 0
  const remove = async () => {
    attempts++
    throw new Error('Others refer to it')
  }
  const periods = [{ kind: 'sessions', what: '', kept: '', why: '', remove }]
  const personalData = [{ notExported: [], periods }]
  const attempt = () => runRetention({ ...app.runtime, personalData }).catch(() => undefined)
  app.clock.stopAt(new Date('2035-01-10T12:00:00Z'))
  await Promise.all([attempt(), attempt(), attempt()])
  app.clock.stopAt(new Date('2035-01-10T12:59:59Z'))
  await attempt()
  expect(attempts).toBe(1)
  app.clock.stopAt(new Date('2035-01-10T13:00:00Z'))
  await attempt()
  expect(attempts).toBe(2)
})

test('periods are told with their reasons, to admins alone', async () => {
  const { body } = await (await createAdmin(app)).call('GET', '/api/admin/retention')
  expect(body.periods.map(({ kind }: { kind: string }) => kind)).toEqual(PERIOD_ORDER)
  for (const period of body.periods) expect(Object.values(period).every(Boolean)).toBe(true)
  expect((await (await createClient(app)).call('GET', '/api/admin/retention')).status).toBe(403)
})

test('the record of processing names every period, and none that is not one', async () => {
  const text = await readFile(new URL('../../../../../../docs/privacy/records.md', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => line.startsWith('| '))
  const named = rows.flatMap((row) =>
    [
      ...row
        .split('|')
        .at(-2)!
        .matchAll(/`(.+?)`/g),
    ].map(([, kind]) => kind),
  )
  expect(named.toSorted()).toEqual(PERIOD_ORDER.toSorted())
})

/** Documents of an applicant that was rejected at an instant, uploaded then and at others. */
async function rejectedAt(instant: Date, ...uploads: Date[]) {
  const { id } = await createVendor(app, { verifiedAt: null, rejectedAt: instant })
  for (const [place, uploadedAt] of [instant, ...uploads].entries()) {
    await app.runtime.pool.query(
      `insert into vetting_document (vendor_id, kind, file_key, media_type, file_name, bytes, uploaded_at)
        values ($1, 'identity', $3, 'application/pdf', 'passport.pdf', 5, $2)`,
      [id, uploadedAt, `${id}-${place}.paper`],
    )
  }
  return { left: () => count('vetting_document', `vendor_id = '${id}'`) }
}

test('documents of an applicant that applies again stay, although it was rejected long ago', async () => {
  app.clock.set(new Date('2036-09-20T12:00:00Z'))
  const applicant = await rejectedAt(new Date('2036-03-01T12:00:00Z'), new Date('2036-09-19T12:00:00Z'))
  await runRetention(app.runtime)
  expect(await applicant.left()).toBe(1)
})

test('six months before the end of a longer month are full months', async () => {
  const rejected = await rejectedAt(new Date('2037-03-01T12:00:00Z'))
  app.clock.set(new Date('2037-08-31T12:00:00Z'))
  await runRetention(app.runtime)
  expect(await rejected.left()).toBe(1)
  app.clock.set(new Date('2037-09-02T12:00:00Z'))
  await runRetention(app.runtime)
  expect(await rejected.left()).toBe(0)
})
