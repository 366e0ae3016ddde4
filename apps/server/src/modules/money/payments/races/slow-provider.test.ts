// covers: ASVS 16.5.2
import { beforeAll, describe, expect, test } from 'vitest'
import { booksBalance } from '../../../../testing/books-balance.ts'
import { drained } from '../../../../testing/drained.ts'
import {
  askForIntent,
  cancelByClient,
  cancelByVendor,
  createPaid,
  createPayable,
  DEAR_HANDLING,
  seesAfterRetry,
  intentIdOf,
  type Paid,
  type Payable,
  setFaults,
  toldClient,
} from '../../../../testing/payments.ts'
import { intentStatus, refundsAtProvider } from '../../../../testing/provider-view.ts'
import type { Reply } from '../../../../testing/requests.ts'
import { THOROUGH } from '@anseo/test-support/thorough'
import { ownApp } from '../../../../testing/own-app.ts'

const KEY = { 'idempotency-key': 'tap-on-pay' }

let refunding: Paid
let cancelling: Payable & { intentId: string }
let asking: Payable
let refused: Reply

/** The provider does all that it is asked for, and answers later than anybody waits for. */
const app = ownApp({ pauses: THOROUGH ? {} : { providerAnswerMs: 1_500 } })
beforeAll(async () => {
  refunding = await createPaid(app, DEAR_HANDLING)
  const payable = await createPayable(app)
  cancelling = { ...payable, intentId: intentIdOf((await askForIntent(payable)).body.clientSecret) }
  asking = await createPayable(app)
  await setFaults(app, { webhooks: 'drop', latencyMs: THOROUGH ? 6000 : 2000 })
  await Promise.all([cancelByClient(refunding), cancelByVendor(cancelling)])
  refused = await askForIntent(asking, KEY)
  await setFaults(app, { latencyMs: 0 })
})

describe('a call that timed out although the provider did what it was asked for', () => {
  test('for a refund is made again under its key: the money goes back once', async () => {
    await seesAfterRetry(app, refunding, { refundAmount: 99, refundStatus: 'refunded' })
    const refunds = await refundsAtProvider(app, refunding.intentId)
    expect(refunds).toEqual([{ amount: 9900, status: 'succeeded' }])
    expect((await toldClient(refunding)).filter((text) => text.includes('Refunded: '))).toHaveLength(1)
  })

  test('for cancelling an intent leaves it cancelled', async () => {
    await drained(app)
    expect(await intentStatus(app, cancelling.intentId)).toBe('canceled')
  })

  test('for an intent is answered with 503, which no Idempotency-Key keeps (S9)', async () => {
    expect(refused).toMatchObject({ status: 503, body: { code: 'PAYMENT_PROVIDER_DOWN' } })
    const { status, body } = await askForIntent(asking, KEY)
    expect(status).toBe(200)
    expect((await askForIntent(asking)).body.clientSecret).toBe(body.clientSecret)
    const made = `select from payments_sandbox.objects
      where object = 'payment_intent' and body->'metadata'->>'appointmentId' = $1`
    expect((await app.runtime.pool.query(made, [asking.appointmentId])).rowCount).toBe(1)
  })

  test('leaves nothing behind that does not balance', () => booksBalance(app))
})
