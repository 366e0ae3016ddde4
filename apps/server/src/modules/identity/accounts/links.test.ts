// covers: ASVS 3.5.3, 6.4.3, 7.6.2, 14.2.1, 15.3.7
import { expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { linkIn, mailsTo, newestMailTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

const NEW_PASSWORD = 'heather-on-howth-2'
const post = (path: string, body?: object) => send(app, 'POST', path, body)
const reset = (token: string, password = NEW_PASSWORD) =>
  post(`/api/user/reset-password?token=${token}`, { password })
const logIn = (email: string, password: string) => post('/api/user/login', { email, password })

/** Asks for a link and answers its token; `count` mails have then arrived in all. */
async function linkToken(actor: Actor, call: 'forgot-password' | 'resend-verification', count = 1) {
  expect((await post(`/api/user/${call}`, { email: actor.email })).status).toBe(200)
  return linkIn(await newestMailTo(app, actor.email, count)).searchParams.get('token')!
}

test('a reset link works once, and every session ends', async () => {
  const actor = await createClient(app)
  const token = await linkToken(actor, 'forgot-password')
  expect(await reset(token)).toMatchObject({ status: 200, body: { success: true } })
  expect(await actor.call('GET', '/api/user/get-profile')).toMatchObject({
    status: 401,
    body: { code: 'INVALID_TOKEN' },
  })
  expect((await logIn(actor.email, PASSWORD)).body.code).toBe('INVALID_CREDENTIALS')
  expect((await logIn(actor.email, NEW_PASSWORD)).status).toBe(200)
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } })
  expect((await newestMailTo(app, actor.email, 2)).subject).toContain('was changed')
})

test('of two resets at once by one link one wins', async () => {
  const token = await linkToken(await createClient(app), 'forgot-password')
  const replies = await Promise.all([reset(token), reset(token, 'something-else-3')])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('a reset uses up the other reset links', async () => {
  const actor = await createClient(app)
  const first = await linkToken(actor, 'forgot-password')
  const second = await linkToken(actor, 'forgot-password', 2)
  expect(first).not.toBe(second)
  expect((await reset(first)).status).toBe(200)
  expect((await reset(second)).body.code).toBe('LINK_INVALID')
})

test('a weak password does not use the link up', async () => {
  const actor = await createClient(app)
  const token = await linkToken(actor, 'forgot-password')
  for (const weak of ['password1', 'short', actor.email]) {
    expect((await reset(token, weak)).body.fields).toHaveProperty('password')
  }
  expect((await reset(token)).status).toBe(200)
})

test('who resets the password owns the address', async () => {
  const actor = await createClient(app, { emailVerifiedAt: null })
  expect((await reset(await linkToken(actor, 'forgot-password'))).status).toBe(200)
  expect((await logIn(actor.email, NEW_PASSWORD)).status).toBe(200)
})

// covers: §4.5
test('links expire by our clock: a reset after one hour, a verification after a day', async () => {
  const actor = await createClient(app, { emailVerifiedAt: null })
  const verification = await linkToken(actor, 'resend-verification')
  const resetToken = await linkToken(actor, 'forgot-password', 2)
  const verify = () => send(app, 'GET', `/api/user/verify-email?token=${verification}`)
  app.clock.advance(1)
  expect(await reset(resetToken)).toMatchObject({ status: 400, body: { code: 'LINK_EXPIRED' } })
  app.clock.advance(22.9)
  expect((await verify()).status).toBe(200)
  app.clock.advance(0.2)
  expect(await verify()).toMatchObject({ status: 400, body: { code: 'LINK_EXPIRED' } })
})

test('unknown and verified addresses get the same answer and no mail', async () => {
  const unverified = await createClient(app, { emailVerifiedAt: null })
  const verified = await createClient(app)
  const answers = await Promise.all(
    ['nobody@example.test', verified.email, unverified.email].map((email) =>
      post('/api/user/resend-verification', { email }),
    ),
  )
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const forgot = await Promise.all(
    ['nobody@example.test', verified.email].map((email) => post('/api/user/forgot-password', { email })),
  )
  expect(forgot[0]!.body).toEqual(forgot[1]!.body)
  await mailsTo(app, unverified.email)
  const mails = await mailsTo(app, verified.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Reset your Anseo password'])
  expect(await mailsTo(app, 'nobody@example.test', 0)).toEqual([])
})

test('links lead to the site of the account and open nothing of another', async () => {
  const vendor = await createVendor(app)
  const admin = await createAdmin(app)
  await post('/api/pro/forgot-password', { email: vendor.email })
  await post('/api/admin/forgot-password', { email: admin.email })
  const vendorLink = linkIn(await newestMailTo(app, vendor.email))
  const adminLink = linkIn(await newestMailTo(app, admin.email))
  expect(vendorLink.pathname).toBe('/pro/reset-password')
  expect(adminLink.pathname).toBe('/admin/reset-password')
  const adminToken = adminLink.searchParams.get('token')!
  expect((await reset(adminToken)).body.code).toBe('LINK_INVALID')
  const body = { password: NEW_PASSWORD }
  expect((await post(`/api/admin/reset-password?token=${adminToken}`, body)).status).toBe(200)
})

test('a link for one purpose is none for the other', async () => {
  const actor = await createClient(app, { emailVerifiedAt: null })
  const token = await linkToken(actor, 'resend-verification')
  expect((await reset(token)).body.code).toBe('LINK_INVALID')
})

test.each(['', '?token=', '?token=x', '?token=%00', `?token=${'x'.repeat(201)}`, '?token=a&token=b'])(
  'verify-email%s is a bad request',
  async (query) => {
    const reply = await send(app, 'GET', `/api/user/verify-email${query}`)
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ success: false, message: expect.any(String) })
  },
)
