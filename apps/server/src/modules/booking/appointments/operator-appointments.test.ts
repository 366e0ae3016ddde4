import { HOUR_MS } from '@anseo/domain/duration'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { type Facts, insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { send } from '../../../testing/requests.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const ids: Record<string, string> = {}

/** An instant that many hours from now. */
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR_MS)

const app = ownApp()
const admin = ownActor(app, createAdmin)
const ciara = ownActor(app, () => createClient(app, { name: 'Ciara Nolan', email: 'ciara@example.test' }))
const aoife = ownActor(app, () => createVendor(app, { name: 'Aoife Ní Bhriain' }))
const chef = ownActor(app, () =>
  createVendor(app, { name: 'Rory Walsh', speciality: 'Personal Chef', city: 'Dún Laoghaire' }),
)
beforeAll(async () => {
  const confirmed = { confirmedAt: inHours(-1), payBy: inHours(23) }
  const paid = { ...confirmed, paidAt: inHours(-1) }
  const rows: Record<string, Facts> = {
    pending: { startsAt: inHours(48) },
    'to-pay': { startsAt: inHours(52), ...confirmed },
    paid: { startsAt: inHours(56), ...paid, totalCents: 11074, vendorFeeCents: 10_000 },
    soonPaid: { startsAt: inHours(10), ...paid },
    passed: { startsAt: inHours(-6), ...paid },
    noShow: {
      startsAt: inHours(-1),
      endsAt: inHours(1),
      ...paid,
      noShowAt: inHours(0),
      vendorMarkedAt: inHours(0),
    },
    completed: { startsAt: inHours(-30), ...paid, completedAt: inHours(-20) },
    reported: { startsAt: inHours(-40), ...paid, reportedAt: inHours(-20) },
    declined: { startsAt: inHours(60), declinedAt: inHours(-1) },
    cancelled: { startsAt: inHours(64), cancelledAt: inHours(-1), cancelledBy: 'client' },
    'timed-out': { startsAt: inHours(-50), cancelledAt: inHours(-49), cancelledBy: 'auto' },
  }
  for (const [name, facts] of Object.entries(rows)) {
    ids[name] = await insertAppointmentRow(app, { client: ciara, vendor: aoife }, facts)
  }
  const emma = await createClient(app, { name: 'Emma Kelly' })
  ids.emma = await insertAppointmentRow(app, { client: emma, vendor: chef }, { startsAt: inHours(72) })
})

const list = async (query = '') => (await admin.call('GET', `/api/admin/appointments?${query}`)).body
const idsOf = async (query: string) =>
  (await list(query)).appointments.map(({ _id }: { _id: string }) => nameOf(_id)) as string[]
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id)

describe('the list', () => {
  test('comes latest first, with the count of each state and both sides', async () => {
    const body = await list('pageSize=2')
    expect(body).toMatchObject({ total: 12, page: 1, pageSize: 2 })
    expect(body.counts).toEqual({
      pending: 2,
      'to-pay': 1,
      paid: 2,
      passed: 3,
      completed: 1,
      declined: 1,
      cancelled: 1,
      'timed-out': 1,
    })
    expect(body.appointments[0]).toMatchObject({
      _id: ids.emma,
      state: 'pending',
      paid: false,
      totalAmount: 100.74,
      client: { name: 'Emma Kelly' },
      vendor: { name: 'Rory Walsh', speciality: 'Personal Chef', city: 'Dún Laoghaire' },
    })
  })

  test('files every appointment where its state says', async () => {
    const { counts } = await list()
    for (const [state, count] of Object.entries(counts)) {
      const { appointments, total } = await list(`state=${state}`)
      expect(total).toBe(count)
      expect(appointments.map((each: { state: string }) => each.state)).toEqual(Array(count).fill(state))
    }
  })

  test.each([
    ['search=emma', ['emma']],
    ['search=ni%20bhriain&state=declined', ['declined']],
    ['search=ciara@example&state=cancelled', ['cancelled']],
    ['search=%25', []],
    ['speciality=Personal%20Chef', ['emma']],
    ['town=dun%20laog', ['emma']],
    ['paid=no&state=passed', []],
    ['report=open', ['reported']],
    ['report=settled', []],
    ['from=2026-11-20&to=2026-11-20', ['paid', 'to-pay', 'pending']],
    ['order=soonest&pageSize=2', ['timed-out', 'reported']],
    ['order=amount&pageSize=1', ['paid']],
    ['order=booked&page=13&pageSize=1', []],
  ])('?%s', async (query, names) => {
    expect(await idsOf(query)).toEqual(names)
  })

  test('narrows to an id, a client or a vendor', async () => {
    expect(await idsOf(`search=${ids.passed}`)).toEqual(['passed'])
    expect(await idsOf(`vendor=${chef.id}`)).toEqual(['emma'])
    expect((await list(`client=${ciara.id}`)).total).toBe(11)
  })

  test.each(['state=live', 'page=0', 'from=soon', 'client=me', 'search=%00', 'order=up', 'report=any'])(
    '?%s is refused',
    async (query) => {
      const { status, body } = await admin.call('GET', `/api/admin/appointments?${query}`)
      expect(status).toBe(400)
      expect(body.fields).toHaveProperty(query.split('=')[0]!)
    },
  )
})

const detail = async (name: string) =>
  (await admin.call('GET', `/api/admin/appointments/${ids[name]}`)).body.appointment

describe('the detail', () => {
  test('says who is concerned, what it costs and what each way out gives back', async () => {
    expect(await detail('paid')).toMatchObject({
      hours: 2,
      vendorFeeTotal: 100,
      client: { name: 'Ciara Nolan', email: 'ciara@example.test', bookings: 11, cancelled: 2 },
      vendor: { name: 'Aoife Ní Bhriain', speciality: 'Hairstylist', rating: null },
      waysOut: [
        { by: 'client', from: null, refundAmount: 109 },
        { by: 'client-late', from: inHoursText(32), refundAmount: 0 },
        { by: 'admin', from: null, refundAmount: 110.74 },
      ],
      payments: [],
      movements: [],
      report: null,
    })
  })

  /** The clock moves on between two readings. */
  const inHoursText = (hours: number) => expect.stringContaining(inHours(hours).toISOString().slice(0, 13))

  test.each([
    ['soonPaid', [0, 100.74]],
    ['passed', [100.74]],
    ['pending', [0, 0]],
  ])('%s gives back %j', async (name, amounts) => {
    const { waysOut } = await detail(name)
    expect(waysOut.map((way: { refundAmount: number }) => way.refundAmount)).toEqual(amounts)
  })

  test('gives everything back until the start where the client can withdraw until then', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const booked = { startsAt: inHours(96), withdrawableUntil: inHours(300) }
    const paid = { confirmedAt: inHours(-1), paidAt: inHours(-1) }
    const id = await insertAppointmentRow(app, { client, vendor }, { ...booked, ...paid })
    const { body } = await admin.call('GET', `/api/admin/appointments/${id}`)
    expect(body.appointment.waysOut).toEqual([
      { by: 'client', from: null, refundAmount: 100.74 },
      { by: 'admin', from: null, refundAmount: 100.74 },
    ])
  })

  test.each(['cancelled', 'declined', 'completed', 'reported', 'timed-out'])(
    '%s has no way out',
    async (name) => {
      expect(await detail(name)).toMatchObject({ waysOut: null })
    },
  )

  test.each([randomUUID(), 'not-an-id'])('of none is not found: %s', async (id) => {
    for (const part of ['', '/messages']) {
      expect((await admin.call('GET', `/api/admin/appointments/${id}${part}`)).status).toBe(404)
    }
  })

  test('is for admins only', async () => {
    for (const part of ['', '/messages']) {
      const path = `/api/admin/appointments/${ids.paid}${part}`
      expect((await ciara.call('GET', path)).status).toBe(403)
      expect((await send(app, 'GET', path)).status).toBe(401)
    }
  })
})

test('whoever reads the chat stands in the audit log, once a reading', async () => {
  const path = `/api/admin/appointments/${ids.paid}/messages`
  expect((await admin.call('GET', path)).body).toMatchObject({ messages: [], nextCursor: null })
  const { body } = await admin.call('GET', `/api/admin/audit?subject=${ids.paid}`)
  expect(body.entries).toMatchObject([{ action: 'chat.read', admin: { _id: admin.id } }])
})

test('whoever reads older pages of the chat stands there too, and once for all of them', async () => {
  const path = `/api/admin/appointments/${ids.completed}/messages`
  const readers = [await createAdmin(app), await createAdmin(app)]
  const entries = async () =>
    (await admin.call('GET', `/api/admin/audit?subject=${ids.completed}`)).body.entries.map(
      (entry: { admin: { _id: string } }) => entry.admin._id,
    )
  const newest = Buffer.from(JSON.stringify({ position: String(Number.MAX_SAFE_INTEGER) }))
  for (const reader of readers) {
    for (let page = 0; page < 2; page++) {
      const reply = await reader.call('GET', `${path}?cursor=${newest.toString('base64url')}`)
      expect(reply.status).toBe(200)
    }
  }
  expect(await entries()).toEqual([readers[1]!.id, readers[0]!.id])
})
