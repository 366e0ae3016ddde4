// covers: ASVS 6.2.2, 6.2.3, 7.1.1, 7.2.1, 7.2.4, 7.3.1, 7.3.2, 7.4.1, 7.4.3
import { eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { session } from '../tables/accounts.ts'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { send } from '../../../testing/requests.ts'
import { createSessionToken } from './opaque-token.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})

/** A chat socket that is connected, and a promise of its end. */
async function openSocket(token: string) {
  const socket = io(app.url, { auth: { token }, transports: ['websocket'], reconnection: false })
  sockets.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  const ended = new Promise<void>((resolve) => socket.on('disconnect', () => resolve()))
  return { socket, ended }
}

const profile = (actor: Actor) => actor.call('GET', '/api/user/get-profile')
const adminProfile = (actor: Actor) => actor.call('GET', '/api/admin/profile')
const refused = (code: string) => ({ status: 401, body: { success: false, code } })

/** Another login of the same client. */
async function logInAgain({ email }: Actor): Promise<string> {
  return (await send(app, 'POST', '/api/user/login', { email, password: PASSWORD })).body.token
}
const profileWith = (authorization: string) =>
  send(app, 'GET', '/api/user/get-profile', undefined, { authorization })

// covers: §6.3
test('no token, and what is no token', async () => {
  expect(await send(app, 'GET', '/api/user/get-profile')).toMatchObject(refused('AUTH_ERROR'))
  for (const header of [
    'Bearer x',
    'Basic abc',
    'Bearer',
    'Bearer a b',
    `Bearer c_${'A'.repeat(43)}`,
    `Bearer ${'x'.repeat(5000)}`,
  ]) {
    expect(await profileWith(header), header).toMatchObject(refused('INVALID_TOKEN'))
  }
})

test('of requests that come together each is answered by its own token', async () => {
  const actors = await Promise.all(Array.from({ length: 12 }, () => createClient(app)))
  const replies = await Promise.all(
    actors.flatMap((actor) => [profile(actor), profileWith(`Bearer ${createSessionToken('client')}`)]),
  )
  const told = replies.map(({ body }) => body.userData?._id ?? body.code)
  expect(told).toEqual(actors.flatMap(({ id }) => [id, 'INVALID_TOKEN']))
})

// covers: §6.9
test('a token of one site opens nothing of another', async () => {
  const [client, vendor, admin] = [await createClient(app), await createVendor(app), await createAdmin(app)]
  const own = [
    [client, '/api/user/get-profile'],
    [vendor, '/api/pro/profile'],
    [admin, '/api/admin/profile'],
  ] as const
  for (const [actor] of own) {
    for (const [owner, path] of own) {
      const reply = await actor.call('GET', path)
      expect(reply.status, path).toBe(actor === owner ? 200 : 403)
      if (actor !== owner) expect(reply.body.code).toBe('FORBIDDEN')
    }
  }
})

test('a session ends when unused for 14 days, or after 90', async () => {
  const idle = await createClient(app)
  app.clock.advance(14 * 24 - 1)
  expect((await profile(idle)).status).toBe(200)
  app.clock.advance(14 * 24)
  expect(await profile(idle)).toMatchObject(refused('TOKEN_EXPIRED'))

  const busy = await createClient(app)
  for (let day = 10; day < 90; day += 10) {
    app.clock.advance(10 * 24)
    expect((await profile(busy)).status).toBe(200)
  }
  app.clock.advance(10 * 24)
  expect(await profile(busy)).toMatchObject(refused('TOKEN_EXPIRED'))
})

test("an admin's session ends when unused for 30 minutes, or after 8 hours", async () => {
  const idle = await createAdmin(app)
  app.clock.advance(0.49)
  expect((await adminProfile(idle)).status).toBe(200)
  app.clock.advance(0.5)
  expect(await adminProfile(idle)).toMatchObject(refused('TOKEN_EXPIRED'))

  const busy = await createAdmin(app)
  for (let hours = 0.4; hours < 8; hours += 0.4) {
    app.clock.advance(0.4)
    expect((await adminProfile(busy)).status).toBe(200)
  }
  app.clock.advance(0.4)
  expect(await adminProfile(busy)).toMatchObject(refused('TOKEN_EXPIRED'))
})

test('the use of a session is written at most once a minute', async () => {
  const actor = await createClient(app)
  const lastUsed = async () => {
    const [row] = await app.runtime.db.select().from(session).where(eq(session.accountId, actor.id))
    return row!.lastUsedAt.getTime()
  }
  const atFirst = await lastUsed()
  await profile(actor)
  expect(await lastUsed()).toBe(atFirst)
  app.clock.advance(1 / 60)
  await profile(actor)
  expect(await lastUsed()).toBeGreaterThanOrEqual(atFirst + 60_000)
})

test('logging out ends the session and its sockets, not others', async () => {
  const actor = await createClient(app)
  const other = await logInAgain(actor)
  const { ended } = await openSocket(actor.token)
  const { socket: stays } = await openSocket(other)
  expect(await actor.call('POST', '/api/user/logout')).toMatchObject({ status: 200, body: { success: true } })
  await ended
  expect(await profile(actor)).toMatchObject(refused('INVALID_TOKEN'))
  expect((await profileWith(`Bearer ${other}`)).status).toBe(200)
  expect(stays.connected).toBe(true)
  await expect(openSocket(actor.token)).rejects.toMatchObject({ data: { code: 'INVALID_TOKEN' } })
})

test('a changed password ends every other session and its sockets', async () => {
  const actor = await createClient(app)
  const other = await logInAgain(actor)
  const { ended } = await openSocket(other)
  const { socket: stays } = await openSocket(actor.token)
  const newPassword = 'heather-on-howth-2'
  const body = { currentPassword: PASSWORD, newPassword }
  expect((await actor.call('PUT', '/api/user/change-password', body)).status).toBe(200)
  await ended
  expect(await profileWith(`Bearer ${other}`)).toMatchObject(refused('INVALID_TOKEN'))
  expect((await profile(actor)).status).toBe(200)
  expect(stays.connected).toBe(true)
  const logIn = (password: string) => send(app, 'POST', '/api/user/login', { email: actor.email, password })
  expect((await logIn(PASSWORD)).status).toBe(400)
  expect((await logIn(newPassword)).status).toBe(200)
})

test('a password is changed only by who knows it, and to a good one', async () => {
  const actor = await createVendor(app)
  const change = (currentPassword: unknown, newPassword: unknown) =>
    actor.call('PUT', '/api/pro/change-password', { currentPassword, newPassword })
  expect(await change('not-this-one-1', 'heather-on-howth-2')).toMatchObject({
    status: 400,
    body: { code: 'WRONG_PASSWORD' },
  })
  for (const weak of ['password1', 'short', actor.email]) {
    const reply = await change(PASSWORD, weak)
    expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    expect(reply.body.fields).toHaveProperty('newPassword')
  }
  expect(await change(PASSWORD, undefined)).toMatchObject({ body: { message: 'All fields are required' } })
  expect((await change({ a: 1 }, 7)).status).toBe(400)
})
