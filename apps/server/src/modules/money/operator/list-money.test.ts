import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../../audit/tables/audit.ts'
import { refund } from '../tables/payments.ts'
import { createAdmin } from '../../../testing/actors.ts'
import {
  cancelByVendor,
  CARDS,
  createPaid,
  createPayable,
  eventuallySees,
  type Paid,
  payByCard,
  setFaults,
} from '../../../testing/payments.ts'
import { fetchFile } from '../../../testing/requests.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

let paid: Paid
const app = ownApp()
const admin = ownActor(app, createAdmin)
beforeAll(async () => {
  paid = await createPaid(app)
})

const ask = async (path: string) => (await admin.call('GET', `/api/admin/${path}`)).body

test('payments are found by name, appointment and intent, and tell their story', async () => {
  const searches = [paid.appointmentId, paid.intentId, 'CIARA', 'aoife byrne']
  for (const search of searches) {
    const { rows, total, sum } = await ask(`payments?search=${encodeURIComponent(search)}`)
    expect({ total, sum }, search).toEqual({ total: 1, sum: 100.74 })
    expect(rows[0]).toMatchObject({ amount: 100.74, status: 'arrived', intentId: paid.intentId })
    expect(rows[0].appointment).toMatchObject({ _id: paid.appointmentId, client: { _id: paid.client.id } })
  }
  expect((await ask('payments?search=nobody')).rows).toEqual([])
  expect(await ask('payments?page=9')).toMatchObject({ rows: [], total: 1, page: 9 })
  const [{ _id }] = (await ask('payments')).rows
  const story = await ask(`payments/${_id}`)
  expect(story).toMatchObject({ payment: { _id }, tries: [{ _id }], refund: null, disputes: [] })
  const charge = story.movements.find(({ kind }: { kind: string }) => kind === 'charge')
  expect(charge.lines).toEqual([
    { account: 'provider', amount: 100.74 },
    { account: 'vendor-held', amount: -90 },
    { account: 'platform-fees', amount: -9 },
    { account: 'handling-fees', amount: -1.74 },
  ])
})

test('the day of an export is one that spreadsheets read', async () => {
  const { bytes } = await fetchFile(app, admin, `/api/admin/payments.csv?search=${paid.appointmentId}`)
  const [head, row] = new TextDecoder().decode(bytes).split('\n')
  const day = head!.split(',').indexOf('Day')
  expect(row!.split(',')[day]).toBe('2026-11-28')
})

test('payments are filtered by state and day', async () => {
  const waiting = await createPayable(app)
  await payByCard(app, waiting, CARDS.declined)
  const { rows } = await ask('payments?status=waiting')
  expect(rows.map(({ appointment }: { appointment: { _id: string } }) => appointment._id)).toEqual([
    waiting.appointmentId,
  ])
  expect((await ask('payments?from=2026-11-18&to=2026-11-18')).total).toBe(2)
  expect((await ask('payments?to=2026-11-17')).total).toBe(0)
  expect((await admin.call('GET', '/api/admin/payments?from=yesterday')).status).toBe(400)
})

test('a refund that was given up can be tried again, which is noted and pays once', async () => {
  await setFaults(app, { refunds: 'fail' })
  const returned = await createPaid(app)
  await cancelByVendor(returned)
  const { db } = app.runtime
  const ofReturned = eq(refund.appointmentId, returned.appointmentId)
  const { id } = (await db.select().from(refund).where(ofReturned))[0]!
  await expect.poll(async () => (await ask(`refunds/${id}`)).refund.attempt).toBeGreaterThan(1)
  const waiting = await ask(`refunds/${id}`)
  expect(waiting).toMatchObject({ refund: { status: 'pending', frozen: false }, retryable: true })
  expect(Date.parse(waiting.nextTry.at)).not.toBeNaN()
  await db.update(refund).set({ status: 'failed', providerRefundId: null }).where(eq(refund.id, id))
  await setFaults(app, { refunds: 'normal' })
  const { status } = await admin.call('POST', `/api/admin/refunds/${id}/retry`)
  expect(status).toBe(200)
  await eventuallySees(returned, { refundStatus: 'refunded' })
  expect((await admin.call('POST', `/api/admin/refunds/${id}/retry`)).status).toBe(409)
  const recorded = await db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectId, id), eq(auditEntry.actor, 'admin')))
  expect(recorded).toMatchObject([{ action: 'refund.retried', actorId: admin.id, subjectKind: 'refund' }])
  expect((await ask('refunds?status=refunded')).rows).toMatchObject([{ _id: id, amount: 100.74 }])
})

test('a dispute holds its refund back and is found', async () => {
  const payable = await createPayable(app)
  await payByCard(app, payable, CARDS.disputed)
  await expect.poll(async () => (await ask('disputes?status=open')).total).toBe(1)
  const [{ _id, providerDisputeId }] = (await ask('disputes')).rows
  expect((await ask(`disputes?search=${providerDisputeId}`)).total).toBe(1)
  await cancelByVendor(payable)
  const { dispute, refund: held, providerUrl } = await ask(`disputes/${_id}`)
  expect(dispute).toMatchObject({ status: 'open', chargeable: 0, amount: 100.74, earnings: 'none' })
  const [told] = (await app.runtime.stripe.disputes.list()).data
  expect(dispute.answerBy).toBe(new Date(told!.evidence_details.due_by! * 1000).toISOString())
  // The sandbox has no page for it.
  expect(providerUrl).toBeNull()
  expect(held).toMatchObject({ status: 'pending', frozen: true })
  expect(await ask(`refunds/${held._id}`)).toMatchObject({ retryable: false })
  const refused = await admin.call('POST', `/api/admin/refunds/${held._id}/retry`)
  expect(refused.body).toMatchObject({ code: 'REFUND_NOT_RETRYABLE' })
})

test('the figures are those of the books', async () => {
  const figures = await ask('money')
  expect(figures.charged).toEqual({ amount: 302.22, count: 3 })
  // An attempt that was refused brought nothing.
  expect(await ask('payments')).toMatchObject({ total: 4, sum: 302.22 })
  expect(figures.refunded).toEqual({ amount: 100.74, count: 1 })
  expect(figures.held).toEqual({ amount: 90, count: 1 })
  expect(figures.take).toBe(9)
  expect(figures.payday).toBe('2026-11-23T06:00:00.000Z')
  expect(figures.counts).toMatchObject({ payments: 4, refunds: 2, disputes: 1, payouts: 0 })
  expect((await ask('money?to=2026-11-17')).charged).toEqual({ amount: 0, count: 0 })
})

test.each(['payments', 'refunds', 'disputes', 'payouts'])('%s of no such id are not found', async (list) => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  expect((await admin.call('GET', `/api/admin/${list}/${nobody}`)).status).toBe(404)
  expect((await admin.call('GET', `/api/admin/${list}/x`)).status).toBe(404)
  expect((await paid.vendor.call('GET', `/api/admin/${list}`)).status).toBe(403)
  expect((await admin.call('GET', `/api/admin/${list}?search=%25_'%22%3B`)).body).toMatchObject({ rows: [] })
  expect((await admin.call('GET', `/api/admin/${list}?search=%00`)).status).toBe(400)
})

test('the counts of the lists follow a search, as each list finds', async () => {
  const other = await createPaid(app)
  const countsOf = async (search: string) => (await ask(`money?search=${search}`)).counts
  for (const search of [other.appointmentId, other.intentId]) {
    expect(await countsOf(search)).toMatchObject({ payments: 1, refunds: 0, disputes: 0, payouts: 0 })
  }
  expect(await countsOf('nobody')).toMatchObject({ payments: 0, refunds: 0, disputes: 0, payouts: 0 })
  await cancelByVendor(other)
  expect(await countsOf(other.appointmentId)).toMatchObject({ payments: 1, refunds: 1 })
  expect((await ask('money')).counts.payments).toBe((await ask('payments')).total)
})
