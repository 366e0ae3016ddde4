import { describe, expect, test, vi } from 'vitest'
import { startSandbox } from './testing/start-sandbox.ts'
import { useSandbox } from './testing/use-sandbox.ts'
import { createTestDatabase } from '@anseo/test-support/test-database'
import { SANDBOX_KEYS } from './keys.ts'

const sandbox = useSandbox()
const { arrived, arrives, confirmInBrowser, newIntent, setFaults } = sandbox

describe('webhooks', () => {
  test('are signed so that the SDK verifies them, and the event can be asked for', async () => {
    const intent = await newIntent()
    await confirmInBrowser(intent, '4242424242424242')
    const { payload, signature, event } = await arrives('payment_intent.succeeded', intent.id)
    expect(sandbox.stripe.webhooks.constructEvent(payload, signature, SANDBOX_KEYS.webhookSecret).id).toBe(
      event.id,
    )
    expect(() => sandbox.stripe.webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow(
      /signature/,
    )
    expect((await sandbox.stripe.events.retrieve(event.id)).type).toBe('payment_intent.succeeded')
    const listed = await sandbox.stripe.events.list({ type: 'payment_intent.succeeded', limit: 1 })
    expect(listed.data[0]?.id).toBe(event.id)
  })

  test('are tried again until they are accepted', async () => {
    sandbox.running.webhookStatus.value = 500
    const intent = await newIntent()
    const times = () => arrived('payment_intent.created', intent.id).length
    await vi.waitUntil(() => times() >= 2, { interval: 5, timeout: 30_000 })
    const refused = times()
    sandbox.running.webhookStatus.value = 200
    await expect.poll(times).toBeGreaterThan(refused)
    const unsettled = 'select from payments_sandbox.deliveries where delivered_at is null'
    await expect.poll(async () => (await sandbox.running.database.query(unsettled)).rowCount).toBe(0)
    expect(times()).toBe(refused + 1)
  })

  test('do not come when dropped, and come repeatedly when repeated', async () => {
    await setFaults({ webhooks: 'drop' })
    const dropped = await newIntent()
    await setFaults({ webhooks: 'repeat' })
    const repeated = await newIntent()
    await vi.waitUntil(() => arrived('payment_intent.created', repeated.id).length === 3, {
      timeout: 30_000,
      interval: 5,
    })
    expect(new Set(arrived('payment_intent.created', repeated.id).map(({ event }) => event.id)).size).toBe(1)
    expect(arrived('payment_intent.created', dropped.id)).toEqual([])
  })

  test('go on after a restart, with the state kept', async () => {
    const own = await createTestDatabase()
    const before = await startSandbox(own.url)
    before.webhookStatus.value = 503
    const intent = await before.stripe.paymentIntents.create({ amount: 900, currency: 'eur' })
    await vi.waitUntil(() => before.deliveries.length > 0, { interval: 5, timeout: 30_000 })
    await before.close()

    const after = await startSandbox(own.url)
    await vi.waitUntil(() => after.deliveries.length > 0, { timeout: 30_000, interval: 10 })
    expect(after.deliveries[0]!.event.data.object).toMatchObject({ id: intent.id })
    expect((await after.stripe.paymentIntents.retrieve(intent.id)).amount).toBe(900)
    await after.close()
    await own.drop()
  })
})

describe('faults', () => {
  test('latency holds the reply back, not the payment', async () => {
    const intent = await newIntent()
    await setFaults({ latencyMs: 400 })
    const started = performance.now()
    const confirming = confirmInBrowser(intent, '4242424242424242')
    await arrives('payment_intent.succeeded', intent.id)
    await confirming
    expect(performance.now() - started).toBeGreaterThanOrEqual(395)
  })
})
