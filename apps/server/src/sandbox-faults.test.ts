import { expect, test } from 'vitest'
import { setFaults } from './testing/payments.ts'
import { ownApp } from './testing/own-app.ts'

const app = ownApp()

test('faults keep what is left out', async () => {
  expect(await setFaults(app, { webhooks: 'repeat' })).toMatchObject({
    status: 200,
    body: { success: true, webhooks: 'repeat', refunds: 'normal', latencyMs: 0 },
  })
  expect(await setFaults(app, { latencyMs: 1 })).toMatchObject({ body: { webhooks: 'repeat', latencyMs: 1 } })
})

test.each([
  [{ webhooks: 'never' }, 'webhooks'],
  [{ latencyMs: -1 }, 'latencyMs'],
  [{ colour: 1 }, 'colour'],
])('%o is refused as a fault', async (faults, field) => {
  expect(await setFaults(app, faults)).toMatchObject({
    status: 400,
    body: { success: false, code: 'INVALID_REQUEST', fields: { [field]: expect.any(String) } },
  })
})
