import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, createVendor } from '../../testing/actors.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { cleanUp } from './clean-up.ts'

const DAY_MS = 24 * 3_600_000

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const count = async (table: string) =>
  Number((await app.runtime.pool.query(`select count(*) from ${table}`)).rows[0].count)

/** Cleans up as it would so many days from the start. */
async function cleanUpAfter(days: number, start: Date) {
  app.clock.set(new Date(start.getTime() + days * DAY_MS))
  await cleanUp(app.runtime)
}

test('what nobody needs goes in time, and nothing before', async () => {
  const start = app.clock.now()
  const [client, vendor] = [await createClient(app), await createVendor(app)]
  const slot = { slotDate: '24_11_2026', startTime: '10:00 AM', endTime: '12:00 PM' }
  const book = () =>
    client.call(
      'POST',
      '/api/user/book-appointment',
      { vendorId: vendor.id, ...slot },
      { 'idempotency-key': 'a' },
    )
  expect((await book()).status).toBe(200)
  await client.call('POST', '/api/user/forgot-password', { email: client.email })
  await expect.poll(() => count('mail_link')).toBe(1)
  expect((await vendor.call('POST', '/api/pro/logout')).status).toBe(200)

  await cleanUpAfter(0.9, start)
  expect([await count('kept_reply'), await count('mail_link'), await count('session')]).toEqual([1, 1, 2])
  await cleanUpAfter(-400, start)
  expect([await count('kept_reply'), await count('mail_link'), await count('session')]).toEqual([1, 1, 2])
  await cleanUpAfter(1.1, start)
  expect([await count('kept_reply'), await count('mail_link'), await count('session')]).toEqual([0, 1, 2])
  await cleanUpAfter(32, start)
  expect([await count('mail_link'), await count('session')]).toEqual([0, 1])
  await cleanUpAfter(121, start)
  expect(await count('session')).toBe(0)
})
