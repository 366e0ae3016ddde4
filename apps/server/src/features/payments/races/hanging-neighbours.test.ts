import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '../../../testing/actors.ts'
import { askForIntent, createPayable, setFaults } from '../../../testing/payments.ts'
import { send } from '../../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const HANGS_MS = 30_000
/** Where a transaction waited for a neighbour it would be idle for as long as we wait, five seconds or more. */
const LONGEST_IDLE_MS = 4_000

/** Takes connections, and never says a word. */
let silent: Server
const connections: Socket[] = []
let app: TestApp
beforeAll(async () => {
  silent = createServer((socket) => void connections.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  app = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'us@example.test' } })
})
afterAll(async () => {
  for (const socket of connections) socket.destroy()
  silent.close()
  await app.close()
})

/** For how long a transaction of ours has done nothing, the longest of them. */
async function longestIdleMs(): Promise<number> {
  const { rows } = await app.runtime.pool.query<{ ms: number | null }>(
    `select max(extract(epoch from clock_timestamp() - state_change) * 1000)::float8 as ms
     from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  return rows[0]!.ms ?? 0
}

test('while provider and mail hang, others are served and no transaction waits', async () => {
  const payable = await createPayable(app)
  const client = await createClient(app)
  await setFaults(app, { latencyMs: HANGS_MS })
  const state = { isAnswered: false }
  const asked = askForIntent(payable).finally(() => (state.isAnswered = true))
  const served = await Promise.all([
    send(app, 'POST', '/api/user/register', {
      name: 'Una',
      email: 'una@example.test',
      password: 'larkspur-77',
    }),
    send(app, 'POST', '/api/user/forgot-password', { email: client.email }),
    send(app, 'GET', '/api/vendor/list?page=1'),
    client.call('POST', '/api/user/book-appointment', {
      vendorId: payable.vendor.id,
      slotDate: '26_11_2026',
      startTime: '08:00 AM',
      endTime: '09:00 AM',
    }),
  ])
  expect(served.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  let longest = 0
  while (!state.isAnswered) {
    longest = Math.max(longest, await longestIdleMs())
    await delay(50)
  }
  expect(await asked).toMatchObject({ status: 503, body: { code: 'PAYMENT_PROVIDER_DOWN' } })
  await expect.poll(() => connections.length).toBeGreaterThan(0)
  expect(longest).toBeLessThan(LONGEST_IDLE_MS)
  await setFaults(app, { latencyMs: 0 })
  expect((await askForIntent(payable)).status).toBe(200)
})
