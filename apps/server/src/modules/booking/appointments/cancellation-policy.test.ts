// @module-tag time
import { HOUR_MS } from '@anseo/domain/duration'
import { describe, expect, test } from 'vitest'
import {
  cancelByClient,
  createPaid,
  eventuallySees,
  seenByClient,
  toldClient,
} from '../../../testing/payments.ts'
import { accept, createQuoted } from '../../../testing/quotes.ts'
import { newParties, ownApp } from '../../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
const START = new Date('2026-11-24T10:00:00Z')
/** The test's clock goes on while a call is answered. */
const MARGIN_MS = 60_000
const hoursBefore = (hours: number, ms = 0) => new Date(START.getTime() - hours * HOUR_MS + ms)
const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }

const app = ownApp({ start: NOON })
const { client, vendor } = newParties(app, NOON)

const setHours = (cancellationHours: number) =>
  vendor.call('PUT', '/api/pro/booking-rules', { cancellationHours })
const book = async (body: object = {}) =>
  (await client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT, ...body })).body
const untilOf = ({ refunds }: { refunds: { until: string }[] }) => refunds.map(({ until }) => until)
const seen = async () => (await client.call('GET', '/api/user/appointments')).body.appointments[0]

// A8 of growth
describe("a vendor's cancellation hours", () => {
  test('are on its page and in the price before a booking', async () => {
    await setHours(48)
    const page = await client.call('GET', `/api/vendor/${vendor.id}`)
    expect(page.body.data.cancellationHours).toBe(48)
    const asked = new URLSearchParams({ vendorId: vendor.id, ...SLOT })
    const { body } = await client.call('GET', `/api/quote-price?${asked}`)
    expect(untilOf(body)).toEqual([hoursBefore(48).toISOString()])
  })

  test('are frozen by a booking, alone or with others, and by accepting a quote', async () => {
    await setHours(48)
    await book()
    await setHours(168)
    expect(await seen()).toMatchObject({ cancellationHours: 48 })
    expect(untilOf((await seen()).cost)).toEqual([hoursBefore(48).toISOString()])
    // A refused total is answered by the path that books one at a time.
    const refused = await book({ startTime: '01:00 PM', endTime: '02:00 PM', expectedTotal: 1 })
    expect(refused.code).toBe('PRICE_CHANGED')

    const quoted = await createQuoted(app)
    await quoted.vendor.call('PUT', '/api/pro/booking-rules', { cancellationHours: 48 })
    const { versions } = (await quoted.client.call('GET', `/api/user/quotes/${quoted.quoteId}`)).body
    expect(versions[0].cancellationHours).toBe(48)
    expect((await accept(quoted)).status).toBe(200)
    await quoted.vendor.call('PUT', '/api/pro/booking-rules', { cancellationHours: 24 })
    const booked = (await quoted.client.call('GET', '/api/user/appointments')).body.appointments[0]
    expect(booked.cancellationHours).toBe(48)
  })

  test.each([48, 168])('give the deposit back until %i hours before', async (cancellationHours) => {
    app.clock.set(hoursBefore(240))
    const paid = await createPaid(app, { startsAt: START, cancellationHours })
    app.clock.set(hoursBefore(cancellationHours, -MARGIN_MS))
    expect((await cancelByClient(paid)).status).toBe(200)
    await eventuallySees(paid, { cancelledBy: 'client', refundAmount: 99 })
  })

  test.each([
    [48, '48 hours'],
    [168, '7 days'],
  ])(
    'give nothing back from %i hours before on, and the notice says so',
    async (cancellationHours, period) => {
      app.clock.set(hoursBefore(240))
      const paid = await createPaid(app, { startsAt: START, cancellationHours })
      app.clock.set(hoursBefore(cancellationHours, 1))
      expect((await cancelByClient(paid)).status).toBe(200)
      expect(await seenByClient(paid)).toMatchObject({ cancelledBy: 'client', refundAmount: null })
      const told = await toldClient(paid)
      expect(told.join()).toContain(
        `It was cancelled less than ${period} before the start, so there's no refund.`,
      )
    },
  )

  test.each([
    [24, '24 hours'],
    [48, '48 hours'],
    [168, '7 days'],
  ])('of %i are also the last time to reschedule, and the refusal says "%s"', async (hours, period) => {
    app.clock.set(hoursBefore(240))
    await setHours(hours)
    const { appointmentId } = await book()
    const reschedule = () =>
      client.call('PATCH', '/api/user/reschedule-appointment', {
        appointmentId,
        newDate: '26_11_2026',
        newStartTime: '02:00 PM',
        newEndTime: '04:00 PM',
      })
    app.clock.set(hoursBefore(hours, 1))
    const message = `Cannot reschedule within ${period} of appointment`
    expect(await reschedule()).toMatchObject({ status: 409, body: { code: 'RESCHEDULE_TOO_LATE', message } })
    app.clock.set(hoursBefore(hours, -MARGIN_MS))
    expect((await reschedule()).status).toBe(200)
  })
})
