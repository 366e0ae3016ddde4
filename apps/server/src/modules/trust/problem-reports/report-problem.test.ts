import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { drained } from '../../../testing/drained.ts'
import { inOrder } from '../../../testing/hold-row.ts'
import { createPassed, earningsOf, markComplete, toNextPayday } from '../../../testing/passed.ts'
import { createPaid, createPayable, type Paid, seenByClient, toldClient } from '../../../testing/payments.ts'
import { send } from '../../../testing/requests.ts'
import { completePassedAppointments } from '../../booking/appointments/complete-appointment.ts'
import { payOutVendors } from '../../money/payouts/pay-out-vendors.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const admin = ownActor(app, createAdmin)

const report = (
  { client, appointmentId }: Pick<Paid, 'client' | 'appointmentId'>,
  text: unknown = 'Nobody came.',
) => client.call('POST', `/api/user/appointments/${appointmentId}/report`, { text })

const openReports = async () => (await admin.call('GET', '/api/admin/problem-reports')).body.reports

const noticesOf = async (actor: Actor, base: string): Promise<string[]> =>
  (await actor.call('GET', `${base}/notifications`)).body.notifications.map(
    ({ content }: { content: string }) => content,
  )

/** Runs work with the clock that many hours on. */
async function later<T>(hours: number, work: () => Promise<T>): Promise<T> {
  const start = app.clock.now()
  app.clock.advance(hours)
  try {
    return await work()
  } finally {
    app.clock.set(start)
  }
}

describe('a report', () => {
  test('is open, and told to client, vendor and admins', async () => {
    const paid = await createPassed(app)
    const { status, body } = await report(paid, '  Nobody came.\nI waited an hour. ')
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: "You reported a problem. We're looking into it.",
    })
    expect(await seenByClient(paid)).toMatchObject({
      reportStatus: 'open',
      reportOutcome: null,
      isComplete: false,
    })
    expect((await toldClient(paid))[0]).toContain('Problem reported: ')
    expect((await noticesOf(paid.vendor, '/api/pro'))[0]).toContain("We've put your payout for it on hold")
    expect((await noticesOf(admin, '/api/admin'))[0]).toContain('Ciara Nolan with Aoife Byrne.')
    expect(await openReports()).toMatchObject([
      {
        status: 'open',
        text: 'Nobody came.\nI waited an hour.',
        settledAt: null,
        refundAmount: null,
        toClient: null,
        toVendor: null,
        appointment: { _id: paid.appointmentId, vendorFeeTotal: 90, totalAmount: 100.74 },
        client: { _id: paid.client.id, email: paid.client.email, phone: '+353871234567' },
        vendor: { _id: paid.vendor.id, email: paid.vendor.email, phone: '+353861234567' },
      },
    ])
  })

  // A6
  test('of a free appointment tells nobody of a payout', async () => {
    const parties = { client: await createClient(app), vendor: await createVendor(app) }
    const now = app.clock.now()
    const appointmentId = await insertAppointmentRow(app, parties, {
      startsAt: new Date(now.getTime() - 3 * 3_600_000),
      confirmedAt: now,
      paidAt: now,
      vendorFeeCents: 0,
      platformFeeCents: 0,
      handlingFeeCents: 0,
      totalCents: 0,
    })
    expect((await report({ ...parties, appointmentId })).status).toBe(200)
    const [forVendor] = await noticesOf(parties.vendor, '/api/pro')
    const [forAdmin] = await noticesOf(admin, '/api/admin')
    for (const told of [forVendor, forAdmin]) expect(told).toMatch(/problem/i)
    expect(`${forVendor} ${forAdmin}`).not.toMatch(/payout/)
  })

  test('freezes fee and completion, by whomever and whenever', async () => {
    const paid = await createPassed(app)
    await report(paid)
    expect((await earningsOf(paid)).totals).toEqual({ held: 0, owed: 0, frozen: 90, paidOut: 0 })
    const { vendor, appointmentId } = paid
    const refused = [
      await markComplete(paid),
      await vendor.call('POST', `/api/pro/appointments/${appointmentId}/complete`),
      await admin.call('POST', `/api/admin/appointments/${appointmentId}/cancel`, { reason: 'No.' }),
    ]
    expect(refused.map(({ body }) => body.code)).toEqual(['REPORT_OPEN', 'REPORT_OPEN', 'REPORT_OPEN'])
    await later(72, () => completePassedAppointments(app.runtime))
    expect(await seenByClient(paid)).toMatchObject({ isComplete: false, reportStatus: 'open' })
    await later(0, async () => {
      toNextPayday(app)
      await payOutVendors(app.runtime)
      await drained(app)
    })
    expect((await earningsOf(paid)).totals).toEqual({ held: 0, owed: 0, frozen: 90, paidOut: 0 })
  })

  test('is made once, however often the button is pressed', async () => {
    const paid = await createPassed(app)
    const replies = await Promise.all(Array.from({ length: 6 }, () => report(paid)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await report(paid)).body.code).toBe('ALREADY_REPORTED')
    expect(
      (await noticesOf(paid.vendor, '/api/pro')).filter((text) => text.includes('reported')),
    ).toHaveLength(1)
  })

  test('is for what is paid and past and not complete', async () => {
    const [unpaid, ahead, complete] = await Promise.all([
      createPayable(app),
      createPaid(app),
      createPassed(app),
    ])
    await markComplete(complete)
    const codes = [await report(unpaid), await report(ahead), await report(complete)]
    expect(codes.map(({ body }) => body.code)).toEqual(['NOT_PAID', 'NOT_PAST', 'ALREADY_COMPLETE'])
  })

  test('is the own client’s', async () => {
    const paid = await createPassed(app)
    const other = await createClient(app)
    const { appointmentId } = paid
    expect((await report({ client: other, appointmentId })).status).toBe(404)
    expect((await report({ client: other, appointmentId: randomUUID() })).status).toBe(404)
    expect((await report({ client: other, appointmentId: 'x' })).status).toBe(404)
    expect((await report({ client: paid.vendor, appointmentId })).status).toBe(403)
    const path = `/api/user/appointments/${appointmentId}/report`
    expect((await send(app, 'POST', path, { text: 'Nobody came.' })).status).toBe(401)
    expect(await seenByClient(paid)).toMatchObject({ reportStatus: null })
  })

  test.each([
    ['nothing', null],
    ['empty', ''],
    ['blank', ' \n '],
    ['a number', 7],
    ['a list', ['a']],
    ['not to be stored', 'a\0b'],
    ['too long', 'a'.repeat(2001)],
  ])('is not %s', async (_what, text) => {
    const paid = await createPassed(app)
    const { status, body } = await report(paid, text)
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty('text')
    expect(await seenByClient(paid)).toMatchObject({ reportStatus: null })
  })
})

describe('at the same moment', () => {
  const REPORT_FIRST = { reportStatus: 'open', isComplete: false }
  const MARK_FIRST = { reportStatus: null, isComplete: true }

  test.each([
    ['report', 'sweep', REPORT_FIRST],
    ['sweep', 'report', MARK_FIRST],
    ['report', 'mark', REPORT_FIRST],
    ['mark', 'report', MARK_FIRST],
  ] as const)('%s before %s', async (first, second, seen) => {
    const paid = await createPassed(app)
    const actions = {
      report: () => report(paid),
      mark: () => markComplete(paid),
      sweep: () => completePassedAppointments(app.runtime),
    }
    await later(72, () => inOrder(app, paid.vendor.id, [actions[first], actions[second]]))
    expect(await seenByClient(paid)).toMatchObject(seen)
    const { held, owed, frozen } = (await earningsOf(paid)).totals
    expect({ held, owed, frozen }).toEqual(
      seen.isComplete ? { held: 0, owed: 90, frozen: 0 } : { held: 0, owed: 0, frozen: 90 },
    )
  })

  test('all of them: it is either reported or complete', async () => {
    const paid = await createPassed(app)
    await later(72, () =>
      Promise.all([
        completePassedAppointments(app.runtime),
        report(paid),
        markComplete(paid),
        report(paid),
        completePassedAppointments(app.runtime),
      ]),
    )
    const { reportStatus, isComplete } = await seenByClient(paid)
    expect(isComplete).toBe(reportStatus === null)
  })
})
