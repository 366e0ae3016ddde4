// covers: ASVS 7.1.2, 7.5.2
import { randomUUID } from 'node:crypto'
import type { SessionOnWire } from '@anseo/contract/sessions'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { session } from '../tables/accounts.ts'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { send } from '../../../testing/requests.ts'
import { openTab } from '../../../testing/sockets.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { insertSession } from '../sessions/session-store.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

const SITES = [
  ['user', createClient],
  ['pro', createVendor],
  ['admin', createAdmin],
] as const

type Site = (typeof SITES)[number][0]

const sessionsOf = async (actor: Actor, site: Site): Promise<SessionOnWire[]> => {
  const { status, body } = await actor.call('GET', `/api/${site}/sessions`)
  expect(status).toBe(200)
  return body.sessions
}

/** Another login of somebody's, from a browser. */
async function logInAgain({ email }: Actor, site: Site): Promise<string> {
  const headers = { 'user-agent': FIREFOX }
  const { body } = await send(app, 'POST', `/api/${site}/login`, { email, password: PASSWORD }, headers)
  return body.token
}
const withToken = (token: string, method: string, path: string, body?: object) =>
  send(app, method, path, body, { authorization: `Bearer ${token}` })

describe.each(SITES)('%s', (site, create) => {
  test('lists where the account is logged in, the session that asks first', async () => {
    const actor = await create(app)
    await create(app)
    app.clock.advance(0.1)
    const token = await logInAgain(actor, site)
    const [current, other, ...more] = await sessionsOf(actor, site)
    expect(more).toEqual([])
    expect(current).toMatchObject({ _id: actor.sessionId, current: true, device: 'Unknown device' })
    expect(other).toMatchObject({ current: false, device: 'Firefox on Linux', address: '127.0.0.1' })
    expect(new Date(other!.loggedInAt).getTime()).toBeGreaterThan(new Date(current!.loggedInAt).getTime())
    const { body } = await withToken(token, 'GET', `/api/${site}/sessions`)
    expect(body.sessions[0]).toMatchObject({ _id: other!._id, current: true })
    expect(JSON.stringify(body)).not.toContain(token)
  })

  test('ends one session and its sockets, and no other', async () => {
    const actor = await create(app)
    const token = await logInAgain(actor, site)
    const [, other] = await sessionsOf(actor, site)
    const [ending, staying] = [await openTab(app, { token }), await openTab(app, actor)]
    const path = `/api/${site}/sessions/${other!._id}`
    expect(await actor.call('DELETE', path, { password: 'not-this-one-1' })).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PASSWORD' },
    })
    expect(ending.socket.connected).toBe(true)
    expect(await actor.call('DELETE', path, { password: PASSWORD })).toMatchObject({ status: 200 })
    await expect.poll(() => ending.socket.connected).toBe(false)
    expect(await withToken(token, 'GET', `/api/${site}/sessions`)).toMatchObject({
      status: 401,
      body: { code: 'INVALID_TOKEN' },
    })
    expect(await sessionsOf(actor, site)).toMatchObject([{ current: true }])
    expect(staying.socket.connected).toBe(true)
    // It has ended: there is nothing more to end.
    expect((await actor.call('DELETE', path, { password: PASSWORD })).status).toBe(404)
    staying.socket.close()
  })

  test("another's session is not there", async () => {
    const [actor, owner] = [await create(app), await create(app)]
    const reply = await actor.call('DELETE', `/api/${site}/sessions/${owner.sessionId}`, {
      password: PASSWORD,
    })
    expect(reply).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await sessionsOf(owner, site)).toHaveLength(1)
    const malformed = await actor.call('DELETE', `/api/${site}/sessions/x`, { password: PASSWORD })
    expect(malformed.status).toBeGreaterThanOrEqual(400)
    expect(malformed.status).toBeLessThan(500)
  })

  test('ends every other session with its sockets', async () => {
    const [actor, somebody] = [await create(app), await create(app)]
    const tokens = [await logInAgain(actor, site), await logInAgain(actor, site)]
    const ending = await Promise.all(tokens.map((token) => openTab(app, { token })))
    const path = `/api/${site}/sessions`
    expect((await actor.call('DELETE', path, { password: 'not-this-one-1' })).status).toBe(400)
    expect(await actor.call('DELETE', path)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
    expect(await sessionsOf(actor, site)).toHaveLength(3)
    expect((await actor.call('DELETE', path, { password: PASSWORD })).status).toBe(200)
    await expect.poll(() => ending.map(({ socket }) => socket.connected)).toEqual([false, false])
    for (const token of tokens) expect((await withToken(token, 'GET', path)).status).toBe(401)
    expect(await sessionsOf(actor, site)).toHaveLength(1)
    expect(await sessionsOf(somebody, site)).toHaveLength(1)
  })

  test('a session that is over is not listed, and its socket closes', async () => {
    const actor = await create(app)
    const { socket } = await openTab(app, actor)
    app.clock.advance(site === 'admin' ? 0.5 : 14 * 24)
    const token = await logInAgain(actor, site)
    await expect.poll(() => socket.connected).toBe(false)
    const { body } = await withToken(token, 'GET', `/api/${site}/sessions`)
    expect(body).toMatchObject({ total: 1, sessions: [{ current: true }] })
  })
})

test('the list comes in pages', async () => {
  const actor = await createClient(app)
  for (let login = 0; login < 11; login++) {
    const opened = { tokenHash: randomUUID(), device: 'Safari on iPhone', address: '192.0.2.1' }
    await insertSession(app.runtime.db, { accountId: actor.id, ...opened, now: app.clock.now() })
  }
  const page = async (number: number) => (await actor.call('GET', `/api/user/sessions?page=${number}`)).body
  const [first, second] = [await page(1), await page(2)]
  expect([first.total, first.sessions.length, second.sessions.length]).toEqual([12, 10, 2])
  expect(first.sessions[0].current).toBe(true)
  expect(new Set([...first.sessions, ...second.sessions].map(({ _id }) => _id)).size).toBe(12)
})

test('from where a session was opened is forgotten when it ends', async () => {
  const actor = await createClient(app)
  const token = await logInAgain(actor, 'user')
  await withToken(token, 'POST', '/api/user/logout')
  const rows = await app.runtime.db.select().from(session).where(eq(session.accountId, actor.id))
  expect(rows.map(({ device, address }) => [device, address])).toContainEqual(['Firefox on Linux', null])
})

test('a changed password closes the sockets at another process within 5 s, without Redis', async () => {
  await using there = await startTestApp({ sharing: app })
  const actor = await createVendor(app)
  const ending = await openTab(there, { token: await logInAgain(actor, 'pro') })
  const staying = await openTab(there, actor)
  const body = { currentPassword: PASSWORD, newPassword: 'heather-on-howth-2' }
  expect((await actor.call('PUT', '/api/pro/change-password', body)).status).toBe(200)
  await expect.poll(() => ending.socket.connected).toBe(false)
  expect(staying.socket.connected).toBe(true)
})
