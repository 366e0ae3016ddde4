import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { atProcess, createVendor } from '../../testing/actors.ts'
import { giveTaxDetails } from '../../testing/tax-details.ts'
import { startTestApp } from '../../testing/test-app.ts'

const PATH = '/api/pro/tax-details'
const key = () => randomBytes(32).toString('base64')

test('a new encryption key leaves readable what the earlier one encrypted, as long as both are set', async () => {
  const [earlier, later] = [key(), key()]
  await using before = await startTestApp({ env: { ENCRYPTION_KEY: earlier } })
  const vendor = await createVendor(before)
  await giveTaxDetails(vendor)
  await using after = await startTestApp({ env: { ENCRYPTION_KEY: `${later},${earlier}` }, sharing: before })
  const { body } = await atProcess(after, vendor).call('GET', PATH)
  expect(body.details.tin).toBe('•••• 67FA')
  // Values written now need the new key alone.
  await giveTaxDetails(atProcess(after, vendor))
  await using last = await startTestApp({ env: { ENCRYPTION_KEY: later }, sharing: before })
  expect((await atProcess(last, vendor).call('GET', PATH)).body.details.tin).toBe('•••• 67FA')
})
