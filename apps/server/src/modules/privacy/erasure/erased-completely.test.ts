// covers: ASVS 14.2.4
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { drained } from '../../../testing/drained.ts'
import { fillEveryTable, MARKS } from '../../../testing/marked-rows.ts'
import { verifyChain } from '../../audit/public.ts'
import { paymentCustomer } from '../../money/tables/saved-cards.ts'
import { CARDS, confirmCard, intentIdOf, verify } from '../../../testing/payments.ts'
import { openTab } from '../../../testing/sockets.ts'
import { eraseDueAccounts } from './erase-due-accounts.ts'
import { HARMLESS_COLUMNS, RETAINED_BY_LAW } from '../../../testing/retained-columns.ts'
import { ownApp } from '../../../testing/own-app.ts'

const START = new Date('2026-11-18T12:00:00Z')
const DAY_HOURS = 24

let client: Actor
let vendor: Actor
let admin: Actor
let paidId: string

const app = ownApp({ start: START })

/** A client and a vendor who had all to do with each other that there is. */
async function live() {
  const name = (mark: string) => `${mark} O'Person`
  client = await createClient(app, { name: name(MARKS.client), email: `${MARKS.client}@example.test` })
  vendor = await createVendor(app, { name: name(MARKS.vendor), email: `${MARKS.vendor}@example.test` })
  admin = await createAdmin(app)
  const parties = { client, vendor }
  const now = app.clock.now()
  paidId = await insertAppointmentRow(app, parties, {
    startsAt: new Date('2026-11-20T10:00:00Z'),
    confirmedAt: now,
    payBy: new Date('2026-11-19T10:00:00Z'),
  })
  await pay()
  const declinedId = await insertAppointmentRow(app, parties, { declinedAt: now })
  await (await openTab(app, client)).send(vendor.id, 'Hello')
  app.clock.set(new Date('2026-11-21T12:00:00Z'))
  const done = await client.call('POST', '/api/user/mark-complete', { appointmentId: paidId })
  expect(done.body).toMatchObject({ success: true })
  await drained(app)
  for (const key of [`${MARKS.client}-portrait.webp`, `w160-${MARKS.client}-portrait.webp`]) {
    await app.runtime.files.put(key, Buffer.from(MARKS.client))
  }
  await app.runtime.files.put(`${MARKS.vendor}-portrait.webp`, Buffer.from(MARKS.vendor))
  for (const key of ['paper.paper', 'photo.paper', 'photo-480.avif', 'photo-480.webp']) {
    await app.runtime.files.put(`${MARKS.vendor}-${key}`, Buffer.from(MARKS.vendor))
  }
  await fillEveryTable(app, { client, vendor, admin, appointmentId: paidId, declinedId })
  await payOut()
}

/** Pays by card as the page does, with a name and an address on the card, and saves it. */
async function pay() {
  const wanted = { appointmentId: paidId, saveCard: true }
  const { body } = await client.call('POST', '/api/user/create-payment-intent', wanted)
  const intentId = intentIdOf(body.clientSecret)
  await confirmCard(app, body.clientSecret, CARDS.good, MARKS.client)
  expect((await verify(client, intentId)).status).toBe(200)
}

/** Stores a payout as if the vendor had its money, at an account that has its mark. */
async function payOut() {
  const { rows } = await app.runtime.pool.query(
    `insert into payout (vendor_id, amount_cents, destination, status, created_at, settled_at)
      values ($1, 9000, $2, 'paid', now(), now()) returning id`,
    [vendor.id, `acct_${MARKS.vendor}`],
  )
  await app.runtime.pool.query(`update earning set payout_id = $1 where vendor_id = $2`, [
    rows[0].id,
    vendor.id,
  ])
}

interface Column {
  schema: string
  table: string
  column: string
}

/** Every column in which words can stand, of ours, of the sandbox's and of the queue's tables. */
async function wordColumns(): Promise<Column[]> {
  const { rows } = await app.runtime.pool.query<Column>(`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'payments_sandbox', 'graphile_worker')
      and (c.data_type in ('text', 'json', 'jsonb', 'character varying', 'ARRAY', 'bytea', 'USER-DEFINED'))
    order by 1, 2, 3`)
  return rows
}

const nameOf = ({ schema, table, column }: Column) =>
  `${schema === 'public' ? '' : `${schema}.`}${table}.${column}`

/** The columns that hold a mark. */
async function columnsWith(mark: string): Promise<string[]> {
  const found: string[] = []
  for (const place of await wordColumns()) {
    const { rowCount } = await app.runtime.pool.query(
      `select from ${place.schema}."${place.table}" where "${place.column}"::text ilike '%' || $1 || '%' limit 1`,
      [mark],
    )
    if (rowCount) found.push(nameOf(place))
  }
  return found
}

/** The files whose name or content holds a mark. */
async function filesWith(mark: string): Promise<string[]> {
  const folder = join(app.runtime.config.dataDir, 'files')
  const found: string[] = []
  for (const name of await readdir(folder)) {
    if (name.includes(mark) || (await readFile(join(folder, name))).includes(mark)) found.push(name)
  }
  return found
}

async function erase(actor: Actor, site: 'user' | 'pro') {
  const asked = await actor.call('POST', `/api/${site}/erasure`, { password: PASSWORD })
  expect(asked.body).toMatchObject({ success: true, liveAppointments: 0, moneyUnderWay: false })
  app.clock.advance(7 * DAY_HOURS + 1)
  await eraseDueAccounts(app.runtime)
  await drained(app)
}

/** Every column in which somebody’s words can stand holds them, or is known to hold none. */
async function expectAllMarked() {
  const marked = new Set([...(await columnsWith(MARKS.client)), ...(await columnsWith(MARKS.vendor))])
  const unknown = (await wordColumns())
    .filter(({ schema }) => schema === 'public')
    .map(nameOf)
    .filter((name) => !marked.has(name) && !HARMLESS_COLUMNS.has(name))
  expect(unknown).toEqual([])
  expect(marked).toContain('payments_sandbox.objects.body')
  expect(await filesWith(MARKS.client)).toHaveLength(2)
  expect(await filesWith(MARKS.vendor)).toHaveLength(5)
}

async function expectClientGone() {
  const ofVendor = await columnsWith(MARKS.vendor)
  const [kept] = await app.runtime.db.select().from(paymentCustomer)
  await erase(client, 'user')
  expect(await app.runtime.stripe.customers.retrieve(kept!.customerId)).toMatchObject({ deleted: true })
  expect((await columnsWith(MARKS.client)).filter((name) => !(name in RETAINED_BY_LAW))).toEqual([])
  await expect.poll(() => filesWith(MARKS.client)).toEqual([])
  const gone = ofVendor.filter((name) => name.startsWith('vendor.') || name.startsWith('saved_reply.'))
  expect(await columnsWith(MARKS.vendor)).toEqual(expect.arrayContaining(gone))
  expect(await filesWith(MARKS.vendor)).toHaveLength(5)
}

/** The other side and admins go on, under the name of nobody. */
async function expectOthersGoOn() {
  const asking = await createAdmin(app)
  const own = await vendor.call('GET', `/api/pro/appointments/${paidId}`)
  expect(own.body.appointment.clientData).toMatchObject({
    name: 'Deleted account',
    phone: null,
  })
  const chat = await vendor.call('GET', `/api/pro/messages/${client.id}`)
  expect(chat.body.messages.map(({ content }: { content: string }) => content)).toContain(
    'Message of a deleted account',
  )
  expect((await vendor.call('GET', '/api/pro/inbox')).status).toBe(200)
  for (const path of [
    '/api/admin/people?role=client',
    `/api/admin/people/clients/${client.id}`,
    `/api/admin/appointments`,
    `/api/admin/appointments/${paidId}`,
    '/api/admin/payments',
    '/api/admin/audit',
  ]) {
    const shown = await asking.call('GET', path)
    expect([path, shown.status]).toEqual([path, 200])
    expect(JSON.stringify(shown.body)).not.toContain(MARKS.client)
  }
}

/** What is left of erased entries is vouched for, and the digests of what is gone have no salt by which to find it. */
async function expectAuditIntact() {
  expect((await verifyChain(app.runtime.db)).faults).toEqual([])
  const { rows } = await app.runtime.db.execute(sql`
    select from audit_link l join audit_link later using (entry_id)
    where l.position < later.position and l.salt is not null`)
  expect(rows).toEqual([])
}

async function expectVendorGone() {
  await erase(vendor, 'pro')
  expect((await columnsWith(MARKS.vendor)).filter((name) => !(name in RETAINED_BY_LAW))).toEqual([])
  await expect.poll(() => filesWith(MARKS.vendor)).toEqual([])
}

test('nothing of somebody is left in any table or file but what the law demands, and nothing of others is touched', async () => {
  await live()
  await expectAllMarked()
  await expectClientGone()
  await expectOthersGoOn()
  await expectAuditIntact()
  await expectVendorGone()
})
