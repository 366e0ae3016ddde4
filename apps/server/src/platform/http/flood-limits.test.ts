import { expect, test } from 'vitest'
import { createClient } from '../../testing/actors.ts'
import { send } from '../../testing/requests.ts'
import { ownApp } from '../../testing/own-app.ts'

/** Lowers the limits to 60 calls a minute of a network and 6 of an account. */
const HARDLY_ANY = { RATE_LIMIT_FACTOR: '0.001' }

const app = ownApp({ env: HARDLY_ANY })

test('an account that asks without end has to wait, and a network too, while others are heard', async () => {
  const [greedy, other] = [await createClient(app), await createClient(app)]
  const ask = (by: typeof greedy) => by.call('GET', '/api/user/get-profile')
  for (let turn = 1; turn <= 6; turn++) expect((await ask(greedy)).status).toBe(200)
  const refused = await ask(greedy)
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(other)).status).toBe(200)

  const look = async () => (await send(app, 'GET', '/api/vendor/top')).status
  const statuses: number[] = []
  for (let turn = 1; turn <= 60; turn++) statuses.push(await look())
  expect(statuses.slice(0, 52)).toEqual(Array.from({ length: 52 }, () => 200))
  expect(statuses.at(-1)).toBe(429)
  expect((await send(app, 'GET', '/health/live')).status).toBe(200)
})
