// covers: ASVS 16.2.1, 16.2.4, 16.2.5, 16.3.1, 16.3.2, 16.3.3, 16.4.1
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createClient, PASSWORD } from '../../testing/actors.ts'
import { send } from '../../testing/requests.ts'
import { ownActor, ownApp } from '../../testing/own-app.ts'

const lines: Record<string, unknown>[] = []
const log = pino(
  { level: 'info' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  }),
)

const app = ownApp({ log })
const client = ownActor(app, createClient)

const logIn = (password: string) => send(app, 'POST', '/api/user/login', { email: client.email, password })

/** Returns the security events of a call since the last look. */
const recorded = async (call: string) => {
  await expect.poll(() => lines.some((line) => line['call'] === call)).toBe(true)
  return lines.splice(0).filter((line) => line['call'] === call)
}

test('a login is noted, done or refused, with where it came from and no address or password', async () => {
  await logIn('a-wrong-password')
  await logIn(PASSWORD)
  await expect.poll(() => lines.filter((line) => line['call'] === 'POST /api/user/login').length).toBe(2)
  const [refused, done] = await recorded('POST /api/user/login')
  expect(refused).toMatchObject({ event: 'refused', code: 'INVALID_CREDENTIALS', from: '127.0.0.1' })
  expect(done).toMatchObject({ event: 'done', status: 200, names: refused!['names'] })
  const text = JSON.stringify([refused, done])
  for (const secret of [client.email, 'a-wrong-password', PASSWORD]) expect(text).not.toContain(secret)
})

test('so is a token that opens nothing, and who reaches for another site', async () => {
  await send(app, 'GET', '/api/user/get-profile', undefined, { authorization: `Bearer c_${'x'.repeat(43)}` })
  const [unknown] = await recorded('GET /api/user/get-profile')
  expect(unknown).toMatchObject({ event: 'refused', code: 'INVALID_TOKEN', account: null })
  await client.call('GET', '/api/admin/people')
  const [foreign] = await recorded('GET /api/admin/people')
  expect(foreign).toMatchObject({ event: 'refused', code: 'FORBIDDEN' })
})

test('so is a passkey that is refused, while a page that only offers to log in with one is not', async () => {
  await send(app, 'POST', '/api/user/passkey-login/options')
  const response = { authenticatorData: 'AA', clientDataJSON: 'AA', signature: 'AA' }
  const passkey = { id: 'AA', rawId: 'AA', type: 'public-key', response }
  await send(app, 'POST', '/api/user/passkey-login', { state: 'x', response: passkey })
  await expect
    .poll(() => lines.map((line) => [line['call'], line['code']]))
    .toEqual([['POST /api/user/passkey-login', 'PASSKEY_REFUSED']])
  lines.length = 0
})

test('what anybody does all day is not', async () => {
  await client.call('GET', '/api/user/get-profile')
  await send(app, 'GET', '/api/vendor/list?page=1')
  await client.call('POST', '/api/user/logout')
  const everything = await recorded('POST /api/user/logout')
  expect(everything).toMatchObject([{ event: 'done', account: client.id }])
})
