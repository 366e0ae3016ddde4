import type { EndingCheckOnWire } from '@anseo/contract/vetting'
import { HOUR_MS } from '@anseo/domain/duration'
import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { send } from '../../../testing/requests.ts'
import { CARDS, payByCard, verify } from '../../../testing/payments.ts'
import { slotFacts } from '../../../testing/slot-facts.ts'
import { auditEntry } from '../../audit/tables/audit.ts'
import { appointment } from '../../booking/tables/appointments.ts'
import { refund } from '../../money/tables/payments.ts'
import { notice } from '../../notifications/tables/notices.ts'
import { lapseChecks } from './lapse-checks.ts'
import { ownApp } from '../../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
const reason = 'No new policy came.'

let admin: Actor
const app = ownApp()
beforeEach(() => goTo(NOON))

/** After the sessions of admins have ended: a clock at that instant, and somebody logged in. */
async function goTo(instant: Date) {
  app.clock.set(instant)
  admin = await createAdmin(app)
}

const pass = (vendor: Actor, lastDay: string, kind = 'insurance') =>
  admin.call('POST', `/api/admin/vendors/${vendor.id}/checks`, { kind, outcome: 'passed', lastDay })
async function endingOf(vendor: Actor, days: number): Promise<EndingCheckOnWire> {
  const { body } = await admin.call('GET', `/api/admin/checks?endingWithinDays=${days}&pageSize=100`)
  return body.rows.find((row: EndingCheckOnWire) => row.vendor._id === vendor.id)
}
const noticesOf = async ({ id }: Actor) =>
  (await app.runtime.db.select().from(notice).where(eq(notice.accountId, id)).orderBy(notice.createdAt)).map(
    ({ content }) => content,
  )
const actionsOn = async (id: string) =>
  (
    await app.runtime.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.subjectId, id), eq(auditEntry.actor, 'admin')))
      .orderBy(auditEntry.id)
  ).map(({ action }) => action)

describe('a reminder by an operator', () => {
  const remind = (id: string) => admin.call('POST', `/api/admin/checks/${id}/remind`)

  test('is sent now, once a day, and counted like the others', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-28')
    const { _id, mayRemind } = await endingOf(vendor, 30)
    expect(mayRemind).toBe(true)
    const replies = await Promise.all([remind(_id), remind(_id), remind(_id)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await noticesOf(vendor)).toEqual([expect.stringContaining('Expires in 10 days')])
    expect(await endingOf(vendor, 30)).toMatchObject({ timesWarned: 1, mayRemind: false })
    expect(await actionsOn(vendor.id)).toEqual(['check.passed', 'check.reminded'])
    await goTo(new Date(NOON.getTime() + 86_400_000 + 60_000))
    expect((await remind(_id)).status).toBe(200)
  })

  test('of what has expired says so', async () => {
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-18')
    await goTo(new Date('2026-11-20T12:00:00Z'))
    expect((await remind((await endingOf(vendor, 0))._id)).status).toBe(200)
    expect((await noticesOf(vendor)).at(-1)).toContain('It expired on 18 November 2026.')
  })

  test('is not sent long before the end, of an old pass, about nothing, or by others', async () => {
    const early = await createVendor(app)
    await pass(early, '2027-01-28')
    expect(await remind((await endingOf(early, 90))._id)).toMatchObject({
      status: 409,
      body: { message: "This document doesn't expire in the next 30 days." },
    })
    const vendor = await createVendor(app)
    await pass(vendor, '2026-11-28')
    const { _id } = await endingOf(vendor, 30)
    expect((await vendor.call('POST', `/api/admin/checks/${_id}/remind`)).status).toBe(403)
    expect((await send(app, 'POST', `/api/admin/checks/${_id}/remind`)).status).toBe(401)
    expect((await remind(vendor.id)).status).toBe(404)
    app.clock.advance(0.01)
    await pass(vendor, '2027-11-28')
    expect((await remind(_id)).status).toBe(409)
    expect(await noticesOf(vendor)).toEqual([])
  })
})

describe('cancelling what is booked after an expired document', () => {
  const cancel = (id: string, body: object = { reason }) =>
    admin.call('POST', `/api/admin/checks/${id}/cancel-bookings`, body)

  /** A vendor whose policy has expired, with two paid bookings to come, one of the past and one it entered itself. */
  async function expired() {
    const vendor = await createVendor(app)
    const client = await createClient(app)
    await pass(vendor, '2026-11-18')
    const insertPaid = async (day: string) => {
      const facts = { ...slotFacts(day, 9, 10), confirmedAt: NOON, payBy: new Date(NOON.getTime() + HOUR_MS) }
      const appointmentId = await insertAppointmentRow(app, { client, vendor }, facts)
      const { intentId } = await payByCard(app, { client, vendor, appointmentId }, CARDS.good)
      expect((await verify(client, intentId)).status).toBe(200)
      return appointmentId
    }
    const past = await insertPaid('19_11_2026')
    const coming = [await insertPaid('25_11_2026'), await insertPaid('26_11_2026')]
    await goTo(new Date('2026-11-20T12:00:00Z'))
    await lapseChecks(app.runtime)
    return { vendor, client, past, coming, check: await endingOf(vendor, 0) }
  }
  const cancelledBy = async (id: string) =>
    (await app.runtime.db.select().from(appointment).where(eq(appointment.id, id)))[0]!.cancelledBy

  test('ends each one still to come, refunds it in full and is recorded of each', async () => {
    const { check, past, coming, client } = await expired()
    expect(check.bookingsAfter).toBe(2)
    const { status, body } = await cancel(check._id)
    expect({ status, cancelled: body.cancelled, left: body.left }).toEqual({
      status: 200,
      cancelled: 2,
      left: 0,
    })
    expect(await Promise.all(coming.map(cancelledBy))).toEqual(['admin', 'admin'])
    expect(await cancelledBy(past)).toBeNull()
    for (const id of coming) expect(await actionsOn(id)).toEqual(['appointment.cancelled'])
    const refunds = await app.runtime.db.select().from(refund).where(inArray(refund.appointmentId, coming))
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([10_074, 10_074])
    expect((await noticesOf(client)).filter((text) => text.includes(reason))).toHaveLength(2)
    expect((await cancel(check._id)).body).toMatchObject({
      cancelled: 0,
      left: 0,
      message: 'There were no bookings left to cancel.',
    })
  })

  test('happens once, however many admins ask for it at once', async () => {
    const { check, coming } = await expired()
    const replies = await Promise.all([cancel(check._id), cancel(check._id), cancel(check._id)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(replies.reduce((sum, { body }) => sum + body.cancelled, 0)).toBe(2)
    for (const id of coming) expect(await actionsOn(id)).toEqual(['appointment.cancelled'])
  })

  test('is refused once a new document was approved, before the end, without a reason, and to others', async () => {
    const { check, vendor, coming } = await expired()
    expect((await cancel(check._id, {})).status).toBe(400)
    const path = `/api/admin/checks/${check._id}/cancel-bookings`
    expect((await vendor.call('POST', path, { reason })).status).toBe(403)
    expect((await send(app, 'POST', path, { reason })).status).toBe(401)
    expect((await cancel(vendor.id)).status).toBe(404)
    await pass(vendor, '2027-11-18')
    expect((await cancel(check._id)).body.code).toBe('VETTING_CHANGED')
    const soon = await createVendor(app)
    await pass(soon, '2026-11-25')
    expect((await cancel((await endingOf(soon, 30))._id)).body.code).toBe('VETTING_CHANGED')
    expect(await Promise.all(coming.map(cancelledBy))).toEqual([null, null])
  })
})
