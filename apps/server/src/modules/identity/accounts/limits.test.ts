import { expect, test } from 'vitest'
import { createClient } from '../../../testing/actors.ts'
import { type Reply, send } from '../../../testing/requests.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp({ env: { RATE_LIMIT_FACTOR: '1' } })

const told = ({ status, body }: Reply) => ({ status, body: body as object })

/** Refused for a time of at most so many seconds. */
function expectToWait(reply: Reply, atMostSeconds: number) {
  expect(reply).toMatchObject({
    status: 429,
    body: {
      success: false,
      code: 'RATE_LIMITED',
      message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ (seconds|minutes)\.$/),
    },
  })
  const seconds = Number(reply.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(atMostSeconds)
}

test('five accounts an hour are opened from one network, on each site', async () => {
  const register = (n: number) =>
    send(app, 'POST', '/api/user/register', {
      name: 'Ciara Nolan',
      email: `new-${n}@example.test`,
      password: 'gorse-on-howth-1',
    })
  for (let n = 1; n <= 5; n++) expect((await register(n)).status).toBe(200)
  expectToWait(await register(6), 3600)
  const elsewhere = await send(app, 'POST', '/api/pro/register', {})
  expect(elsewhere.status).toBe(400)
})

test.each(['forgot-password', 'resend-verification'])(
  '%s mails an address three times an hour, and says the same to one without an account',
  async (call) => {
    const { email } = await createClient(app)
    const ask = (address: string) => send(app, 'POST', `/api/user/${call}`, { email: address })
    for (let times = 1; times <= 3; times++) {
      const known = await ask(email)
      expect(known.status).toBe(200)
      expect(told(await ask(`nobody-${call}@example.test`))).toEqual(told(known))
    }
    expectToWait(await ask(email.toUpperCase()), 3600)
    expectToWait(await ask(`nobody-${call}@example.test`), 3600)
    expect((await ask(`somebody-${call}@example.test`)).status).toBe(200)
  },
)
