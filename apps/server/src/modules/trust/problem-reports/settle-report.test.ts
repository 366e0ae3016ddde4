import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createAdmin } from '../../../testing/actors.ts'
import { disputeCents } from '../../../testing/disputed.ts'
import { drained } from '../../../testing/drained.ts'
import { booked, createPassed, earningsOf } from '../../../testing/passed.ts'
import {
  eventuallySees,
  seesAfterRetry,
  type Paid,
  seenByClient,
  setFaults,
  toldClient,
} from '../../../testing/payments.ts'
import { refundsAtProvider } from '../../../testing/provider-view.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)

const REASONS = { toClient: 'They came late.', toVendor: 'You came late.' }

async function createReported(): Promise<Paid & { reportId: string }> {
  const paid = await createPassed(app)
  const path = `/api/user/appointments/${paid.appointmentId}/report`
  expect((await paid.client.call('POST', path, { text: 'They came late.' })).status).toBe(200)
  const { body } = await admin.call('GET', '/api/admin/problem-reports')
  const report = body.reports.find(
    ({ appointment }: { appointment: { _id: string } }) => appointment._id === paid.appointmentId,
  )
  return { ...paid, reportId: report._id }
}

const settle = (id: string, refundAmount: unknown, reasons: object = REASONS, by = admin) =>
  by.call('POST', `/api/admin/problem-reports/${id}/settle`, { refundAmount, ...reasons })

const seenByVendor = async ({ vendor }: Paid) =>
  (await vendor.call('GET', '/api/pro/appointments')).body.appointments[0]

describe('a settlement', () => {
  test('of nothing completes the appointment: the vendor has earned its fee', async () => {
    const reported = await createReported()
    expect((await settle(reported.reportId, 0)).status).toBe(200)
    expect(await seenByClient(reported)).toMatchObject({
      isComplete: true,
      cancelled: false,
      refundAmount: null,
      reportStatus: 'settled',
      reportOutcome: 'They came late.',
    })
    expect(await seenByVendor(reported)).toMatchObject({ reportOutcome: 'You came late.' })
    expect((await earningsOf(reported)).totals).toMatchObject({ held: 0, owed: 90, frozen: 0 })
    const { body } = await reported.vendor.call('GET', '/api/pro/profile')
    expect(body.vendorData.completedAppointments).toBe(1)
  })

  test('says what of the payment the bank gave before, and sends the rest', async () => {
    const reported = await createReported()
    await app.runtime.stripe.disputes.close(await disputeCents(app, reported, 4000))
    await drained(app)
    const { body } = await admin.call('GET', `/api/admin/problem-reports/${reported.reportId}`)
    expect(body.report.appointment).toMatchObject({ left: { vendorFee: 90 }, disputed: 40 })
    expect((await settle(reported.reportId, 100.74)).status).toBe(200)
    await eventuallySees(reported, { cancelledBy: 'admin', refundAmount: 60.74, refundStatus: 'refunded' })
    const settled = await admin.call('GET', `/api/admin/problem-reports/${reported.reportId}`)
    expect(settled.body.report).toMatchObject({ refundAmount: 60.74, earned: 0 })
    const audit = await admin.call('GET', `/api/admin/audit?subject=${reported.reportId}`)
    expect(audit.body.entries[0].facts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'refund', value: '€60.74' }),
        expect.objectContaining({ name: 'given by the bank', value: '€40.00' }),
      ]),
    )
  })

  test('of a part gives it back out of the vendor’s fee, and both are told why', async () => {
    const reported = await createReported()
    expect((await settle(reported.reportId, 30.5)).status).toBe(200)
    await eventuallySees(reported, { isComplete: true, refundAmount: 30.5, refundStatus: 'refunded' })
    expect(await refundsAtProvider(app, reported.intentId)).toEqual([{ amount: 3050, status: 'succeeded' }])
    expect((await earningsOf(reported)).totals).toMatchObject({ held: 0, owed: 59.5 })
    expect(await booked(app, reported, 'vendor-held')).toBe(0)
    expect(await booked(app, reported, 'vendor-owed')).toBe(5950)
    const told = (await toldClient(reported)).find((text) => text.includes('has been resolved'))
    expect(told).toContain("Our decision: “They came late.” We're refunding €30.50 to your card.")
    const { body } = await reported.vendor.call('GET', '/api/pro/notifications')
    expect(body.notifications[0].content).toContain(
      'Our decision: “You came late.” €59.50 will be in your next payout.',
    )
  })

  test('shows what was decided, also after the bank takes the payment back later', async () => {
    const reported = await createReported()
    const shown = async () =>
      (await admin.call('GET', `/api/admin/problem-reports/${reported.reportId}`)).body.report
    expect(await shown()).not.toHaveProperty('earned')
    expect((await settle(reported.reportId, 30.5)).status).toBe(200)
    await eventuallySees(reported, { refundStatus: 'refunded' })
    await app.runtime.stripe.disputes.close(await disputeCents(app, reported, 7024))
    await drained(app)
    expect(await shown()).toMatchObject({ refundAmount: 30.5, earned: 59.5 })
  })

  test('of everything cancels the appointment: nothing is earned', async () => {
    const reported = await createReported()
    expect((await settle(reported.reportId, 100.74)).status).toBe(200)
    await eventuallySees(reported, { cancelledBy: 'admin', isComplete: false, refundStatus: 'refunded' })
    expect(await refundsAtProvider(app, reported.intentId)).toEqual([{ amount: 10_074, status: 'succeeded' }])
    expect(await earningsOf(reported)).toMatchObject({ entries: [], totals: { held: 0, owed: 0 } })
    expect(await booked(app, reported, 'vendor-held')).toBe(0)
  })

  test('is made once, also by several admins at once who decide differently', async () => {
    const reported = await createReported()
    const amounts = [0, 10, 100.74, 90, 0, 50]
    const replies = await Promise.all(amounts.map((amount) => settle(reported.reportId, amount)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await settle(reported.reportId, 5)).body.code).toBe('NOT_REPORTED')
    await drained(app)
    const back = amounts[replies.findIndex(({ status }) => status === 200)]!
    const refunds = await refundsAtProvider(app, reported.intentId)
    expect(refunds.map(({ amount }) => amount)).toEqual(back === 0 ? [] : [Math.round(back * 100)])
    expect((await booked(app, reported, 'vendor-owed')) / 100).toBe(Math.max(0, 90 - back))
    expect(await booked(app, reported, 'vendor-held')).toBe(0)
  })

  test('stands although the provider refuses the refund for a while', async () => {
    await setFaults(app, { refunds: 'fail' })
    const reported = await createReported()
    await settle(reported.reportId, 20)
    await expect.poll(() => refundsAtProvider(app, reported.intentId)).not.toEqual([])
    expect(await seenByClient(reported)).toMatchObject({ refundAmount: 20, refundStatus: 'pending' })
    await setFaults(app, { refunds: 'normal' })
    await seesAfterRetry(app, reported, { refundStatus: 'refunded' })
  })

  test('that makes no sense is refused and changes nothing', async () => {
    const reported = await createReported()
    for (const [amount, reasons, field] of [
      [100.75, REASONS, 'refundAmount'],
      [-1, REASONS, 'refundAmount'],
      [1.005, REASONS, 'refundAmount'],
      ['5', REASONS, 'refundAmount'],
      [1e300, REASONS, 'refundAmount'],
      [undefined, REASONS, 'refundAmount'],
      [5, { toVendor: 'So.' }, 'toClient'],
      [5, { toClient: 'So.', toVendor: ' ' }, 'toVendor'],
      [5, { ...REASONS, toVendor: 'a'.repeat(501) }, 'toVendor'],
    ] as const) {
      const { status, body } = await settle(reported.reportId, amount, reasons)
      expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] })
    }
    expect(await seenByClient(reported)).toMatchObject({ reportStatus: 'open', refundAmount: null })
  })

  test('is an admin’s, of what there is', async () => {
    const reported = await createReported()
    for (const actor of [reported.client, reported.vendor]) {
      expect((await settle(reported.reportId, 5, REASONS, actor)).status).toBe(403)
      expect((await actor.call('GET', '/api/admin/problem-reports')).status).toBe(403)
      expect((await actor.call('GET', `/api/admin/problem-reports/${reported.reportId}`)).status).toBe(403)
    }
    for (const id of [randomUUID(), 'x']) {
      expect((await settle(id, 5)).status).toBe(404)
      expect((await admin.call('GET', `/api/admin/problem-reports/${id}`)).status).toBe(404)
    }
  })
})

describe('the list', () => {
  const list = async (query: string) => (await admin.call('GET', `/api/admin/problem-reports${query}`)).body
  const ids = (reports: { _id: string }[]) => reports.map(({ _id }) => _id)

  test('pages through open ones oldest first and settled ones newest first', async () => {
    const [one, two, three] = [await createReported(), await createReported(), await createReported()]
    await settle(one.reportId, 0)
    await settle(two.reportId, 1)
    const everything = await list('')
    expect(ids(everything.reports).at(-1)).toBe(three.reportId)
    expect(everything.nextCursor).toBeNull()
    const first = await list('?status=settled&limit=1')
    const second = await list(`?status=settled&limit=1&cursor=${first.nextCursor}`)
    expect(ids([...first.reports, ...second.reports])).toEqual([two.reportId, one.reportId])
    const pages: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await list(`?limit=2${cursor && `&cursor=${cursor}`}`)
      pages.push(...ids(page.reports))
      cursor = page.nextCursor
    }
    expect(pages).toEqual(ids(everything.reports))
  })

  test('shows one with what was decided', async () => {
    const reported = await createReported()
    await settle(reported.reportId, 12.34)
    const { body } = await admin.call('GET', `/api/admin/problem-reports/${reported.reportId}`)
    expect(body.report).toMatchObject({ ...REASONS, status: 'settled', refundAmount: 12.34 })
  })

  test.each(['?status=all', '?limit=0', '?limit=x', '?cursor=x', '?cursor=eyJtcyI6IngiLCJpZCI6IngifQ'])(
    'refuses %s',
    async (query) => {
      expect((await admin.call('GET', `/api/admin/problem-reports${query}`)).status).toBe(400)
    },
  )
})
