// @module-tag time
import { beforeEach, describe, expect, test } from 'vitest'
import { eachDay } from '@anseo/domain/working-hours'
import { createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { answer, confirm, createRequest, propose, seen } from '../../../testing/proposals.ts'
import { slotFacts } from '../../../testing/slot-facts.ts'
import { openTab } from '../../../testing/sockets.ts'
import { timeOutAppointments } from '../appointments/time-out-appointments.ts'
import { ownApp } from '../../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')

const app = ownApp({ start: NOON })
beforeEach(() => app.clock.set(NOON))

const chatOf = async ({ client, vendor }: Awaited<ReturnType<typeof createRequest>>) =>
  (await client.call('GET', `/api/messages/${client.id}/${vendor.id}`)).body.messages

const stateOf = ({ proposal }: { proposal: { state: string } }) => proposal.state

describe('another time', () => {
  test('stands in the chat and on the appointment, holds nothing, and leaves the request as it was', async () => {
    const request = await createRequest(app)
    const tab = await openTab(app, request.client)
    const { status, body } = await propose(request, { words: 'I am with Áine until half one.' })
    expect(status).toBe(200)
    expect(body.proposal).toMatchObject({ slotDate: '25_11_2026', endTime: '04:00 PM', state: 'open' })
    expect(await seen(request)).toMatchObject({
      slotDate: '24_11_2026',
      isConfirmed: false,
      proposal: { _id: body.proposal._id },
    })
    expect(await chatOf(request)).toMatchObject([
      {
        content: 'Would Wed 25 Nov, 02:00 PM to 04:00 PM suit you instead?\nI am with Áine until half one.',
        proposal: { _id: body.proposal._id, appointmentId: request.appointmentId, state: 'open' },
      },
    ])
    await tab.hears('receive_message')
    expect(tab.heard.receive_message[0]!.proposal?.state).toBe('open')
    tab.socket.close()
    const rival = await createClient(app)
    const slot = { slotDate: '25_11_2026', startTime: '02:00 PM', endTime: '04:00 PM' }
    const booked = await rival.call('POST', '/api/user/book-appointment', {
      vendorId: request.vendor.id,
      ...slot,
    })
    expect(booked.status).toBe(200)
  })

  test('that is suggested again after a lost reply is in the chat once', async () => {
    const request = await createRequest(app)
    const key = { 'idempotency-key': 'one-suggestion' }
    const first = await propose(request, { words: 'Would that do?' }, key)
    const again = await propose(request, { words: 'Would that do?' }, key)
    expect(again.body).toEqual(first.body)
    expect(await chatOf(request)).toHaveLength(1)
  })

  test('moves and confirms the appointment once the client accepts, at no reschedule', async () => {
    const request = await createRequest(app)
    const { body } = await propose(request)
    expect(await answer(request, body.proposal._id, 'accept')).toMatchObject({ status: 200 })
    expect(await seen(request)).toMatchObject({
      slotDate: '25_11_2026',
      startTime: '02:00 PM',
      isConfirmed: true,
      payBy: expect.stringContaining('2026-11-19T12:00'),
      rescheduleCount: 0,
      proposal: null,
    })
    expect((await chatOf(request))[0].proposal.state).toBe('accepted')
    expect(await answer(request, body.proposal._id, 'accept')).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_CONFIRMED' },
    })
  })

  test('of a request without a deposit is confirmed, with nothing to pay', async () => {
    const parties = { client: await createClient(app), vendor: await createVendor(app) }
    const free = { vendorFeeCents: 0, platformFeeCents: 0, handlingFeeCents: 0, totalCents: 0 }
    const at = slotFacts('24_11_2026', 10, 12)
    const request = {
      ...parties,
      appointmentId: await insertAppointmentRow(app, parties, { ...at, ...free }),
    }
    const { body } = await propose(request)
    const accepted = await answer(request, body.proposal._id, 'accept')
    expect([accepted.status, accepted.body.message]).toEqual([200, 'New time confirmed'])
  })

  test('is declined or taken back, and the request stands', async () => {
    const request = await createRequest(app)
    const first = (await propose(request)).body.proposal._id
    expect((await answer(request, first, 'decline')).status).toBe(200)
    expect(await answer(request, first, 'accept')).toMatchObject({ body: { code: 'PROPOSAL_CLOSED' } })
    const second = (await propose(request)).body.proposal._id
    const path = `/api/pro/appointments/${request.appointmentId}/proposals/${second}/withdraw`
    expect((await request.vendor.call('POST', path)).status).toBe(200)
    expect(await answer(request, second, 'accept')).toMatchObject({ body: { code: 'PROPOSAL_CLOSED' } })
    expect((await chatOf(request)).map(stateOf)).toEqual(['declined', 'withdrawn'])
    expect((await confirm(request)).status).toBe(200)
  })

  test('is replaced by a newer one', async () => {
    const request = await createRequest(app)
    const first = (await propose(request)).body.proposal._id
    const second = (await propose(request, { startTime: '05:00 PM' })).body.proposal._id
    expect(await answer(request, first, 'accept')).toMatchObject({ body: { code: 'PROPOSAL_CLOSED' } })
    expect((await answer(request, second, 'accept')).status).toBe(200)
  })

  test('ends with whatever else happens to the request', async () => {
    const request = await createRequest(app)
    const { _id } = (await propose(request)).body.proposal
    await confirm(request)
    expect(await seen(request)).toMatchObject({ slotDate: '24_11_2026', proposal: null })
    expect(await answer(request, _id, 'accept')).toMatchObject({ body: { code: 'ALREADY_CONFIRMED' } })

    const late = await createRequest(app)
    const proposed = (await propose(late)).body.proposal._id
    app.clock.set(new Date('2026-11-24T10:00:00Z'))
    expect(await answer(late, proposed, 'accept')).toMatchObject({ body: { code: 'APPOINTMENT_ENDED' } })
    await timeOutAppointments(app.runtime)
    expect((await chatOf(late))[0].proposal.state).toBe('withdrawn')
  })

  test('names other times when it has been booked since', async () => {
    const request = await createRequest(app)
    const { _id } = (await propose(request)).body.proposal
    const rival = { client: await createClient(app), vendor: request.vendor }
    await insertAppointmentRow(app, rival, slotFacts('25_11_2026', 15, 17))
    const refused = await answer(request, _id, 'accept')
    expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    expect(refused.body.alternatives.length).toBeGreaterThan(0)
  })
})

describe('what a vendor may propose', () => {
  test.each([
    ['the time that was asked for', { slotDate: '24_11_2026', startTime: '10:00 AM' }, 'SLOT_INVALID'],
    ['a time that is past', { slotDate: '18_11_2026', startTime: '09:00 AM' }, 'SLOT_PAST'],
    ['a day too far ahead', { slotDate: '20_12_2026' }, 'SLOT_OUTSIDE_WINDOW'],
    ['a time after hours', { startTime: '08:00 PM' }, 'SLOT_INVALID'],
    ['no day at all', { slotDate: 'tomorrow' }, 'INVALID_REQUEST'],
    ['a time with a NUL in its words', { words: 'a\0b' }, 'INVALID_REQUEST'],
  ])('is not %s', async (_, changes, code) => {
    expect(await propose(await createRequest(app), changes)).toMatchObject({ body: { code } })
  })

  test('is not a time that clocks skip, and lasts as long in elapsed time across their change', async () => {
    const late = [{ startHour: 8, endHour: 28 }]
    const rules = { stepMinutes: 30, horizonDays: 365, weeklyHours: eachDay(() => late) }
    const vendor = await createVendor(app, rules)
    const request = await createRequest(app, vendor, slotFacts('24_11_2026', 10, 11))
    const skipped = await propose(request, { slotDate: '28_3_2027', startTime: '01:30 AM' })
    expect(skipped).toMatchObject({ status: 400, body: { code: 'SLOT_INVALID' } })
    const night = { slotDate: '28_3_2027', startTime: '12:00 AM' }
    const { body } = await propose(request, night)
    expect(body.proposal).toMatchObject({ ...night, endTime: '02:00 AM' })
  })

  test('is not bound by its own notice, but by its time off and what it has booked', async () => {
    const vendor = await createVendor(app, { noticeHours: 72 })
    const request = await createRequest(app, vendor)
    expect((await propose(request, { slotDate: '19_11_2026' })).status).toBe(200)
    const times = await vendor.call('GET', `/api/pro/appointments/${request.appointmentId}/other-times`)
    expect(times.body.data[0]).toMatchObject({ slotDate: '18_11_2026', free: expect.any(Array) })
    expect(times.body.data[0].free[0]).toBe('01:00 PM')
    await vendor.call('POST', '/api/pro/time-off', {
      start: '2026-11-25T00:00:00Z',
      end: '2026-11-26T00:00:00Z',
    })
    expect(await propose(request)).toMatchObject({ body: { code: 'SLOT_UNAVAILABLE' } })
  })

  test('is near a request that is months ahead, and from today on for an earlier one', async () => {
    const vendor = await createVendor(app, { horizonDays: 180 })
    const daysFor = async (slotDate: string) => {
      const { appointmentId } = await createRequest(app, vendor, slotFacts(slotDate, 10, 12))
      const { body } = await vendor.call('GET', `/api/pro/appointments/${appointmentId}/other-times`)
      return body.data.map((day: { slotDate: string }) => day.slotDate)
    }
    const near = await daysFor('24_11_2026')
    expect([near[0], near.length]).toEqual(['18_11_2026', 42])
    const far = await daysFor('20_2_2027')
    expect([far[0], far.length]).toEqual(['14_2_2027', 42])
    expect(far).toContain('20_2_2027')
  })

  test("is for its own requests, and nobody else's to answer", async () => {
    const [request, other] = [await createRequest(app), await createRequest(app)]
    expect(await propose({ ...request, vendor: other.vendor })).toMatchObject({ status: 404 })
    const { _id } = (await propose(request)).body.proposal
    expect(await answer({ ...request, client: other.client }, _id, 'accept')).toMatchObject({ status: 404 })
    expect(await answer(other, _id, 'accept')).toMatchObject({ status: 404 })
    const path = `/api/pro/appointments/${request.appointmentId}/other-times`
    expect(await other.vendor.call('GET', path)).toMatchObject({ status: 404 })
  })
})
