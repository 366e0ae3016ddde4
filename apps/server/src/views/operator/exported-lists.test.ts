import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { auditEntry } from '../../modules/audit/tables/audit.ts'
import { account } from '../../modules/identity/tables/accounts.ts'
import { type Actor, createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { createPassed, markComplete, toNextPayday } from '../../testing/passed.ts'
import { cancelByVendor, CARDS, createPaid, type Paid } from '../../testing/payments.ts'
import { fetchFile } from '../../testing/requests.ts'
import { payOutVendors } from '../../modules/money/payouts/pay-out-vendors.ts'
import { ownApp } from '../../testing/own-app.ts'

let admin: Actor
let done: Paid
const app = ownApp()
beforeAll(async () => {
  for (const name of ['Áine Byrne', '=HYPERLINK("http://evil")', 'Zoë Walsh'])
    await createClient(app, { name })
  await createVendor(app, { name: 'Bríd Casey', verifiedAt: null })
  // A dispute, a refund, a report, reviews of both sides and a payout.
  await createPaid(app).then(cancelByVendor)
  await createPassed(app, { card: CARDS.disputed })
  const reported = await createPassed(app)
  await reported.client.call('POST', `/api/user/appointments/${reported.appointmentId}/report`, {
    text: 'Nobody came.',
  })
  done = await createPassed(app)
  await markComplete(done)
  await done.client.call('PUT', `/api/user/appointments/${done.appointmentId}/review`, { stars: 2 })
  await done.vendor.call('PUT', `/api/pro/appointments/${done.appointmentId}/review`, { stars: 5 })
  toNextPayday(app)
  await payOutVendors(app.runtime)
  admin = await createAdmin(app)
  // The provider reports the dispute by itself.
  await vi.waitFor(
    async () => {
      expect((await admin.call('GET', '/api/admin/disputes')).body.total).toBe(1)
    },
    { timeout: 30_000 },
  )
})

const csv = async (path: string) => {
  const { status, headers, bytes } = await fetchFile(app, admin, `/api/admin/${path}`)
  expect(status, path).toBe(200)
  return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), headers }
}
/** The first cells of all rows, which are ids. */
const idsIn = (text: string) =>
  text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0])
    .filter((cell) => /^[0-9a-f-]{36}$/.test(cell!))

/** Each list: the name of its rows, and its orders, each followed by its reverse. */
const LISTS: [path: string, rows: string, orders: string[]][] = [
  ['people', 'people', ['newest', 'oldest', 'name', 'name-desc']],
  ['vendors', 'vendors', ['newest', 'oldest', 'name', 'name-desc']],
  ['appointments', 'appointments', ['latest', 'soonest', 'booked', 'booked-asc', 'amount', 'amount-asc']],
  ['payments', 'rows', ['newest', 'oldest', 'amount', 'amount-asc']],
  ['refunds', 'rows', ['newest', 'oldest', 'amount', 'amount-asc']],
  ['disputes', 'rows', ['newest', 'oldest', 'amount', 'amount-asc']],
  ['payouts', 'rows', ['newest', 'oldest', 'amount', 'amount-asc']],
  ['reviews', 'reviews', ['newest', 'oldest', 'highest', 'lowest']],
  ['reports', 'reports', ['newest', 'oldest']],
]

test.each(LISTS)('%s come in each order, and their file in the same', async (path, rows, orders) => {
  for (const [index, order] of orders.entries()) {
    const { status, body } = await admin.call('GET', `/api/admin/${path}?order=${order}&pageSize=100`)
    expect(status).toBe(200)
    const ids = body[rows].map(({ _id }: { _id: string }) => _id)
    expect(ids.length).toBeGreaterThan(0)
    expect(idsIn((await csv(`${path}.csv?order=${order}`)).text), order).toEqual(ids)
    if (index % 2 === 0) continue
    const { body: reverse } = await admin.call(
      'GET',
      `/api/admin/${path}?order=${orders[index - 1]}&pageSize=100`,
    )
    expect(reverse[rows].map(({ _id }: { _id: string }) => _id).toReversed()).toEqual(ids)
  }
  expect((await admin.call('GET', `/api/admin/${path}?order=random`)).status).toBe(400)
})

test('a list longer than what is read at once is whole, without a row twice', async () => {
  const many = Array.from({ length: 1200 }, (_, index) => ({
    role: 'client' as const,
    email: `many-${index}@example.test`,
    // Many of the same name and the same instant: the order goes on by id.
    name: `Many ${index % 3}`,
    passwordHash: 'none',
    createdAt: app.clock.now(),
  }))
  await app.runtime.db.insert(account).values(many)
  for (const order of ['newest', 'oldest', 'name', 'name-desc']) {
    const ids = idsIn((await csv(`people.csv?search=many&order=${order}`)).text)
    expect(ids).toHaveLength(1200)
    expect(new Set(ids).size).toBe(1200)
  }
})

test('a file has its mark, names what spreadsheets would run as text, and is named for its list', async () => {
  const { text, headers } = await csv('people.csv?order=name')
  expect(text.startsWith('\uFEFFId,Site,Name,Email')).toBe(true)
  expect(text).toContain('Áine Byrne')
  expect(text).toContain(`"'=hyperlink(""http://evil"")"`.replace('hyperlink', 'HYPERLINK'))
  expect(headers.get('content-type')).toMatch(/^text\/csv/)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="people-\d+_\d+_\d{4}\.csv"$/)
})

test('chosen rows alone come in the order of the list, within its filters', async () => {
  const { body } = await admin.call('GET', '/api/admin/payments?order=oldest')
  const ids = body.rows.map(({ _id }: { _id: string }) => _id)
  const chosen = [ids[2], ids[0]].join(',')
  expect(idsIn((await csv(`payments.csv?order=oldest&ids=${chosen}`)).text)).toEqual([ids[0], ids[2]])
  expect(idsIn((await csv(`payments.csv?status=given-up&ids=${chosen}`)).text)).toEqual([])
  for (const wrong of ['', 'x', `${ids[0]},`, Array.from({ length: 101 }, () => ids[0]).join(',')]) {
    const { status } = await fetchFile(app, admin, `/api/admin/payments.csv?ids=${wrong}`)
    expect(status, wrong.slice(0, 50)).toBe(400)
  }
})

test('each file is recorded with its filters, not with whom was sought', async () => {
  await csv('appointments.csv?state=paid&search=ciara')
  const rows = await app.runtime.db.select().from(auditEntry).where(eq(auditEntry.action, 'list.exported'))
  expect(rows.at(-1)).toMatchObject({
    actorId: admin.id,
    subjectKind: 'list',
    subjectId: 'appointments',
    details: { state: 'paid', order: 'latest', search: 'yes' },
  })
})

test('nobody else downloads a list', async () => {
  for (const [path] of LISTS) {
    for (const actor of [done.client, done.vendor]) {
      expect((await fetchFile(app, actor, `/api/admin/${path}.csv`)).status, path).toBe(403)
    }
  }
})
