// covers: ASVS 3.5.4
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { ConfigurationError, readConfig } from '../config/config.ts'
import { createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { linkIn, newestMailTo } from '../../testing/mails.ts'
import { ownApp } from '../../testing/own-app.ts'

const CLIENTS = 'https://anseo.example'
const VENDORS = 'https://pro.anseo.example'
const ADMINS = 'https://desk.anseo.example:8443'

const app = ownApp({ env: { PUBLIC_URL: CLIENTS, VENDOR_URL: `${VENDORS}/pro/`, ADMIN_URL: ADMINS } })
const together = ownApp({ env: { PUBLIC_URL: CLIENTS } })

/** Sends a request with that `Host` header, as a browser does that reached the server under this name. */
const ask = (host: string, path: string, method = 'GET', to = app) =>
  new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const { hostname, port } = new URL(to.url)
    const headers = { host, ...(method !== 'GET' && { 'content-length': '0' }) }
    const sent = request({ hostname, port, path, method, headers }, (reply) => {
      reply.resume()
      reply.once('end', () => resolve({ status: reply.statusCode!, location: reply.headers.location }))
    })
    sent.once('error', reject).end()
  })

const CALL = { client: '/api/user/get-profile', vendor: '/api/pro/profile', admin: '/api/admin/profile' }

test.each([
  ['anseo.example', 'client'],
  ['pro.anseo.example', 'vendor'],
  ['PRO.anseo.example:443', 'vendor'],
  ['desk.anseo.example:8443', 'admin'],
  ['desk.anseo.example', 'client'],
  ['evil.example', 'client'],
  ['127.0.0.1', 'client'],
] as const)('on %s only the calls of the %s are answered', async (host, own) => {
  for (const [site, path] of Object.entries(CALL)) {
    expect(await ask(host, path), site).toMatchObject({ status: site === own ? 401 : 403 })
  }
  expect((await ask(host, '/api/messages/inbox')).status).toBe(own === 'client' ? 401 : 403)
  expect((await ask(host, '/api/%70ro/profile')).status).toBe(own === 'vendor' ? 401 : 403)
  expect((await ask(host, '/api/pro/login', 'POST')).status).toBe(own === 'vendor' ? 400 : 403)
})

test('what every site needs is answered on each host', async () => {
  for (const host of ['anseo.example', 'pro.anseo.example', 'desk.anseo.example:8443']) {
    for (const path of ['/api/vendor/list', '/health/live', '/socket.io/?EIO=4&transport=polling'])
      expect(await ask(host, path)).toMatchObject({ status: 200 })
    expect(await ask(host, '/api/push-subscriptions/renew', 'POST')).toMatchObject({ status: 400 })
    expect(await ask(host, '/images/nothing')).toMatchObject({ status: 404 })
    expect(await ask(host, '/api/nothing')).toMatchObject({ status: 404 })
  }
})

test.each([
  ['pro.anseo.example', '/', `${VENDORS}/pro/`],
  ['desk.anseo.example:8443', '/?from=mail', `${ADMINS}/admin/`],
  ['pro.anseo.example', '/robots.txt?x=1', `${CLIENTS}/robots.txt?x=1`],
  ['desk.anseo.example:8443', '/api/docs', `${CLIENTS}/api/docs`],
] as const)('%s%s leads to %s', async (host, path, location) => {
  const reply = await ask(host, path)
  expect(reply.status).toBeGreaterThanOrEqual(302)
  expect(reply.location).toBe(location)
})

test('nothing but a page leads elsewhere', async () => {
  expect(await ask('pro.anseo.example', '/api/payments/webhook', 'POST')).toEqual({ status: 403 })
})

test('without hosts of their own every host has all sites', async () => {
  for (const host of ['anseo.example', 'pro.anseo.example', 'evil.example']) {
    for (const path of Object.values(CALL))
      expect(await ask(host, path, 'GET', together)).toMatchObject({ status: 401 })
  }
})

test('mails lead to the host of the site that they are about', async () => {
  const email = 'many-sites@example.test'
  const sites = [
    { role: 'user', host: 'anseo.example', create: createClient, home: CLIENTS },
    { role: 'pro', host: 'pro.anseo.example', create: createVendor, home: `${VENDORS}/pro` },
    { role: 'admin', host: 'desk.anseo.example:8443', create: createAdmin, home: `${ADMINS}/admin` },
  ]
  for (const [index, { role, host, create, home }] of sites.entries()) {
    await create(app, { email })
    const reply = await app.http.inject({
      method: 'POST',
      url: `/api/${role}/forgot-password`,
      headers: { host },
      payload: { email },
    })
    expect(reply.statusCode).toBe(200)
    const link = linkIn(await newestMailTo(app, email, index + 1))
    expect(`${link.origin}${link.pathname}`).toBe(`${home}/reset-password`)
  }
})

test.each([
  { VENDOR_URL: VENDORS },
  { PUBLIC_URL: CLIENTS, VENDOR_URL: VENDORS, ADMIN_URL: `${VENDORS}/admin/` },
  { PUBLIC_URL: CLIENTS, VENDOR_URL: `${VENDORS}/vendors/` },
  { PUBLIC_URL: CLIENTS, ADMIN_URL: 'ftp://desk.anseo.example' },
])('%j is no place for sites', (env) => {
  expect(() => readConfig(env)).toThrow(ConfigurationError)
})
