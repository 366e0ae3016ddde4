import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVendor } from '../testing/actors.ts'
import { send } from '../testing/requests.ts'
import { startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { REQUESTS_AT_ONCE: '3' } })
})
afterAll(() => app.close())

test('a process that has enough to do says so at once, but is heard by who looks after it', async () => {
  const vendor = await createVendor(app)
  const blocker = await app.runtime.pool.connect()
  await blocker.query('begin; lock table vendor in access exclusive mode')
  const look = () => send(app, 'GET', `/api/vendor/${vendor.id}`, undefined, { cookie: 'own=1' })
  const waiting = [look(), look(), look()]
  const waits = `select count(*)::int as count from pg_locks where not granted and relation = 'vendor'::regclass`
  const waitingNow = async () => (await app.runtime.pool.query(waits)).rows[0].count as number
  await expect.poll(waitingNow, { timeout: 10_000 }).toBe(3)

  const refused = await look()
  expect(refused).toMatchObject({ status: 503, body: { success: false, code: 'UNAVAILABLE' } })
  expect(refused.headers.get('retry-after')).toBe('2')
  expect((await send(app, 'GET', '/health/live')).status).toBe(200)
  expect((await send(app, 'GET', '/health/ready')).status).toBe(200)
  const login = { email: 'nobody@example.test', password: 'wrong-words-1' }
  expect((await send(app, 'POST', '/api/user/login', login)).status).toBe(400)

  await blocker.query('commit')
  blocker.release()
  for (const reply of await Promise.all(waiting)) expect(reply.status).toBe(200)
  await expect.poll(async () => (await look()).status).toBe(200)
})
