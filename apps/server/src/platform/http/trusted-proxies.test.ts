// covers: ASVS 4.1.3, 15.3.4
import { afterAll, expect, test } from 'vitest'
import { send } from '../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

/** Six logins a minute of one network. */
const FEW = { RATE_LIMIT_FACTOR: '0.05' }

const apps: TestApp[] = []
afterAll(async () => {
  for (const app of apps) await app.close()
})

async function start(env: NodeJS.ProcessEnv): Promise<TestApp> {
  const app = await startTestApp({ env: { ...FEW, ...env } })
  apps.push(app)
  return app
}

/** Logs in seven times, each time for another address, and answers the statuses. */
async function sevenLogins(app: TestApp, forwardedFor: (n: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 1; n <= 7; n++) {
    const body = { email: `nobody-${n}@example.test`, password: 'x' }
    const headers = { 'x-forwarded-for': forwardedFor(n) }
    statuses.push((await send(app, 'POST', '/api/user/login', body, headers)).status)
  }
  return statuses
}

const ALL_TRIED = Array.from({ length: 7 }, () => 400)

test('what a visitor claims counts for nothing where no proxy is trusted', async () => {
  const app = await start({})
  expect(await sevenLogins(app, (n) => `203.0.113.${n}`)).toContain(429)
})

test('what a trusted proxy says counts, but not what the visitor told the proxy', async () => {
  const app = await start({ TRUSTED_PROXIES: 'loopback' })
  expect(await sevenLogins(app, (n) => `198.51.100.${n}`)).toEqual(ALL_TRIED)
  expect(await sevenLogins(app, (n) => `203.0.113.${n}, 198.51.100.99`)).toContain(429)
})

test('a network of the newer kind is one caller, whichever of its addresses asks', async () => {
  const app = await start({ TRUSTED_PROXIES: 'loopback' })
  expect(await sevenLogins(app, (n) => `2001:db8:0:${n}::1`)).toEqual(ALL_TRIED)
  expect(await sevenLogins(app, (n) => `2001:db8:1:1::${n}`)).toContain(429)
})
