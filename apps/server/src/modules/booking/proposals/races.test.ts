import { beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '../../../testing/actors.ts'
import { inOrder } from '../../../testing/hold-row.ts'
import { answer, confirm, createRequest, propose, type Request, seen } from '../../../testing/proposals.ts'
import { timeOutAppointments } from '../appointments/time-out-appointments.ts'
import { roundsOf } from '@anseo/test-support/thorough'
import { ownApp } from '../../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
const ROUNDS = roundsOf(3)

const app = ownApp({ start: NOON })
beforeEach(() => app.clock.set(NOON))

async function given() {
  const request = await createRequest(app)
  const { body } = await propose(request)
  return { request, accept: () => answer(request, body.proposal._id, 'accept') }
}

const reschedule = ({ client, appointmentId }: Request) =>
  client.call('PATCH', '/api/user/reschedule-appointment', {
    appointmentId,
    newDate: '26_11_2026',
    newStartTime: '10:00 AM',
    newEndTime: '12:00 PM',
  })

const [ASKED, PROPOSED, CHOSEN] = ['24_11_2026', '25_11_2026', '26_11_2026']

describe('accepting', () => {
  test.each(ROUNDS)('and confirming at once, round %i: one of the two times is confirmed', async () => {
    const { request, accept } = await given()
    const [accepted, confirmed] = await Promise.all([accept(), confirm(request)])
    expect([accepted.status, confirmed.status].toSorted()).toEqual([200, 409])
    const slotDate = accepted.status === 200 ? PROPOSED : ASKED
    expect(await seen(request)).toMatchObject({ slotDate, isConfirmed: true, proposal: null })
  })

  test('after the vendor has confirmed, or before it, in order', async () => {
    const first = await given()
    const [, late] = await inOrder(app, first.request.vendor.id, [
      () => confirm(first.request),
      () => first.accept(),
    ])
    expect(late).toMatchObject({ status: 409, body: { code: 'ALREADY_CONFIRMED' } })
    const second = await given()
    const [, refused] = await inOrder(app, second.request.vendor.id, [
      () => second.accept(),
      () => confirm(second.request),
    ])
    expect(refused).toMatchObject({ status: 409, body: { code: 'ALREADY_CONFIRMED' } })
  })

  test('twice at once happens once', async () => {
    const { request, accept } = await given()
    const replies = await Promise.all([accept(), accept(), accept()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await seen(request)).toMatchObject({ slotDate: PROPOSED, rescheduleCount: 0 })
  })

  test.each(ROUNDS)('and rescheduling at once, round %i: the later wish holds', async () => {
    const { request, accept } = await given()
    const [accepted, moved] = await Promise.all([accept(), reschedule(request)])
    expect(moved.status).toBe(200)
    if (accepted.status !== 200) expect(accepted.body.code).toBe('PROPOSAL_CLOSED')
    expect(await seen(request)).toMatchObject({ slotDate: CHOSEN, isConfirmed: false, proposal: null })
  })

  test('after the request has timed out is refused, whoever was first', async () => {
    const { request, accept } = await given()
    app.clock.set(new Date('2026-11-24T10:00:00Z'))
    const [accepted] = await Promise.all([accept(), timeOutAppointments(app.runtime)])
    expect(accepted).toMatchObject({ status: 409, body: { code: 'APPOINTMENT_ENDED' } })
    await timeOutAppointments(app.runtime)
    expect(await seen(request)).toMatchObject({ cancelledBy: 'auto', slotDate: ASKED })
  })

  test.each(ROUNDS)('and a booking of the same time at once, round %i: one has it', async () => {
    const { request, accept } = await given()
    const rival = await createClient(app)
    const booking = () =>
      rival.call('POST', '/api/user/book-appointment', {
        vendorId: request.vendor.id,
        slotDate: PROPOSED,
        startTime: '03:00 PM',
        endTime: '05:00 PM',
      })
    const replies = await Promise.all([accept(), booking()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)!
    expect(refused.body).toMatchObject({ code: 'SLOT_TAKEN', alternatives: expect.any(Array) })
  })
})
