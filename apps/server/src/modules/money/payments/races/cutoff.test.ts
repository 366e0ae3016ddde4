// @module-tag time
import { DAY_MS } from '@anseo/domain/duration'
import { afterEach, describe, expect, test } from 'vitest'
import { createClient, createVendor } from '../../../../testing/actors.ts'
import { booksBalance } from '../../../../testing/books-balance.ts'
import {
  cancelByClient,
  CARDS,
  eventuallySees,
  type Payable,
  payByCard,
  seenByClient,
  verify,
} from '../../../../testing/payments.ts'
import { refundsAtProvider } from '../../../../testing/provider-view.ts'
import { ownApp } from '../../../../testing/own-app.ts'

const app = ownApp()
afterEach(() => booksBalance(app))

/** Books ten in the morning of a Dublin day through the front door, four days ahead, and pays for it. */
async function bookAndPay(slotDate: string, start: Date): Promise<Payable & { intentId: string }> {
  app.clock.set(new Date(start.getTime() - 4 * DAY_MS))
  const [client, vendor] = await Promise.all([createClient(app), createVendor(app)])
  const slot = { slotDate, startTime: '10:00 AM', endTime: '12:00 PM' }
  await client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...slot })
  const { _id: appointmentId } = (await client.call('GET', '/api/user/appointments')).body.appointments[0]
  await vendor.call('POST', `/api/pro/appointments/${appointmentId}/confirm`)
  const payable = { client, vendor, appointmentId }
  const { intentId } = await payByCard(app, payable, CARDS.good)
  expect((await verify(client, intentId)).status).toBe(200)
  return { ...payable, intentId }
}

/** The hours are elapsed ones: across a clock change the day before is not the same time of day (T3, M3). */
describe.each([
  ['on an ordinary day', '24_11_2026', '2026-11-24T10:00:00Z'],
  ['on the day when clocks go back', '25_10_2026', '2026-10-25T10:00:00Z'],
  ['on the day when clocks go forward', '28_3_2027', '2027-03-28T09:00:00Z'],
])('a client who cancels an appointment %s', (_when, slotDate, startsAt) => {
  const start = new Date(startsAt)

  test.each([
    ['24 hours and a second', DAY_MS + 1000, 99],
    ['exactly 24 hours', DAY_MS, 99],
    ['24 hours less a second', DAY_MS - 1000, null],
  ])('%s before it gets back what is due', async (_before, ms, refundAmount) => {
    const paid = await bookAndPay(slotDate, start)
    app.clock.stopAt(new Date(start.getTime() - ms))
    expect((await cancelByClient(paid)).status).toBe(200)
    const refundStatus = refundAmount && 'refunded'
    await eventuallySees(paid, { cancelledBy: 'client', refundAmount, refundStatus })
    const refunds = refundAmount ? [{ amount: 9900, status: 'succeeded' }] : []
    expect(await refundsAtProvider(app, paid.intentId)).toEqual(refunds)
  })
})

test('ten cancels at once, by the client and the vendor: one succeeds, and its refund goes back once', async () => {
  const paid = await bookAndPay('24_11_2026', new Date('2026-11-24T10:00:00Z'))
  const path = `/api/pro/appointments/${paid.appointmentId}/cancel`
  const byWhom = [() => cancelByClient(paid), () => paid.vendor.call('POST', path)]
  const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => byWhom[index % 2]!()))
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 9 }, () => 'APPOINTMENT_ENDED'))
  await eventuallySees(paid, { cancelled: true, refundStatus: 'refunded' })
  const { cancelledBy } = await seenByClient(paid)
  const amount = cancelledBy === 'client' ? 9900 : 10_074
  expect(await refundsAtProvider(app, paid.intentId)).toEqual([{ amount, status: 'succeeded' }])
})
