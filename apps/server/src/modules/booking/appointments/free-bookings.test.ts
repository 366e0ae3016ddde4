import { beforeAll, expect, test } from 'vitest'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { remindParties } from './remind-parties.ts'
import { timeOutAppointments } from './time-out-appointments.ts'
import { ownApp } from '../../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '11:00 AM' }
const START = new Date('2026-11-24T10:00:00Z')

let client: Actor
let vendor: Actor
const app = ownApp({ start: NOON })
beforeAll(async () => {
  client = await createClient(app)
  vendor = await createVendor(app)
})

const shown = async (id: string) =>
  (await client.call('GET', '/api/user/appointments')).body.appointments.find(
    ({ _id }: { _id: string }) => _id === id,
  )
async function textsTo({ email }: Actor): Promise<string> {
  await drained(app)
  return (await mailsTo(app, email)).map(({ text }) => text).join('\n')
}

async function bookFree(): Promise<string> {
  const service = { name: 'First talk', price: 0, durationMinutes: 60 }
  const { services } = (await vendor.call('POST', '/api/pro/services', service)).body
  const serviceIds = [services[0]._id]
  const booking = { vendorId: vendor.id, ...SLOT, serviceIds, expectedTotal: 0 }
  return (await client.call('POST', '/api/user/book-appointment', booking)).body.appointmentId
}

test('what is free is booked, confirmed and completed without a payment (A6)', async () => {
  const id = await bookFree()
  expect(await shown(id)).toMatchObject({
    payment: false,
    totalAmount: 0,
    cost: { total: 0, now: 0, onTheDay: 0, refunds: [] },
  })
  await vendor.call('POST', `/api/pro/appointments/${id}/confirm`)
  expect(await shown(id)).toMatchObject({ payment: true, isConfirmed: true, payBy: null })
  const intent = await client.call('POST', '/api/user/create-payment-intent', { appointmentId: id })
  expect(intent.body.code).toBe('ALREADY_PAID')

  app.clock.set(new Date(START.getTime() - 3_600_000))
  await timeOutAppointments(app.runtime)
  await remindParties(app.runtime)
  app.clock.set(new Date(START.getTime() + 2 * 3_600_000))
  expect((await client.call('POST', '/api/user/mark-complete', { appointmentId: id })).body).toMatchObject({
    success: true,
  })

  const review = { stars: 5, text: 'Lovely.' }
  expect((await client.call('PUT', `/api/user/appointments/${id}/review`, review)).status).toBe(404)
  const { data: card } = (await client.call('GET', `/api/vendor/${vendor.id}`)).body
  expect(card.completedAppointments).toBe(0)
  expect((await vendor.call('GET', '/api/pro/earnings')).body.entries).toEqual([])
  for (const reader of [client, vendor]) {
    expect(await textsTo(reader)).not.toMatch(/Pay |ou paid|n't paid|It's paid|charged|review|€[1-9]/)
  }
})

test('of a free booking nothing comes back, whoever cancels it', async () => {
  app.clock.set(NOON)
  client = await createClient(app)
  vendor = await createVendor(app)
  const id = await bookFree()
  await vendor.call('POST', `/api/pro/appointments/${id}/confirm`)
  const body = { appointmentId: id, expectedRefund: 0 }
  expect((await client.call('POST', '/api/user/cancel-appointment', body)).status).toBe(200)
  expect(await shown(id)).toMatchObject({ cancelled: true, refundAmount: null, refundStatus: null })
  for (const reader of [client, vendor]) {
    expect(await textsTo(reader)).not.toMatch(/Pay |refund|charged|€[1-9]/)
  }
})
