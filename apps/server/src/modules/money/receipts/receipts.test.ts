import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { appointment } from '../../booking/tables/appointments.ts'
import { payment } from '../tables/payments.ts'
import { type Actor, createClient } from '../../../testing/actors.ts'
import {
  CARDS,
  createPayable,
  eventuallySees,
  type Payable,
  payByCard,
  setFaults,
  verify,
} from '../../../testing/payments.ts'
import { issueReceipt } from './issue-receipt.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()
beforeEach(() => setFaults(app, { webhooks: 'normal', refunds: 'normal', latencyMs: 0 }))

async function pay(payable: Payable): Promise<string> {
  const { intentId } = await payByCard(app, payable, CARDS.good)
  await verify(payable.client, intentId)
  return intentId
}

const cancel = ({ client, appointmentId }: Payable) =>
  client.call('POST', '/api/user/cancel-appointment', { appointmentId })

async function receiptsOf(client: Actor, query = '') {
  const { status, body } = await client.call('GET', `/api/user/receipts${query}`)
  expect(status).toBe(200)
  return body.receipts
}

/** A payment that has been cancelled with a refund, once that is through. */
async function payAndCancel(payable: Payable): Promise<void> {
  await pay(payable)
  await cancel(payable)
  await eventuallySees(payable, { refundStatus: 'refunded' })
}

describe('a receipt', () => {
  test('of a payment says who paid whom for what, and how it adds up', async () => {
    const payable = await createPayable(app)
    expect(await receiptsOf(payable.client)).toEqual([])
    const reference = await pay(payable)
    const [receipt] = await receiptsOf(payable.client)
    expect(receipt).toEqual({
      number: expect.any(Number),
      kind: 'payment',
      paymentKind: 'deposit',
      issuedAt: expect.stringMatching(/^2026-11-18T/),
      clientName: 'Ciara Nolan',
      vendorName: 'Aoife Byrne',
      speciality: 'Hairstylist',
      appointmentId: payable.appointmentId,
      slotDate: '28_11_2026',
      startTime: expect.stringMatching(/^\d\d:00 [AP]M$/),
      endTime: expect.stringMatching(/^\d\d:00 [AP]M$/),
      parts: { vendorFeeTotal: 90, platformFee: 9, handlingFee: 1.74 },
      totalAmount: 100.74,
      service: null,
      travelFee: 0,
      refundOf: null,
      reference,
      refundStatus: null,
    })
    const { body } = await payable.client.call('GET', `/api/user/receipts/${receipt.number}`)
    expect(body.receipt).toEqual(receipt)
    expect(body.issuer).toEqual({
      name: 'Anseo',
      address: 'Dublin, Ireland',
      email: 'hello@anseo.example',
      phone: '+353 1 555 0142',
      vatNumber: null,
    })
  })

  test('of a visit with a travel fee names it', async () => {
    const travel = { fullPriceCents: 14_000, travelFeeCents: 750, serviceName: 'Full colour' }
    const payable = await createPayable(app, travel)
    await pay(payable)
    expect((await receiptsOf(payable.client))[0]).toMatchObject({
      service: { name: 'Full colour', price: 140, balance: 57.5 },
      travelFee: 7.5,
    })
  })

  test('is issued once, however often and by whom the payment is reported', async () => {
    await setFaults(app, { webhooks: 'repeat' })
    const payable = await createPayable(app)
    const { intentId } = await payByCard(app, payable, CARDS.good)
    await Promise.all(Array.from({ length: 5 }, () => verify(payable.client, intentId)))
    await eventuallySees(payable, { payment: true })
    expect(await receiptsOf(payable.client)).toHaveLength(1)
    const [row] = await app.runtime.db.select().from(payment).where(eq(payment.intentId, intentId))
    await app.runtime.transaction((unit) => issueReceipt(unit, { paymentId: row!.id }))
    expect(await receiptsOf(payable.client)).toHaveLength(1)
  })

  test('of a refund says which parts came back', async () => {
    const payable = await createPayable(app)
    await payAndCancel(payable)
    const [refunded, paid, ...others] = await receiptsOf(payable.client)
    expect(others).toEqual([])
    expect(paid).toMatchObject({ kind: 'payment', totalAmount: 100.74, refundStatus: null })
    expect(refunded).toMatchObject({
      kind: 'refund',
      parts: { vendorFeeTotal: 90, platformFee: 9, handlingFee: 0 },
      totalAmount: 99,
      refundOf: { number: paid.number, totalAmount: 100.74, keptHandlingFee: 1.74, reason: null },
      reference: paid.reference,
      refundStatus: 'refunded',
    })
    expect(refunded.number).toBeGreaterThan(paid.number)
  })

  test('of money that came too late is one line, as is that of its return', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const late = await createPayable(app)
    const paid = await payByCard(app, late, CARDS.good)
    // The appointment no longer waits for money that the sandbox has taken.
    await app.runtime.db
      .update(appointment)
      .set({ cancelledAt: app.clock.now(), cancelledBy: 'vendor' })
      .where(eq(appointment.id, late.appointmentId))
    expect((await verify(late.client, paid.intentId)).body.code).toBe('PAYMENT_RETURNED')
    await eventuallySees(late, { refundStatus: 'refunded' })
    expect(await receiptsOf(late.client)).toMatchObject([
      { kind: 'refund', parts: null, totalAmount: 100.74, refundStatus: 'refunded' },
      { kind: 'payment', parts: null, totalAmount: 100.74 },
    ])
  })
})

describe('the receipts', () => {
  test('are a client’s own', async () => {
    const payable = await createPayable(app)
    await pay(payable)
    const [{ number }] = await receiptsOf(payable.client)
    const stranger = await createClient(app)
    expect(await receiptsOf(stranger)).toEqual([])
    expect(await receiptsOf(stranger, `?appointmentId=${payable.appointmentId}`)).toEqual([])
    for (const path of [`/${number}`, `/${number}/pdf`]) {
      expect((await stranger.call('GET', `/api/user/receipts${path}`)).status, path).toBe(404)
      expect((await payable.vendor.call('GET', `/api/user/receipts${path}`)).status, path).toBe(403)
      expect((await fetch(`${app.url}/api/user/receipts${path}`)).status, path).toBe(401)
    }
  })

  test('that nobody has are not found, whatever their number', async () => {
    const client = await createClient(app)
    for (const number of ['999999', '0', '-1', '1.5', 'x', '2147483648', '9'.repeat(40), '%00', "1'--"]) {
      for (const path of ['', '/pdf']) {
        const { status, body } = await client.call('GET', `/api/user/receipts/${number}${path}`)
        expect({ status, code: body.code }, number + path).toEqual({ status: 404, code: 'NOT_FOUND' })
      }
    }
  })

  test('come newest first, page by page, and by appointment', async () => {
    const payable = await createPayable(app)
    await payAndCancel(payable)
    const [refunded, paid] = await receiptsOf(payable.client)
    const first = await payable.client.call('GET', '/api/user/receipts?limit=1')
    expect(first.body.receipts).toEqual([refunded])
    const next = `/api/user/receipts?limit=1&cursor=${first.body.nextCursor}`
    expect((await payable.client.call('GET', next)).body).toMatchObject({
      receipts: [paid],
      nextCursor: null,
    })
    expect(await receiptsOf(payable.client, `?appointmentId=${payable.appointmentId}`)).toHaveLength(2)
    expect(await receiptsOf(payable.client, `?appointmentId=${crypto.randomUUID()}`)).toEqual([])
    for (const query of [
      'cursor=x',
      'limit=0',
      'limit=101',
      'appointmentId=x',
      'cursor=eyJudW1iZXIiOiJ4In0',
    ]) {
      expect((await payable.client.call('GET', `/api/user/receipts?${query}`)).status, query).toBe(400)
    }
  })
})
