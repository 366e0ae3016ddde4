import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { booksBalance } from '../../../../testing/books-balance.ts'
import { drained } from '../../../../testing/drained.ts'
import { inOrder } from '../../../../testing/hold-row.ts'
import {
  askForIntent,
  cancelByClient,
  cancelByVendor,
  CARDS,
  confirmCard,
  createPayable,
  eventuallySees,
  intentIdOf,
  payByCard,
  seenByClient,
  setFaults,
  toldClient,
  verify,
} from '../../../../testing/payments.ts'
import { chargesAtProvider, refundsAtProvider } from '../../../../testing/provider-view.ts'
import { timeOutAppointments } from '../../../booking/appointments/time-out-appointments.ts'
import { ownApp } from '../../../../testing/own-app.ts'

const NOON = new Date('2026-11-18T12:00:00Z')
/** Past the day to pay, also that of an appointment which a busy machine made minutes after noon. */
const IN_A_DAY = new Date('2026-11-19T12:30:00Z')

const app = ownApp({ start: NOON })
beforeEach(async () => {
  app.clock.set(NOON)
  await setFaults(app, { webhooks: 'normal' })
})
afterEach(() => booksBalance(app))

const timeOut = async () => {
  app.clock.set(IN_A_DAY)
  await timeOutAppointments(app.runtime)
}

/** Also the intents that we would not know of. */
const LIVE_AT_PROVIDER = `select id from payments_sandbox.objects
  where object = 'payment_intent' and body->>'status' not in ('canceled', 'succeeded')`

const ENDINGS = [
  ['the vendor cancels', cancelByVendor],
  ['the client cancels in another tab', cancelByClient],
  ['the time to pay runs out', timeOut],
] as const

describe.each(ENDINGS)('while the client pays, %s', (what, end) => {
  test('really at once: all goes back, or nothing was charged', async () => {
    const rounds = Array.from({ length: 6 }, async () => {
      const payable = await createPayable(app)
      const { body } = await askForIntent(payable)
      const intentId = intentIdOf(body.clientSecret)
      return { payable, intentId, secret: body.clientSecret as string }
    })
    const all = await Promise.all(rounds)
    const actions = all.flatMap(({ payable, intentId, secret }) => [
      () => confirmCard(app, secret, CARDS.good).then(() => verify(payable.client, intentId)),
      () => end(payable),
    ])
    await Promise.all(actions.map((act) => act()))
    await drained(app)
    for (const { payable, intentId } of all) {
      const charged = await chargesAtProvider(app, intentId)
      const refunds = await refundsAtProvider(app, intentId)
      const back = refunds.reduce((sum, { amount }) => sum + amount, 0)
      const seen = await seenByClient(payable)
      // Paid in time, the end of the payment window no longer ends it; a client's own cancelling keeps its fee.
      const withheld = seen.cancelled ? (seen.payment && what.includes('client') ? 174 : 0) : 10_074
      expect({ charged, back }).toEqual({ charged, back: charged === 0 ? 0 : 10_074 - withheld })
    }
  })

  test('and while the intent is asked for: none is left that could be paid', async () => {
    const payables = await Promise.all(Array.from({ length: 6 }, () => createPayable(app)))
    await Promise.all(payables.flatMap((payable) => [askForIntent(payable), end(payable)]))
    await drained(app)
    const { rows } = await app.runtime.pool.query(LIVE_AT_PROVIDER)
    expect(rows).toEqual([])
  })

  test('just before: its money comes too late and goes back, and the client is told', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const payable = await createPayable(app)
    const { intentId } = await payByCard(app, payable, CARDS.good)
    if (end === timeOut) app.clock.set(IN_A_DAY)
    const [, verified] = await inOrder(app, payable.vendor.id, [
      () => end(payable),
      () => verify(payable.client, intentId),
    ])
    expect(verified).toMatchObject({ status: 409, body: { code: 'PAYMENT_RETURNED' } })
    await eventuallySees(payable, { cancelled: true, refundAmount: 100.74, refundStatus: 'refunded' })
    expect(await refundsAtProvider(app, intentId)).toEqual([{ amount: 10_074, status: 'succeeded' }])
    await drained(app)
    expect((await toldClient(payable)).filter((text) => text.includes('Payment returned'))).toHaveLength(1)
  })
})

describe('just after the money has arrived', () => {
  test('the vendor cancels: everything goes back', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const payable = await createPayable(app)
    const { intentId } = await payByCard(app, payable, CARDS.good)
    const replies = await inOrder(app, payable.vendor.id, [
      () => verify(payable.client, intentId),
      () => cancelByVendor(payable),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    await eventuallySees(payable, { payment: true, cancelledBy: 'vendor', refundAmount: 100.74 })
    await drained(app)
    expect(await refundsAtProvider(app, intentId)).toEqual([{ amount: 10_074, status: 'succeeded' }])
  })

  test('the end of the payment window ends nothing', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const payable = await createPayable(app)
    const { intentId } = await payByCard(app, payable, CARDS.good)
    await inOrder(app, payable.vendor.id, [() => verify(payable.client, intentId), () => timeOut()])
    expect(await seenByClient(payable)).toMatchObject({ payment: true, cancelled: false, refundAmount: null })
  })
})
