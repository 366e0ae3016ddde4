import { beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { CARDS, payByCard, verify } from '../../../testing/payments.ts'
import { SENT } from '../../../testing/quotes.ts'
import { send } from '../../../testing/requests.ts'
import { ownApp } from '../../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
const LATER = new Date('2026-11-18T13:00:00Z')

const app = ownApp({ start: NOON })
let client: Actor
let vendor: Actor
beforeEach(async () => {
  app.clock.set(NOON)
  client = await createClient(app)
  vendor = await createVendor(app)
})

const at = (startTime: string, endTime: string) => ({ slotDate: '24_11_2026', startTime, endTime })
const SLOT = at('10:00 AM', '12:00 PM')
const book = (body: object = {}) =>
  client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT, ...body })
const priceFor = async (actor: Actor | null) => {
  const path = `/api/quote-price?${new URLSearchParams({ vendorId: vendor.id, ...SLOT })}`
  return (await (actor ? actor.call('GET', path) : send(app, 'GET', path))).body.parts.platformFee
}
const terms = async () => (await client.call('GET', `/api/user/vendors/${vendor.id}/terms`)).body
const seenByVendor = async (appointmentId: string) =>
  (await vendor.call('GET', `/api/pro/appointments/${appointmentId}`)).body.appointment
function importFile(text: string) {
  const form = new FormData()
  form.set('document', new Blob([text], { type: 'text/csv' }), 'clients.csv')
  return vendor.call('POST', '/api/pro/contacts/import', form)
}
const enter = (contact: object) => vendor.call('POST', '/api/pro/contacts', { name: 'Ciara', ...contact })
const completed = (facts: object = {}) =>
  insertAppointmentRow(
    app,
    { client, vendor },
    {
      startsAt: new Date('2026-11-10T10:00:00Z'),
      confirmedAt: NOON,
      paidAt: NOON,
      completedAt: NOON,
      ...facts,
    },
  )

// A7 of growth
describe('the platform fee', () => {
  test('is that of a first booking until one that was paid through us is complete', async () => {
    const { body } = await book({ expectedTotal: 100.74 })
    expect(await seenByVendor(body.appointmentId)).toMatchObject({ relation: 'first', platformFee: 9 })
    await completed({ completedAt: null })
    await completed({
      startsAt: new Date('2026-11-09T10:00:00Z'),
      vendorFeeCents: 0,
      platformFeeCents: 0,
      handlingFeeCents: 0,
      totalCents: 0,
    })
    expect(await priceFor(client)).toBe(9)
    await completed({ startsAt: new Date('2026-11-08T10:00:00Z') })
    expect(await priceFor(client)).toBe(4.5)
    expect(await terms()).toMatchObject({ relation: 'repeat', fees: { platformPercent: 5 } })
    // Others pay what a first booking costs.
    expect(await priceFor(null)).toBe(9)
    expect(await priceFor(await createClient(app))).toBe(9)
    expect(await priceFor(vendor)).toBe(9)
  })

  test('of a returning client is frozen at booking, and adds up in payment and receipt', async () => {
    await completed()
    // The same total is agreed to by both ways of booking: what is refused is judged alone.
    expect((await book({ expectedTotal: 100.74 })).body).toMatchObject({
      code: 'PRICE_CHANGED',
      total: 96.17,
      parts: { platformFee: 4.5, handlingFee: 1.67 },
    })
    const { appointmentId } = (await book({ expectedTotal: 96.17 })).body
    const admin = await createAdmin(app)
    await admin.call('PATCH', '/api/admin/settings', { repeatPercent: 50 })
    try {
      await vendor.call('POST', `/api/pro/appointments/${appointmentId}/confirm`, {})
      const payable = { client, vendor, appointmentId }
      const { intentId } = await payByCard(app, payable, CARDS.good)
      expect((await verify(client, intentId)).status).toBe(200)
      expect(await seenByVendor(appointmentId)).toMatchObject({
        relation: 'repeat',
        platformFee: 4.5,
        totalAmount: 96.17,
        payment: true,
      })
      const [receipt] = (await client.call('GET', '/api/user/receipts')).body.receipts
      expect(receipt).toMatchObject({ totalAmount: 96.17, parts: { platformFee: 4.5 } })
      expect(await priceFor(client)).toBe(45)
    } finally {
      await admin.call('POST', '/api/admin/settings/repeatPercent/revert')
    }
  })

  test.each([
    ['email address', () => ({ email: client.email })],
    ['phone number', () => ({ phone: '+353871234567' })],
  ])("is none for the vendor's own client, entered by %s before its first booking", async (_, contact) => {
    await enter(contact())
    app.clock.set(LATER)
    expect(await priceFor(client)).toBe(0)
    expect(await terms()).toMatchObject({ relation: 'own', fees: { platformPercent: 0 } })
    const { body } = await book({ expectedTotal: 91.6 })
    expect(await seenByVendor(body.appointmentId)).toMatchObject({ relation: 'own', platformFee: 0 })
    // What the first booking decided stays, also when the vendor forgets the client.
    for (const { _id } of (await vendor.call('GET', '/api/pro/contacts')).body.rows) {
      await vendor.call('DELETE', `/api/pro/contacts/${_id}`)
    }
    expect(await priceFor(client)).toBe(0)
  })

  test('is not changed by entering a client who wrote or booked before', async () => {
    await client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT })
    app.clock.set(LATER)
    await enter({ email: client.email })
    expect(await priceFor(client)).toBe(9)

    vendor = await createVendor(app)
    await insertMessage()
    app.clock.set(new Date('2026-11-18T14:00:00Z'))
    await enter({ email: client.email })
    expect(await priceFor(client)).toBe(9)
  })

  test.each([
    ['its page', () => client.call('GET', `/api/vendor/${vendor.id}`)],
    ['a price', () => priceFor(client)],
    ['its terms', () => terms()],
  ])('is that of a first booking for a client who viewed %s before it was entered', async (_, view) => {
    await view()
    app.clock.set(LATER)
    await enter({ email: client.email })
    expect(await priceFor(client)).toBe(9)
    const other = await createClient(app, { phone: '+353871112222' })
    await enter({ email: other.email })
    app.clock.set(new Date('2026-11-18T14:00:00Z'))
    expect(await priceFor(other)).toBe(0)
  })

  test.each([
    ['changes', (id: string) => vendor.call('PATCH', `/api/pro/contacts/${id}`, { phone: '087 123 4567' })],
    [
      'imports a row with the other number of',
      () => importFile('Name,Phone,Email\nCiara,087 123 4567,known@example.test\n'),
    ],
    [
      'books on the phone with the email address of',
      () =>
        vendor.call('POST', '/api/pro/appointments', {
          ...at('02:00 PM', '03:00 PM'),
          contact: { name: 'Ciara', phone: '087 999 0000', email: client.email },
        }),
    ],
  ])('is that of a first booking for who viewed the vendor before it %s an old entry', async (_, change) => {
    await enter({ email: 'known@example.test' })
    const { _id } = (await enter({ phone: '087 999 0000' })).body.contact
    app.clock.set(LATER)
    await terms()
    app.clock.set(new Date('2026-11-18T14:00:00Z'))
    expect((await change(_id)).status).toBe(200)
    expect(await priceFor(client)).toBe(9)
  })

  test('is none for an own client whose other details are changed after its first view', async () => {
    const { _id } = (await enter({ phone: '087 123 4567' })).body.contact
    app.clock.set(LATER)
    await terms()
    const change = { phone: '087 123 4567', email: client.email, note: 'Fringe' }
    expect((await vendor.call('PATCH', `/api/pro/contacts/${_id}`, change)).status).toBe(200)
    expect(await priceFor(client)).toBe(0)
  })

  test('is that of a first booking for an unverified address', async () => {
    client = await createClient(app, { emailVerifiedAt: null, phone: '+353871112222' })
    await enter({ email: client.email })
    app.clock.set(LATER)
    expect(await priceFor(client)).toBe(9)
  })

  test('of a quote is the one of its client', async () => {
    await completed()
    const { body } = await vendor.call('POST', '/api/pro/quotes', { clientId: client.id, ...SENT })
    expect(body.quote.cost).toMatchObject({ parts: { platformFee: 4.5 } })
    const { quote } = body
    const preview = await vendor.call('POST', '/api/pro/quotes/preview', { clientId: client.id, ...SENT })
    expect(preview.body.preview.cost.parts.platformFee).toBe(4.5)
    const accepted = await client.call('POST', `/api/user/quotes/${quote._id}/accept`, {
      version: 1,
      expectedTotal: quote.cost.total,
    })
    expect(await seenByVendor(accepted.body.appointmentId)).toMatchObject({
      relation: 'repeat',
      platformFee: 4.5,
    })
  })

  test('of who has no token in order is that of a first booking', async () => {
    await completed()
    const path = `/api/quote-price?${new URLSearchParams({ vendorId: vendor.id, ...SLOT })}`
    const reply = await send(app, 'GET', path, undefined, { authorization: 'Bearer no-token' })
    expect(reply).toMatchObject({ status: 200, body: { parts: { platformFee: 9 } } })
  })
})

const insertMessage = () =>
  app.runtime.pool.query(
    `insert into message (client_id, vendor_id, sender_id, receiver_id, content, repeat_window, sent_at)
     values ($1, $2, $1, $2, 'Hello', tstzrange($3::timestamptz, $3::timestamptz + interval '2 seconds'), $3)`,
    [client.id, vendor.id, app.clock.now().toISOString()],
  )
