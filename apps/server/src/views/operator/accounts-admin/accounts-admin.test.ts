// covers: ASVS 7.4.5
import { randomUUID } from 'node:crypto'
import { addDays } from '@anseo/domain/calendar-date'
import { dublinDate } from '@anseo/domain/dublin-time'
import { formatSlotDate } from '@anseo/domain/slot-date'
import { beforeAll, describe, expect, test } from 'vitest'
import { review } from '../../../modules/trust/tables/reviews.ts'
import { problemReport } from '../../../modules/trust/tables/problem-reports.ts'
import { type Actor, createAdmin, createClient } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { cancelByVendor, createPaid, eventuallySees, type Payable } from '../../../testing/payments.ts'
import { send } from '../../../testing/requests.ts'
import { openTab } from '../../../testing/sockets.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

let paid: Payable
const app = ownApp()
const admin = ownActor(app, createAdmin)
beforeAll(async () => {
  paid = await createPaid(app)
  await cancelByVendor(paid)
  await eventuallySees(paid, { refundStatus: 'refunded' })
  const { client, vendor } = paid
  const ago = (hours: number) => new Date(app.clock.now().getTime() - hours * 3_600_000)
  const over = { startsAt: ago(60), confirmedAt: ago(100), paidAt: ago(90) }
  const appointmentId = await insertAppointmentRow(app, { client, vendor }, { ...over, reportedAt: ago(50) })
  await app.runtime.db
    .insert(problemReport)
    .values({ appointmentId, text: 'Left early.', reportedAt: ago(50) })
  const between = {
    appointmentId,
    clientId: client.id,
    vendorId: vendor.id,
    writtenAt: ago(40),
    visibleAt: ago(40),
  }
  await app.runtime.db.insert(review).values({ ...between, author: 'client', stars: 4, text: 'Kind.' })
})

const get = async (path: string) => (await admin.call('GET', `/api/admin/people${path}`)).body

describe('the list', () => {
  beforeAll(async () => {
    await createClient(app, {
      name: 'Séamus Óg',
      email: 'seamus@example.test',
      emailVerifiedAt: null,
      phone: '+353851112223',
    })
  })
  const namesOf = async (query: string) =>
    (await get(`?${query}`)).people.map(({ name }: { name: string }) => name) as string[]

  test('has a part for each site, with what its people booked', async () => {
    const body = await get('?role=vendor')
    expect(body).toMatchObject({ total: 1, page: 1, counts: { client: 2, vendor: 1, admin: 1 } })
    expect(body.people).toMatchObject([
      {
        _id: paid.vendor.id,
        role: 'vendor',
        bookings: 2,
        cancelled: 1,
        trade: { speciality: 'Hairstylist', city: 'Dublin', vetting: 'verified' },
      },
    ])
    expect((await get('?role=admin')).people).toMatchObject([{ _id: admin.id, bookings: 0, trade: null }])
  })

  test.each([
    ['search=seamus%20og', ['Séamus Óg']],
    ['search=SEAMUS@', ['Séamus Óg']],
    ['search=085%20111%202223', ['Séamus Óg']],
    ['search=(085)%20111-2223', ['Séamus Óg']],
    ['search=%25', []],
    ['email=unverified', ['Séamus Óg']],
    ['email=verified', ['Ciara Nolan']],
    ['order=name', ['Ciara Nolan', 'Séamus Óg']],
    ['order=oldest&pageSize=1', ['Ciara Nolan']],
    ['pageSize=1&page=3', []],
  ])('?%s', async (query, names) => {
    expect(await namesOf(query)).toEqual(names)
  })

  test('finds an id', async () => {
    expect(await namesOf(`search=${paid.client.id}`)).toEqual(['Ciara Nolan'])
  })

  test.each(['role=cook', 'page=0', 'search=%00', 'email=maybe', 'order=up'])(
    '?%s is refused',
    async (query) => {
      const { status, body } = await admin.call('GET', `/api/admin/people?${query}`)
      expect(status).toBe(400)
      expect(body.fields).toHaveProperty(query.split('=')[0]!)
    },
  )
})

describe('the detail', () => {
  test('of a client says what it did, and not where it lives or when it was born', async () => {
    const { client } = await get(`/clients/${paid.client.id}`)
    expect(client).toMatchObject({
      name: 'Ciara Nolan',
      phone: '+353871234567',
      profileComplete: true,
      sessions: 1,
      bookings: 2,
      completed: 0,
      cancelledByThem: 0,
      cancelledByOthers: 1,
      refunds: 1,
      refunded: 100.74,
      reports: 1,
      openReports: 1,
      reviews: 1,
    })
    expect(JSON.stringify(client)).not.toMatch(/Harcourt|D02|dob|gender/)
  })

  test('of a vendor says what it earned and how far its vetting is', async () => {
    expect((await get(`/vendors/${paid.vendor.id}`)).vendor).toMatchObject({
      speciality: 'Hairstylist',
      vetting: 'verified',
      bookings: 2,
      cancelledByThem: 1,
      cancelledByOthers: 0,
      refunds: 1,
      earned: 0,
      paidOut: 0,
      payoutAccount: false,
    })
  })

  test('leaves refunds of the own bookings of a vendor out, also of their count', async () => {
    const { body } = await paid.vendor.call('POST', '/api/pro/appointments', {
      contact: { name: 'Nora Walsh' },
      title: 'Fitting',
      slotDate: formatSlotDate(addDays(dublinDate(app.clock.now()), 3)),
      startTime: '10:00 AM',
      endTime: '11:00 AM',
    })
    const copy = (table: string, changes: object) =>
      app.runtime.pool.query(
        `insert into ${table} select (jsonb_populate_record(${table}, $1)).* from ${table} where appointment_id = $2`,
        [{ ...changes, appointment_id: body.appointmentId }, paid.appointmentId],
      )
    const paymentId = randomUUID()
    await copy('payment', { id: paymentId, intent_id: 'pi_own', charge_id: 'ch_own' })
    await copy('refund', { id: randomUUID(), payment_id: paymentId, provider_refund_id: 're_own' })
    expect(await get(`/${paid.vendor.id}/refunds`)).toMatchObject({
      total: 1,
      refunds: [{ appointmentId: paid.appointmentId }],
    })
  })

  test('has the records of either side, paged', async () => {
    for (const id of [paid.client.id, paid.vendor.id]) {
      expect(await get(`/${id}/refunds`)).toMatchObject({
        total: 1,
        refunds: [{ appointmentId: paid.appointmentId, amount: 100.74, status: 'refunded' }],
      })
      expect(await get(`/${id}/reports`)).toMatchObject({
        total: 1,
        reports: [{ text: 'Left early.', status: 'open' }],
      })
      expect(await get(`/${id}/reviews`)).toMatchObject({
        total: 1,
        reviews: [{ stars: 4, author: 'client' }],
      })
      expect(await get(`/${id}/reviews?page=2`)).toMatchObject({ total: 1, reviews: [] })
    }
  })

  test('of nobody is not found', async () => {
    const paths = [
      `/clients/${randomUUID()}`,
      `/clients/${paid.vendor.id}`,
      `/vendors/${paid.client.id}`,
      '/vendors/x',
      `/${admin.id}/refunds`,
      `/${randomUUID()}/reviews`,
    ]
    for (const path of paths) expect((await admin.call('GET', `/api/admin/people${path}`)).status).toBe(404)
  })

  test('is for admins only', async () => {
    for (const path of ['', `/clients/${paid.client.id}`, `/${paid.client.id}/refunds`]) {
      expect((await paid.client.call('GET', `/api/admin/people${path}`)).status).toBe(403)
      expect((await send(app, 'GET', `/api/admin/people${path}`)).status).toBe(401)
    }
  })
})

describe('logging somebody out everywhere', () => {
  const endSessions = (actor: Actor, id: string, body: object = { reason: 'A stolen phone' }) =>
    actor.call('POST', `/api/admin/people/${id}/end-sessions`, body)

  test('ends every session with its sockets, and is in the audit log', async () => {
    const robbed = await createClient(app, { name: 'Robbed' })
    const tab = await openTab(app, robbed)
    expect((await endSessions(admin, robbed.id)).status).toBe(200)
    await expect.poll(() => tab.socket.connected).toBe(false)
    expect(await robbed.call('GET', '/api/user/get-profile')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_TOKEN' },
    })
    const { entries } = (await admin.call('GET', '/api/admin/audit?action=sessions.ended')).body
    expect(entries[0]).toMatchObject({ action: 'sessions.ended', reason: 'A stolen phone' })
  })

  test('leaves the own session that asks', async () => {
    expect((await endSessions(admin, admin.id)).status).toBe(200)
    expect((await admin.call('GET', '/api/admin/profile')).status).toBe(200)
  })

  test('needs a reason, somebody, and an admin', async () => {
    expect((await endSessions(admin, paid.client.id, {})).status).toBe(400)
    expect((await endSessions(admin, randomUUID())).status).toBe(404)
    expect((await endSessions(paid.vendor, paid.client.id)).status).toBe(403)
    expect((await paid.client.call('GET', '/api/user/get-profile')).status).toBe(200)
  })
})
