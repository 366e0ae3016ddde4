// covers: ASVS 3.3.1, 3.3.2, 3.3.4, 6.3.1, 6.5.1, 6.5.5, 6.6.2, 6.6.3
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createClient, PASSWORD } from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { lostJob } from '../../../testing/lost-job.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { ownApp } from '../../../testing/own-app.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { mailLinkTo } from '../accounts/mail-link.ts'
import { mailLinkJob, mailLoginCodeJob } from '../events.ts'
import { mailLoginCode } from './request-code.ts'

const app = ownApp()

const newAddress = () => `new-${randomUUID()}@somebody.test`
const WRONG = (code: string) => (code === '000000' ? '000001' : '000000')
const LOGIN_CODE_WRONG = { status: 400, body: { success: false, code: 'LOGIN_CODE_WRONG' } }

/** Asks for a code; returns the reply, with the cookie that it sets. */
async function ask(email: string, cookie?: string) {
  const reply = await send(app, 'POST', '/api/user/login-code', { email }, cookie ? { cookie } : {})
  return { ...reply, cookie: reply.headers.get('set-cookie')?.split(';')[0] }
}

const logIn = (body: { email: string; code: string; name?: string }, cookie?: string) =>
  send(app, 'POST', '/api/user/login-with-code', body, cookie ? { cookie } : {})

/** The newest of `count` codes that were mailed to an address. */
async function mailedCode(email: string, count = 1): Promise<string> {
  const mails = (await mailsTo(app, email, count)).filter(({ subject }) => subject.endsWith('Anseo code'))
  return /^\d{6}/.exec(mails.at(-1)!.subject)![0]
}

const profileBy = async (token: string) =>
  (await send(app, 'GET', '/api/user/get-profile', undefined, { authorization: `Bearer ${token}` })).body

test('a new address gets a verified account with the name that only a right code is asked for', async () => {
  const email = newAddress()
  await ask(email)
  const code = await mailedCode(email)
  expect(await logIn({ email, code: WRONG(code) })).toMatchObject(LOGIN_CODE_WRONG)
  expect(await logIn({ email, code })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_REQUEST', fields: { name: 'Fill in this field.' } },
  })
  const reply = await logIn({ email, code: `${code.slice(0, 3)} ${code.slice(3)}`, name: 'Niamh Daly' })
  expect(reply).toMatchObject({ status: 200, body: { success: true, message: 'Your account is ready.' } })
  expect(await profileBy(reply.body.token)).toMatchObject({ userData: { name: 'Niamh Daly', email } })
  const authorization = { authorization: `Bearer ${reply.body.token}` }
  const consents = await send(app, 'GET', '/api/user/consents', undefined, authorization)
  expect(consents.body.consents).toHaveLength(2)
})

test('a job that two workers took one after the other emails one code, or one link', async () => {
  const { email } = await createClient(app, { emailVerifiedAt: null })
  const asked = { email, browser: 'a browser', browserKnown: false }
  const code = await lostJob(app, mailLoginCodeJob, asked)
  await mailLoginCode(...code)
  await mailLoginCode(...code)
  const link = await lostJob(app, mailLinkJob, { role: 'client', email, purpose: 'verify', next: undefined })
  await mailLinkTo(...link)
  await mailLinkTo(...link)
  await drained(app)
  expect(await mailsTo(app, email, 2)).toHaveLength(2)
})

test('a client logs in with a code once, and its password stays', async () => {
  const { email } = await createClient(app)
  await ask(email)
  const code = await mailedCode(email)
  const replies = await Promise.all([logIn({ email, code }), logIn({ email, code })])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect((await send(app, 'POST', '/api/user/login', { email, password: PASSWORD })).status).toBe(200)
})

test('requests for a known and an unknown address look the same', async () => {
  const { email } = await createClient(app)
  const replies = [await ask(email), await ask(newAddress())]
  expect(replies[0]!.body).toEqual(replies[1]!.body)
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
})

test('a code expires after ten minutes', async () => {
  const { email } = await createClient(app)
  await ask(email)
  const code = await mailedCode(email)
  app.clock.advance(1 / 6)
  expect(await logIn({ email, code })).toMatchObject(LOGIN_CODE_WRONG)
})

test('a code takes five wrong tries, also at once', async () => {
  const { email } = await createClient(app)
  await ask(email)
  const code = await mailedCode(email)
  await Promise.all(Array.from({ length: 5 }, () => logIn({ email, code: WRONG(code) })))
  expect(await logIn({ email, code })).toMatchObject(LOGIN_CODE_WRONG)
})

test('twenty wrong codes in a day stop an address, whatever codes it gets', async () => {
  const { email } = await createClient(app)
  for (let asked = 1; asked <= 5; asked++) {
    await ask(email)
    const code = await mailedCode(email, asked)
    if (asked === 5) {
      expect(await logIn({ email, code })).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
      app.clock.advance(24)
      await ask(email)
      expect((await logIn({ email, code: await mailedCode(email, 6) })).status).toBe(200)
    } else await Promise.all(Array.from({ length: 5 }, () => logIn({ email, code: WRONG(code) })))
  }
})

test('a code works only in the browser that asked, where that is known by its cookie', async () => {
  const { email } = await createClient(app)
  const { cookie, headers } = { ...(await ask(newAddress())) }
  expect(headers.get('set-cookie')).toMatch(/; Path=\/api\/user\/; HttpOnly; SameSite=Strict$/)
  const again = await ask(email, cookie)
  expect(again.cookie, 'a cookie for a browser that has one').toBeUndefined()
  const code = await mailedCode(email)
  expect(await logIn({ email, code })).toMatchObject(LOGIN_CODE_WRONG)
  const other = (await ask(newAddress())).cookie
  expect(await logIn({ email, code }, other)).toMatchObject(LOGIN_CODE_WRONG)
  expect((await logIn({ email, code }, cookie)).status).toBe(200)
})

test('behind https the cookie goes over https alone', async () => {
  await using proxied = await startTestApp({ env: { TRUSTED_PROXIES: 'loopback' } })
  const https = { 'x-forwarded-proto': 'https' }
  const reply = await send(proxied, 'POST', '/api/user/login-code', { email: newAddress() }, https)
  expect(reply.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
})

test('a browser whose first request set the cookie can use its code', async () => {
  const { email } = await createClient(app)
  const { cookie } = await ask(email)
  expect((await logIn({ email, code: await mailedCode(email) }, cookie)).status).toBe(200)
})

test('a first code login takes an unverified sign-up from whoever made it', async () => {
  const stranger = await createClient(app, { name: 'Mallory Stranger', emailVerifiedAt: null })
  const { email } = stranger
  await ask(email)
  const code = await mailedCode(email)
  expect((await logIn({ email, code })).body.fields).toHaveProperty('name')
  const { body } = await logIn({ email, code, name: 'Orla Kane' })
  expect(await profileBy(body.token)).toMatchObject({ userData: { name: 'Orla Kane', email } })
  expect((await stranger.call('GET', '/api/user/get-profile')).status).toBe(401)
  expect((await send(app, 'POST', '/api/user/login', { email, password: PASSWORD })).status).toBe(400)
})

test('a change of password ends codes that were mailed before', async () => {
  const client = await createClient(app)
  const { email } = client
  await ask(email)
  const code = await mailedCode(email)
  const passwords = { currentPassword: PASSWORD, newPassword: 'heather-on-howth-2' }
  expect((await client.call('PUT', '/api/user/change-password', passwords)).status).toBe(200)
  expect(await logIn({ email, code })).toMatchObject(LOGIN_CODE_WRONG)
})

test.each([
  [{ email: 'nobody', code: '123456' }, 'email'],
  [{ email: 'a@b.test', code: '12345' }, 'code'],
  [{ email: 'a@b.test', code: '12345a' }, 'code'],
  [{ email: 'a@b.test', code: '123456', name: '7' }, 'name'],
])('bad input is named: %j', async (body, field) => {
  expect((await logIn(body)).body.fields).toHaveProperty(field)
})
