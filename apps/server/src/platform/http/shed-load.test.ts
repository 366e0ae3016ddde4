// covers: ASVS 15.2.2
import { expect, test } from 'vitest'
import { createVendor } from '../../testing/actors.ts'
import { type Reply, send } from '../../testing/requests.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp({ env: { REQUESTS_AT_ONCE: '3' } })

test('a process that has enough to do says so at once, but is heard by who looks after it', async () => {
  const vendor = await createVendor(app)
  const blocker = await app.runtime.pool.connect()
  await blocker.query('begin; lock table vendor in access exclusive mode')
  const read = () => send(app, 'GET', `/api/vendor/${vendor.id}`, undefined, { cookie: 'own=1' })
  const replies = Array.from({ length: 10 }, read)
  const refused: Reply[] = []
  for (const reply of replies) void reply.then((one) => one.status === 503 && refused.push(one))
  // Three came in and wait.
  await expect.poll(() => refused.length).toBe(7)
  expect(refused[0]).toMatchObject({ status: 503, body: { success: false, code: 'UNAVAILABLE' } })
  expect(refused[0]!.headers.get('retry-after')).toBe('2')
  expect((await send(app, 'GET', '/health/live')).status).toBe(200)
  expect((await send(app, 'GET', '/health/ready')).status).toBe(200)
  const login = { email: 'nobody@example.test', password: 'wrong-words-1' }
  expect((await send(app, 'POST', '/api/user/login', login)).status).toBe(400)

  await blocker.query('commit')
  blocker.release()
  const statuses = (await Promise.all(replies)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  await expect.poll(async () => (await read()).status).toBe(200)
})
