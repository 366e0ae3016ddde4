import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { drained } from '../../../testing/drained.ts'
import { completePassedAppointments } from '../appointments/complete-appointment.ts'
import { remindParties } from '../appointments/remind-parties.ts'
import { ownApp } from '../../../testing/own-app.ts'

/** A Wednesday. */
const START = new Date('2026-11-18T12:00:00Z')
const app = ownApp({ start: START })
beforeEach(() => app.clock.set(START))

const PATH = '/api/pro/appointments'
const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
const TOM = { name: 'Tom Hickey', phone: '086 555 0117' }
const enter = (vendor: Actor, changes: object = {}, headers = {}) =>
  vendor.call('POST', PATH, { contact: TOM, ...SLOT, ...changes }, headers)
const shown = async (vendor: Actor, id: string) => (await vendor.call('GET', `${PATH}/${id}`)).body
const contactsOf = async (vendor: Actor) => (await vendor.call('GET', '/api/pro/contacts')).body.rows
const book = (client: Actor, vendor: Actor, changes: object = {}) =>
  client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT, ...changes })
const freeOn = async (vendor: Actor, slotDate: string) => {
  const { body } = await vendor.call('GET', `/api/vendor/${vendor.id}/availability?from=${slotDate}&days=1`)
  return body.data[0].free as string[]
}

describe('an own booking', () => {
  test('is confirmed at once, free of fees, and enters its client into the book', async () => {
    const vendor = await createVendor(app)
    const reply = await enter(vendor, {
      title: 'Colour',
      price: 85.5,
      place: 'vendor',
      note: 'Rang at lunch',
    })
    expect(reply).toMatchObject({ status: 200, body: { success: true, message: 'Appointment saved' } })
    const { appointmentId, contactId } = reply.body
    expect(await shown(vendor, appointmentId)).toMatchObject({
      vendorNote: 'Rang at lunch',
      appointment: {
        ...SLOT,
        source: 'vendor',
        contactId,
        place: 'vendor',
        serviceName: 'Colour',
        isConfirmed: true,
        payment: true,
        amount: 0,
        totalAmount: 0,
        platformFee: 0,
        handlingFee: 0,
        fullPrice: 85.5,
        balance: 85.5,
        clientData: { _id: null, name: 'Tom Hickey', phone: '+353865550117', address: null, reviewCount: 0 },
      },
    })
    const history = await vendor.call('GET', `${PATH}/${appointmentId}/history`)
    expect(history.body.history).toMatchObject([
      { actor: 'vendor', text: 'Entered by the vendor for Tue 24 Nov, 10:00 AM to 12:00 PM' },
    ])
    expect(await contactsOf(vendor)).toMatchObject([
      {
        _id: contactId,
        name: 'Tom Hickey',
        clientId: null,
        visits: 0,
        nextVisit: '2026-11-24T10:00:00.000Z',
      },
    ])
  })

  test('takes its slot like any other', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    await enter(vendor)
    expect(await freeOn(vendor, '24_11_2026')).not.toContain('11:00 AM')
    expect(await book(client, vendor)).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
    await book(client, vendor, { startTime: '01:00 PM', endTime: '02:00 PM' })
    const late = await enter(vendor, { startTime: '01:00 PM', endTime: '03:00 PM', outsideHours: true })
    expect(late).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN', alternatives: expect.any(Array) } })
    const [one, two] = await Promise.all([
      enter(vendor, { startTime: '04:00 PM', endTime: '05:00 PM' }),
      enter(vendor, { startTime: '04:00 PM', endTime: '06:00 PM' }),
    ])
    expect([one.status, two.status].toSorted()).toEqual([200, 409])
  })

  test('is made once however often its button is pressed', async () => {
    const vendor = await createVendor(app)
    const press = () => enter(vendor, {}, { 'idempotency-key': 'once' })
    const [one, two] = await Promise.all([press(), press()])
    expect(one.status).toBe(200)
    expect(one.body).toEqual(two.body)
    expect(await contactsOf(vendor)).toHaveLength(1)
  })

  test('takes names and price of its services, and lasts as long as the vendor says', async () => {
    const vendor = await createVendor(app)
    const add = (name: string, price: number) =>
      vendor.call('POST', '/api/pro/services', { name, description: '', price, durationHours: 1 })
    await add('Cut', 52)
    await add('Colour', 90)
    const { body } = await vendor.call('GET', '/api/pro/services')
    const serviceIds = body.services.map(({ _id }: { _id: string }) => _id)
    const { appointmentId } = (await enter(vendor, { serviceIds, endTime: '03:00 PM' })).body
    const { appointment } = await shown(vendor, appointmentId)
    expect(appointment).toMatchObject({ serviceName: 'Cut, Colour', fullPrice: 142, endTime: '03:00 PM' })
    const rival = await createVendor(app)
    expect(await enter(rival, { serviceIds })).toMatchObject({ status: 409, body: { code: 'SERVICE_GONE' } })
  })

  test('is for a client of the book, for one of the marketplace too, but for nobody of another vendor', async () => {
    const [client, vendor, rival] = [
      await createClient(app),
      await createVendor(app),
      await createVendor(app),
    ]
    await book(client, vendor, { slotDate: '25_11_2026' })
    const [{ _id: contactId }] = await contactsOf(vendor)
    const { body } = await enter(vendor, { contact: undefined, contactId })
    expect(body).toMatchObject({ contactId })
    expect((await shown(vendor, body.appointmentId)).appointment).toMatchObject({
      source: 'vendor',
      clientData: { _id: client.id, name: 'Ciara Nolan', phone: null, address: null },
    })
    const own = (await client.call('GET', '/api/user/appointments')).body.appointments
    expect(own).toHaveLength(1)
    expect((await enter(rival, { contact: undefined, contactId })).status).toBe(404)
    expect((await rival.call('GET', `${PATH}/${body.appointmentId}`)).status).toBe(404)
    expect((await client.call('POST', PATH, { contact: TOM, ...SLOT })).status).toBe(403)
  })

  test('finds a new client that is in the book already by name and number', async () => {
    const vendor = await createVendor(app)
    const first = await enter(vendor)
    const again = await enter(vendor, {
      contact: { name: 'tom hickey', phone: '+353 86 555 0117' },
      slotDate: '25_11_2026',
    })
    const mother = await enter(vendor, { contact: { ...TOM, name: 'Nora Hickey' }, slotDate: '26_11_2026' })
    expect(again.body.contactId).toBe(first.body.contactId)
    expect(mother.body.contactId).not.toBe(first.body.contactId)
  })
})

describe('the time of an own booking', () => {
  const weekly = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

  test('is outside the hours only where the vendor says so', async () => {
    const vendor = await createVendor(app, { weeklyHours: weekly })
    expect(await enter(vendor)).toMatchObject({ status: 409, body: { code: 'OUTSIDE_HOURS' } })
    expect(await contactsOf(vendor)).toEqual([])
    expect((await enter(vendor, { outsideHours: true })).status).toBe(200)
  })

  test.each([
    ['early', { startTime: '06:30 AM', endTime: '08:30 AM' }],
    ['late', { startTime: '09:00 PM', endTime: '10:15 PM' }],
    ['over midnight', { startTime: '11:00 PM', endTime: '01:00 AM' }],
  ])('may be %s in the day for a vendor with the default hours who says so', async (_, time) => {
    const vendor = await createVendor(app)
    expect(await enter(vendor, time)).toMatchObject({ status: 409, body: { code: 'OUTSIDE_HOURS' } })
    const { status, body } = await enter(vendor, { ...time, outsideHours: true })
    expect(status).toBe(200)
    expect((await shown(vendor, body.appointmentId)).appointment).toMatchObject(time)
  })

  test.each([
    ['11_11_2026', 200],
    ['10_11_2026', 400],
    ['18_11_2027', 200],
    ['19_11_2027', 400],
  ])('may be on %s: %i', async (slotDate, status) => {
    expect((await enter(await createVendor(app), { slotDate })).status).toBe(status)
  })

  test.each([
    ['endTime', { endTime: '09:00 AM' }],
    ['contact', { contact: undefined }],
    ['contact.name', { contact: { name: '' } }],
    ['phone', { contact: { name: 'Tom', phone: '1' } }],
    ['price', { price: -1 }],
  ])('and the rest are refused beside their field: %s', async (field, changes) => {
    const reply = await enter(await createVendor(app), changes)
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    expect(reply.body.fields).toHaveProperty([field])
  })
})

describe('after its time an own booking', () => {
  test('is a visit that counts in the book, but not on the card of the vendor nor in its earnings', async () => {
    const vendor = await createVendor(app)
    const { contactId } = (await enter(vendor, { price: 50 })).body
    app.clock.set(new Date('2026-11-26T12:00:00Z'))
    await completePassedAppointments(app.runtime)
    await drained(app)
    expect(await contactsOf(vendor)).toMatchObject([
      { _id: contactId, visits: 1, spent: 50, nextVisit: null },
    ])
    const { rows } = await app.runtime.pool.query(
      'select completed_appointments as completed from vendor where id = $1',
      [vendor.id],
    )
    expect(rows).toEqual([{ completed: 0 }])
    expect((await vendor.call('GET', '/api/pro/earnings')).body.entries).toEqual([])
    expect((await vendor.call('GET', '/api/pro/reviews/exchanges?status=open')).body).toMatchObject({
      total: 0,
    })
    const [{ _id: id }] = (await vendor.call('GET', PATH)).body.appointments
    const review = await vendor.call('PUT', `${PATH}/${id}/review`, { stars: 5, text: 'Me' })
    expect(review.status).toBe(404)
    await booksBalance(app)
  })

  test('records a no-show', async () => {
    const vendor = await createVendor(app)
    const { appointmentId } = (await enter(vendor)).body
    expect((await vendor.call('POST', `${PATH}/${appointmentId}/no-show`, {})).body.code).toBe(
      'NO_SHOW_TOO_EARLY',
    )
    app.clock.set(new Date('2026-11-24T10:20:00Z'))
    // Its client has no account that could be told.
    expect(await vendor.call('POST', `${PATH}/${appointmentId}/no-show`, {})).toMatchObject({
      status: 200,
      body: { message: 'Marked as a no-show' },
    })
    expect(await contactsOf(vendor)).toMatchObject([{ visits: 0, noShows: 1, spent: 0 }])
  })

  test('is over when it is cancelled, and nobody is told or paid back', async () => {
    const vendor = await createVendor(app)
    const { appointmentId } = (await enter(vendor, { price: 50 })).body
    app.clock.set(new Date('2026-11-23T09:30:00Z'))
    await remindParties(app.runtime)
    const cancelled = await vendor.call('POST', `${PATH}/${appointmentId}/cancel`, { reason: 'Ill' })
    expect(cancelled.status).toBe(200)
    await drained(app)
    expect(await freeOn(vendor, '24_11_2026')).toContain('10:00 AM')
    const { appointment } = await shown(vendor, appointmentId)
    expect(appointment).toMatchObject({ cancelled: true, refundAmount: null, refundStatus: null })
    expect((await vendor.call('GET', '/api/pro/notifications')).body.notifications).toEqual([])
    await booksBalance(app)
  })
})

test('an operator neither sees nor touches own bookings', async () => {
  const [admin, vendor] = [await createAdmin(app), await createVendor(app)]
  const { appointmentId } = (await enter(vendor)).body
  const listed = await admin.call('GET', `/api/admin/appointments?vendor=${vendor.id}`)
  expect(listed.body).toMatchObject({ appointments: [], total: 0, counts: { paid: 0 } })
  expect((await admin.call('GET', `/api/admin/appointments/${appointmentId}`)).status).toBe(404)
  const cancel = await admin.call('POST', `/api/admin/appointments/${appointmentId}/cancel`, { reason: 'No' })
  expect(cancel.status).toBe(404)
})

test('a deleted client leaves a time and a sum without words', async () => {
  const vendor = await createVendor(app)
  const { appointmentId, contactId } = (
    await enter(vendor, { title: 'Colour for Tom', note: 'Shy', price: 50 })
  ).body
  expect((await vendor.call('DELETE', `/api/pro/contacts/${contactId}`)).status).toBe(200)
  expect(await shown(vendor, appointmentId)).toMatchObject({
    vendorNote: '',
    appointment: {
      contactId: null,
      serviceName: null,
      fullPrice: 50,
      clientData: { name: 'Former client', phone: null },
    },
  })
})

test('the calendar feed has own bookings with the name and number in the book', async () => {
  const vendor = await createVendor(app)
  await enter(vendor, { price: 50 })
  const { body } = await vendor.call('POST', '/api/pro/calendar-feed', { password: 'gorse-on-howth-1' })
  const { pathname } = new URL(body.url.replace(/^webcal/, 'http'))
  const feed = await fetch(new URL(pathname, app.url))
  expect(await feed.text()).toContain('with Tom Hickey')
})
