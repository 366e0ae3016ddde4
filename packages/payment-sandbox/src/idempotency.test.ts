import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { rejection, useSandbox } from './testing/use-sandbox.ts'

const sandbox = useSandbox()
const { newIntent } = sandbox

describe('idempotency', () => {
  const params = { amount: 700, currency: 'eur' }

  test('the same key and parameters get the same reply', async () => {
    const idempotencyKey = `same-${crypto.randomUUID()}`
    const first = await sandbox.stripe.paymentIntents.create(params, { idempotencyKey })
    const second = await sandbox.stripe.paymentIntents.create(params, { idempotencyKey })
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
    const other = await rejection(
      sandbox.stripe.paymentIntents.create({ ...params, amount: 701 }, { idempotencyKey }),
    )
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError)
  })

  test('a refused card is refused again by its key, without a second charge', async () => {
    const idempotencyKey = `declined-${crypto.randomUUID()}`
    const intent = await newIntent()
    const confirm = () =>
      rejection(
        sandbox.stripe.paymentIntents.confirm(
          intent.id,
          { payment_method: 'pm_card_visa_chargeDeclined' },
          { idempotencyKey },
        ),
      )
    const [first, second] = [await confirm(), await confirm()]
    expect(second.charge).toBe(first.charge)
    expect((await sandbox.stripe.charges.list({ payment_intent: intent.id })).data).toHaveLength(1)
  })

  test('at the same time one does the work and the others conflict or get its reply', async () => {
    const headers = {
      authorization: 'Bearer sk_test_sandbox',
      'idempotency-key': `race-${crypto.randomUUID()}`,
    }
    const url = `${sandbox.baseUrl}/sandbox/stripe/v1/payment_intents`
    const replies = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const response = await fetch(url, {
          method: 'POST',
          headers,
          body: new URLSearchParams({ amount: '700', currency: 'eur' }),
        })
        return { status: response.status, body: (await response.json()) as { id?: string } }
      }),
    )
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(new Set(replies.flatMap(({ body }) => body.id ?? [])).size).toBe(1)
  })

  test('a key in use conflicts', async () => {
    const key = `held-${crypto.randomUUID()}`
    const holder = await sandbox.running.database.connect()
    await holder.query('SELECT pg_advisory_lock(hashtextextended($1, 7382))', [key])
    const error = await rejection(
      sandbox.stripe.paymentIntents.create(params, { idempotencyKey: key, maxNetworkRetries: 0 }),
    )
    holder.release(true)
    expect(error).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' })
  })
})
