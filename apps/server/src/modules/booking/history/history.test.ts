import { expect, test } from 'vitest'
import { createClient, createVendor } from '../../../testing/actors.ts'
import { cancelByVendor, createPaid, eventuallySees, type Payable } from '../../../testing/payments.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: new Date('2026-11-18T12:00:00Z') })

const historyOf = async ({ vendor, appointmentId }: Payable) =>
  (await vendor.call('GET', `/api/pro/appointments/${appointmentId}/history`)).body.history as {
    kind: string
    actor: string
    text: string
  }[]

test('a booking that is confirmed, paid and cancelled tells each step, by whom and what goes back', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const { body } = await client.call('POST', '/api/user/book-appointment', {
    vendorId: vendor.id,
    slotDate: '24_11_2026',
    startTime: '10:00 AM',
    endTime: '12:00 PM',
  })
  const booked = { client, vendor, appointmentId: body.appointmentId as string }
  await vendor.call('POST', `/api/pro/appointments/${booked.appointmentId}/confirm`)
  expect((await historyOf(booked)).map(({ actor, text }) => [actor, text])).toEqual([
    ['client', 'Requested for Tue 24 Nov, 10:00 AM to 12:00 PM'],
    ['vendor', 'Confirmed, payment due by Thu 19 Nov, 12:00 PM'],
  ])

  const paid = await createPaid(app)
  await cancelByVendor(paid)
  await eventuallySees(paid, { refundStatus: 'refunded' })
  expect((await historyOf(paid)).map(({ actor, text }) => [actor, text])).toEqual([
    ['client', 'Paid €100.74'],
    ['vendor', 'Cancelled by the vendor; €100.74 refunded'],
    ['system', '€100.74 refunded'],
  ])
})

test('nobody else reads it', async () => {
  const paid = await createPaid(app)
  const path = `appointments/${paid.appointmentId}/history`
  const [stranger, rival] = [await createClient(app), await createVendor(app)]
  expect(await stranger.call('GET', `/api/user/${path}`)).toMatchObject({ status: 404 })
  expect(await rival.call('GET', `/api/pro/${path}`)).toMatchObject({ status: 404 })
  const own = await paid.client.call('GET', `/api/user/${path}`)
  expect(own.body.history).toHaveLength(1)
})
