// @module-tag time
// covers: ASVS 2.2.2, 2.2.3, 2.3.2
import { describe, expect, test } from 'vitest'
import { createClient, createVendor, type Actor } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { roundsOf } from '@anseo/test-support/thorough'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ start: new Date('2026-11-18T12:00:00Z') })

const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
const book = (client: Actor, vendor: Actor, changes: object = {}) =>
  client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT, ...changes })

const listOf = async (client: Actor) => (await client.call('GET', '/api/user/appointments')).body.appointments

describe('a booking', () => {
  // covers: §4.7, §9.2
  test('freezes its price, takes its slot at once and waits for the vendor', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const reply = await book(client, vendor, { note: '  Curly hair ' })
    expect(reply).toMatchObject({ status: 200, body: { message: 'Appointment booked successfully!' } })
    await app.runtime.pool.query('update vendor set fee_per_hour_cents = 9900 where id = $1', [vendor.id])
    expect(await listOf(client)).toMatchObject([
      {
        ...SLOT,
        amount: 90,
        platformFee: 9,
        handlingFee: 1.74,
        totalAmount: 100.74,
        isConfirmed: false,
        payment: false,
        note: 'Curly hair',
        vendorData: { _id: vendor.id, slots_booked: { '24_11_2026': [{ startTime: '10:00 AM' }] } },
      },
    ])
  })

  test('is refused at another total than the client was shown, and says the one that is', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const changed = await book(client, vendor, { expectedTotal: 95 })
    expect(changed).toMatchObject({
      status: 409,
      body: {
        code: 'PRICE_CHANGED',
        total: 100.74,
        now: 100.74,
        onTheDay: 0,
        parts: { price: null, travelFee: 0, deposit: 90, platformFee: 9, handlingFee: 1.74 },
        refunds: [{ until: '2026-11-23T10:00:00.000Z', amount: 99 }],
      },
    })
    expect(await listOf(client)).toEqual([])
    expect((await book(client, vendor, { expectedTotal: changed.body.total })).status).toBe(200)
  })

  // covers: §5.19
  test('accepts the unpadded hour and back-to-back bookings', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    expect((await book(client, vendor)).status).toBe(200)
    const after = await book(client, vendor, { startTime: '12:00 PM', endTime: '1:00 PM' })
    const before = await book(client, vendor, { startTime: '9:00 AM', endTime: '10:00 AM' })
    expect([after.status, before.status]).toEqual([200, 200])
  })

  test('of a taken hour is refused with three other times', async () => {
    const [first, second] = [await createClient(app), await createClient(app)]
    const vendor = await createVendor(app)
    await book(first, vendor)
    const reply = await book(second, vendor, { startTime: '11:00 AM', endTime: '01:00 PM' })
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'SLOT_TAKEN', message: 'This slot was just booked. Please choose another time.' },
    })
    expect(reply.body.alternatives).toHaveLength(3)
    const retry = await book(second, vendor, reply.body.alternatives[0])
    expect(retry.status).toBe(200)
  })

  // covers: §6.11
  test.each([
    ['a day before today', { slotDate: '17_11_2026' }, 400, 'SLOT_PAST'],
    [
      'an hour that has come',
      { slotDate: '18_11_2026', startTime: '12:00 PM', endTime: '01:00 PM' },
      400,
      'SLOT_PAST',
    ],
    ['a day after the window', { slotDate: '2_12_2026' }, 400, 'SLOT_OUTSIDE_WINDOW'],
    ['an hour before opening', { startTime: '07:00 AM', endTime: '09:00 AM' }, 400, 'SLOT_INVALID'],
    ['an end after closing', { startTime: '08:00 PM', endTime: '10:00 PM' }, 400, 'SLOT_INVALID'],
    ['six hours', { endTime: '04:00 PM' }, 400, 'SLOT_INVALID'],
    ['an end before the start', { endTime: '09:00 AM' }, 400, 'SLOT_INVALID'],
    ['half an hour', { startTime: '10:30 AM' }, 400, 'INVALID_REQUEST'],
    ['a padded date', { slotDate: '04_11_2026' }, 400, 'INVALID_REQUEST'],
    ['a date that is none', { slotDate: '31_11_2026' }, 400, 'INVALID_REQUEST'],
    ['a vendor that is no id', { vendorId: 'aoife' }, 400, 'INVALID_REQUEST'],
    ['an unknown vendor', { vendorId: '00000000-0000-4000-8000-000000000000' }, 404, 'VENDOR_NOT_FOUND'],
    ['a note of 501 characters', { note: 'x'.repeat(501) }, 400, 'INVALID_REQUEST'],
  ])('of %s is refused', async (_what, changes, status, code) => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    expect(await book(client, vendor, changes)).toMatchObject({ status, body: { success: false, code } })
  })

  // covers: §5.13
  test('without times answers the specified sentence', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const reply = await client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id })
    expect(reply.body.message).toBe('Please select both start and end times')
  })

  test.each([
    ['vendorId', { vendorId: undefined }],
    ['vendorId', { vendorId: 'aoife' }],
    ['slotDate', { slotDate: undefined }],
    ['slotDate', { slotDate: 'tomorrow' }],
    ['note', { note: 7 }],
    ['note', { note: null }],
    ['note', { note: 'x'.repeat(501) }],
    ['startTime', { startTime: 9 }],
    ['endTime', { endTime: 'noon' }],
    ['serviceId', { serviceId: {} }],
  ])('names %s as what is wrong, and not the times, for %j', async (field, changes) => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const { status, body } = await book(client, vendor, changes)
    expect(status).toBe(400)
    expect(Object.keys(body.fields)).toEqual([field])
    expect(body.message).toBe('Invalid data provided. Please check your information.')
    expect(body.fields[field]).not.toMatch(/expected|received|input|invalid|zod|regex|undefined/i)
  })

  test.each([{ startTime: undefined }, { endTime: '' }, { startTime: null, vendorId: undefined }])(
    'with a time missing answers the specified sentence: %j',
    async (changes) => {
      const [client, vendor] = [await createClient(app), await createVendor(app)]
      expect((await book(client, vendor, changes)).body.message).toBe(
        'Please select both start and end times',
      )
    },
  )

  // covers: §5.14
  test.each(['phone', 'addressLine1', 'eircode'])('needs a profile with %s', async (field) => {
    const [client, vendor] = [await createClient(app, { [field]: null }), await createVendor(app)]
    const reply = await book(client, vendor)
    expect(reply).toMatchObject({
      status: 400,
      body: { message: 'Please complete your profile (phone, address, and eircode) before booking' },
    })
  })

  // covers: §5.16
  test('needs a vendor that is listed and available', async () => {
    const client = await createClient(app)
    const away = await createVendor(app, { available: false })
    const unverified = await createVendor(app, { verifiedAt: null })
    const suspended = await createVendor(app, { suspendedAt: app.clock.now() })
    const replies = [await book(client, away), await book(client, unverified), await book(client, suspended)]
    expect(replies.map(({ status }) => status)).toEqual([409, 404, 404])
  })

  test('is the eleventh that waits: refused, also when all are sent at once', async () => {
    const client = await createClient(app)
    const vendors = await Promise.all(Array.from({ length: 14 }, () => createVendor(app)))
    const replies = await Promise.all(vendors.map((vendor) => book(client, vendor)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('TOO_MANY_PENDING'))
    expect(refused[0]!.body.message).toMatch(/^You have 10 requests waiting for an answer\./)
  })

  test('beside ten confirmed ones that wait for the client is refused with what the client can do', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    for (let day = 1; day <= 10; day++) {
      const startsAt = new Date(Date.UTC(2026, 11, day, 10))
      const confirmed = { confirmedAt: app.clock.now(), payBy: startsAt }
      await insertAppointmentRow(app, { client, vendor }, { startsAt, ...confirmed })
    }
    const message = "You have a booking that isn't paid for. Pay for it or cancel it before you book again."
    expect((await book(client, vendor)).body).toMatchObject({ code: 'TOO_MANY_PENDING', message })
  })

  test('with an Idempotency-Key is made once and answered twice', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const body = { vendorId: vendor.id, ...SLOT }
    const ask = (sent: object) =>
      client.call('POST', '/api/user/book-appointment', sent, { 'idempotency-key': 'tap-1' })
    const [first, second] = await Promise.all([ask(body), ask(body)])
    expect(second).toMatchObject({ status: 200, body: first.body })
    const other = await ask({ ...body, startTime: '11:00 AM' })
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } })
    expect(await listOf(client)).toHaveLength(1)
  })

  test('clears what is due for that vendor first (S5)', async () => {
    const [client, vendor] = [await createClient(app), await createVendor(app)]
    const startsAt = new Date('2026-11-24T10:00:00Z')
    await insertAppointmentRow(
      app,
      { client, vendor },
      {
        startsAt,
        confirmedAt: new Date('2026-11-17T08:00:00Z'),
        payBy: new Date('2026-11-18T08:00:00Z'),
      },
    )
    expect((await book(client, vendor)).status).toBe(200)
    const [, timedOut] = await listOf(client)
    expect(timedOut).toMatchObject({ cancelled: true, cancelledBy: 'auto' })
  })
})

describe('rivals for one slot', () => {
  test.each(roundsOf(10))('fifty at once, round %i: one books, the others are told', async () => {
    const vendor = await createVendor(app)
    const rivals = await Promise.all(Array.from({ length: 50 }, () => createClient(app)))
    const replies = await Promise.all(rivals.map((rival) => book(rival, vendor)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const lost = replies.filter(({ status }) => status !== 200)
    expect(new Set(lost.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 SLOT_TAKEN']),
    )
    const { rows } = await app.runtime.pool.query(
      'select count(*)::int as live from appointment where vendor_id = $1 and cancelled_at is null',
      [vendor.id],
    )
    expect(rows[0].live).toBe(1)
  })

  test('overlapping in part: what was booked never overlaps', async () => {
    const vendor = await createVendor(app)
    const rivals = await Promise.all(Array.from({ length: 24 }, () => createClient(app)))
    const hours = (index: number) => ({
      startTime: `${String(1 + (index % 5)).padStart(2, '0')}:00 PM`,
      endTime: `${String(2 + (index % 5) + (index % 3)).padStart(2, '0')}:00 PM`,
    })
    const replies = await Promise.all(rivals.map((rival, index) => book(rival, vendor, hours(index))))
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const { rows } = await app.runtime.pool.query(
      `select count(*)::int as pairs from appointment a join appointment b
       on a.vendor_id = b.vendor_id and a.id < b.id and a.during && b.during where a.vendor_id = $1`,
      [vendor.id],
    )
    expect(rows[0].pairs).toBe(0)
  })
})
