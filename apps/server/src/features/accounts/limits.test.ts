import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '../../testing/actors.ts'
import { send } from '../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.05' } })
})
afterAll(() => app.close())

test('too many logins are refused for a while', async () => {
  const logIn = () => send(app, 'POST', '/api/user/login', { email: 'a@example.test', password: 'x' })
  for (let attempt = 1; attempt <= 6; attempt++) expect((await logIn()).status).toBe(400)
  const reply = await logIn()
  expect(reply).toMatchObject({
    status: 429,
    body: { success: false, code: 'RATE_LIMITED', message: expect.any(String) },
  })
  const seconds = Number(reply.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  const elsewhere = await send(app, 'POST', '/api/pro/login', { email: 'a@example.test', password: 'x' })
  expect(elsewhere.status).toBe(400)
})

test('an address is mailed only so often, whether it has an account or not', async () => {
  const { email } = await createClient(app)
  const forgot = (address: string) => send(app, 'POST', '/api/user/forgot-password', { email: address })
  expect((await forgot(email)).status).toBe(200)
  expect((await forgot(email)).status).toBe(429)
  expect((await forgot('nobody@example.test')).status).toBe(200)
})
