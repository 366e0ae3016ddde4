import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { appointment } from '../../booking/tables/appointments.ts'
import { type Actor, createClient, createVendor } from '../../../testing/actors.ts'
import { send } from '../../../testing/requests.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
const vendor = ownActor(app, createVendor)
const client = ownActor(app, createClient)

const CUT = { name: 'Cut and blow-dry', description: 'Wash, cut and finish.', price: 55, durationHours: 1 }
const COLOUR = { name: 'Full colour', price: 140.5, durationHours: 3 }

const add = (service: object, who = vendor) => who.call('POST', '/api/pro/services', service)
const names = async (who = vendor) =>
  (await who.call('GET', '/api/pro/services')).body.services.map(({ name }: { name: string }) => name)
const publicMenu = ({ id }: Actor) => send(app, 'GET', `/api/vendor/${id}/services`)

/** A vendor with these services on its menu, and their ids. */
async function createMenu(...services: { name: string; price: number; durationHours: number }[]) {
  const owner = await createVendor(app)
  for (const service of services) expect((await add(service, owner)).status).toBe(200)
  const menu = (await owner.call('GET', '/api/pro/services')).body.services
  return { owner, ids: menu.map(({ _id }: { _id: string }) => _id) as string[] }
}

test('what a vendor puts on its menu is what everybody reads, in its order', async () => {
  const { body } = await add(CUT)
  expect(body).toMatchObject({ success: true, message: 'Service added' })
  await add(COLOUR)
  const menu = await publicMenu(vendor)
  expect(menu.body.services).toEqual([
    { _id: expect.any(String), ...CUT, durationMinutes: 60, deposit: { kind: 'hourly' } },
    {
      _id: expect.any(String),
      ...COLOUR,
      durationMinutes: 180,
      description: null,
      deposit: { kind: 'hourly' },
    },
  ])
})

test('the menu is set in order, and only as a whole', async () => {
  const { owner, ids } = await createMenu(CUT, COLOUR)
  const order = (sent: string[]) => owner.call('PUT', '/api/pro/services/order', { ids: sent })
  expect((await order(ids.toReversed())).status).toBe(200)
  expect(await names(owner)).toEqual([COLOUR.name, CUT.name])
  for (const wrong of [[], [ids[0]!], [ids[0]!, ids[0]!], [...ids, randomUUID()]]) {
    expect((await order(wrong)).body.code).toBe('MENU_CHANGED')
  }
})

test('a removed service comes back in its place', async () => {
  const { owner, ids } = await createMenu(CUT, COLOUR)
  expect((await owner.call('DELETE', `/api/pro/services/${ids[0]}`)).status).toBe(200)
  expect((await publicMenu(owner)).body.services).toHaveLength(1)
  expect((await owner.call('DELETE', `/api/pro/services/${ids[0]}`)).status).toBe(404)
  expect((await owner.call('POST', `/api/pro/services/${ids[0]}/restore`)).status).toBe(200)
  expect(await names(owner)).toEqual([CUT.name, COLOUR.name])
})

test.each([
  ['an empty name', { ...CUT, name: '  ' }, 'name'],
  ['a long name', { ...CUT, name: 'x'.repeat(81) }, 'name'],
  ['a long line', { ...CUT, description: 'x'.repeat(161) }, 'description'],
  ['half a cent', { ...CUT, price: 55.555 }, 'price'],
  ['a price in words', { ...CUT, price: '55' }, 'price'],
  ['a price beyond all', { ...CUT, price: 10_000.01 }, 'price'],
  ['half an hour', { ...CUT, durationHours: 1.5 }, 'durationHours'],
  ['a thirteenth hour', { ...CUT, durationHours: 13 }, 'durationHours'],
  ['no length', { name: 'Cut', price: 55 }, 'durationMinutes'],
  ['ten minutes', { name: 'Cut', price: 55, durationMinutes: 10 }, 'durationMinutes'],
  ['50 minutes', { name: 'Cut', price: 55, durationMinutes: 50 }, 'durationMinutes'],
  ['more than twelve hours', { name: 'Cut', price: 55, durationMinutes: 735 }, 'durationMinutes'],
  ['two lengths', { ...CUT, durationMinutes: 45 }, 'durationHours'],
  ['another deposit', { ...CUT, deposit: { kind: 'half' } }, 'deposit.kind'],
  ['a deposit of no percentage', { ...CUT, deposit: { kind: 'percent' } }, 'deposit.percent'],
  ['a deposit of 9 percent', { ...CUT, deposit: { kind: 'percent', percent: 9 } }, 'deposit.percent'],
  ['a deposit of 101 percent', { ...CUT, deposit: { kind: 'percent', percent: 101 } }, 'deposit.percent'],
])('%s is refused beside its field', async (_, service, field) => {
  const { status, body } = await add(service)
  expect(status).toBe(400)
  expect(Object.keys(body.fields)).toEqual([field])
})

test('a service keeps its deposit until another one is chosen', async () => {
  const { owner, ids } = await createMenu(CUT)
  const depositAfter = async (deposit?: object) => {
    await owner.call('PUT', `/api/pro/services/${ids[0]}`, { ...CUT, deposit })
    return (await publicMenu(owner)).body.services[0].deposit
  }
  expect(await depositAfter({ kind: 'percent', percent: 25 })).toEqual({ kind: 'percent', percent: 25 })
  expect(await depositAfter()).toEqual({ kind: 'percent', percent: 25 })
  expect(await depositAfter({ kind: 'full', percent: 25 })).toEqual({ kind: 'full' })
  expect(await depositAfter({ kind: 'hourly' })).toEqual({ kind: 'hourly' })
})

test('a menu has at most 50 services, however many are added at once', async () => {
  const { owner } = await createMenu(...Array.from({ length: 48 }, () => CUT))
  const replies = await Promise.all(Array.from({ length: 5 }, () => add(CUT, owner)))
  expect(replies.filter(({ body }) => body.code === 'MENU_FULL')).toHaveLength(3)
  expect(await names(owner)).toHaveLength(50)
})

test('another vendor cannot touch it', async () => {
  const { owner, ids } = await createMenu(CUT)
  const other = await createVendor(app)
  const path = `/api/pro/services/${ids[0]}`
  expect((await other.call('PUT', path, COLOUR)).status).toBe(404)
  expect((await other.call('DELETE', path)).status).toBe(404)
  expect((await other.call('PUT', '/api/pro/services/order', { ids })).status).toBe(409)
  expect(await names(owner)).toEqual([CUT.name])
})

test('a vendor that is not listed shows no menu', async () => {
  const hidden = await createVendor(app, { verifiedAt: null })
  expect((await publicMenu(hidden)).body.code).toBe('VENDOR_NOT_FOUND')
})

describe('a booking for a service', () => {
  const book = (vendorId: string, serviceId: string, endTime: string, startTime = '10:00 AM') =>
    client.call('POST', '/api/user/book-appointment', {
      vendorId,
      slotDate: '21_11_2026',
      startTime,
      endTime,
      serviceId,
    })

  test('keeps its name and full price, whatever the menu says after it', async () => {
    const { owner, ids } = await createMenu(COLOUR)
    const { body } = await book(owner.id, ids[0]!, '01:00 PM')
    await owner.call('PUT', `/api/pro/services/${ids[0]}`, { ...COLOUR, name: 'Tint', price: 200 })
    const { appointments } = (await client.call('GET', '/api/user/appointments')).body
    expect(appointments.find(({ _id }: { _id: string }) => _id === body.appointmentId)).toMatchObject({
      serviceName: 'Full colour',
      fullPrice: 140.5,
      vendorFeeTotal: 135,
    })
  })

  test('takes as long as the service, and only one on the menu of this vendor', async () => {
    const { owner, ids } = await createMenu(COLOUR, CUT)
    const elsewhere = await createMenu(COLOUR)
    expect((await book(owner.id, ids[0]!, '12:00 PM')).body.code).toBe('SERVICE_DURATION')
    expect((await book(owner.id, elsewhere.ids[0]!, '01:00 PM')).body.code).toBe('SERVICE_GONE')
    await owner.call('DELETE', `/api/pro/services/${ids[1]}`)
    expect((await book(owner.id, ids[1]!, '11:00 AM')).body.code).toBe('SERVICE_GONE')
    expect(await app.runtime.db.$count(appointment, eq(appointment.vendorId, owner.id))).toBe(0)
  })

  test('holds several in their order, at the price that was asked for', async () => {
    const { owner, ids } = await createMenu(COLOUR, CUT)
    await owner.call('PUT', `/api/pro/services/${ids[0]}`, {
      ...COLOUR,
      deposit: { kind: 'percent', percent: 30 },
    })
    const slot = { slotDate: '22_11_2026', startTime: '10:00 AM', endTime: '02:00 PM' }
    const serviceIds = [ids[1]!, ids[0]!]
    const asked = new URLSearchParams({ vendorId: owner.id, ...slot, serviceIds: serviceIds.join(',') })
    const { body: price } = await send(app, 'GET', `/api/quote-price?${asked}`)
    // 195.50; an hour at 45.00 and 30% of 140.50 as a deposit.
    expect(price.parts).toMatchObject({ price: 195.5, deposit: 87.15 })
    const booking = { vendorId: owner.id, ...slot, serviceIds, expectedTotal: price.total }
    const { body } = await client.call('POST', '/api/user/book-appointment', booking)
    await owner.call('DELETE', `/api/pro/services/${ids[0]}`)
    const { appointments } = (await client.call('GET', '/api/user/appointments')).body
    expect(appointments.find(({ _id }: { _id: string }) => _id === body.appointmentId)).toMatchObject({
      serviceName: 'Cut and blow-dry, Full colour',
      services: [
        { _id: ids[1], name: 'Cut and blow-dry', price: 55, durationMinutes: 60 },
        { _id: ids[0], name: 'Full colour', price: 140.5, durationMinutes: 180 },
      ],
      endTime: '02:00 PM',
      cost: { total: price.total },
    })
  })

  test.each([
    ['six of them', (id: string) => ({ serviceIds: Array(6).fill(id) }), 'serviceIds'],
    ['two ways that differ', (id: string) => ({ serviceIds: [], serviceId: id }), 'serviceId'],
  ])('refuses %s', async (_, choice, field) => {
    const { owner, ids } = await createMenu(CUT)
    const slot = { slotDate: '23_11_2026', startTime: '10:00 AM', endTime: '11:00 AM' }
    const sent = { vendorId: owner.id, ...slot, ...choice(ids[0]!) }
    const { status, body } = await client.call('POST', '/api/user/book-appointment', sent)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  test('has its deposit capped by a price below what its hours cost', async () => {
    const { owner, ids } = await createMenu({ ...COLOUR, price: 60 })
    expect((await publicMenu(owner)).body.services[0].price).toBe(60)
    const { body } = await book(owner.id, ids[0]!, '01:00 PM')
    const { appointments } = (await client.call('GET', '/api/user/appointments')).body
    expect(appointments.find(({ _id }: { _id: string }) => _id === body.appointmentId)).toMatchObject({
      amount: 60,
      vendorFeeTotal: 60,
      totalAmount: 67.24,
      fullPrice: 60,
      balance: 0,
      cost: { total: 67.24, now: 67.24, onTheDay: 0, parts: { price: 60, deposit: 60, travelFee: 0 } },
    })
  })
})
