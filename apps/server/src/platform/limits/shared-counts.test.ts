// covers: ASVS 2.3.2, 2.4.1, 16.5.3
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foundRedis, type RedisServer, startRedis } from '../../testing/redis-server.ts'
import { send } from '../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

/** Six links an hour for one network, each to another address. */
const FEW = { RATE_LIMIT_FACTOR: '0.1' }

const apps: TestApp[] = []
let redis: RedisServer
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(async () => {
  for (const app of apps.toReversed()) await app.close()
  await redis?.stop()
})

/** On a busy machine Redis may take its time; what gave it up would be counted elsewhere. */
const pauses = { redisAnswerMs: 30_000 }

async function startTwo(env: NodeJS.ProcessEnv): Promise<[TestApp, TestApp]> {
  const here = await startTestApp({ env, pauses })
  apps.push(here)
  const there = await startTestApp({ env, pauses, sharing: here })
  apps.push(there)
  if (env['REDIS_URL']) await Promise.all([here, there].map(foundRedis))
  return [here, there]
}

/** The status of asking for a link at one of the sites; each site is counted for itself. */
async function askForLink(app: TestApp, site: 'user' | 'pro' | 'admin' = 'user') {
  const email = `nobody-${randomUUID()}@example.test`
  return (await send(app, 'POST', `/api/${site}/forgot-password`, { email })).status
}

async function askAlternately([here, there]: [TestApp, TestApp], site?: 'user' | 'pro' | 'admin') {
  const statuses: number[] = []
  for (let turn = 0; turn < 4; turn++)
    statuses.push(await askForLink(here, site), await askForLink(there, site))
  return statuses
}
const SIX_OF_EIGHT = [200, 200, 200, 200, 200, 200, 429, 429]

describe.each(['the database', 'Redis'])('in %s', (place) => {
  let both: [TestApp, TestApp]
  beforeAll(async () => {
    both = await startTwo({ ...FEW, ...(place === 'Redis' && { REDIS_URL: redis.url }) })
  })

  test('a limit counts what comes to all processes, for each call apart', async () => {
    expect(await askAlternately(both)).toEqual(SIX_OF_EIGHT)
    expect(await askAlternately(both, 'pro')).toEqual(SIX_OF_EIGHT)
    const { rows } = await both[0].runtime.pool.query('select key from limit_count')
    expect(rows).toHaveLength(place === 'Redis' ? 0 : 2 + 12)
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
  })

  test('what was taken back is not counted, and nothing falls below none', async () => {
    const [here, there] = both.map(({ runtime }) => runtime.counts)
    const knock = `knock at ${place}`
    await here!.uncount(knock)
    for (const times of [1, 2]) expect(await here!.count(knock, 60_000)).toMatchObject({ times })
    await there!.uncount(knock)
    expect(await here!.count(knock, 60_000)).toMatchObject({ times: 2 })
    for (let turn = 0; turn < 3; turn++) await there!.uncount(knock)
    expect(await here!.count(knock, 60_000)).toMatchObject({ times: 1 })
  })
})

test('while Redis is away the database counts, and nobody is kept waiting', async () => {
  const both = await startTwo({ ...FEW, REDIS_URL: redis.url })
  await redis.stop()
  expect(await askAlternately(both)).toEqual(SIX_OF_EIGHT)
  await redis.restart()
  await foundRedis(both[0])
  expect(await askForLink(both[0], 'pro')).toBe(200)
})

test('what has run out is counted anew, and forgotten', async () => {
  const [app] = apps
  const { count } = app!.runtime.counts
  expect(await count('knock', 60_000)).toEqual({ times: 1, endsInMs: 60_000 })
  app!.clock.advance(0.01)
  expect(await count('knock', 60_000)).toMatchObject({ times: 2 })
  app!.clock.advance(0.01)
  expect(await count('knock', 60_000)).toMatchObject({ times: 1 })
})

test('clocks that differ by seconds continue a count; one that was set back starts it anew', async () => {
  const [app] = apps
  const { count } = app!.runtime.counts
  const hour = 3_600_000
  expect(await count('skew', hour)).toMatchObject({ times: 1 })
  app!.clock.advance(-5 / 3600)
  expect(await count('skew', hour)).toMatchObject({ times: 2 })
  app!.clock.advance(-1)
  expect(await count('skew', hour)).toMatchObject({ times: 1 })
})

test('of what is counted together each has its own count', async () => {
  const { count } = apps[0]!.runtime.counts
  for (const turn of [1, 2]) {
    const counted = await Promise.all(
      ['one', 'other', 'third'].map((what) => count(`${what} at once`, 60_000)),
    )
    expect(counted.map(({ times }) => times)).toEqual([turn, turn, turn])
  }
})

test('many at once are all counted', async () => {
  for (const [turn, app] of apps.slice(0, 3).entries()) {
    const { count } = app.runtime.counts
    const counted = await Promise.all(Array.from({ length: 50 }, () => count(`crowd ${turn}`, 60_000)))
    expect(counted.map(({ times }) => times).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, n) => n + 1),
    )
  }
})
