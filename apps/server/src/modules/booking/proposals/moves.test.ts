// @module-tag time
import { HOUR_MS } from '@anseo/domain/duration'
import { beforeEach, describe, expect, test } from 'vitest'
import { createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { drained } from '../../../testing/drained.ts'
import { inOrder } from '../../../testing/hold-row.ts'
import {
  cancelByClient,
  CARDS,
  createPaid,
  createPayable,
  eventuallySees,
  payByCard,
  toldClient,
  verify,
} from '../../../testing/payments.ts'
import { answer, type Request, seen } from '../../../testing/proposals.ts'
import { timeOutAppointments } from '../appointments/time-out-appointments.ts'
import { lapseMoves } from '../proposal-records/lapse-moves.ts'
import { roundsOf } from '@anseo/test-support/thorough'
import { ownApp } from '../../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
const START = new Date('2026-11-24T10:00:00Z')
const [OLD, NEW] = ['24_11_2026', '25_11_2026']
const NEW_TIME = { slotDate: NEW, startTime: '02:00 PM', endTime: '04:00 PM' }

const app = ownApp({ start: NOON })
beforeEach(() => app.clock.set(NOON))

const paid = (startsAt = START) => createPaid(app, { startsAt })

const move = ({ vendor, appointmentId }: Request, time: object = {}) =>
  vendor.call('PATCH', `/api/pro/appointments/${appointmentId}/slot`, { ...NEW_TIME, ...time })

/** Asks the client of a paid appointment to move to Wednesday, from two to four. */
async function asked() {
  const request = await paid()
  const { status, body } = await move(request)
  expect({ status, body }).toMatchObject({ status: 200, body: { proposal: { state: 'open' } } })
  return { request, proposalId: body.proposal._id as string }
}

async function bookHeld({ vendor }: Request, time: object = {}) {
  const rival = await createClient(app)
  const body = { vendorId: vendor.id, ...NEW_TIME, ...time }
  return rival.call('POST', '/api/user/book-appointment', body)
}

const freeOn = async ({ vendor }: Request, slotDate: string): Promise<string[]> => {
  const { body } = await vendor.call('GET', `/api/vendor/${vendor.id}/availability?from=${slotDate}&days=1`)
  return body.data[0].free
}

const cancelFor = ({ client, appointmentId }: Request, expectedRefund: number) =>
  client.call('POST', '/api/user/cancel-appointment', { appointmentId, expectedRefund })

const after = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS)

describe("moving a client's paid appointment", () => {
  test('asks the client and holds both times, for bookings, the grid, own bookings and other moves', async () => {
    const { request } = await asked()
    expect(await seen(request)).toMatchObject({
      slotDate: OLD,
      payment: true,
      rescheduleCount: 0,
      proposal: { ...NEW_TIME, heldUntil: expect.stringMatching('^2026-11-19T12:00') },
    })
    expect((await toldClient(request)).join()).toContain("We're holding both times until")
    const free = await freeOn(request, NEW)
    expect(free).toContain('01:00 PM')
    expect(free).not.toContain('02:00 PM')
    expect(free).not.toContain('03:00 PM')
    expect(await freeOn(request, OLD)).not.toContain('10:00 AM')
    expect(await bookHeld(request)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    const own = { contact: { name: 'Nuala Byrne' }, ...NEW_TIME, startTime: '03:00 PM' }
    const entered = await request.vendor.call('POST', '/api/pro/appointments', own)
    expect(entered).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    const page = await request.client.call('GET', `/api/vendor/${request.vendor.id}`)
    expect(page.body.data.slots_booked[NEW]).toEqual([{ startTime: '02:00 PM', endTime: '04:00 PM' }])
  })

  test('holds a time long before its own, which no page offers', async () => {
    const request = await createPaid(app, { startsAt: new Date('2026-12-23T10:00:00Z') })
    const { status } = await move(request, { outsideHours: true })
    expect(status).toBe(200)
    const free = await freeOn(request, NEW)
    expect(free).toContain('01:00 PM')
    expect(free).not.toContain('02:00 PM')
    expect((await bookHeld(request)).body.code).toBe('SLOT_TAKEN')
  })

  test('moves it on acceptance, with money and the count of reschedules untouched', async () => {
    const { request, proposalId } = await asked()
    const before = await seen(request)
    expect(await answer(request, proposalId, 'accept')).toMatchObject({
      status: 200,
      body: { message: 'New time confirmed' },
    })
    expect(await seen(request)).toMatchObject({
      ...NEW_TIME,
      payment: true,
      payBy: before.payBy,
      totalAmount: before.totalAmount,
      rescheduleCount: 0,
      proposal: null,
    })
    expect(
      (await bookHeld(request, { slotDate: OLD, startTime: '10:00 AM', endTime: '12:00 PM' })).status,
    ).toBe(200)
    expect((await bookHeld(request)).status).toBe(409)
  })

  test('stays on a no, and the client may cancel with a full refund until the start', async () => {
    const { request, proposalId } = await asked()
    expect((await answer(request, proposalId, 'decline')).status).toBe(200)
    expect(await seen(request)).toMatchObject({ slotDate: OLD, fullRefundUntil: START.toISOString() })
    expect((await bookHeld(request)).status).toBe(200)
    app.clock.set(new Date(START.getTime() - HOUR_MS))
    expect((await seen(request)).cost.refunds).toEqual([{ until: START.toISOString(), amount: 100.74 }])
    expect((await cancelFor(request, 100.74)).status).toBe(200)
    await eventuallySees(request, { cancelledBy: 'client', refundAmount: 100.74 })
  })

  test('leaves a client that said no its right, whatever becomes of another suggestion', async () => {
    const { request, proposalId } = await asked()
    await answer(request, proposalId, 'decline')
    const right = { slotDate: OLD, fullRefundUntil: START.toISOString() }
    const { body } = await move(request, { startTime: '05:00 PM', endTime: '07:00 PM' })
    expect(await seen(request)).toMatchObject(right)
    const path = `/api/pro/appointments/${request.appointmentId}/proposals/${body.proposal._id}/withdraw`
    expect((await request.vendor.call('POST', path)).status).toBe(200)
    expect(await seen(request)).toMatchObject(right)
    expect((await move(request)).status).toBe(200)
    app.clock.set(after(24.1))
    await lapseMoves(app.runtime)
    expect(await seen(request)).toMatchObject({ ...right, proposal: null })
    app.clock.set(new Date(START.getTime() - HOUR_MS))
    expect((await cancelFor(request, 100.74)).status).toBe(200)
    await eventuallySees(request, { cancelledBy: 'client', refundAmount: 100.74 })
  })

  test.each(['accepts another time', 'reschedules'])(
    'a client that said no and then %s has that right no longer, whatever becomes of a later suggestion',
    async (how) => {
      const { request, proposalId } = await asked()
      await answer(request, proposalId, 'decline')
      const { client, vendor, appointmentId } = request
      if (how === 'reschedules') {
        const [newStartTime, newEndTime] = [NEW_TIME.startTime, NEW_TIME.endTime]
        const body = { appointmentId, newDate: NEW, newStartTime, newEndTime }
        expect((await client.call('PATCH', '/api/user/reschedule-appointment', body)).status).toBe(200)
      } else {
        const { proposal } = (await move(request)).body
        expect((await answer(request, proposal._id, 'accept')).status).toBe(200)
      }
      // So near that the hold would last until the start.
      app.clock.set(new Date('2026-11-25T12:00:00Z'))
      const { proposal } = (await move(request, { slotDate: '26_11_2026' })).body
      const start = '2026-11-25T14:00:00.000Z'
      expect(await seen(request)).toMatchObject({ fullRefundUntil: start, proposal: { heldUntil: start } })
      const path = `/api/pro/appointments/${appointmentId}/proposals/${proposal._id}/withdraw`
      expect((await vendor.call('POST', path)).status).toBe(200)
      expect(await seen(request)).toMatchObject({ slotDate: NEW, fullRefundUntil: null })
    },
  )

  test('may be cancelled with a full refund instead of an answer', async () => {
    const { request } = await asked()
    expect((await cancelByClient(request)).status).toBe(200)
    await eventuallySees(request, { cancelledBy: 'client', refundAmount: 100.74 })
    expect((await bookHeld(request)).status).toBe(200)
  })

  test('is over after a day, swept or not; then the old time and the old refund stand', async () => {
    const { request, proposalId } = await asked()
    app.clock.set(after(24.1))
    expect(await answer(request, proposalId, 'accept')).toMatchObject({ body: { code: 'PROPOSAL_CLOSED' } })
    expect(await freeOn(request, NEW)).toContain('02:00 PM')
    const page = await request.client.call('GET', `/api/vendor/${request.vendor.id}`)
    expect(page.body.data.slots_booked[NEW]).toBeUndefined()
    expect((await bookHeld(request)).status).toBe(200)
    await lapseMoves(app.runtime)
    expect(await seen(request)).toMatchObject({ slotDate: OLD, proposal: null, fullRefundUntil: null })
    expect((await toldClient(request)).join()).toContain('Suggested time no longer held')
    app.clock.set(new Date(START.getTime() - HOUR_MS))
    expect((await seen(request)).cost.refunds).toEqual([])
  })

  test('is over at the earlier of the two starts', async () => {
    const soon = await paid(after(6))
    const { body } = await move(soon)
    expect(body.proposal.heldUntil).toBe(after(6).toISOString())
    const later = await paid()
    const earlier = { slotDate: '18_11_2026', startTime: '04:00 PM', endTime: '06:00 PM' }
    expect((await move(later, earlier)).body.proposal.heldUntil).toBe(after(4).toISOString())
  })

  test('ends when the client reschedules', async () => {
    const { request } = await asked()
    const body = {
      appointmentId: request.appointmentId,
      newDate: '26_11_2026',
      newStartTime: '10:00 AM',
      newEndTime: '12:00 PM',
    }
    expect((await request.client.call('PATCH', '/api/user/reschedule-appointment', body)).status).toBe(200)
    expect(await seen(request)).toMatchObject({ proposal: null, fullRefundUntil: null, rescheduleCount: 1 })
    expect((await bookHeld(request)).status).toBe(200)
  })

  test('of one that is not paid yet stays open while the client pays', async () => {
    const payable = await createPayable(app, { startsAt: START })
    await move(payable)
    const { intentId } = await payByCard(app, payable, CARDS.good)
    await verify(payable.client, intentId)
    expect(await seen(payable)).toMatchObject({ payment: true, proposal: { state: 'open' } })
    expect((await bookHeld(payable)).status).toBe(409)
  })

  test('is replaced by another move, taken back by its vendor, and frees what it held', async () => {
    const { request } = await asked()
    const { body } = await move(request, { startTime: '05:00 PM', endTime: '07:00 PM' })
    expect((await bookHeld(request)).status).toBe(200)
    const path = `/api/pro/appointments/${request.appointmentId}/proposals/${body.proposal._id}/withdraw`
    expect((await request.vendor.call('POST', path)).status).toBe(200)
    expect((await bookHeld(request, { startTime: '05:00 PM', endTime: '07:00 PM' })).status).toBe(200)
    expect(await seen(request)).toMatchObject({ slotDate: OLD, proposal: null, fullRefundUntil: null })
  })

  test.each([
    ['another length', { endTime: '05:00 PM' }, 'SLOT_INVALID'],
    ['the time that it has', { slotDate: OLD, startTime: '10:00 AM', endTime: '12:00 PM' }, 'SLOT_INVALID'],
    ['the past', { slotDate: '18_11_2026', startTime: '09:00 AM', endTime: '11:00 AM' }, 'SLOT_PAST'],
    ['a day that is none', { slotDate: 'tomorrow' }, 'INVALID_REQUEST'],
  ])('is refused for %s', async (_, time, code) => {
    expect(await move(await paid(), { outsideHours: true, ...time })).toMatchObject({ body: { code } })
  })

  test('and cancelling it tell the client once, however often the call is repeated under its key', async () => {
    const request = await paid()
    const path = `/api/pro/appointments/${request.appointmentId}`
    const key = (name: string) => ({ 'idempotency-key': `${name} ${request.appointmentId}` })
    const asking = () => request.vendor.call('PATCH', `${path}/slot`, NEW_TIME, key('move'))
    const replies = [await asking(), await asking()]
    expect(replies.map(({ status, body }) => [status, body.proposal._id])).toEqual([
      [200, replies[0]!.body.proposal._id],
      [200, replies[0]!.body.proposal._id],
    ])
    const cancelling = () => request.vendor.call('POST', `${path}/cancel`, {}, key('cancel'))
    expect([(await cancelling()).status, (await cancelling()).status]).toEqual([200, 200])
    await drained(app)
    const told = await toldClient(request)
    expect(told.filter((text) => text.includes("We're holding both times until"))).toHaveLength(1)
    expect(told.filter((text) => text.includes('Cancelled by'))).toHaveLength(1)
  })

  test("is refused once it has begun, and is nobody else's to ask", async () => {
    const request = await paid()
    expect((await move({ ...request, vendor: await createVendor(app) })).status).toBe(404)
    app.clock.set(new Date(START.getTime() + HOUR_MS))
    expect(await move(request)).toMatchObject({ status: 409, body: { code: 'PAST' } })
  })
})

describe('at once', () => {
  test.each(roundsOf(3))('a move and a booking of the same time, round %i: one has it', async () => {
    const request = await paid()
    const replies = await Promise.all([
      move(request),
      bookHeld(request, { startTime: '03:00 PM', endTime: '05:00 PM' }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)!.body.code).toBe('SLOT_TAKEN')
  })

  test('two moves to one time: one has it', async () => {
    const first = await paid()
    const another = { client: await createClient(app), vendor: first.vendor }
    const startsAt = new Date('2026-11-26T10:00:00Z')
    const appointmentId = await insertAppointmentRow(app, another, {
      startsAt,
      confirmedAt: NOON,
      paidAt: NOON,
    })
    const second = { ...another, appointmentId }
    const replies = await Promise.all([move(first), move(second)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('an acceptance and the end of the hold, in both orders', async () => {
    const first = await asked()
    app.clock.set(after(24.1))
    const [, late] = await inOrder(app, first.request.vendor.id, [
      () => lapseMoves(app.runtime),
      () => answer(first.request, first.proposalId, 'accept'),
    ])
    const message = 'This suggestion is no longer open.'
    expect(late).toMatchObject({ status: 409, body: { code: 'PROPOSAL_CLOSED', message } })
    app.clock.set(NOON)
    const second = await asked()
    const [accepted] = await inOrder(app, second.request.vendor.id, [
      () => answer(second.request, second.proposalId, 'accept'),
    ])
    app.clock.set(after(25))
    await Promise.all([lapseMoves(app.runtime), timeOutAppointments(app.runtime)])
    expect(accepted).toMatchObject({ status: 200 })
    expect(await seen(second.request)).toMatchObject({ slotDate: NEW })
  })

  test('the database alone refuses another appointment in a held time', async () => {
    const { request } = await asked()
    const insert = `insert into appointment (client_id, vendor_id, starts_at, ends_at, during, vendor_fee_cents,
        platform_fee_cents, handling_fee_cents, total_cents, booked_at, requested_at)
      select client_id, vendor_id, lower(held_during), upper(held_during), held_during, 0, 0, 0, 0, now(), now()
      from appointment where id = $1`
    await expect(app.runtime.pool.query(insert, [request.appointmentId])).rejects.toMatchObject({
      constraint: 'appointment_no_overlap',
    })
  })
})
