import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { TestApp } from '../../testing/test-app.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp({ env: { PUBLIC_URL: 'http://trial.anseo.example:8080' } })
const behindProxy = ownApp({ sharing: app, env: { TRUSTED_PROXIES: 'loopback' } })

/** The status of a request under a name; `fetch` would not let it be chosen. */
function statusFor(on: TestApp, path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<number>((resolve, reject) => {
    const sent = request(on.url + path, { method, headers }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end()
  })
}

const PATHS = ['/dev/mailbox', '/dev/mailbox.json', '/sandbox/stripe/v1/payment_intents/pi_unknown']

describe.each(PATHS)('%s', (path) => {
  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example:3000',

    '[',
    'a b',
  ])('is refused under the name of a stranger: %s', async (host) => {
    // Node itself refuses what is no name at all.
    expect([400, 403]).toContain(await statusFor(app, path, { host }))
  })

  test.each([
    'localhost',
    'localhost:3000',
    'anseo.localhost',
    '127.0.0.1:1',
    '[::1]:3000',
    '192.168.1.20',
    'trial.anseo.example',
  ])('answers as %s', async (host) => {
    expect(await statusFor(app, path, { host })).not.toBe(403)
  })

  test('believes a proxy that it is another name, and not that it is this one', async () => {
    const asks = (host: string, forwarded: string) =>
      statusFor(behindProxy, path, { host, 'x-forwarded-host': forwarded })
    expect(await asks('127.0.0.1', 'evil.example')).toBe(403)
    expect(await asks('evil.example', 'localhost')).toBe(403)
    expect(await asks('127.0.0.1', 'localhost:3000')).not.toBe(403)
  })
})

test('the faults of the sandbox are not set under the name of a stranger either', async () => {
  expect(await statusFor(app, '/dev/sandbox', { host: 'evil.example' }, 'POST')).toBe(403)
})

test('what is for everybody is answered under any name', async () => {
  expect(await statusFor(app, '/health/live', { host: 'evil.example' })).toBe(200)
  expect(await statusFor(app, '/api/vendor/top', { host: 'evil.example' })).toBe(200)
})
