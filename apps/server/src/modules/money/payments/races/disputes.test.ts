import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { booksBalance } from '../../../../testing/books-balance.ts'
import { disputeCents } from '../../../../testing/disputed.ts'
import { drained } from '../../../../testing/drained.ts'
import {
  askForIntent,
  cancelByVendor,
  CARDS,
  confirmCard,
  createPaid,
  createPayable,
  eventuallySees,
  intentIdOf,
  type Paid,
  payByCard,
  seenByClient,
  setFaults,
  toldClient,
  verify,
} from '../../../../testing/payments.ts'
import { refundsAtProvider } from '../../../../testing/provider-view.ts'
import { ownApp } from '../../../../testing/own-app.ts'
import { report } from '../../../../testing/webhooks.ts'

const app = ownApp()
beforeEach(() => setFaults(app, { webhooks: 'normal' }))
afterEach(() => booksBalance(app))

const disputeOf = async (intentId: string) =>
  (await app.runtime.stripe.disputes.list({ payment_intent: intentId })).data[0]!

/** Has the bank decide, by the provider's test texts. */
const settle = async (intentId: string, verdict: 'winning' | 'losing') =>
  app.runtime.stripe.disputes.update((await disputeOf(intentId)).id, {
    evidence: { uncategorized_text: `${verdict}_evidence` },
    submit: true,
  })

/** Paid with a card whose owner disputes the charge at once. */
async function createDisputed(): Promise<Paid> {
  const payable = await createPayable(app)
  const { intentId } = await payByCard(app, payable, CARDS.disputed)
  await verify(payable.client, intentId)
  await drained(app)
  return { ...payable, intentId }
}

async function booked(kind: string, { appointmentId }: Paid): Promise<number> {
  const query = 'select from ledger_movement where kind = $1 and appointment_id = $2'
  return (await app.runtime.pool.query(query, [kind, appointmentId])).rowCount ?? 0
}

/** The balances of an appointment's accounts that are not empty, in cents. */
async function sumsOf({ appointmentId }: Paid): Promise<Record<string, number>> {
  const { rows } = await app.runtime.pool.query<{ account: string; cents: number }>(
    `select e.account, sum(e.cents)::int as cents from ledger_entry e
     join ledger_movement m on m.id = e.movement_id where m.appointment_id = $1
     group by e.account having sum(e.cents) <> 0`,
    [appointmentId],
  )
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]))
}

const WHOLE = [{ amount: 10_074, status: 'succeeded' }]
const PENDING = { cancelledBy: 'vendor', refundAmount: 100.74, refundStatus: 'pending' }

describe('a refund of a disputed payment', () => {
  test('waits while the dispute is open, and goes when that is won', async () => {
    const paid = await createDisputed()
    await cancelByVendor(paid)
    await drained(app)
    expect(await seenByClient(paid)).toMatchObject(PENDING)
    expect(await refundsAtProvider(app, paid.intentId)).toEqual([])
    await settle(paid.intentId, 'winning')
    await eventuallySees(paid, { refundStatus: 'refunded' })
    expect(await refundsAtProvider(app, paid.intentId)).toEqual(WHOLE)
    expect(await booked('dispute-won', paid)).toBe(1)
  })

  test('is void when the bank has taken the money', async () => {
    const paid = await createDisputed()
    await cancelByVendor(paid)
    await drained(app)
    await settle(paid.intentId, 'losing')
    await eventuallySees(paid, { cancelledBy: 'vendor', refundAmount: null, refundStatus: null })
    await drained(app)
    expect(await refundsAtProvider(app, paid.intentId)).toEqual([])
    expect([await booked('dispute-lost', paid), await booked('refund-void', paid)]).toEqual([1, 1])
  })

  test('that the vendor causes after a lost dispute is void from the start', async () => {
    const paid = await createDisputed()
    await settle(paid.intentId, 'losing')
    await drained(app)
    expect((await cancelByVendor(paid)).status).toBe(200)
    await drained(app)
    expect(await seenByClient(paid)).toMatchObject({ cancelledBy: 'vendor', refundAmount: null })
    expect(await refundsAtProvider(app, paid.intentId)).toEqual([])
    const [told] = await toldClient(paid)
    expect(told).toContain('Your bank returned €100.74 through a dispute. Nothing more is refunded.')
  })

  test('waits also when the dispute was not heard of: refused by the provider, it is not tried again before its end', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const paid = await createDisputed()
    await cancelByVendor(paid)
    await drained(app)
    expect(await seenByClient(paid)).toMatchObject(PENDING)
    const waiting = `select from graphile_worker.jobs where task_identifier = 'issue-refund'`
    expect((await app.runtime.pool.query(waiting)).rowCount).toBe(0)
    await setFaults(app, { webhooks: 'normal' })
    await settle(paid.intentId, 'winning')
    await eventuallySees(paid, { refundStatus: 'refunded' })
    expect(await refundsAtProvider(app, paid.intentId)).toEqual(WHOLE)
  })
})

describe('a refund after a lost dispute of a part', () => {
  /** Its cardholder disputes €40.00 of what was paid. */
  async function disputeForty(): Promise<Paid> {
    const paid = await createPaid(app)
    await disputeCents(app, paid, 4000)
    return paid
  }
  const REST = [{ amount: 6074, status: 'succeeded' }]

  test('is of the rest, says so before and after, and leaves neither fee nor loss', async () => {
    const paid = await disputeForty()
    await settle(paid.intentId, 'losing')
    await drained(app)
    const { refundedBefore, cost } = await seenByClient(paid)
    expect([refundedBefore, cost.refunds[0].amount]).toEqual([40, 59])
    await cancelByVendor(paid)
    await eventuallySees(paid, { refundAmount: 60.74, refundStatus: 'refunded' })
    expect(await refundsAtProvider(app, paid.intentId)).toEqual(REST)
    const told = (await toldClient(paid)).join('\n')
    expect(told).toContain("Your bank returned €40.00 through a dispute. We're refunding the other €60.74")
    expect(await sumsOf(paid)).toEqual({ provider: -2176, 'processing-costs': 2176 })
  })

  test('that waited for the verdict is shortened by it', async () => {
    const paid = await disputeForty()
    await cancelByVendor(paid)
    await drained(app)
    expect(await seenByClient(paid)).toMatchObject(PENDING)
    expect((await toldClient(paid))[0]).toContain('Your bank is deciding on a dispute about this payment.')
    await settle(paid.intentId, 'losing')
    await eventuallySees(paid, { refundAmount: 60.74, refundStatus: 'refunded' })
    expect(await refundsAtProvider(app, paid.intentId)).toEqual(REST)
    expect(await sumsOf(paid)).toEqual({ provider: -2176, 'processing-costs': 2176 })
  })
})

describe('a dispute', () => {
  test('that is heard of before the payment itself brings that in first', async () => {
    await setFaults(app, { webhooks: 'drop' })
    const payable = await createPayable(app)
    const { body } = await askForIntent(payable)
    await confirmCard(app, body.clientSecret, CARDS.disputed)
    const intentId = intentIdOf(body.clientSecret)
    const { id } = await disputeOf(intentId)
    await report(app, 'charge.dispute.created', { id, object: 'dispute', payment_intent: intentId })
    await drained(app)
    expect(await seenByClient(payable)).toMatchObject({ payment: true, cancelled: false })
    const paid = { ...payable, intentId }
    expect([await booked('charge', paid), await booked('dispute-opened', paid)]).toEqual([1, 1])
  })

  test('is booked once, however often and in whatever order it is reported', async () => {
    const paid = await createDisputed()
    const { id } = await disputeOf(paid.intentId)
    const object = { id, object: 'dispute', payment_intent: paid.intentId }
    await settle(paid.intentId, 'losing')
    const types = ['closed', 'funds_withdrawn', 'created', 'funds_reinstated', 'closed', 'created']
    await Promise.all(types.map((type) => report(app, `charge.dispute.${type}`, object)))
    await drained(app)
    expect([await booked('dispute-opened', paid), await booked('dispute-lost', paid)]).toEqual([1, 1])
    expect(await booked('dispute-won', paid)).toBe(0)
  })
})
