import { expect, test } from 'vitest'
import { type Actor, atProcess, createClient, createVendor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { drained } from '../../../testing/drained.ts'
import { holdVendor, whenWaiting } from '../../../testing/hold-row.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: new Date('2026-11-18T12:00:00Z') })
const other = ownApp({ sharing: app })

const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
const START = new Date('2026-11-24T10:00:00Z')

const book = (client: Actor, vendor: Actor, changes: object = {}, headers: Record<string, string> = {}) =>
  client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT, ...changes }, headers)

const many = <T>(count: number, create: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => create(place)))

/** The appointments of some vendors that hold their time, with the transaction that wrote each. */
async function liveOf(vendors: readonly Actor[]) {
  const { rows } = await app.runtime.pool.query<{ id: string; vendor_id: string; xid: string }>(
    `select id, vendor_id, xmin::text as xid from appointment
     where vendor_id = any($1) and cancelled_at is null and declined_at is null`,
    [vendors.map(({ id }) => id)],
  )
  return rows
}

test('bookings that come together share commits; each is recorded, and told once', async () => {
  const sides = await many(40, async () => ({
    client: await createClient(app),
    vendor: await createVendor(app),
  }))
  const replies = await Promise.all(sides.map(({ client, vendor }) => book(client, vendor)))
  const rows = await liveOf(sides.map(({ vendor }) => vendor))
  expect(replies.map(({ body }) => body.appointmentId).toSorted()).toEqual(
    rows.map(({ id }) => id).toSorted(),
  )
  expect(rows).toHaveLength(40)
  expect(new Set(rows.map(({ xid }) => xid)).size).toBeLessThan(20)
  await drained(app)
  for (const [place, { client, vendor }] of sides.entries()) {
    const { appointmentId } = replies[place]!.body
    const history = await client.call('GET', `/api/user/appointments/${appointmentId}/history`)
    expect(history.body.history).toMatchObject([{ kind: 'booked', actor: 'client' }])
    for (const [actor, base] of [
      [client, '/api'],
      [vendor, '/api/pro'],
    ] as const) {
      expect((await actor.call('GET', `${base}/notifications/unread-count`)).body.count).toBe(1)
      expect(await mailsTo(app, actor.email)).toHaveLength(1)
    }
  }
})

test('of a mixed crowd each gets its own answer', async () => {
  const [free, taken, away] = [
    await createVendor(app),
    await createVendor(app),
    await createVendor(app, { available: false }),
  ]
  const due = await createVendor(app)
  await insertAppointmentRow(app, { client: await createClient(app), vendor: taken }, { startsAt: START })
  // At another hour: what is due is timed out first, wherever it is (S5).
  const dueId = await insertAppointmentRow(
    app,
    { client: await createClient(app), vendor: due },
    {
      startsAt: new Date('2026-11-25T10:00:00Z'),
      confirmedAt: new Date('2026-11-17T08:00:00Z'),
      payBy: new Date('2026-11-18T08:00:00Z'),
    },
  )
  const client = () => createClient(app)
  const incomplete = await createClient(app, { phone: null })
  const closing = await createClient(app)
  await closing.call('POST', '/api/user/erasure', { password: 'gorse-on-howth-1' })
  const asked: [Actor, Actor, object, string][] = [
    [await client(), free, {}, 'booked'],
    [await client(), taken, {}, 'SLOT_TAKEN'],
    [await client(), due, {}, 'booked'],
    [incomplete, await createVendor(app), {}, 'PROFILE_INCOMPLETE'],
    [closing, await createVendor(app), {}, 'ACCOUNT_CLOSING'],
    [await client(), away, {}, 'VENDOR_UNAVAILABLE'],
    [await client(), { ...free, id: closing.id }, {}, 'VENDOR_NOT_FOUND'],
    [await client(), await createVendor(app), { expectedTotal: 1 }, 'PRICE_CHANGED'],
    [await client(), await createVendor(app), { serviceId: free.id }, 'SERVICE_GONE'],
    [await client(), await createVendor(app), { slotDate: '17_11_2026' }, 'SLOT_PAST'],
    [await client(), await createVendor(app, { noticeHours: 300 }), {}, 'SLOT_UNAVAILABLE'],
    [
      await client(),
      await createVendor(app),
      { address: { line1: ' ', line2: '', eircode: 'D02 X285' } },
      'INVALID_REQUEST',
    ],
    [await client(), await createVendor(app), {}, 'booked'],
  ]
  const replies = await Promise.all(asked.map(([who, vendor, changes]) => book(who, vendor, changes)))
  const answers = replies.map(({ status, body }) => (status === 200 ? 'booked' : body.code))
  expect(answers).toEqual(asked.map(([, , , answer]) => answer))
  const booked = asked.filter(([, , , answer]) => answer === 'booked').map(([, vendor]) => vendor.id)
  const live = await liveOf(asked.map(([, vendor]) => vendor))
  expect(live.map((row) => row.vendor_id).toSorted()).toEqual([...booked, taken.id].toSorted())
  expect(live.map((row) => row.id)).not.toContain(dueId)
})

test('one whose row cannot be stored fails alone', async () => {
  const clients = await many(12, () => createClient(app))
  const vendors = await many(12, () => createVendor(app))
  await app.runtime.pool.query(`
    create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'no row'; end $$;
    create trigger refuse_row before insert on appointment for each row
      when (new.vendor_id = '${vendors[5]!.id}') execute function refuse_row()`)
  const replies = await Promise.all(clients.map((client, place) => book(client, vendors[place]!)))
  await app.runtime.pool.query('drop trigger refuse_row on appointment')
  expect(replies.map(({ status }) => status)).toEqual(vendors.map((_, place) => (place === 5 ? 500 : 200)))
  expect(await liveOf(vendors)).toHaveLength(11)
})

test('requests of one client in one batch count for each other', async () => {
  const client = await createClient(app)
  const vendors = await many(14, () => createVendor(app))
  const busy = await createVendor(app)
  const release = await holdVendor(app.runtime.pool, busy.id)
  // While this one waits, the next batch gathers.
  const waiting = book(await createClient(app), busy)
  await whenWaiting(app.runtime.pool, 1)
  const replies = await Promise.all(vendors.map((vendor) => book(client, vendor)))
  await release()
  expect((await waiting).status).toBe(200)
  const codes = replies.map(({ status, body }) => (status === 200 ? 'booked' : body.code))
  expect(codes.filter((code) => code === 'booked')).toHaveLength(10)
  expect(codes.filter((code) => code === 'TOO_MANY_PENDING')).toHaveLength(4)
  expect(await liveOf(vendors)).toHaveLength(10)
})

test('of two that come together at the limit one is booked, for each client of a batch', async () => {
  const clients = await many(6, async () => {
    const sides = { client: await createClient(app), vendor: await createVendor(app) }
    await many(9, (day) =>
      insertAppointmentRow(app, sides, { startsAt: new Date(START.getTime() + day * 24 * 3_600_000) }),
    )
    return sides.client
  })
  const vendors = await many(12, () => createVendor(app))
  const busy = await createVendor(app)
  const release = await holdVendor(app.runtime.pool, busy.id)
  // While this one waits, the next batch gathers.
  const waiting = book(await createClient(app), busy)
  await whenWaiting(app.runtime.pool, 1)
  const replies = await Promise.all(vendors.map((vendor, place) => book(clients[place >> 1]!, vendor)))
  await release()
  expect((await waiting).status).toBe(200)
  for (const place of clients.keys()) {
    const codes = replies
      .slice(2 * place, 2 * place + 2)
      .map(({ status, body }) => (status === 200 ? 'booked' : body.code))
    expect(codes.toSorted()).toEqual(['TOO_MANY_PENDING', 'booked'])
  }
  expect(await liveOf(vendors)).toHaveLength(6)
})

test('a client cannot get past its limit of requests through two processes', async () => {
  const client = await createClient(app)
  const vendors = await many(24, () => createVendor(app))
  const replies = await Promise.all(
    vendors.map((vendor, place) => book(atProcess(place % 2 ? app : other, client), vendor)),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = replies.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['TOO_MANY_PENDING']))
  expect(await liveOf(vendors)).toHaveLength(10)
})

test('rivals at two processes: one winner for each slot, also where slots overlap', async () => {
  const vendors = await many(3, () => createVendor(app))
  const clients = await many(60, () => createClient(app))
  const hours = [
    { startTime: '10:00 AM', endTime: '01:00 PM' },
    { startTime: '11:00 AM', endTime: '12:00 PM' },
    { startTime: '09:00 AM', endTime: '02:00 PM' },
    { startTime: '11:00 AM', endTime: '03:00 PM' },
  ]
  const replies = await Promise.all(
    clients.map((client, place) =>
      book(atProcess(place % 2 ? app : other, client), vendors[place % 3]!, hours[(place >> 1) % 4]!),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  const lost = replies.filter(({ status }) => status !== 200)
  expect(new Set(lost.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['409 SLOT_TAKEN']),
  )
  expect((await liveOf(vendors)).map((row) => row.vendor_id).toSorted()).toEqual(
    vendors.map(({ id }) => id).toSorted(),
  )
})

test('calls with a key, repeated at once at two processes, are made once each', async () => {
  const clients = await many(10, () => createClient(app))
  const vendors = await many(10, () => createVendor(app))
  const ask = (place: number) => {
    const key = { 'idempotency-key': `tap-${place}` }
    const [client, vendor] = [clients[place]!, vendors[place]!]
    return Promise.all([app, other, app].map((at) => book(atProcess(at, client), vendor, {}, key)))
  }
  const replies = await Promise.all(clients.map((_, place) => ask(place)))
  for (const [first, ...others] of replies) {
    expect(first!.status).toBe(200)
    for (const { status, body } of others)
      expect({ status, body }).toEqual({ status: 200, body: first!.body })
  }
  expect(await liveOf(vendors)).toHaveLength(10)
})

test('a client who is held up by a long transaction keeps no other waiting', async () => {
  const [held, client] = [await createClient(app), await createClient(app)]
  const [busy, ...vendors] = await many(3, () => createVendor(app))
  const connection = await app.runtime.pool.connect()
  await connection.query('begin')
  await connection.query('select from client where id = $1 for update', [held.id])
  await connection.query('select from vendor where id = $1 for update', [busy!.id])
  const waiting = [book(held, vendors[0]!), book(client, busy!)]
  try {
    const sides = await many(10, async () => [await createClient(app), await createVendor(app)] as const)
    const served: number[] = []
    for (const side of sides) void book(...side).then(({ status }) => served.push(status))
    await expect.poll(() => served, { timeout: 10_000 }).toEqual(Array(10).fill(200))
    expect(await liveOf([busy!, ...vendors])).toHaveLength(0)
  } finally {
    await connection.query('rollback')
    connection.release()
  }
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
})
