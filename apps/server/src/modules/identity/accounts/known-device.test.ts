import { expect, test } from 'vitest'
import { createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { linkIn, mailsTo, newestMailTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { ownApp } from '../../../testing/own-app.ts'

const env = { RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: 'loopback' }
// One process would do; at two nothing of the device may be in a memory.
const app = ownApp({ env })
const other = ownApp({ sharing: app, env })

type Site = 'user' | 'pro' | 'admin'

interface Attempt {
  site?: Site
  email: string
  password?: string
  device?: unknown
  network?: string
  on?: TestApp
}

const logIn = ({ site = 'user', email, password = PASSWORD, device = '', network, on = app }: Attempt) => {
  const headers = network === undefined ? undefined : { 'x-forwarded-for': network }
  const body = { email, password, device }
  return send(on, 'POST', `/api/${site}/login`, body, headers)
}

/** Makes everybody without a known device wait, as a stranger may. */
async function failLogins(email: string, site: Site = 'user') {
  for (let turn = 0; turn < 5; turn++)
    await logIn({ site, email, password: 'wrong-words-1', network: '192.0.2.1' })
  expect((await logIn({ site, email, network: '192.0.2.2' })).status).toBe(429)
}

test.each([
  ['user', createClient],
  ['pro', createVendor],
  ['admin', createAdmin],
] as const)(
  'at %s a device that logged in before gets in at once, while strangers wait',
  async (site, create) => {
    const { email } = await create(app)
    const { device } = (await logIn({ site, email })).body
    expect(device).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
    await failLogins(email, site)
    const again = await logIn({ site, email, device, on: other })
    expect(again.status).toBe(200)
    // Its login takes nothing from what strangers have to wait.
    expect((await logIn({ site, email })).status).toBe(429)
    expect((await logIn({ site, email, device: again.body.device })).status).toBe(200)
  },
)

test('a known device in a network that guesses gets in too', async () => {
  const { email } = await createClient(app)
  const { device } = (await logIn({ email })).body
  const network = '192.0.2.50'
  for (let n = 0; n < 50; n++) await logIn({ email: `nobody-${n}@example.test`, password: 'x', network })
  expect((await logIn({ email: 'somebody@example.test', network })).status).toBe(429)
  expect((await logIn({ email, device, network })).status).toBe(200)
})

test('a known device that guesses waits too, and makes nobody else wait', async () => {
  const { email } = await createClient(app)
  const { device } = (await logIn({ email })).body
  const second = (await logIn({ email })).body.device
  for (let turn = 0; turn < 5; turn++) {
    expect((await logIn({ email, password: 'wrong-words-1', device })).status).toBe(400)
  }
  expect((await logIn({ email, device })).status).toBe(429)
  expect((await logIn({ email, device: second })).status).toBe(200)
  expect((await logIn({ email })).status).toBe(200)
})

test('a device of another account, of another site, or made up, is a stranger', async () => {
  const [owner, thief] = [await createClient(app), await createClient(app)]
  const sameAddress = await createVendor(app, { email: owner.email })
  const own = (await logIn({ email: owner.email })).body.device as string
  const devices = [
    (await logIn({ email: thief.email })).body.device,
    (await logIn({ site: 'pro', email: sameAddress.email })).body.device,
    `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`,
    own.split('.')[0],
    `.${own.split('.')[1]}`,
    `${own}.${own}`,
    '',
    '.',
    'é'.repeat(43),
  ]
  await failLogins(owner.email)
  for (const device of devices) {
    const reply = await logIn({ email: owner.email, device })
    expect(reply.status, String(device)).toBe(429)
  }
  expect((await logIn({ email: owner.email, device: 'x'.repeat(201) })).status).toBe(400)
  expect((await logIn({ email: owner.email, device: { $gt: '' } })).status).toBe(400)
})

test('a wrong password hands out no device, and no token opens by one', async () => {
  const { email } = await createClient(app)
  const wrong = await logIn({ email, password: 'wrong-words-1' })
  expect(wrong.body).not.toHaveProperty('device')
  const { device } = (await logIn({ email })).body
  expect((await logIn({ email, password: 'wrong-words-1', device })).status).toBe(400)
  const headers = { authorization: `Bearer ${device}` }
  expect((await send(app, 'GET', '/api/user/get-profile', undefined, headers)).status).toBe(401)
})

test('with another password the devices of before are strangers', async () => {
  const { email } = await createClient(app)
  const { device } = (await logIn({ email })).body
  await send(app, 'POST', '/api/user/forgot-password', { email })
  const { search } = linkIn(await newestMailTo(app, email))
  const password = 'heather-on-howth-2'
  expect((await send(app, 'POST', `/api/user/reset-password${search}`, { password })).status).toBe(200)
  await failLogins(email)
  expect((await logIn({ email, password, device })).status).toBe(429)
})

test('an address without an account answers a device alike', async () => {
  const { email } = await createClient(app)
  const { device } = (await logIn({ email })).body
  const reply = await logIn({ email: 'nobody-here@example.test', device })
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_CREDENTIALS' } })
  expect(await mailsTo(app, 'nobody-here@example.test', 0)).toEqual([])
})

test('a login that knows nothing of devices is answered as specified', async () => {
  const { email } = await createClient(app)
  const { body } = await send(app, 'POST', '/api/user/login', { email, password: PASSWORD })
  expect(Object.keys(body).toSorted()).toEqual(['message', 'success', 'token'])
})
