import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SandboxUnderTest, startSandbox } from '@anseo/payment-sandbox/testing/start-sandbox'
import { createTestDatabase, type TestDatabase } from '@anseo/test-support/test-database'
import { chargeInSandbox } from './sandbox-charges.ts'

let database: TestDatabase
let sandbox: SandboxUnderTest

beforeAll(async () => {
  database = await createTestDatabase()
  sandbox = await startSandbox(database.url)
})

afterAll(async () => {
  await sandbox.close()
  await database.drop()
})

it('returns the intents in order, which the provider knows as paid and refunds', async () => {
  const [first, second] = await chargeInSandbox(sandbox.database, [10_074, 5384])
  const intent = await sandbox.stripe.paymentIntents.retrieve(second!.intentId)
  expect(intent).toMatchObject({ status: 'succeeded', amount: 5384, amount_received: 5384, currency: 'eur' })

  const refund = await sandbox.stripe.refunds.create({ payment_intent: first!.intentId, amount: 9900 })
  expect(refund).toMatchObject({ status: 'succeeded', amount: 9900 })
  const tooMuch = sandbox.stripe.refunds.create({ payment_intent: first!.intentId, amount: 9900 })
  await expect(tooMuch).rejects.toThrow('greater than unrefunded amount')
})

it('sends no webhook', async () => {
  await chargeInSandbox(sandbox.database, [2500])
  const { rows } = await sandbox.database.query(
    `select count(*)::int as reported from payments_sandbox.objects where object = 'event' and body->>'type' = 'payment_intent.succeeded'`,
  )
  expect(rows[0].reported).toBe(0)
})
