import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('an unknown path under /api is refused as JSON', async () => {
  const reply = await fetch(`${app.url}/api/nowhere`)
  expect(reply.status).toBe(404)
  expect(await reply.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
})

test('a broken address is refused, not a failure', async () => {
  const reply = await fetch(`${app.url}/api/vendor/%E0%A4%A`)
  expect(reply.status).toBe(404)
})
