import { afterEach, expect, test } from 'vitest'
import { createClient, createVendor } from '../../../../testing/actors.ts'
import { booksBalance } from '../../../../testing/books-balance.ts'
import { drained } from '../../../../testing/drained.ts'
import {
  CARDS,
  confirmCard,
  createPaid,
  createPayable,
  askForIntent,
  intentIdOf,
  type Payable,
} from '../../../../testing/payments.ts'
import { ownApp } from '../../../../testing/own-app.ts'

const app = ownApp()
afterEach(() => booksBalance(app))

/** A call as somebody makes it, another body of it, and a query for the rows that are its effect. */
interface Attempt {
  of: Payable['client']
  method: 'POST' | 'PATCH'
  path: string
  body: object
  other: object
  effect: [query: string, id: string]
}

async function booking(): Promise<Attempt> {
  const [of, vendor] = await Promise.all([createClient(app), createVendor(app)])
  const body = { vendorId: vendor.id, slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '11:00 AM' }
  return {
    of,
    method: 'POST',
    path: '/api/user/book-appointment',
    body,
    other: { ...body, startTime: '09:00 AM' },
    effect: ['select from appointment where vendor_id = $1', vendor.id],
  }
}

async function cancelling(): Promise<Attempt> {
  const { client: of, appointmentId } = await createPaid(app)
  return {
    of,
    method: 'POST',
    path: '/api/user/cancel-appointment',
    body: { appointmentId },
    other: { appointmentId, expectedRefund: 99 },
    effect: ['select from refund where appointment_id = $1', appointmentId],
  }
}

async function rescheduling(): Promise<Attempt> {
  const { client: of, appointmentId } = await createPayable(app)
  const to = { appointmentId, newDate: '27_11_2026', newStartTime: '10:00 AM', newEndTime: '12:00 PM' }
  return {
    of,
    method: 'PATCH',
    path: '/api/user/reschedule-appointment',
    body: to,
    other: { ...to, newDate: '26_11_2026' },
    effect: ['select from appointment where id = $1 and reschedule_count = 1', appointmentId],
  }
}

async function asking(): Promise<Attempt> {
  const { client: of, appointmentId } = await createPayable(app)
  return {
    of,
    method: 'POST',
    path: '/api/user/create-payment-intent',
    body: { appointmentId },
    other: { appointmentId: crypto.randomUUID() },
    effect: ['select from payment where appointment_id = $1', appointmentId],
  }
}

async function verifying(): Promise<Attempt> {
  const payable = await createPayable(app)
  const { clientSecret } = (await askForIntent(payable)).body
  await confirmCard(app, clientSecret, CARDS.good)
  return {
    of: payable.client,
    method: 'POST',
    path: '/api/user/verify-payment',
    body: { id: intentIdOf(clientSecret) },
    other: { id: 'pi_another' },
    effect: [
      `select from ledger_movement where kind = 'charge' and appointment_id = $1`,
      payable.appointmentId,
    ],
  }
}

test.each([
  ['book', booking],
  ['cancel', cancelling],
  ['reschedule', rescheduling],
  ['create-payment-intent', asking],
  ['verify-payment', verifying],
])(
  'one Idempotency-Key in ten calls of %s at once: one effect and ten equal answers (S9)',
  async (_, given) => {
    const { of, method, path, body, other, effect } = await given()
    const ask = (sent: object, key = 'tap-1') => of.call(method, path, sent, { 'idempotency-key': key })
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(body)))
    for (const reply of replies) {
      expect({ status: reply.status, body: reply.body }).toEqual({ status: 200, body: replies[0]!.body })
    }
    await drained(app)
    expect((await app.runtime.pool.query(effect[0], [effect[1]])).rowCount).toBe(1)
    const mismatch = { status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } }
    expect(await ask(other)).toMatchObject(mismatch)
    expect(await ask(body)).toMatchObject({ status: 200, body: replies[0]!.body })
  },
)

test('a refusal is kept under its key too, and a key is one client’s own', async () => {
  const [{ of, path, body }, stranger] = [await booking(), await createClient(app)]
  const key = { 'idempotency-key': 'tap-2' }
  expect((await stranger.call('POST', path, body)).status).toBe(200)
  const refused = await of.call('POST', path, body, key)
  expect(refused).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } })
  const { _id: appointmentId } = (await stranger.call('GET', '/api/user/appointments')).body.appointments[0]
  await stranger.call('POST', '/api/user/cancel-appointment', { appointmentId })
  expect((await of.call('POST', path, body, key)).body).toEqual(refused.body)
  expect((await stranger.call('POST', path, { ...body, endTime: '12:00 PM' }, key)).status).toBe(200)
})

test('a key is of one address: with another query it is another call', async () => {
  const { of, path, body } = await booking()
  const key = { 'idempotency-key': 'tap-3' }
  const first = await of.call('POST', path, body, key)
  expect(first.status).toBe(200)
  const mismatch = { status: 409, body: { code: 'IDEMPOTENCY_MISMATCH' } }
  expect(await of.call('POST', `${path}?from=widget`, body, key)).toMatchObject(mismatch)
  expect((await of.call('POST', path, body, key)).body).toEqual(first.body)
})
