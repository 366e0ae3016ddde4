// @module-tag time
// covers: ASVS 2.3.4
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createClient } from '../../../testing/actors.ts'
import { booksBalance } from '../../../testing/books-balance.ts'
import { drained } from '../../../testing/drained.ts'
import { inOrder } from '../../../testing/hold-row.ts'
import {
  askForIntent,
  cancelByClient,
  CARDS,
  confirmCard,
  createPaid,
  createPayable,
  eventuallySees,
  intentIdOf,
  type Payable,
  reschedule,
  payByCard,
  seenByClient,
  setFaults,
  verify,
} from '../../../testing/payments.ts'
import { refundsAtProvider } from '../../../testing/provider-view.ts'
import type { Reply } from '../../../testing/requests.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { roundsOf } from '@anseo/test-support/thorough'

const app = ownApp()
beforeEach(() => setFaults(app, { webhooks: 'drop' }))
afterEach(() => booksBalance(app))

const ROUNDS = roundsOf(4)

async function bookSameSlot({ vendor }: Payable): Promise<Reply> {
  const rival = await createClient(app)
  const slot = { slotDate: '27_11_2026', startTime: '11:00 AM', endTime: '01:00 PM' }
  return rival.call('POST', '/api/user/book-appointment', { vendorId: vendor.id, ...slot })
}

const BACK = [{ amount: 10_074, status: 'succeeded' }]

describe('a reschedule', () => {
  test.each(ROUNDS)('and three bookings of the slot at once, round %i: one has it', async () => {
    const payable = await createPayable(app)
    const booked = () => bookSameSlot(payable)
    const replies = await Promise.all([booked(), reschedule(payable), booked(), booked()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    for (const { body } of replies.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({ code: 'SLOT_TAKEN', alternatives: expect.any(Array) })
    }
  })

  test.each(ROUNDS)(
    'and a cancel at once, round %i: what was paid goes back once, whoever was first',
    async () => {
      const paid = await createPaid(app)
      const [moved, cancelled] = await Promise.all([reschedule(paid), cancelByClient(paid)])
      expect(cancelled.status).toBe(200)
      expect([200, 409]).toContain(moved.status)
      const slotDate = moved.status === 200 ? '27_11_2026' : '28_11_2026'
      await eventuallySees(paid, {
        slotDate,
        cancelledBy: 'client',
        refundAmount: 99,
        refundStatus: 'refunded',
      })
      expect(await refundsAtProvider(app, paid.intentId)).toEqual([{ amount: 9900, status: 'succeeded' }])
    },
  )

  test.each(ROUNDS)(
    'and a payment at once, round %i: it is paid and moved, or the money goes back',
    async () => {
      await setFaults(app, { webhooks: 'normal' })
      const payable = await createPayable(app)
      const { clientSecret } = (await askForIntent(payable)).body
      const [confirmed, moved] = await Promise.all([
        confirmCard(app, clientSecret, CARDS.good),
        reschedule(payable),
      ])
      expect(moved.status).toBe(200)
      await drained(app)
      const { payment, isConfirmed } = await seenByClient(payable)
      expect(isConfirmed).toBe(payment)
      const charged = confirmed.body.status === 'succeeded'
      expect(await refundsAtProvider(app, intentIdOf(clientSecret))).toEqual(charged && !payment ? BACK : [])
    },
  )

  test('just before the money arrives asks the vendor again, and the money goes back', async () => {
    const payable = await createPayable(app)
    const { intentId } = await payByCard(app, payable, CARDS.good)
    const [, verified] = await inOrder(app, payable.vendor.id, [
      () => reschedule(payable),
      () => verify(payable.client, intentId),
    ])
    expect(verified.body.code).toBe('PAYMENT_RETURNED')
    const pending = { isConfirmed: false, payment: false, cancelled: false }
    await eventuallySees(payable, { ...pending, refundAmount: 100.74, refundStatus: 'refunded' })
    expect(await refundsAtProvider(app, intentId)).toEqual(BACK)
  })

  test('just after the money has arrived moves what is paid', async () => {
    const payable = await createPayable(app)
    const { intentId } = await payByCard(app, payable, CARDS.good)
    const replies = await inOrder(app, payable.vendor.id, [
      () => verify(payable.client, intentId),
      () => reschedule(payable),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const moved = { slotDate: '27_11_2026', isConfirmed: true, payment: true, refundAmount: null }
    expect(await seenByClient(payable)).toMatchObject(moved)
  })
})
