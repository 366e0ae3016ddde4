import { beforeAll, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { payoutAccount } from '../../../modules/money/tables/payouts.ts'
import { paymentCustomer } from '../../../modules/money/tables/saved-cards.ts'
import { createPaid, type Paid } from '../../../testing/payments.ts'
import { send } from '../../../testing/requests.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

let paid: Paid
let siobhan: Actor
const app = ownApp()
const admin = ownActor(app, createAdmin)
beforeAll(async () => {
  paid = await createPaid(app)
  siobhan = await createClient(app, {
    name: 'siobhán ní riain',
    email: 'siobhan.riain@example.test',
    phone: '+353851112233',
    eircode: 'H91 AE12',
  })
  await createVendor(app, { name: 'Niamh Siobhanson', phone: '+353869998877', city: 'Tralee' })
})

const find = async (q: string) => {
  const { status, body } = await admin.call('GET', `/api/admin/search?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body
}
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id)

test.each([
  'Siobhán Ní Riain',
  'SIOBHAN NI',
  'siobhan.riain@',
  '085 111 2233',
  '+353 85 111 2233',
  '+353 (0)85 111 2233',
  'h91ae12',
  'id',
])('a person is found by %s', async (typed) => {
  const { people } = await find(typed === 'id' ? siobhan.id : typed)
  expect(people).toEqual([
    {
      _id: siobhan.id,
      role: 'client',
      name: 'Siobhán Ní Riain',
      email: 'siobhan.riain@example.test',
      phone: '+353851112233',
      image: expect.any(String),
      trade: null,
      blocked: false,
      payoutsOnHold: false,
    },
  ])
})

test.each(['Zoë', 'zoë wal', 'Zoe\u0308'])(
  'an accent that is no fada is found as it is written: %s',
  async (typed) => {
    const zoe = await createClient(app, { name: 'Zoë Walsh' })
    const { people } = await find(typed)
    expect(idsOf(people)).toContain(zoe.id)
  },
)

test('a part of an email address that looks like an id of the provider finds its person', async () => {
  const mary = await createClient(app, { name: 'Mary Kelly', email: 'mary_kelly@example.test' })
  expect(idsOf((await find('mary_kelly')).people)).toEqual([mary.id])
})

test('a client and a vendor are found by what the payment provider calls them', async () => {
  const { db, clock } = app.runtime
  const vendor = await createVendor(app)
  const at = clock.now()
  await db
    .insert(paymentCustomer)
    .values({ clientId: siobhan.id, customerId: 'cus_QK4xD2eZvKYlo2', createdAt: at })
  await db.insert(payoutAccount).values({
    vendorId: vendor.id,
    sessionId: vendor.sessionId,
    account: 'acct_1QK4xD2eZvKYlo2C',
    confirmed: true,
    requestedAt: at,
  })
  expect(idsOf((await find('cus_QK4xD2eZvKYlo2')).people)).toEqual([siobhan.id])
  expect(idsOf((await find('acct_1QK4xD2eZvKYlo2C')).people)).toEqual([vendor.id])
  expect((await find('acct_1QK4xD2eZvKYlo2D')).people).toEqual([])
})

test('who begins with the text comes first, vendors and admins among them', async () => {
  const { people } = await find('siobhan')
  expect(people.map(({ name }: { name: string }) => name)).toEqual(['Siobhán Ní Riain', 'Niamh Siobhanson'])
  expect(people[1].trade).toEqual({ speciality: 'Hairstylist', city: 'Tralee' })
  expect((await find('maeve tier')).people).toMatchObject([{ _id: admin.id, role: 'admin' }])
})

test('a person brings appointments, payments and receipts', async () => {
  const found = await find(paid.client.email)
  expect(idsOf(found.people)).toEqual([paid.client.id])
  expect(found.appointments).toMatchObject([
    { _id: paid.appointmentId, state: 'paid', client: { _id: paid.client.id } },
  ])
  expect(found.payments).toMatchObject([
    { kind: 'payment', providerId: paid.intentId, amount: 100.74, who: 'Ciara Nolan' },
  ])
  expect(found.receipts).toMatchObject([{ of: 'payment', _id: found.payments[0]._id, amount: 100.74 }])
})

test('money is found by our id, by the provider’s ids and by the number of its receipt', async () => {
  const [payment] = (await find(paid.intentId)).payments
  expect(payment).toMatchObject({ kind: 'payment', providerId: paid.intentId })
  const { body } = await admin.call('GET', `/api/admin/payments/${payment._id}`)
  for (const typed of [payment._id, body.payment.chargeId]) {
    expect(idsOf((await find(typed)).payments)).toEqual([payment._id])
  }
  const [receipt] = (await find(paid.intentId)).receipts
  const number = String(receipt.number).padStart(6, '0')
  for (const typed of [`R-${number}`, number]) {
    expect((await find(typed)).receipts).toMatchObject([{ number: receipt.number, _id: payment._id }])
  }
  const found = await find(paid.appointmentId)
  expect(idsOf(found.appointments)).toEqual([paid.appointmentId])
  expect(idsOf(found.payments)).toEqual([payment._id])
})

test('says what can still be done: a blocked client, payouts on hold, a payment that arrived', async () => {
  const client = await createClient(app, { name: 'Bertie Blocked' })
  const vendor = await createVendor(app, { name: 'Hilda Held' })
  const personOf = async (name: string) => (await find(name)).people[0]
  expect(await personOf('hilda held')).toMatchObject({ blocked: false, payoutsOnHold: false })
  await admin.call('POST', `/api/admin/vendors/${vendor.id}/payouts/hold`, { reason: 'We check an invoice.' })
  await admin.call('POST', `/api/admin/people/${client.id}/block`, {
    ground: 'terms',
    provision: 'Section 4',
    reason: 'Threats.',
  })
  expect(await personOf('hilda held')).toMatchObject({ blocked: false, payoutsOnHold: true })
  expect(await personOf('bertie blocked')).toMatchObject({ blocked: true, payoutsOnHold: false })
  expect((await find(paid.intentId)).payments).toMatchObject([{ actionable: true, vendorId: null }])
})

test('too short a text, wildcards and garbage find nothing', async () => {
  for (const typed of ['', 'si', '%%%', '___', '\\\\\\', 'R-999999999', 'pi_nothing', '٣٤٥٦٧٨']) {
    expect(await find(typed), typed).toEqual({
      success: true,
      people: [],
      appointments: [],
      payments: [],
      receipts: [],
    })
  }
  expect((await admin.call('GET', `/api/admin/search?q=${'a'.repeat(201)}`)).status).toBe(400)
  expect((await admin.call('GET', '/api/admin/search')).status).toBe(200)
})

test('only admins search', async () => {
  expect((await siobhan.call('GET', '/api/admin/search?q=ciara')).status).toBe(403)
  expect((await send(app, 'GET', '/api/admin/search?q=ciara')).status).toBe(401)
})
