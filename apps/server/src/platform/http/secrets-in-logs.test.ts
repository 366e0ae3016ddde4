// covers: ASVS 14.2.1, 14.2.4, 16.2.5
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SANDBOX_KEYS } from '@anseo/payment-sandbox/keys'
import { freePort } from '@anseo/test-support/free-port'
import { type Actor, createClient, createVendor, PASSWORD } from '../../testing/actors.ts'
import { readLog } from '../../testing/read-log.ts'
import { send } from '../../testing/requests.ts'
import { openTab } from '../../testing/sockets.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

const { log, lines } = readLog()
const MAIL_PASSWORD = 'key-of-the-mail-server'

let app: TestApp
let client: Actor
let vendor: Actor
beforeAll(async () => {
  // No server takes mails there, so sending each of them fails.
  const env = { SMTP_URL: `smtp://anseo:${MAIL_PASSWORD}@127.0.0.1:${await freePort()}` }
  app = await startTestApp({ env, log })
  client = await createClient(app)
  vendor = await createVendor(app)
})
afterAll(() => app.close())

/** Secrets that the log must not hold: as they were given, and as they stand in an address. */
const secrets = new Set<string>([MAIL_PASSWORD, PASSWORD, SANDBOX_KEYS.secretKey, SANDBOX_KEYS.webhookSecret])
const secret = (text = randomBytes(32).toString('base64url')) => {
  secrets.add(text)
  return text
}
const logged = () => lines().map((line) => JSON.stringify(line))

function expectNoSecrets() {
  const text = logged().join('\n')
  for (const each of [...secrets, client.token, vendor.token]) {
    expect(text.includes(each), each).toBe(false)
    expect(text.includes(encodeURIComponent(each)), each).toBe(false)
  }
}

test('logins and links leave no secrets in the log', async () => {
  const credentials = { email: client.email, password: PASSWORD }
  secret((await send(app, 'POST', '/api/user/login', credentials)).body.token)
  await send(app, 'POST', '/api/user/login', { ...credentials, password: secret() })
  await send(app, 'POST', '/api/user/login', `{"password":"${secret()}" broken`)
  for (const header of [`Bearer c_${secret()}`, `Basic ${secret()}`]) {
    await send(app, 'GET', '/api/user/get-profile', undefined, { authorization: header })
  }
  await fetch(`${app.url}/api/user/verify-email?token=${secret()}`)
  await send(app, 'POST', `/api/user/reset-password?token=${secret()}`, { password: secret() })
  for (const page of ['/reset-password', '/nowhere', '/pro/reset-password', '/api/nowhere']) {
    await fetch(`${app.url}${page}?token=${secret()}`)
  }
  const currentPassword = secret()
  await client.call('PUT', '/api/user/change-password', { currentPassword, newPassword: secret() })
  expectNoSecrets()
})

test('nor do links to pay', async () => {
  const { body } = await vendor.call('POST', '/api/pro/appointments', {
    contact: { name: 'Tom Hickey' },
    slotDate: '24_11_2026',
    startTime: '10:00 AM',
    endTime: '11:00 AM',
  })
  const path = `/api/pro/appointments/${body.appointmentId}/payment-request`
  await vendor.call('POST', path, { amount: 40 })
  const { url } = (await vendor.call('POST', `${path}/link`, {})).body
  const token = secret(new URL(url).pathname.split('/')[2])
  await fetch(`${app.url}/pay/${token}`)
  for (const call of ['show', 'intent', 'verify', 'cancel']) {
    await send(app, 'POST', `/api/pay/${call}`, { token, id: 'pi_1', expectedRefund: 1 })
    await send(app, 'POST', `/api/pay/${call}`, { token: secret(), id: 'pi_1', expectedRefund: 1 })
  }
  await fetch(`${app.url}/api/stop-emails/one-click?token=${secret()}`, { method: 'POST' })
  expectNoSecrets()
})

test('nor do feeds, second steps and what claims to be the payment provider', async () => {
  const { body: feed } = await vendor.call('POST', '/api/pro/calendar-feed', { password: PASSWORD })
  const path = new URL(feed.url).pathname
  secret(/([\w-]{43})\.ics$/.exec(path)![1])
  expect((await fetch(app.url + path)).status).toBe(200)
  await fetch(`${app.url}/feeds/calendar/${secret()}.ics`)
  const { body: begun } = await vendor.call('POST', '/api/pro/second-factor', { password: PASSWORD })
  secret(begun.secret)
  const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate()
  const { body: confirmed } = await vendor.call('POST', '/api/pro/second-factor/confirm', { code })
  for (const recoveryCode of confirmed.recoveryCodes) secret(recoveryCode)
  await send(app, 'POST', '/api/payments/webhook', '{}', { 'stripe-signature': `t=1,v1=${secret()}` })
  expectNoSecrets()
})

test('nor does a mail that cannot be sent, with the link in it', async () => {
  await send(app, 'POST', '/api/user/forgot-password', { email: client.email })
  const linkOfMail = async () => {
    const { rows } = await app.runtime.db.execute<{ payload: string }>(
      sql`select payload::text as payload from graphile_worker._private_jobs`,
    )
    return rows.map(({ payload }) => /reset-password\?token=([\w-]+)/.exec(payload)?.[1]).find(Boolean)
  }
  await expect.poll(linkOfMail).toBeDefined()
  secret(await linkOfMail())
  await expect.poll(() => logged().some((line) => line.includes('Failed task'))).toBe(true)
  expectNoSecrets()
})

test('nor does what fails within, over HTTP and over the socket', async () => {
  const tab = await openTab(app, client)
  // Nothing can be kept there any more, as after a half-done change of the database.
  await app.runtime.db.execute(sql`alter table saved_reply rename to gone_reply`)
  await app.runtime.db.execute(sql`alter table message add check (length(content) < 10) not valid`)
  const typed = { title: secret(), text: secret() }
  expect((await vendor.call('POST', '/api/pro/saved-replies', typed)).status).toBe(500)
  expect(await tab.send(vendor.id, secret())).toMatchObject({ success: false })
  await app.runtime.db.execute(sql`alter table session rename to gone_session`)
  expect(
    (await send(app, 'POST', '/api/user/login', { email: client.email, password: PASSWORD })).status,
  ).toBe(500)
  expect((await client.call('GET', `/api/user/get-profile?token=${secret()}`)).status).toBe(500)
  const failures = logged().filter((line) => /A request failed|A socket event failed/.test(line))
  expect(failures.length).toBeGreaterThanOrEqual(4)
  expect(failures.join('')).toContain('does not exist')
  expectNoSecrets()
  tab.socket.close()
})
