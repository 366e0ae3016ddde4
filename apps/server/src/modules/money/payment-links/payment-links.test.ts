import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../../testing/actors.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { drained } from '../../../testing/drained.ts'
import { linkIn, mailsTo } from '../../../testing/mails.ts'
import { CARDS, confirmCard, intentIdOf, setFaults } from '../../../testing/payments.ts'
import { send } from '../../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { completePassedAppointments } from '../../booking/appointments/complete-appointment.ts'
import { checkBooks } from '../ledger/check-books.ts'
import { lastCheck } from '../ledger/check-store.ts'
import { timeOutRequests } from './time-out-requests.ts'

/** A Wednesday. */
const START = new Date('2026-11-18T12:00:00Z')
let app: TestApp
beforeAll(async () => void (app = await startTestApp({ start: START })))
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(START)
  await setFaults(app, { webhooks: 'normal', refunds: 'normal', latencyMs: 0 })
})

const PATH = '/api/pro/appointments'
/** A Tuesday. */
const SLOT = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
let count = 0

interface Asked {
  vendor: Actor
  id: string
  email: string
  token: string
}

const tokenOf = (url: string) => url.split('/pay/')[1]!
const ask = (vendor: Actor, id: string, body: object = { amount: 40 }, headers = {}) =>
  vendor.call('POST', `${PATH}/${id}/payment-request`, body, headers)

/** A link to the open request, as the vendor copies it. */
const copyLink = async (vendor: Actor, id: string): Promise<string> =>
  tokenOf((await vendor.call('POST', `${PATH}/${id}/payment-request/link`, {})).body.url)

/** An own booking of €85 for which €40 were asked. */
async function createAsked(wanted: object = { amount: 40 }, booking: object = {}): Promise<Asked> {
  const vendor = await createVendor(app)
  const email = `tom-pays-${++count}@example.test`
  const contact = { name: 'Tom Hickey', email }
  const { body } = await vendor.call('POST', PATH, {
    contact,
    ...SLOT,
    title: 'Colour',
    price: 85,
    ...booking,
  })
  const asked = await ask(vendor, body.appointmentId, wanted)
  expect(asked).toMatchObject({ status: 200, body: { emailed: 'sent' } })
  return { vendor, email, id: body.appointmentId, token: await copyLink(vendor, body.appointmentId) }
}

const askFor = async (vendor: Actor, id: string, wanted?: object) => {
  await ask(vendor, id, wanted)
  return copyLink(vendor, id)
}

const post = (path: string, body: object) => send(app, 'POST', `/api/pay/${path}`, body)
const show = async ({ token }: Pick<Asked, 'token'>) => post('show', { token })
const shown = async (asked: Pick<Asked, 'token'>) => (await show(asked)).body.link
const seen = async ({ vendor, id }: Asked) => (await vendor.call('GET', `${PATH}/${id}`)).body.appointment
const cancel = ({ token }: Asked, expectedRefund: number) => post('cancel', { token, expectedRefund })
const verify = ({ token }: Pick<Asked, 'token'>, id: string) => post('verify', { token, id })

async function startPaying(asked: Pick<Asked, 'token'>): Promise<string> {
  const { status, body } = await post('intent', { token: asked.token })
  expect(status).toBe(200)
  return body.clientSecret
}
async function pay(asked: Asked): Promise<void> {
  const secret = await startPaying(asked)
  await confirmCard(app, secret, CARDS.good, 'Tom Hickey')
  expect((await verify(asked, intentIdOf(secret))).status).toBe(200)
}
const settled = async () => {
  await drained(app)
  await booksBalance(app)
  await checkBooks(app.runtime)
  expect(await lastCheck(app.runtime.db)).toMatchObject({ findings: [] })
}
const mailed = async ({ email }: Asked, most: number) => {
  await drained(app)
  return (await mailsTo(app, email, most)).map(({ subject }) => subject)
}
const earnings = async (vendor: Actor) => (await vendor.call('GET', '/api/pro/earnings')).body

describe('who holds the link', () => {
  test('sees vendor, time, sum and refunds without an account, and pays exactly that', async () => {
    const asked = await createAsked()
    expect(await shown(asked)).toMatchObject({
      status: 'open',
      vendor: { name: 'Aoife Byrne', speciality: 'Hairstylist' },
      ...SLOT,
      serviceName: 'Colour',
      amount: 40,
      onTheDay: 45,
      payBy: null,
      refunds: [{ until: '2026-11-23T10:00:00.000Z', amount: 40 }],
      refundNow: 0,
      receipt: null,
    })
    expect(await seen(asked)).toMatchObject({
      paymentRequest: { status: 'open', amount: 40 },
      totalAmount: 0,
    })
    await pay(asked)
    expect(await shown(asked)).toMatchObject({
      status: 'paid',
      refundNow: 40,
      receipt: { number: expect.any(Number) },
    })
    expect(await seen(asked)).toMatchObject({
      totalAmount: 40,
      platformFee: 0,
      handlingFee: 0,
      balance: 45,
      paymentRequest: { status: 'paid', amount: 40, cardCost: expect.any(Number) },
    })
    await settled()
    expect(await mailed(asked, 2)).toEqual([
      'Pay €40.00 for Tue 24 Nov, 10:00 AM to 12:00 PM',
      'Paid: €40.00 for Tue 24 Nov, 10:00 AM to 12:00 PM',
    ])
    for (const mail of await mailsTo(app, asked.email, 2)) {
      expect(mail.attachments).toMatchObject([{ contentType: expect.stringContaining('REQUEST') }])
    }
    const notices = await asked.vendor.call('GET', '/api/pro/notifications')
    expect(notices.body.notifications[0].content).toContain('Paid by Tom Hickey')
  })

  test('pays once, from two tabs and two links, however often it is reported', async () => {
    await setFaults(app, { webhooks: 'repeat' })
    const asked = await createAsked()
    const other = { token: await copyLink(asked.vendor, asked.id) }
    const secrets = await Promise.all([startPaying(asked), startPaying(other), startPaying(asked)])
    expect(new Set(secrets).size).toBe(1)
    const intentId = intentIdOf(secrets[0]!)
    await confirmCard(app, secrets[0]!, CARDS.good)
    const replies = await Promise.all([
      verify(asked, intentId),
      verify(other, intentId),
      verify(asked, intentId),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await post('intent', other)).body.code).toBe('ALREADY_PAID')
    await settled()
    expect((await earnings(asked.vendor)).entries).toHaveLength(1)
    expect(await shown(other)).toMatchObject({ status: 'paid' })
  })

  test('cancels a day before and gets everything back, later nothing, as it was said before', async () => {
    const [early, late] = [await createAsked(), await createAsked()]
    for (const asked of [early, late]) await pay(asked)
    expect((await cancel(early, 0)).body.code).toBe('REFUND_CHANGED')
    expect((await cancel(early, 40)).status).toBe(200)
    expect(await shown(early)).toMatchObject({ status: 'cancelled', refund: { amount: 40 }, refundNow: null })
    app.clock.set(new Date('2026-11-23T10:00:01Z'))
    expect((await cancel(late, 40)).body.code).toBe('REFUND_CHANGED')
    expect((await cancel(late, 0)).status).toBe(200)
    expect(await shown(late)).toMatchObject({ status: 'cancelled', refund: null })
    await settled()
    expect((await earnings(early.vendor)).entries).toEqual([])
    const cost = (await seen(late)).paymentRequest.cardCost
    expect((await earnings(late.vendor)).totals.owed).toBe(40 - cost)
    expect((await cancel(late, 0)).body.code).toBe('APPOINTMENT_ENDED')
    expect(await mailed(early, 3)).toContain('Appointment cancelled: Tue 24 Nov, 10:00 AM to 12:00 PM')
    const notices = await early.vendor.call('GET', '/api/pro/notifications')
    expect(notices.body.notifications[0].content).toContain('Cancelled by Tom Hickey')
  })

  test('gets back what the policy of the vendor says, frozen at the booking (A8)', async () => {
    const vendor = await createVendor(app)
    const setPolicy = (cancellationHours: number) =>
      vendor.call('PUT', '/api/pro/booking-rules', { cancellationHours })
    await setPolicy(48)
    const contact = { name: 'Tom Hickey', email: 'tom-careful@example.test' }
    const { appointmentId: id } = (await vendor.call('POST', PATH, { contact, ...SLOT })).body
    await setPolicy(24)
    const asked = { vendor, id, email: contact.email, token: await askFor(vendor, id) }
    expect(await shown(asked)).toMatchObject({ refunds: [{ until: '2026-11-22T10:00:00.000Z', amount: 40 }] })
    await pay(asked)
    app.clock.set(new Date('2026-11-22T10:00:01Z'))
    expect(await shown(asked)).toMatchObject({ refundNow: 0, refunds: [] })
    expect((await cancel(asked, 0)).status).toBe(200)
  })

  test('cancels without paying too', async () => {
    const asked = await createAsked()
    expect((await cancel(asked, 0)).status).toBe(200)
    expect(await shown(asked)).toMatchObject({ status: 'cancelled', refund: null })
    expect((await post('intent', asked)).body.code).toBe('APPOINTMENT_ENDED')
    expect(await seen(asked)).toMatchObject({ cancelledBy: 'client', paymentRequest: { status: 'over' } })
  })

  test('gets the money back that arrives while the appointment is cancelled', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const asked = await createAsked()
    const secret = await startPaying(asked)
    await confirmCard(app, secret, CARDS.good)
    expect((await cancel(asked, 0)).status).toBe(200)
    expect((await verify(asked, intentIdOf(secret))).body.code).toBe('PAYMENT_RETURNED')
    await settled()
    expect((await earnings(asked.vendor)).entries).toEqual([])
    expect(await mailed(asked, 3)).toContain('Payment received too late: Tue 24 Nov, 10:00 AM to 12:00 PM')
  })

  test('cannot pay after the start, and finds nothing then', async () => {
    const asked = await createAsked()
    app.clock.set(new Date('2026-11-24T10:00:00Z'))
    expect((await show(asked)).status).toBe(404)
    expect((await post('intent', asked)).body.code).toBe('PAST')
    expect((await cancel(asked, 0)).body.code).toBe('PAST')
    await timeOutRequests(app.runtime)
    expect(await seen(asked)).toMatchObject({ cancelled: false, paymentRequest: { status: 'over' } })
  })

  test('with a declined card has paid nothing, and after five has to wait', async () => {
    await using strict = await startTestApp({ start: START, env: { RATE_LIMIT_FACTOR: '1' } })
    const before = app
    app = strict
    try {
      const asked = await createAsked()
      for (let times = 1; times <= 5; times++) {
        const secret = await startPaying(asked)
        await confirmCard(app, secret, CARDS.declined)
        await drained(app)
        if (times < 5) {
          expect((await verify(asked, intentIdOf(secret))).body.code).toBe('PAYMENT_NOT_SUCCEEDED')
        }
      }
      await vi.waitFor(async () => expect((await post('intent', asked)).status).toBe(429), {
        timeout: 10_000,
      })
      expect(await shown(asked)).toMatchObject({ status: 'open' })
    } finally {
      app = before
    }
  })
})

test('whatever happens at once, in two processes, nothing is paid twice or kept without an appointment', async () => {
  await using other = await startTestApp({ sharing: app })
  for (let round = 0; round < 4; round++) {
    const asked = await createAsked()
    const secret = await startPaying(asked)
    await confirmCard(app, secret, CARDS.good)
    const id = intentIdOf(secret)
    const deeds = [
      () => verify(asked, id),
      () => cancel(asked, 0),
      () => asked.vendor.call('DELETE', `${PATH}/${asked.id}/payment-request`),
      () => asked.vendor.call('POST', `${PATH}/${asked.id}/cancel`, {}),
      () => ask(asked.vendor, asked.id, { amount: 20 }),
      () => post('intent', asked),
      () => send(other, 'POST', '/api/pay/verify', { token: asked.token, id }),
      () => send(other, 'POST', '/api/pay/cancel', { token: asked.token, expectedRefund: 40 }),
    ]
    const shifted = [...deeds.slice(round), ...deeds.slice(0, round)]
    const replies = await Promise.all(shifted.map((deed) => deed()))
    expect(replies.every(({ status }) => status < 500)).toBe(true)
  }
  await settled()
})

describe('a link', () => {
  test('ends with a newer request, and what is paid by the old one comes back', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const asked = await createAsked()
    const secret = await startPaying(asked)
    const newer = { ...asked, token: await askFor(asked.vendor, asked.id, { amount: 50 }) }
    await confirmCard(app, secret, CARDS.good)
    expect((await show(asked)).status).toBe(404)
    expect((await post('intent', asked)).status).toBe(404)
    expect((await cancel(asked, 0)).status).toBe(404)
    await verify(asked, intentIdOf(secret))
    await drained(app)
    await pay(newer)
    await settled()
    expect(await seen(asked)).toMatchObject({
      totalAmount: 50,
      paymentRequest: { amount: 50, status: 'paid' },
    })
  })

  test('ends when it is withdrawn', async () => {
    const asked = await createAsked()
    await startPaying(asked)
    const withdraw = () => asked.vendor.call('DELETE', `${PATH}/${asked.id}/payment-request`)
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).status).toBe(404)
    expect((await show(asked)).status).toBe(404)
    expect(await seen(asked)).toMatchObject({ paymentRequest: { status: 'over' }, cancelled: false })
  })

  test('is sent again and copied; all of them work, and only digests are stored', async () => {
    const asked = await createAsked()
    const again = await asked.vendor.call('POST', `${PATH}/${asked.id}/payment-request/send`, {})
    expect(again.body).toMatchObject({ emailed: 'sent' })
    await drained(app)
    const mails = await mailsTo(app, asked.email, 2)
    const tokens = [asked.token, ...mails.map((mail) => tokenOf(linkIn(mail).href))]
    expect(new Set(tokens).size).toBe(3)
    for (const token of tokens) expect((await show({ token })).status).toBe(200)
    const { rows } = await app.runtime.pool.query(
      'select to_jsonb(l) from payment_link l union all select to_jsonb(r) from kept_reply r',
    )
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is opened so often from one network and not more', async () => {
    await using strict = await startTestApp({ start: START, env: { RATE_LIMIT_FACTOR: '0.05' } })
    const open = () => send(strict, 'POST', '/api/pay/show', { token: 'a'.repeat(43) })
    for (let times = 1; times <= 6; times++) expect((await open()).status).toBe(404)
    expect((await open()).status).toBe(429)
  })

  test('is made and counts among the 50 emails a day', async () => {
    await using strict = await startTestApp({ start: START, env: { RATE_LIMIT_FACTOR: '1' } })
    const vendor = await createVendor(strict)
    const contact = { name: 'Tom', email: 'tom-limit@example.test' }
    const { appointmentId: id } = (await vendor.call('POST', PATH, { contact, ...SLOT })).body
    await Promise.all(
      Array.from({ length: 49 }, () => strict.runtime.rateLimiter.count('email a client', vendor.id)),
    )
    expect((await ask(vendor, id)).body.emailed).toBe('sent')
    expect((await ask(vendor, id, { amount: 30 })).body.emailed).toBe('limit')
    expect(await copyLink(vendor, id)).toHaveLength(43)
  })

  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(200), '%00', "' or 1=1"])(
    'is nothing: %j',
    async (token) => {
      for (const [path, body] of [
        ['show', { token }],
        ['intent', { token }],
        ['verify', { token, id: 'pi_1' }],
        ['cancel', { token, expectedRefund: 0 }],
      ] as const) {
        expect([400, 404], path).toContain((await post(path, body)).status)
      }
    },
  )

  test('verifies no intent of another', async () => {
    const [one, other] = [await createAsked(), await createAsked()]
    const secret = await startPaying(other)
    await confirmCard(app, secret, CARDS.good)
    expect((await verify(one, intentIdOf(secret))).status).toBe(404)
  })
})

describe('a vendor asks', () => {
  test('only for its own bookings, before the start, and once it is on the list', async () => {
    const [client, vendor, asked] = [await createClient(app), await createVendor(app), await createAsked()]
    expect((await ask(vendor, asked.id)).status).toBe(404)
    const booked = await client.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...SLOT })
    expect((await ask(vendor, booked.body.appointmentId)).status).toBe(404)
    expect((await client.call('POST', `${PATH}/${asked.id}/payment-request`, { amount: 1 })).status).toBe(403)
    const verify = (at: Date | null) =>
      app.runtime.pool.query('update vendor set verified_at = $2 where id = $1', [asked.vendor.id, at])
    await verify(null)
    expect((await ask(asked.vendor, asked.id)).body.code).toBe('NOT_LISTED')
    await verify(START)
    app.clock.set(new Date('2026-11-24T10:00:00Z'))
    expect((await ask(asked.vendor, asked.id)).body.code).toBe('PAST')
  })

  test.each([
    ['amount', { amount: 0 }],
    ['amount', { amount: 0.99 }],
    ['amount', { amount: 85.01 }],
    ['amount', { amount: -1 }],
    ['payBy', { amount: 40, payBy: '2026-11-18T12:00:00.000Z' }],
    ['payBy', { amount: 40, payBy: '2026-11-24T10:00:00.001Z' }],
    ['payBy', { amount: 40, payBy: 'soon' }],
  ])('and is refused beside the field %s', async (field, wanted) => {
    const { vendor, id } = await createAsked()
    const reply = await ask(vendor, id, wanted)
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    expect(reply.body.fields).toHaveProperty([field])
  })

  test('once however often the button is pressed, and not again when it is paid', async () => {
    const asked = await createAsked()
    const press = () => ask(asked.vendor, asked.id, { amount: 30 }, { 'idempotency-key': 'asked-once' })
    const [one, two] = await Promise.all([press(), press()])
    expect(one.body).toEqual(two.body)
    expect((await show(asked)).status).toBe(404)
    await pay({ ...asked, token: await copyLink(asked.vendor, asked.id) })
    expect((await ask(asked.vendor, asked.id)).body.code).toBe('ALREADY_PAID')
  })

  test('where no email can go, and gets the link to send it otherwise', async () => {
    const vendor = await createVendor(app)
    const { body } = await vendor.call('POST', PATH, { contact: { name: 'Tom' }, ...SLOT })
    const reply = await ask(vendor, body.appointmentId)
    expect(reply.body).toMatchObject({ emailed: 'no address' })
    expect(await shown({ token: await copyLink(vendor, body.appointmentId) })).toMatchObject({
      amount: 40,
      onTheDay: null,
    })
  })

  test('with a deadline, after which the appointment is cancelled and both are told', async () => {
    const asked = await createAsked({ amount: 40, payBy: '2026-11-20T12:00:00.000Z' })
    const paid = await createAsked({ amount: 40, payBy: '2026-11-20T12:00:00.000Z' })
    await pay(paid)
    app.clock.set(new Date('2026-11-20T11:59:50Z'))
    await timeOutRequests(app.runtime)
    expect(await seen(asked)).toMatchObject({ cancelled: false })
    app.clock.set(new Date('2026-11-20T12:00:00Z'))
    expect((await post('intent', asked)).status).toBe(404)
    await timeOutRequests(app.runtime)
    expect(await seen(asked)).toMatchObject({ cancelled: true, cancelledBy: 'auto' })
    expect(await seen(paid)).toMatchObject({ cancelled: false })
    expect(await mailed(asked, 2)).toContain('Appointment cancelled: Tue 24 Nov, 10:00 AM to 12:00 PM')
    const notices = await asked.vendor.call('GET', '/api/pro/notifications')
    expect(notices.body.notifications[0].content).toContain('Timed out')
    expect(await shown(asked)).toMatchObject({ status: 'cancelled' })
    await settled()
  })
})

describe('the money of a link', () => {
  test('is paid out after the appointment, less what the card cost, and stands in the statement', async () => {
    const asked = await createAsked()
    await pay(asked)
    await settled()
    const { cardCost } = (await seen(asked)).paymentRequest
    expect(cardCost).toBeGreaterThan(0)
    const net = Math.round((40 - cardCost) * 100) / 100
    expect(await earnings(asked.vendor)).toMatchObject({
      entries: [{ clientName: 'Tom Hickey', amount: net, state: 'held' }],
      totals: { held: net },
    })
    app.clock.set(new Date('2026-11-27T12:00:00Z'))
    await completePassedAppointments(app.runtime)
    await settled()
    expect((await earnings(asked.vendor)).totals).toMatchObject({ held: 0, owed: net })
    const { body } = await asked.vendor.call('GET', '/api/pro/statements/2026-11')
    expect(body.statement.entries).toMatchObject([{ kind: 'fee', about: 'Tom Hickey', amount: net }])
  })

  test('comes back whole when the vendor cancels', async () => {
    const asked = await createAsked()
    await pay(asked)
    app.clock.set(new Date('2026-11-24T09:30:00Z'))
    await asked.vendor.call('POST', `${PATH}/${asked.id}/cancel`, {})
    await settled()
    expect(await shown(asked)).toMatchObject({ status: 'cancelled', refund: { amount: 40 } })
    expect((await earnings(asked.vendor)).entries).toEqual([])
  })

  test('comes back whole when an admin cancels, who leaves other own bookings alone', async () => {
    const [admin, asked] = [await createAdmin(app), await createAsked()]
    const cancelAsAdmin = () =>
      admin.call('POST', `/api/admin/appointments/${asked.id}/cancel`, { reason: 'Not the card of Tom' })
    expect((await cancelAsAdmin()).status).toBe(404)
    await pay(asked)
    expect((await cancelAsAdmin()).status).toBe(200)
    await settled()
    expect(await shown(asked)).toMatchObject({ status: 'cancelled', refund: { amount: 40 } })
    expect(await mailed(asked, 3)).toContain('Appointment cancelled: Tue 24 Nov, 10:00 AM to 12:00 PM')
    const notices = await asked.vendor.call('GET', '/api/pro/notifications')
    expect(notices.body.notifications[0].content).toContain('Cancelled by Anseo')
  })

  test('is in the lists of the operator by the name that the vendor entered', async () => {
    const [admin, asked] = [await createAdmin(app), await createAsked()]
    await pay(asked)
    const { body } = await admin.call('GET', `/api/admin/payments?search=${asked.id}`)
    expect(body.rows).toMatchObject([
      { amount: 40, status: 'arrived', appointment: { client: { _id: null, name: 'Tom Hickey' } } },
    ])
    expect((await admin.call('GET', `/api/admin/payments/${body.rows[0]._id}`)).status).toBe(200)
  })

  test('is disputed like any other, and admins and vendor are told', async () => {
    await createAdmin(app)
    const asked = await createAsked()
    const secret = await startPaying(asked)
    await confirmCard(app, secret, CARDS.disputed)
    await verify(asked, intentIdOf(secret))
    await vi.waitFor(
      async () => {
        await drained(app)
        expect(await seen(asked)).toMatchObject({ dispute: { status: 'open', amount: 40 } })
      },
      { timeout: 20_000 },
    )
    expect((await earnings(asked.vendor)).entries).toMatchObject([{ state: 'frozen' }])
    await booksBalance(app)
  })
})
