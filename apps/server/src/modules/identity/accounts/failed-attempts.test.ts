// covers: ASVS 2.4.1, 6.3.1
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { foundRedis, type RedisServer, startRedis } from '../../../testing/redis-server.ts'
import { type Reply, send } from '../../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { linkIn, mailsTo } from '../../../testing/mails.ts'
import { ownApp } from '../../../testing/own-app.ts'

type Site = 'user' | 'pro' | 'admin'

const LIMITED = { RATE_LIMIT_FACTOR: '1' }
const START = new Date('2026-11-18T12:00:00Z')

const app = ownApp({ env: LIMITED })

const logIn = (on: TestApp, email: string, password = 'wrong-words-1', site: Site = 'user') =>
  send(on, 'POST', `/api/${site}/login`, { email, password })

/** Guesses wrongly so often, each time once the wait before is over. */
async function failLogins(on: TestApp, email: string, times: number, site?: Site) {
  for (let turn = 0; turn < times; turn++) {
    expect((await logIn(on, email, undefined, site)).status).toBe(400)
    if (turn < times - 1) on.clock.advance(0.25)
  }
}

const SITES = [
  { site: 'user', create: createClient },
  { site: 'pro', create: createVendor },
  { site: 'admin', create: createAdmin },
] as const

test.each(SITES)(
  'from the fifth wrong password on the next one at $site waits, ever twice as long',
  async (of) => {
    const { email } = await of.create(app)
    app.clock.stopAt(START)
    for (let failedAttempts = 1; failedAttempts <= 5; failedAttempts++) {
      expect((await logIn(app, email, undefined, of.site)).status).toBe(400)
    }
    let now = START.getTime()
    for (const seconds of [2, 4, 8, 16]) {
      const refused = await logIn(app, email, undefined, of.site)
      expect(refused).toMatchObject({
        status: 429,
        body: {
          success: false,
          code: 'RATE_LIMITED',
          message: `Too many attempts. Please try again in ${seconds} seconds.`,
        },
      })
      expect(refused.headers.get('retry-after')).toBe(String(seconds))
      app.clock.stopAt(new Date((now += seconds * 1000)))
      expect((await logIn(app, email, undefined, of.site)).status).toBe(400)
    }
  },
)

test('nobody waits longer than a quarter of an hour, and whoever waited may be right', async () => {
  const { email } = await createClient(app)
  app.clock.stopAt(START)
  await failLogins(app, email, 20)
  const refused = await logIn(app, email)
  expect(refused.headers.get('retry-after')).toBe('900')
  expect(refused.body.message).toContain('15 minutes')
  app.clock.advance(0.25)
  expect((await logIn(app, email, PASSWORD)).status).toBe(200)
  for (let failedAttempts = 1; failedAttempts <= 5; failedAttempts++)
    expect((await logIn(app, email)).status).toBe(400)
})

const told = ({ status, body, headers }: Reply) => ({ status, body, retryAfter: headers.get('retry-after') })

test('who waits is told the same about a right password, and about an address without an account', async () => {
  const { email } = await createClient(app)
  app.clock.stopAt(START)
  for (let failedAttempts = 1; failedAttempts <= 5; failedAttempts++) {
    expect(told(await logIn(app, email))).toEqual(told(await logIn(app, 'nobody@example.test')))
  }
  const replies = [
    await logIn(app, email, PASSWORD),
    await logIn(app, email),
    await logIn(app, 'nobody@example.test'),
  ]
  for (const reply of replies) expect(told(reply)).toEqual(told(replies[0]!))
  expect(replies[0]!.status).toBe(429)
})

test('the owner is told once, and a mailed link takes the wait away', async () => {
  const { email } = await createClient(app)
  app.clock.stopAt(START)
  await failLogins(app, email, 12)
  expect((await logIn(app, email, PASSWORD)).status).toBe(429)
  await send(app, 'POST', '/api/user/forgot-password', { email })
  const [warning, reset] = await mailsTo(app, email, 2)
  expect(warning!.subject).toContain('Failed login attempts')
  expect(reset!.subject).not.toBe(warning!.subject)
  const password = 'gorse-on-howth-2'
  const token = linkIn(reset!).searchParams.get('token')
  await send(app, 'POST', `/api/user/reset-password?token=${token}`, { password })
  expect((await logIn(app, email, password)).status).toBe(200)
})

describe.each(['the database', 'Redis'])('counted in %s', (place) => {
  let redis: RedisServer | undefined
  let both: [TestApp, TestApp]
  beforeAll(async () => {
    redis = place === 'Redis' ? await startRedis() : undefined
    const env = { ...LIMITED, ...(redis && { REDIS_URL: redis.url }) }
    // A count that Redis does not answer in this time is made in the database.
    const pauses = { redisAnswerMs: 30_000 }
    const here = await startTestApp({ env, pauses })
    both = [here, await startTestApp({ env, sharing: here, pauses })]
    if (redis) await Promise.all(both.map(foundRedis))
  })
  afterAll(async () => {
    for (const one of both.toReversed()) await one.close()
    await redis?.stop()
  })

  test('a hundred guesses at once, at two processes, are five', async () => {
    const { email } = await createClient(both[0])
    both[0].clock.stopAt(START)
    const replies = await Promise.all(Array.from({ length: 100 }, (_, n) => logIn(both[n % 2]!, email)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(95)
  })

  test('twenty right logins at once all succeed', async () => {
    const { email } = await createClient(both[0])
    const replies = await Promise.all(Array.from({ length: 20 }, () => logIn(both[0], email, PASSWORD)))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  })
})

test('a network that guesses at many accounts waits too, at most a minute', async () => {
  await using own = await startTestApp({ env: { RATE_LIMIT_FACTOR: '0.2' } })
  own.clock.stopAt(START)
  for (let n = 0; n < 10; n++) await failLogins(own, `nobody-${n}@example.test`, 1)
  const refused = await logIn(own, 'somebody@example.test')
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(refused.headers.get('retry-after')).toBe('2')
  own.clock.advance(0.25)
  expect((await logIn(own, 'somebody@example.test')).status).toBe(400)
})

test('a wrong current password waits in the same way, and leaves the login alone', async () => {
  const client = await createClient(app)
  app.clock.stopAt(START)
  const change = (currentPassword: string) =>
    client.call('PUT', '/api/user/change-password', { currentPassword, newPassword: 'gorse-on-howth-2' })
  for (let failedAttempts = 1; failedAttempts <= 5; failedAttempts++) {
    expect((await change('wrong-words-1')).body.code).toBe('WRONG_PASSWORD')
  }
  const refused = await change(PASSWORD)
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(refused.headers.get('retry-after')).toBe('2')
  expect((await logIn(app, client.email, PASSWORD)).status).toBe(200)
})
