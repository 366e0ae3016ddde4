// covers: ASVS 14.2.4
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { account, client, mailLink } from '../../identity/tables/accounts.ts'
import { calendarFeed } from '../../booking/tables/calendar-feeds.ts'
import { consent } from '../../identity/tables/consents.ts'
import { message } from '../../conversation/tables/messages.ts'
import { noticeChoice, pushSubscription } from '../../notifications/tables/push.ts'
import { recoveryCode, secondFactor } from '../../identity/tables/second-factors.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { vettingDocument } from '../../catalogue/tables/vetting.ts'
import { createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { askForExport, exportOf } from '../../../testing/exported.ts'
import { createOwned, type Owned, SECRET } from '../../../testing/owned-rows.ts'
import { send } from '../../../testing/requests.ts'
import { FILE_ORDER, subjectsFor } from './subjects.ts'
import { ownApp } from '../../../testing/own-app.ts'

const PICTURE = Buffer.from('a picture')
const DOCUMENT = Buffer.from('%PDF a document')
/** Stands in every secret that nobody may read. */
const HIDDEN = 'never-to-be-told'

let owned: Owned
let stranger: Owned
const app = ownApp()
beforeAll(async () => {
  owned = await createOwned(app)
  stranger = await createOwned(app)
  await app.runtime.db
    .update(account)
    .set({ name: 'Somebody Else' })
    .where(eq(account.id, stranger.client.id))
  for (const of of [owned, stranger]) await addTheRest(of)
})

const allSubjects = () => [
  ...subjectsFor(app.runtime.personalData, 'client'),
  ...subjectsFor(app.runtime.personalData, 'vendor'),
]

/** Returns the address that `createOwned` sets. */
const emailOf = (id: string) => `owner-${id}@example.test`

/** Adds the rows `createOwned` leaves out: files, choices, and rows that hold secrets. */
async function addTheRest({ client: person, vendor: trade, documentId }: Owned) {
  const { db, files } = app.runtime
  const now = app.clock.now()
  const keys = { picture: `${person.id}.webp`, document: `${trade.id}.paper` }
  await files.put(keys.picture, PICTURE)
  await files.put(keys.document, DOCUMENT)
  await db.update(account).set({ imageKey: keys.picture }).where(eq(account.id, person.id))
  await db.update(vettingDocument).set({ fileKey: keys.document }).where(eq(vettingDocument.id, documentId))
  await db
    .update(client)
    .set({ phone: `+353 ${person.id}` })
    .where(eq(client.id, person.id))
  await db
    .update(vendor)
    .set({ phone: `+353 ${trade.id}` })
    .where(eq(vendor.id, trade.id))
  for (const { id } of [person, trade]) {
    const secret = `${HIDDEN} ${id}`
    await db
      .insert(consent)
      .values({ accountId: id, document: 'terms', version: '2024-01-01', acceptedAt: now })
    await db.insert(mailLink).values({ accountId: id, purpose: 'reset', tokenHash: secret, expiresAt: now })
    await db.insert(noticeChoice).values({ accountId: id, topic: 'bookings', channel: 'mail', wanted: false })
    await db.insert(pushSubscription).values({
      accountId: id,
      endpoint: `https://push.example.test/${id}`,
      p256dh: secret,
      auth: secret,
      createdAt: now,
    })
  }
  const secret = `${HIDDEN} ${trade.id}`
  await db.insert(secondFactor).values({ accountId: trade.id, secret, createdAt: now })
  await db.insert(recoveryCode).values({ accountId: trade.id, codeHash: secret })
  await db.insert(calendarFeed).values({ vendorId: trade.id, secretHash: secret, createdAt: now })
}

describe('the archive', () => {
  test('is a file of the day', async () => {
    const reply = await askForExport(app, owned.client, 'user')
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="anseo-data-2026-11-18.zip"')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    await reply.arrayBuffer()
  })

  test('of a client has a file for everything, and says what each of them is', async () => {
    const exported = await exportOf(app, owned.client, 'user')
    const files = subjectsFor(app.runtime.personalData, 'client').map(({ file }) => `${file}.json`)
    expect(exported.paths).toEqual(['README.txt', ...files, 'picture.webp'])
    const readme = new TextDecoder().decode(exported.bytes('README.txt'))
    for (const path of [...files, 'picture.webp']) expect(readme).toContain(`${path}: `)
    expect(Buffer.from(exported.bytes('picture.webp'))).toEqual(PICTURE)
    expect(exported.rows('account')).toMatchObject([{ email: emailOf(owned.client.id), role: 'client' }])
    expect(exported.rows('profile')).toMatchObject([{ addressLine1: '12 Harcourt Terrace' }])
    expect(exported.rows('messages')).toMatchObject([
      { content: SECRET, vendorName: owned.vendor.name, sentAt: expect.stringMatching(/Z$/) },
    ])
    expect(exported.rows('appointments')).toHaveLength(3)
    expect(exported.rows('payments')).toMatchObject([{ amountCents: 10074, intentId: owned.intentId }])
    expect(exported.rows('saved-cards')).toMatchObject([{ brand: 'visa', last4: '4242', expYear: 2028 }])
    expect(exported.rows('receipts')).toMatchObject([{ number: owned.receiptNumber }])
    for (const file of ['quotes', 'quote-versions', 'proposed-times', 'reviews', 'sessions', 'consents']) {
      expect([file, exported.rows(file).length]).toEqual([file, 1])
    }
  })

  test('of a client has what vendors noted on its appointments, and those that they entered for it', async () => {
    const [person, trade] = [await createClient(app), await createVendor(app)]
    const id = await insertAppointmentRow(app, { client: person, vendor: trade })
    await trade.call('PUT', `/api/pro/appointments/${id}/note`, { note: 'Colour 6.1' })
    const { rows: contacts } = (await trade.call('GET', '/api/pro/contacts')).body
    const slot = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
    for (const client of [{ contactId: contacts[0]._id }, { contact: { name: 'Tom Hickey' } }]) {
      const entered = { ...client, ...slot, note: 'Rang at lunch' }
      expect((await trade.call('POST', '/api/pro/appointments', entered)).status).toBe(200)
      slot.slotDate = '25_11_2026'
    }
    const { rows } = await exportOf(app, person, 'user')
    expect(rows('appointments')).toMatchObject([
      { startsAt: '2026-11-24T10:00:00.000Z', vendorNote: 'Rang at lunch', vendorName: trade.name },
      { id, vendorNote: 'Colour 6.1' },
    ])
  })

  test('of a vendor has its trade, its documents and what happened with clients', async () => {
    const exported = await exportOf(app, owned.vendor, 'pro')
    const document = `documents/identity-${owned.documentId.slice(0, 8)}.pdf`
    const files = subjectsFor(app.runtime.personalData, 'vendor').map(({ file }) => `${file}.json`)
    expect(exported.paths).toEqual(['README.txt', ...files, document])
    expect(Buffer.from(exported.bytes(document))).toEqual(DOCUMENT)
    expect(exported.rows('profile')).toMatchObject([{ speciality: 'Hairstylist', feePerHourCents: 4500 }])
    expect(exported.rows('appointments')).toHaveLength(3)
    expect(exported.rows('messages')).toMatchObject([{ clientName: owned.client.name, content: SECRET }])
    for (const file of ['services', 'time-off', 'saved-replies', 'documents', 'quotes', 'calendar-links']) {
      expect([file, exported.rows(file).length]).toEqual([file, 1])
    }
    // The client's review is not visible yet.
    expect(exported.rows('reviews')).toEqual([])
  })

  test('has nothing of strangers, no contact of the other side, and no secret', async () => {
    const { rows: hashes } = await app.runtime.pool.query<{ hash: string }>(
      'select password_hash as hash from account union all select token_hash from session',
    )
    for (const [actor, site, other] of [
      [owned.client, 'user', owned.vendor],
      [owned.vendor, 'pro', owned.client],
    ] as const) {
      const { text } = await exportOf(app, actor, site)
      for (const strange of [emailOf(other.id), `+353 ${other.id}`, stranger.client.id, stranger.vendor.id]) {
        expect(text).not.toContain(strange)
      }
      expect(text).not.toContain('Somebody Else')
      expect(text).not.toContain(HIDDEN)
      for (const { hash } of hashes) expect(text).not.toContain(hash)
    }
  })

  test('is whole however much there is', async () => {
    const { client: person, vendor: trade } = stranger
    await app.runtime.db.execute(sql`
      insert into message (client_id, vendor_id, sender_id, receiver_id, content, repeat_window, sent_at)
      select ${person.id}, ${trade.id}, ${person.id}, ${trade.id}, 'Line ' || n,
        tstzrange(sent_at, sent_at + interval '2 seconds'), sent_at
      from generate_series(1, 2500) as n
      cross join lateral (select timestamptz '2026-11-01T10:00:00Z' + n * interval '1 minute' as sent_at) as t`)
    const expected = await app.runtime.db.$count(message, eq(message.clientId, person.id))
    const contents = (await exportOf(app, person, 'user')).rows('messages').map(({ content }) => content)
    expect(contents).toHaveLength(expected)
    expect(new Set(contents).size).toBe(expected)
  })
})

test('every file of the order is in the export of somebody', () => {
  const files = allSubjects().map(({ file }) => file)
  expect(FILE_ORDER.filter((file) => !files.includes(file))).toEqual([])
})

test('every table is in the export of somebody, or says why not', async () => {
  const { rows } = await app.runtime.pool.query<{ table: string }>(
    `select table_name as table from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const exported = allSubjects().map(({ table }) => table)
  const accounted = new Set([
    ...exported,
    ...app.runtime.personalData.flatMap(({ notExported = [] }) => notExported.map(({ table }) => table)),
  ])
  expect(rows.map(({ table }) => table).filter((table) => !accounted.has(table))).toEqual([])
  const known = new Set(rows.map(({ table }) => table))
  expect([...accounted].filter((table) => !known.has(table))).toEqual([])
})

test('whatever refers to an account is in the export, but for what says why not', async () => {
  const { rows } = await app.runtime.pool.query<{ table: string }>(`
    with recursive refers as (
      select 'account'::regclass::oid as relation
      union
      select conrelid from pg_constraint join refers on confrelid = relation where contype = 'f')
    select relation::regclass::text as table from refers`)
  const exported = new Set(allSubjects().map(({ table }) => table))
  const missing = rows.map(({ table }) => table).filter((table) => !exported.has(table))
  expect(missing.toSorted()).toEqual([
    'kept_reply',
    'ledger_entry',
    'ledger_movement',
    'payment_customer',
    'payment_link',
    'team_invitation',
    'team_member',
  ])
})

test('a column that is named like a secret is withheld', async () => {
  const subjects = allSubjects()
  const { rows } = await app.runtime.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name ~ '(hash|secret|digest|token|password|p256dh|^auth$)'`,
  )
  const told = subjects.flatMap(({ table, withheld }) =>
    rows.filter((row) => row.table === table && !withheld.map(snakeCase).includes(row.column)),
  )
  expect(told).toEqual([])
})

const snakeCase = (property: string) => property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

describe('who asks', () => {
  test('has to know the password', async () => {
    const other = await createClient(app)
    const wrong = await askForExport(app, other, 'user', { password: 'not-my-password' })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ success: false, code: 'WRONG_PASSWORD' })
    const without = await askForExport(app, other, 'user', {})
    expect(await without.json()).toMatchObject({
      code: 'INVALID_REQUEST',
      message: 'Enter your password.',
    })
  })

  test('gets its own alone, whatever it names', async () => {
    const body = { password: 'gorse-on-howth-1', accountId: stranger.client.id, id: stranger.client.id }
    const reply = await askForExport(app, owned.client, 'user', body)
    expect(reply.status).toBe(200)
    await reply.arrayBuffer()
    expect((await askForExport(app, owned.vendor, 'user')).status).toBe(403)
    expect((await askForExport(app, await createAdmin(app), 'pro')).status).toBe(403)
    expect((await send(app, 'POST', '/api/user/export', { password: 'x' })).status).toBe(401)
  })
})
