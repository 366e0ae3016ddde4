import { afterEach, beforeAll, expect, test } from 'vitest'
import { booksBalance } from '../../../../testing/books-balance.ts'
import { drained } from '../../../../testing/drained.ts'
import {
  askForIntent,
  cancelByVendor,
  CARDS,
  confirmCard,
  createPaid,
  createPayable,
  intentIdOf,
  type Paid,
  payByCard,
  seenByClient,
  setFaults,
  toldClient,
  verify,
} from '../../../../testing/payments.ts'
import { refundsAtProvider } from '../../../../testing/provider-view.ts'
import { deliver, eventOf, report, signed } from '../../../../testing/webhooks.ts'
import { ownApp } from '../../../../testing/own-app.ts'

// The provider's own reports are lost, so that only these are heard.
const app = ownApp()
beforeAll(async () => {
  await setFaults(app, { webhooks: 'drop' })
})
afterEach(() => booksBalance(app))

const REPORTS = {
  succeeded: 'payment_intent.succeeded',
  failed: 'payment_intent.payment_failed',
  canceled: 'payment_intent.canceled',
  refunded: 'charge.refunded',
} as const
type Report = keyof typeof REPORTS

function orders<T>(of: readonly T[]): T[][] {
  if (of.length === 0) return [[]]
  return of.flatMap((first) => orders(of.filter((each) => each !== first)).map((rest) => [first, ...rest]))
}

const sendReport = ({ intentId }: Pick<Paid, 'intentId'>, kind: Report) =>
  report(app, REPORTS[kind], {
    id: kind === 'refunded' ? `ch_of_${intentId}` : intentId,
    object: kind === 'refunded' ? 'charge' : 'payment_intent',
    payment_intent: intentId,
  })

/** Makes a payment for each order and lets it hear its reports, side by side; each has its effect before the next. */
async function hearInEveryOrder<P extends Pick<Paid, 'intentId'>>(kinds: Report[], pay: () => Promise<P>) {
  const payments = await Promise.all(orders(kinds).map(async (order) => ({ order, paid: await pay() })))
  for (const turn of kinds.keys()) {
    await Promise.all(payments.map(({ order, paid }) => sendReport(paid, order[turn]!)))
    await drained(app)
  }
  return payments.map(({ paid }) => paid)
}

test('in every order settle a payment that nobody verified, once', async () => {
  const kinds: Report[] = ['succeeded', 'failed', 'canceled', 'refunded']
  const payables = await hearInEveryOrder(kinds, async () => {
    const payable = await createPayable(app)
    return { ...payable, ...(await payByCard(app, payable, CARDS.good)) }
  })
  expect(payables).toHaveLength(24)
  for (const payable of payables) {
    expect(await seenByClient(payable)).toMatchObject({ payment: true, cancelled: false, refundAmount: null })
    expect((await toldClient(payable)).filter((text) => text.includes('Paid: '))).toHaveLength(1)
  }
}, 60_000)

test('in every order change nothing of a payment that goes back', async () => {
  const all = await hearInEveryOrder(['succeeded', 'canceled', 'refunded'], async () => {
    const paid = await createPaid(app)
    await cancelByVendor(paid)
    return paid
  })
  for (const paid of all) {
    expect(await seenByClient(paid)).toMatchObject({ refundAmount: 100.74, refundStatus: 'refunded' })
    expect(await refundsAtProvider(app, paid.intentId)).toHaveLength(1)
    expect((await toldClient(paid)).filter((text) => text.includes('Refunded: '))).toHaveLength(1)
  }
})

test('of one success, 20 times at once, pay once', async () => {
  const payable = await createPayable(app)
  const { intentId } = await payByCard(app, payable, CARDS.good)
  const text = eventOf(REPORTS.succeeded, { id: intentId, object: 'payment_intent' })
  const signature = await signed(text)
  const replies = await Promise.all(Array.from({ length: 20 }, () => deliver(app, text, signature)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  await drained(app)
  expect(await seenByClient(payable)).toMatchObject({ payment: true, refundAmount: null })
  expect((await toldClient(payable)).filter((told) => told.includes('Paid: '))).toHaveLength(1)
})

test('of a failure that come after the success change nothing', async () => {
  const payable = await createPayable(app)
  const { body } = await askForIntent(payable)
  const intentId = intentIdOf(body.clientSecret)
  expect((await confirmCard(app, body.clientSecret, CARDS.declined)).status).toBe(402)
  await confirmCard(app, body.clientSecret, CARDS.good)
  expect((await verify(payable.client, intentId)).status).toBe(200)
  for (const kind of ['failed', 'canceled', 'failed'] as const) await sendReport({ intentId }, kind)
  await drained(app)
  expect(await seenByClient(payable)).toMatchObject({ payment: true, cancelled: false, refundAmount: null })
  expect((await verify(payable.client, intentId)).status).toBe(200)
})
