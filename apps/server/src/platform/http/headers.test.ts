// covers: ASVS 3.2.1, 3.3.1, 3.3.2, 3.3.3, 3.3.4, 3.4.1, 3.4.2, 3.4.3, 3.4.4, 3.4.5, 3.4.6, 4.1.1, 12.2.1, 13.4.3, 13.4.4
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp({ env: { PUBLIC_URL: 'https://anseo.example' } })

/** On every reply, whatever it is. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
}
/** Headers that reveal the server, open it to other sites, or would be sent along by default. */
const NEVER = [
  'server',
  'x-powered-by',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'set-cookie',
]

/** The path goes out as it is written, also where it is no address. */
const ask = (path: string, { method = 'GET', headers = {} }: { method?: string; headers?: object } = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const { hostname, port } = new URL(app.url)
    const sent = request({ hostname, port, path, method, headers: { ...headers } }, (reply) => {
      reply.resume()
      reply.once('end', () => resolve({ status: reply.statusCode!, headers: reply.headers }))
    })
    sent.once('error', reject).end()
  })

test.each([
  ['GET', '/api/vendor/list', 200],
  ['HEAD', '/api/vendor/list', 200],
  ['GET', '/api/nothing', 404],
  ['GET', '/api/user/get-profile', 401],
  ['POST', '/api/user/login', 415],
  ['OPTIONS', '/api/user/login', 404],
  ['GET', '/nothing', 404],
  ['GET', '/%ff', 404],
  ['GET', '/images/nothing', 404],
  ['GET', '/images/', 404],
  ['TRACE', '/health/live', 404],
  ['GET', '/robots.txt', 200],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/health/live', 200],
  ['GET', '/feeds/calendar/nothing.ics', 404],
  ['GET', '/dev/mailbox', 200],
  ['GET', '/dev/mailbox.json', 200],
  ['GET', '/api/docs', 200],
  ['GET', '/api/docs/static/swagger-ui.css', 200],
  ['GET', '/api/openapi.json', 200],
  ['GET', '/socket.io/?EIO=4&transport=polling', 200],
  ['GET', '/socket.io/?EIO=9', 400],
  ['POST', '/csp-reports', 415],
] as const)('%s %s answers %i with security headers', async (method, path, status) => {
  const body = method === 'POST' ? { 'content-type': 'text/plain', 'content-length': '0' } : {}
  const reply = await ask(path, { method, headers: { origin: app.url, ...body } })
  expect(reply.status).toBe(status)
  expect(reply.headers).toMatchObject(SECURITY_HEADERS)
  for (const name of NEVER) expect(reply.headers).not.toHaveProperty(name)
  const policy = String(reply.headers['content-security-policy'])
  expect(policy).toMatch(/^default-src '(none|self)';/)
  for (const directive of ["base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(directive)
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
  expect(reply.headers['permissions-policy']).toContain('geolocation=()')
})

test('what is no page may do nothing, should a browser show it', async () => {
  for (const path of ['/api/vendor/list', '/api/nothing', '/health/live', '/images/nothing']) {
    expect((await ask(path)).headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  }
})

test('browsers are to stay with HTTPS in production, and nowhere else', async () => {
  expect((await ask('/health/live')).headers).not.toHaveProperty('strict-transport-security')
  await using production = await startTestApp({
    sharing: app,
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://anseo.example',
      DATABASE_URL: app.databaseUrl,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Anseo <hello@anseo.example>',
      STRIPE_SECRET_KEY: 'sk_test_headers',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_headers',
      STRIPE_WEBHOOK_SECRET: 'whsec_headers',
      HOST: '127.0.0.1',
      DRAIN_SECONDS: '0',
    },
  })
  const reply = await fetch(`${production.url}/health/live`)
  const [, seconds] = /^max-age=(\d+); includeSubDomains/.exec(
    reply.headers.get('strict-transport-security')!,
  )!
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000)
})
