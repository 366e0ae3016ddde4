import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../../modules/audit/tables/audit.ts'
import { vettingCheck } from '../../modules/catalogue/tables/vetting.ts'
import { broadcast } from '../../modules/notifications/tables/broadcasts.ts'
import { complaint } from '../../modules/trust/tables/complaints.ts'
import { contentNotice } from '../../modules/trust/tables/content-notices.ts'
import { type Actor, createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { insertManyVendors } from '../../testing/many-vendors.ts'
import { fetchFile } from '../../testing/requests.ts'
import { ownApp } from '../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
/** Hours before noon; several are equal, so that only the ids order them. */
const HOURS = [5, 3, 3, 3, 1, 7, 7]
const FORMULA = '=HYPERLINK("http://evil.test")'

const hoursBefore = (hours: number) => new Date(NOON.getTime() - hours * 3_600_000)

let admin: Actor
let client: Actor
const app = ownApp({ start: NOON, pauses: { sweepsMs: 3_600_000 } })
beforeAll(async () => {
  admin = await createAdmin(app)
  client = await createClient(app)
  const vendors = []
  for (const name of ['Áine Daly', 'Zoë Walsh', 'Aoife Byrne', 'Aoife Byrne']) {
    vendors.push(await createVendor(app, { name, horizonDays: 365 }))
  }
  await createChecks(vendors)
  await createNotices(vendors)
  await createJobs()
  await createSeries(vendors[0]!)
})

/** Two checks of each vendor, of which those of a kind end together. */
async function createChecks(vendors: readonly Actor[]) {
  await app.runtime.db.insert(vettingCheck).values(
    vendors.flatMap(({ id }) =>
      (['identity', 'insurance'] as const).map((kind, index) => ({
        vendorId: id,
        kind,
        outcome: 'passed' as const,
        checkedAt: hoursBefore(1000),
        expiresAt: new Date(NOON.getTime() + (10 + index) * 24 * 3_600_000),
      })),
    ),
  )
}

/** Open and decided reports of vendors, one of someone who has left, and a complaint about each decided one. */
async function createNotices(vendors: readonly Actor[]) {
  const said = (index: number) => ({
    id: randomUUID(),
    kind: 'profile' as const,
    subjectId: randomUUID(),
    reason: 'rules' as const,
    text: index === 0 ? FORMULA : 'Not what they say.',
    name: 'Ciara Nolan',
    email: 'ciara@example.test',
    sentAt: hoursBefore(HOURS[index]! + 10),
    authorId: vendors[index]?.id ?? null,
  })
  const decided = HOURS.map((hours, index) => ({
    ...said(index),
    decision: 'none' as const,
    decidedAt: hoursBefore(hours),
    decidedBy: admin.id,
    reasons: 'Nothing is wrong with it.',
  }))
  await app.runtime.db.insert(contentNotice).values(HOURS.map((_, index) => said(index)))
  await app.runtime.db.insert(contentNotice).values(decided)
  await app.runtime.db.insert(complaint).values(
    decided.map(({ id }, index) => ({
      noticeId: id,
      name: ['zoë walsh', '=1+1', 'áine daly', 'áine daly', 'bríd casey', 'áine daly', 'dara fox'][index]!,
      email: 'ciara@example.test',
      text: 'Look again.',
      sentAt: hoursBefore(HOURS[index]!),
    })),
  )
}

/** Failed jobs of two kinds, due at few instants after few attempts. */
async function createJobs() {
  for (const [index, hours] of HOURS.entries()) {
    const payload = JSON.stringify({ subject: index === 0 ? FORMULA : 'Confirmed' })
    const { rows } = await app.runtime.db.execute<{ id: string }>(
      sql`select id::text from graphile_worker.add_job(${index % 2 ? 'send-mail' : 'issue-refund'},
        payload := ${payload}::json, run_at := now() + interval '1 day')`,
    )
    const attempts = 1 + (index % 3)
    await app.runtime.db.execute(
      sql`update graphile_worker._private_jobs set run_at = ${hoursBefore(hours).toISOString()}::timestamptz,
        max_attempts = ${attempts}, attempts = ${attempts} where id = ${rows[0]!.id}::bigint`,
    )
  }
}

async function createSeries(vendor: Actor) {
  for (const slotDate of ['26_11_2026', '27_11_2026', '28_11_2026']) {
    const { status } = await client.call('POST', '/api/user/series', {
      vendorId: vendor.id,
      slotDate,
      startTime: '09:00 AM',
      endTime: '10:00 AM',
      everyWeeks: 4,
      visits: 2,
      note: FORMULA,
    })
    expect(status).toBe(200)
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- rows of any list
type Row = any
interface List {
  path: () => string
  /** The name of the rows in the reply. */
  rows: string
  pages: 'by number' | 'by cursor'
  /** The orders, each with its reverse, and what a row is ordered by. */
  orders: [order: string, reverse: string, keyOf: (row: Row) => string | number][]
  length: number
}

const folded = (name: string | undefined) =>
  (name ?? '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()

const LISTS: Record<string, List> = {
  checks: {
    path: () => '/api/admin/checks?',
    rows: 'rows',
    pages: 'by number',
    orders: [
      ['soonest', 'latest', ({ expiresAt }) => expiresAt],
      ['name', 'name-desc', ({ vendor }) => vendor.name.toLowerCase()],
      ['kind', 'kind-desc', ({ kind }) => kind],
    ],
    length: 8,
  },
  'open notices of content': {
    path: () => '/api/admin/content-notices?',
    rows: 'rows',
    pages: 'by cursor',
    orders: [
      ['oldest', 'newest', ({ sentAt }) => sentAt],
      ['author', 'author-desc', ({ author }) => folded(author?.name)],
    ],
    length: 7,
  },
  'decided notices of content': {
    path: () => '/api/admin/content-notices?status=decided&',
    rows: 'rows',
    pages: 'by cursor',
    orders: [['oldest', 'newest', ({ decidedAt }) => decidedAt]],
    length: 7,
  },
  complaints: {
    path: () => '/api/admin/complaints?',
    rows: 'rows',
    pages: 'by cursor',
    orders: [
      ['oldest', 'newest', ({ sentAt }) => sentAt],
      ['name', 'name-desc', ({ name }) => folded(name)],
    ],
    length: 7,
  },
  jobs: {
    path: () => '/api/admin/jobs?',
    rows: 'jobs',
    pages: 'by number',
    orders: [
      ['soonest', 'latest', ({ runAt }) => runAt],
      ['task', 'task-desc', ({ task }) => task],
      ['attempts-asc', 'attempts', ({ attempts }) => attempts],
    ],
    length: 7,
  },
  'series of a person': {
    path: () => `/api/admin/people/${client.id}/series?`,
    rows: 'series',
    pages: 'by number',
    orders: [['oldest', 'newest', ({ createdAt }) => createdAt]],
    length: 3,
  },
}

const get = async (path: string, who = admin) => (await who.call('GET', path)).body
const fileOf = (path: string) => path.replace('?', '.csv?')
async function csv(path: string): Promise<string> {
  const { status, bytes } = await fetchFile(app, admin, fileOf(path))
  expect(status, path).toBe(200)
  return new TextDecoder().decode(bytes)
}
/** The first cells of all rows, which are ids. */
const idsIn = (text: string) =>
  text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0]!)

/** All rows of a list, read in pages of two. */
async function readAll({ path, rows, pages }: List, order: string): Promise<Row[]> {
  const found: Row[] = []
  for (let page = 1, cursor = ''; ; page++) {
    const at = pages === 'by number' ? `pageSize=2&page=${page}` : `limit=2${cursor && `&cursor=${cursor}`}`
    const body = await get(`${path()}order=${order}&${at}`)
    found.push(...body[rows])
    if (pages === 'by number' ? body[rows].length < 2 : body.nextCursor === null) return found
    cursor = body.nextCursor
  }
}
const idOf = ({ _id }: Row): string => _id

test.each(Object.entries(LISTS))(
  '%s are sorted by each column both ways, page by page across equal values, and so is the file',
  async (_name, list) => {
    for (const [order, reverse, keyOf] of list.orders) {
      const rows = await readAll(list, order)
      expect(new Set(rows.map(idOf)).size, order).toBe(list.length)
      expect(rows, order).toHaveLength(list.length)
      const keys = rows.map(keyOf)
      expect(keys, order).toEqual(keys.toSorted((one, other) => (one < other ? -1 : Number(one > other))))
      expect((await readAll(list, reverse)).map(idOf), reverse).toEqual(rows.map(idOf).toReversed())
      for (const each of [order, reverse]) {
        const ids = (await readAll(list, each)).map(idOf)
        expect(idsIn(await csv(`${list.path()}order=${each}`)), each).toEqual(ids)
        const chosen = [ids[2], ids[0]].join(',')
        expect(idsIn(await csv(`${list.path()}order=${each}&ids=${chosen}`)), each).toEqual([ids[0], ids[2]])
      }
    }
    expect((await admin.call('GET', `${list.path()}order=random`)).status).toBe(400)
    expect((await fetchFile(app, admin, fileOf(`${list.path()}ids=x`))).status).toBe(400)
  },
)

test('a cursor of one order is refused in another', async () => {
  const { nextCursor } = await get('/api/admin/complaints?order=name&limit=1')
  const other = await admin.call('GET', `/api/admin/complaints?order=newest&limit=1&cursor=${nextCursor}`)
  expect(other.status).toBe(400)
})

test.each([
  ['/api/admin/content-notices?', `'=HYPERLINK(""http://evil.test"")`],
  ['/api/admin/complaints?', `'=1+1`],
])('the file of %s has no cell that a spreadsheet runs', async (path, cell) => {
  const text = await csv(path)
  expect(text).toContain(cell)
  expect(text).not.toMatch(/(^|[,"\n])[=+@]/)
})

test('a file of jobs says no more about people than the list, and nothing that runs', async () => {
  const text = await csv('/api/admin/jobs?')
  expect(text).toContain('subject: =HYPERLINK')
  expect(text).not.toMatch(/(^|[,"\n])[=+@]/)
})

test('announcements come as a file, the last first, with whom they went to', async () => {
  const sent = HOURS.map((hours) => ({
    id: randomUUID(),
    adminId: admin.id,
    content: FORMULA,
    audience: { to: 'vendors' as const },
    people: 4,
    sentAt: hoursBefore(hours),
  }))
  await app.runtime.db.insert(broadcast).values(sent)
  const { broadcasts } = await get('/api/admin/broadcasts?pageSize=100')
  const text = await csv('/api/admin/broadcasts?')
  expect(idsIn(text)).toEqual(broadcasts.map(idOf))
  expect(text).toContain(`"'=HYPERLINK(""http://evil.test"")",Vendors,`)
})

/** More rows than a file reads at once, nearly all of equal keys. */
async function createMany(vendor: Actor) {
  const { db } = app.runtime
  const many = Array.from({ length: 1100 }, (_, index) => ({ id: randomUUID(), at: hoursBefore(index % 2) }))
  const said = { kind: 'profile', reason: 'rules', text: 'No.', name: 'N', email: 'n@example.test' } as const
  await db
    .insert(contentNotice)
    .values(
      many.map(({ id, at }) => ({ ...said, id, subjectId: vendor.id, authorId: vendor.id, sentAt: at })),
    )
  await db.insert(complaint).values(
    many.map(({ id, at }) => ({
      noticeId: id,
      name: 'N',
      email: 'n@example.test',
      text: 'No.',
      sentAt: at,
    })),
  )
  await insertManyVendors(db, many.length)
  await db.execute(sql`insert into vetting_check (vendor_id, kind, outcome, checked_at, expires_at)
    select id, 'identity', 'passed', ${NOON.toISOString()}::timestamptz, ${NOON.toISOString()}::timestamptz + interval '20 days'
    from vendor where id not in (select vendor_id from vetting_check)`)
  await db.execute(sql`select graphile_worker.add_job('send-mail', payload := '{}'::json,
    run_at := '2099-01-01'::timestamptz) from generate_series(1, 1100)`)
}

test('a file longer than what is read at once is whole, without a row twice', async () => {
  await createMany(await createVendor(app, { name: 'Múireann Fahy' }))
  const waiting = { ...LISTS.jobs!, path: () => '/api/admin/jobs?state=waiting&' }
  const lists = [LISTS.checks!, LISTS['open notices of content']!, LISTS.complaints!, waiting]
  for (const { path, orders } of lists) {
    for (const order of orders.flatMap(([one, reverse]) => [one, reverse])) {
      const ids = idsIn(await csv(`${path()}order=${order}`))
      expect(ids.length, `${path()}${order}`).toBeGreaterThanOrEqual(1100)
      expect(new Set(ids).size, `${path()}${order}`).toBe(ids.length)
    }
  }
})

test('each download is recorded, and a reader gets none', async () => {
  const reader = await createAdmin(app, { role: 'reader' })
  const paths = [...Object.values(LISTS).map(({ path }) => path()), '/api/admin/broadcasts?']
  for (const path of paths) {
    expect((await fetchFile(app, reader, fileOf(path))).status, path).toBe(403)
    expect((await fetchFile(app, client, fileOf(path))).status, path).toBe(403)
  }
  const member = await createAdmin(app)
  admin = member
  for (const path of paths) await csv(path)
  const recorded = await app.runtime.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.actorId, member.id), eq(auditEntry.action, 'list.exported')))
    .orderBy(auditEntry.id)
  expect(recorded.map(({ subjectId }) => subjectId)).toEqual([
    'checks',
    'content-notices',
    'content-notices',
    'complaints',
    'jobs',
    'series',
    'announcements',
  ])
  expect(recorded[5]!.details).toEqual({ order: 'newest', person: client.id })
})
