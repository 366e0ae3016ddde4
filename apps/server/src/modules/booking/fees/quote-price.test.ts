import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createClient, createVendor } from '../../../testing/actors.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const ids: Record<string, string> = {}
const app = ownApp({ start: new Date('2026-11-18T12:00:00Z') })
const client = ownActor(app, createClient)
const vendor = ownActor(app, createVendor)
beforeAll(async () => {
  for (const [name, price, durationHours] of [
    ['Colour', 140, 2],
    ['Trim', 30, 1],
  ] as const) {
    const { body } = await vendor.call('POST', '/api/pro/services', { name, price, durationHours })
    ids[name] = body.services.at(-1)._id
  }
})

const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
const ask = (changes: Record<string, string> = {}) =>
  client.call('GET', `/api/quote-price?${new URLSearchParams({ vendorId: vendor.id, ...SLOT, ...changes })}`)
const until = '2026-11-23T10:00:00.000Z'

describe('the price of a booking', () => {
  test('for time alone knows no full price', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      body: {
        success: true,
        total: 100.74,
        now: 100.74,
        onTheDay: 0,
        parts: { price: null, travelFee: 0, deposit: 90, platformFee: 9, handlingFee: 1.74 },
        refunds: [{ until, amount: 99 }],
      },
    })
  })

  test('for a service is what booking it takes', async () => {
    const { body } = await ask({ serviceIds: ids['Colour']!, place: 'client', eircode: 'D06 X2Y7' })
    expect(body).toMatchObject({
      total: 150.74,
      now: 100.74,
      onTheDay: 50,
      parts: { price: 140, deposit: 90 },
    })
    const booking = { vendorId: vendor.id, ...SLOT, serviceId: ids['Colour'], expectedTotal: body.total }
    const { appointmentId } = (await client.call('POST', '/api/user/book-appointment', booking)).body
    const { appointments } = (await client.call('GET', '/api/user/appointments')).body
    const { cost } = appointments.find(({ _id }: { _id: string }) => _id === appointmentId)
    const { success: _, ...asked } = body
    expect(cost).toEqual(asked)
  })

  test('of several services takes their deposits together', async () => {
    const serviceIds = `${ids['Trim']},${ids['Trim']}`
    const { body } = await ask({ serviceIds })
    expect(body).toMatchObject({ total: 67.24, now: 67.24, onTheDay: 0, parts: { price: 60, deposit: 60 } })
  })

  test('says that nothing comes back of what begins within a day', async () => {
    const { body } = await ask({ slotDate: '19_11_2026' })
    expect(body).toMatchObject({ total: 100.74, refunds: [] })
  })
})

describe('no price has', () => {
  test.each([
    ['an unknown vendor', { vendorId: randomUUID() }, 404, 'VENDOR_NOT_FOUND'],
    ['a time off the grid', { startTime: '07:00 AM' }, 400, 'SLOT_INVALID'],
    ['a service that is not on the menu', { serviceIds: randomUUID() }, 409, 'SERVICE_GONE'],
    ['a list that is none', { serviceIds: 'all,of,it' }, 400, 'INVALID_REQUEST'],
    ['another place', { place: 'moon' }, 400, 'INVALID_REQUEST'],
    ['a time that is none', { endTime: 'noon' }, 400, 'INVALID_REQUEST'],
  ])('%s', async (_, changes, status, code) => {
    expect(await ask(changes as Record<string, string>)).toMatchObject({ status, body: { code } })
  })

  test('a service for another length', async () => {
    const reply = await ask({ serviceIds: ids['Trim']! })
    expect(reply).toMatchObject({ status: 400, body: { code: 'SERVICE_DURATION' } })
  })
})
