// @module-tag time
import { beforeEach, describe, expect, test } from 'vitest'
import { createVendor } from '../../../testing/actors.ts'
import { createPaid, seenByClient, toldClient } from '../../../testing/payments.ts'
import { confirm, createRequest } from '../../../testing/proposals.ts'
import { slotFacts } from '../../../testing/slot-facts.ts'
import { completePassedAppointments } from './complete-appointment.ts'
import { ownApp } from '../../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')

const app = ownApp({ start: NOON })
beforeEach(() => app.clock.set(NOON))

const minutesAfterStart = (minutes: number) =>
  app.clock.set(new Date(Date.parse('2026-11-24T10:00:00Z') + minutes * 60_000))

const noShow = ({ vendor, appointmentId }: Awaited<ReturnType<typeof createPaid>>) =>
  vendor.call('POST', `/api/pro/appointments/${appointmentId}/no-show`)

describe('one appointment', () => {
  test('names the client, and phone and address only once it is confirmed', async () => {
    const request = await createRequest(app)
    const path = `/api/pro/appointments/${request.appointmentId}`
    const before = (await request.vendor.call('GET', path)).body
    expect(before.appointment.clientData).toMatchObject({ name: 'Ciara Nolan', phone: null, address: null })
    expect(JSON.stringify(before)).not.toMatch(/Harcourt|87123/)
    await confirm(request)
    const after = (await request.vendor.call('GET', path)).body
    expect(after.appointment.clientData).toMatchObject({
      phone: '+353871234567',
      address: { line1: '12 Harcourt Terrace' },
    })
  })

  test('keeps a note that nobody else sees', async () => {
    const request = await createRequest(app)
    const path = `/api/pro/appointments/${request.appointmentId}`
    const put = (note: unknown) => request.vendor.call('PUT', `${path}/note`, { note })
    expect((await put('Allergic to latex.')).status).toBe(200)
    expect((await request.vendor.call('GET', path)).body.vendorNote).toBe('Allergic to latex.')
    const seen = await request.client.call('GET', '/api/user/appointments')
    expect(JSON.stringify(seen.body)).not.toContain('latex')
    expect(await put('x'.repeat(2001))).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    await put('')
    expect((await request.vendor.call('GET', path)).body.vendorNote).toBe('')
  })

  test('is nobody else’s', async () => {
    const [request, stranger] = [await createRequest(app), await createVendor(app)]
    const path = `/api/pro/appointments/${request.appointmentId}`
    expect(await stranger.call('GET', path)).toMatchObject({ status: 404 })
    expect(await stranger.call('PUT', `${path}/note`, { note: 'mine' })).toMatchObject({ status: 404 })
  })
})

test('the requests alone are those that wait for an answer', async () => {
  const vendor = await createVendor(app)
  const [waiting, answered] = [await createRequest(app, vendor), await createRequestLater(vendor)]
  await confirm(answered)
  const { body } = await vendor.call('GET', '/api/pro/appointments?only=requests&limit=10')
  expect(body.appointments.map(({ _id }: { _id: string }) => _id)).toEqual([waiting.appointmentId])
})

test('those of one client leave out the others', async () => {
  const vendor = await createVendor(app)
  const [wanted] = [await createRequest(app, vendor), await createRequestLater(vendor)]
  const { body } = await vendor.call('GET', `/api/pro/appointments?clientId=${wanted.client.id}&limit=10`)
  expect(body.appointments.map(({ _id }: { _id: string }) => _id)).toEqual([wanted.appointmentId])
})

const createRequestLater = (vendor: Awaited<ReturnType<typeof createVendor>>) =>
  createRequest(app, vendor, slotFacts('24_11_2026', 15, 17))

describe('a no-show', () => {
  test('is said from a quarter of an hour after the start on; the client is told and may object', async () => {
    const paid = await createPaid(app, slotFacts('24_11_2026', 10, 12))
    minutesAfterStart(14)
    expect(await noShow(paid)).toMatchObject({ status: 409, body: { code: 'NO_SHOW_TOO_EARLY' } })
    minutesAfterStart(15)
    expect(await noShow(paid)).toMatchObject({ status: 200 })
    expect(await noShow(paid)).toMatchObject({ status: 200 })
    expect(await seenByClient(paid)).toMatchObject({ noShow: true, vendorMarkedComplete: true })
    expect((await toldClient(paid)).filter((text) => text.includes('Marked as a no-show'))).toHaveLength(1)
    const report = { text: 'I was there the whole time.' }
    const path = `/api/user/appointments/${paid.appointmentId}/report`
    expect(await paid.client.call('POST', path, report)).toMatchObject({ status: 200 })
  })

  test('earns the fee as a completion does, 48 hours after the end', async () => {
    const paid = await createPaid(app, slotFacts('24_11_2026', 10, 12))
    minutesAfterStart(20)
    await noShow(paid)
    minutesAfterStart(50 * 60 - 1)
    await completePassedAppointments(app.runtime)
    expect(await seenByClient(paid)).toMatchObject({ isComplete: false })
    minutesAfterStart(50 * 60)
    await completePassedAppointments(app.runtime)
    expect(await seenByClient(paid)).toMatchObject({ isComplete: true })
  })

  test('is nothing to say of an unpaid one', async () => {
    const request = await createRequest(app)
    minutesAfterStart(-60)
    const path = `/api/pro/appointments/${request.appointmentId}/no-show`
    expect(await request.vendor.call('POST', path)).toMatchObject({ status: 409, body: { code: 'NOT_PAID' } })
  })
})
