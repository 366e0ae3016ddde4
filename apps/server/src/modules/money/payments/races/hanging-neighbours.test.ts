import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atProcess, createClient } from '../../../../testing/actors.ts'
import { askForIntent, createPayable, setFaults } from '../../../../testing/payments.ts'
import { send } from '../../../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { THOROUGH } from '@anseo/test-support/thorough'

const HANGS_MS = 30_000

/** Takes connections, and never says a word. */
let silent: Server
const connections: Socket[] = []
let app: TestApp
let impatient: TestApp
beforeAll(async () => {
  silent = createServer((socket) => void connections.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'us@example.test' }
  app = await startTestApp({ env })
  impatient = await startTestApp({
    sharing: app,
    env,
    // Of two attempts: long enough to serve the others on a busy machine.
    pauses: THOROUGH ? {} : { providerAnswerMs: 3_000 },
  })
})
afterAll(async () => {
  for (const socket of connections) socket.destroy()
  silent.close()
  await impatient.close()
  await app.close()
})

/** The transactions of ours that do nothing now, by session and since when. */
async function idle(): Promise<string[]> {
  const { rows } = await app.runtime.pool.query<{ id: string }>(
    `select pid || ' since ' || state_change as id
     from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  return rows.map(({ id }) => id)
}

test('while provider and mail hang, others are served and no transaction waits', async () => {
  const payable = await createPayable(app)
  const client = await createClient(app)
  await setFaults(app, { latencyMs: HANGS_MS })
  const state = { isAnswered: false }
  const asking = { ...payable, client: atProcess(impatient, payable.client) }
  const asked = askForIntent(asking).finally(() => (state.isAnswered = true))
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
  // One that waited for a neighbour would be idle all the while; a job at work is so at one look or two.
  const looks: string[][] = []
  while (!state.isAnswered) {
    looks.push(await idle())
    await delay(50)
  }
  expect(looks.length).toBeGreaterThan(5)
  expect(await asked).toMatchObject({ status: 503, body: { code: 'PAYMENT_PROVIDER_DOWN' } })
  await expect.poll(() => connections.length).toBeGreaterThan(0)
  expect(looks.reduce((still, now) => still.filter((id) => now.includes(id)))).toEqual([])
  await setFaults(app, { latencyMs: 0 })
  expect((await askForIntent(payable)).status).toBe(200)
})
