// covers: ASVS 6.2.8, 6.3.4, 7.2.2, 7.2.3, 11.4.2, 11.5.1
import { expect, test } from 'vitest'
import { createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { whenWaiting } from '../../../testing/hold-row.ts'
import { send } from '../../../testing/requests.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

const logIn = (site: string, email: string, password: string) =>
  send(app, 'POST', `/api/${site}/login`, { email, password })

test('who knows the password gets a token of the site', async () => {
  const actors = {
    user: await createClient(app),
    pro: await createVendor(app),
    admin: await createAdmin(app),
  }
  const prefixes = { user: /^c_/, pro: /^v_/, admin: /^a_/ }
  for (const site of ['user', 'pro', 'admin'] as const) {
    const reply = await logIn(site, actors[site].email.toUpperCase(), PASSWORD)
    expect(reply).toMatchObject({ status: 200, body: { success: true } })
    expect(reply.body.token).toMatch(prefixes[site])
    expect(reply.body.token).toHaveLength(45)
  }
})

test('a wrong password and an unknown address are refused alike', async () => {
  const { email } = await createClient(app)
  const wrong = await logIn('user', email, 'another-password')
  expect(wrong).toMatchObject({ status: 400, body: { success: false, code: 'INVALID_CREDENTIALS' } })
  expect((await logIn('user', 'nobody@example.test', PASSWORD)).body).toEqual(wrong.body)
  expect((await logIn('pro', email, PASSWORD)).body).toEqual(wrong.body)
})

test('a login with a password that changes meanwhile opens no session', async () => {
  const { id, email } = await createClient(app)
  const sessions = async () =>
    (await app.runtime.pool.query('select from session where account_id = $1', [id])).rowCount
  const before = await sessions()
  const change = await app.runtime.pool.connect()
  await change.query('begin')
  await change.query(`update account set password_hash = password_hash || '0' where id = $1`, [id])
  const reply = logIn('user', email, PASSWORD)
  await whenWaiting(app.runtime.pool, 1)
  await change.query('commit')
  change.release()
  expect(await reply).toMatchObject({ status: 400, body: { code: 'INVALID_CREDENTIALS' } })
  expect(await sessions()).toBe(before)
})

test('an unverified address shows only to who knows the password', async () => {
  const { email } = await createClient(app, { emailVerifiedAt: null })
  expect(await logIn('user', email, PASSWORD)).toMatchObject({
    status: 403,
    body: { code: 'EMAIL_NOT_VERIFIED' },
  })
  expect((await logIn('user', email, 'wrong')).body.code).toBe('INVALID_CREDENTIALS')
})

// covers: §5.1
test.each([
  ['nothing', undefined],
  ['an empty object', {}],
  ['no password', { email: 'a@example.test' }],
  ['an empty password', { email: 'a@example.test', password: '' }],
])('%s is told that all fields are required', async (_name, body) => {
  expect(await send(app, 'POST', '/api/user/login', body)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_REQUEST', message: 'All fields are required' },
  })
})

test.each([
  ['text that is no JSON', '{"email":'],
  ['a list', '[1,2]'],
  ['null', 'null'],
  ['objects for texts', { email: { $ne: null }, password: { $ne: null } }],
  ['a password beyond measure', { email: 'a@example.test', password: 'x'.repeat(1025) }],
  ['an address with NUL', { email: 'a\0@example.test', password: 'x' }],
])('%s is a bad request', async (_name, body) => {
  const reply = await send(app, 'POST', '/api/user/login', body)
  expect(reply).toMatchObject({ status: 400, body: { success: false, code: 'INVALID_REQUEST' } })
})

test('more logins at once than the process takes are asked to come again', async () => {
  const replies = await Promise.all(
    Array.from({ length: 150 }, (_, n) => logIn('user', `nobody-${n}@example.test`, PASSWORD)),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400, 503]))
  const refused = replies.find(({ status }) => status === 503)!
  expect(refused.body).toMatchObject({ success: false, code: 'UNAVAILABLE' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
