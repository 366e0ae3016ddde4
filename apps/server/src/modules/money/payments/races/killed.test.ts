// covers: ASVS 2.3.3
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { changeFaults } from '@anseo/payment-sandbox/faults'
import { booksBalance } from '../../../../testing/books-balance.ts'
import { drained } from '../../../../testing/drained.ts'
import { holdIntent, holdVendor, whenWaiting } from '../../../../testing/hold-row.ts'
import {
  askForIntent,
  cancelByClient,
  cancelByVendor,
  CARDS,
  createPaid,
  createPayable,
  DEAR_HANDLING,
  eventuallySees,
  intentIdOf,
  type Paid,
  payByCard,
  seenByClient,
  verify,
} from '../../../../testing/payments.ts'
import { chargesAtProvider, intentStatus, refundsAtProvider } from '../../../../testing/provider-view.ts'
import { type ServerProcess, startServerProcess } from '../../../../testing/server-process.ts'

let app: ServerProcess
let paying: Paid
let refunding: Paid
let cancelling: Paid
let asking: Paid
const unanswered: Promise<unknown>[] = []
const held: (() => Promise<void>)[] = []
/** Ends the transactions that hold vendors: a leftover one would hold up closing, and tests of other databases too. */
const release = async () => {
  for (const end of held.splice(0)) await end()
}

/** The provider does four things, and the process is killed before it has noted any of them. */
beforeAll(async () => {
  app = await startServerProcess()
  const { pool } = app.runtime
  await changeFaults(pool, { webhooks: 'drop' })
  ;[paying, refunding, cancelling] = await Promise.all([
    withIntent(CARDS.good),
    createPaid(app, DEAR_HANDLING),
    withIntent(),
  ])
  held.push(await holdVendor(pool, paying.vendor.id))
  unanswered.push(verify(paying.client, paying.intentId).catch(() => 'no answer'))
  await whenWaiting(pool, 1)

  // The provider answers only once the vendor is held.
  const letProviderAnswer = await holdIntent(pool, refunding.intentId)
  try {
    await cancelByClient(refunding)
    held.push(await holdVendor(pool, refunding.vendor.id))
  } finally {
    await letProviderAnswer()
  }
  await untilProviderHas(`object = 'refund' and body->>'payment_intent' = $1`, refunding.intentId)

  await changeFaults(pool, { latencyMs: 20_000 })
  await cancelByVendor(cancelling)
  await untilProviderHas(`body->>'status' = 'canceled' and id = $1`, cancelling.intentId)
  const payable = await createPayable(app)
  unanswered.push(askForIntent(payable).catch(() => 'no answer'))
  const ofAppointment = `object = 'payment_intent' and body->'metadata'->>'appointmentId' = $1`
  asking = { ...payable, intentId: await untilProviderHas(ofAppointment, payable.appointmentId) }
  await whenWaiting(pool, 2)

  await app.kill()
  await release()
  await changeFaults(pool, { latencyMs: 0 })
  await app.restart()
}, 120_000)
afterEach(() => booksBalance(app))
afterAll(async () => {
  await release()
  await app.close()
})

/** An appointment whose intent was asked for, and paid where there is a card. */
async function withIntent(card?: string): Promise<Paid> {
  const payable = await createPayable(app)
  if (card) return { ...payable, intentId: (await payByCard(app, payable, card)).intentId }
  return { ...payable, intentId: intentIdOf((await askForIntent(payable)).body.clientSecret) }
}

/** Waits until the provider has one object that fits, and answers its id. */
async function untilProviderHas(condition: string, value: string): Promise<string> {
  const query = `select id from payments_sandbox.objects where ${condition}`
  const ids = async () => (await app.runtime.pool.query(query, [value])).rows.map(({ id }) => String(id))
  return vi.waitUntil(async () => (await ids())[0], { timeout: 30_000, interval: 20 })
}

describe('killed before it noted what the provider had done, the next process', () => {
  test('finds the money of a payment', async () => {
    expect(await Promise.all(unanswered)).toEqual(['no answer', 'no answer'])
    await eventuallySees(paying, { payment: true, refundAmount: null })
    expect(await chargesAtProvider(app, paying.intentId)).toBe(1)
    expect((await verify(paying.client, paying.intentId)).status).toBe(200)
  })

  test('does not send a refund again', async () => {
    await eventuallySees(refunding, { refundAmount: 99, refundStatus: 'refunded' })
    const refunds = await refundsAtProvider(app, refunding.intentId)
    expect(refunds).toEqual([{ amount: 9900, status: 'succeeded' }])
  })

  test('is done with an intent that is cancelled already', async () => {
    await drained(app)
    const { rows } = await app.runtime.pool.query('select task_identifier from graphile_worker.jobs')
    expect(rows).toEqual([])
    expect(await intentStatus(app, cancelling.intentId)).toBe('canceled')
    expect(await seenByClient(cancelling)).toMatchObject({ cancelledBy: 'vendor', refundAmount: null })
  })

  test('gives out the intent that was made, and no other', async () => {
    const { body } = await askForIntent(asking)
    expect(intentIdOf(body.clientSecret)).toBe(asking.intentId)
  })
})
