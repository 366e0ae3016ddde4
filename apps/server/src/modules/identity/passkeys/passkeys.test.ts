// covers: ASVS 6.3.1, 6.3.3, 6.5.1
import { Secret, TOTP } from 'otpauth'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { Authenticator } from '../../../testing/authenticator.ts'
import { holdAccount, whenWaiting } from '../../../testing/hold-row.ts'
import { linkIn, mailsTo } from '../../../testing/mails.ts'
import { type Reply, send } from '../../../testing/requests.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { passkey } from '../tables/passkeys.ts'
import { secondFactor } from '../tables/second-factors.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

type Site = 'user' | 'pro' | 'admin'
const REFUSED = { status: 400, body: { code: 'PASSKEY_REFUSED' } }
const NOT_ADDED = { status: 400, body: { code: 'PASSKEY_NOT_ADDED' } }

/** A browser with a device: it keeps the cookie of each site, and makes passkeys. */
function createBrowser(site: Site, { at = app, rpId }: { at?: TestApp; rpId?: string } = {}) {
  const { origin, hostname } = new URL(at.runtime.addresses.client)
  const device = new Authenticator({ origin, rpId: rpId ?? hostname })
  let cookie: string | undefined
  const post = async (path: string, body?: object, by?: Actor) => {
    const headers = { ...(cookie && { cookie }), ...(by && { authorization: `Bearer ${by.token}` }) }
    const reply = await send(at, 'POST', `/api/${site}${path}`, body, headers)
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return reply
  }
  return {
    device,
    post,
    begin: (by: Actor, proof: object = { password: PASSWORD }) => post('/passkeys/options', proof, by),
    async add(by: Actor, proof?: object) {
      const { body } = await this.begin(by, proof)
      return post('/passkeys', { state: body.state, response: device.create(body.options) }, by)
    },
    async logIn({ id }: { id: string }) {
      const { body } = await post('/passkey-login/options')
      return post('/passkey-login', { state: body.state, response: device.get(body.options, id) })
    },
  }
}

const owners: [Site, () => Promise<Actor>][] = [
  ['user', () => createClient(app)],
  ['pro', () => createVendor(app)],
  ['admin', () => createAdmin(app)],
]

describe.each(owners)('on /api/%s', (site, create) => {
  test('a passkey is added with the password, logs in, is renamed and removed, and its owner is told', async () => {
    const owner = await create()
    const browser = createBrowser(site)
    expect(await browser.begin(owner, { password: 'wrong' })).toMatchObject({
      status: 400,
      body: { code: 'WRONG_PASSWORD' },
    })
    expect((await browser.begin(owner, {})).status).toBe(400)
    const { status, body } = await browser.add(owner)
    expect(status).toBe(200)
    expect(body.passkey).toEqual({
      _id: expect.any(String),
      name: expect.any(String),
      addedAt: expect.any(String),
      lastUsedAt: null,
    })
    const opened = await browser.logIn(owner)
    expect(opened).toMatchObject({ status: 200, body: { token: expect.any(String) } })
    const by = { authorization: `Bearer ${opened.body.token}` }
    const one = `/api/${site}/passkeys/${body.passkey._id}`
    expect((await send(app, 'PATCH', one, { name: 'My phone' }, by)).status).toBe(200)
    const { body: listed } = await send(app, 'GET', `/api/${site}/passkeys`, undefined, by)
    expect(listed.passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: expect.any(String) }])
    expect((await send(app, 'DELETE', one, undefined, by)).status).toBe(200)
    expect((await send(app, 'DELETE', one, undefined, by)).status).toBe(404)
    expect(await browser.logIn(owner)).toMatchObject(REFUSED)
    const mails = await mailsTo(app, owner.email, 2)
    expect(mails.map(({ subject }) => subject)).toEqual(['A passkey was added', 'A passkey was removed'])
  })
})

describe('a login', () => {
  async function withPasskey() {
    const owner = await createClient(app)
    const browser = createBrowser('user')
    expect((await browser.add(owner)).status).toBe(200)
    return { owner, browser }
  }

  test('works once, in time, and in the browser that began it', async () => {
    const { owner, browser } = await withPasskey()
    const answer = async () => {
      const { body } = await browser.post('/passkey-login/options')
      return { state: body.state, response: browser.device.get(body.options, owner.id) }
    }
    const once = await answer()
    const replies = await Promise.all([1, 2, 3].map(() => browser.post('/passkey-login', once)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    const elsewhere = createBrowser('user')
    await elsewhere.post('/passkey-login/options')
    expect(await elsewhere.post('/passkey-login', await answer())).toMatchObject(REFUSED)
    const late = await answer()
    app.clock.advance(6 / 60)
    expect(await browser.post('/passkey-login', late)).toMatchObject(REFUSED)
  })

  test('is refused on another site, of a copy, without the screen lock and for another account', async () => {
    const { owner, browser } = await withPasskey()
    const vendors = createBrowser('pro')
    const { body } = await vendors.post('/passkey-login/options')
    const response = browser.device.get(body.options, owner.id)
    expect(await vendors.post('/passkey-login', { state: body.state, response })).toMatchObject(REFUSED)
    expect(await browser.logIn(await createClient(app))).toMatchObject(REFUSED)
    browser.device.verifies = false
    expect(await browser.logIn(owner)).toMatchObject(REFUSED)
    browser.device.verifies = true
    browser.device.counter = 5
    expect((await browser.logIn(owner)).status).toBe(200)
    expect(await browser.logIn(owner)).toMatchObject(REFUSED)
    browser.device.counter = 6
    expect((await browser.logIn(owner)).status).toBe(200)
  })

  test('needs an answer that can be read', async () => {
    const { owner, browser } = await withPasskey()
    const { body } = await browser.post('/passkey-login/options')
    const good = browser.device.get(body.options, owner.id)
    const response = { ...good, response: { ...good.response, authenticatorData: 'AAAA' } }
    expect(await browser.post('/passkey-login', { state: body.state, response })).toMatchObject(REFUSED)
    expect(await browser.post('/passkey-login', { state: 'x', response: good })).toMatchObject(REFUSED)
    expect((await browser.post('/passkey-login', { state: 'x', response: {} })).status).toBe(400)
  })
})

describe('adding', () => {
  test('takes an emailed code of a client in place of the password, once', async () => {
    const owner = await createClient(app)
    const browser = createBrowser('user')
    await browser.post('/login-code', { email: owner.email })
    const [mail] = await mailsTo(app, owner.email)
    const code = /^\d{6}/.exec(mail!.subject)![0]
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await browser.begin(owner, { code: wrong })).toMatchObject({
      status: 400,
      body: { code: 'LOGIN_CODE_WRONG', fields: { code: expect.any(String) } },
    })
    expect((await browser.add(owner, { code })).status).toBe(200)
    expect((await browser.begin(owner, { code })).status).toBe(400)
    expect((await browser.logIn(owner)).status).toBe(200)
  })

  test('asks for the second step where there is one, which the passkey then stands for', async () => {
    const owner = await createVendor(app)
    const { body: app2 } = await owner.call('POST', '/api/pro/second-factor', { password: PASSWORD })
    const codeNow = () => new TOTP({ secret: Secret.fromBase32(app2.secret) }).generate()
    await owner.call('POST', '/api/pro/second-factor/confirm', { code: codeNow() })
    const isOwners = eq(secondFactor.accountId, owner.id)
    await app.runtime.db.update(secondFactor).set({ lastStep: null }).where(isOwners)
    const browser = createBrowser('pro')
    expect(await browser.begin(owner)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_NEEDED' } })
    expect((await browser.add(owner, { password: PASSWORD, code: codeNow() })).status).toBe(200)
    const opened = await browser.logIn(owner)
    expect(opened.status).toBe(200)
  })

  test('takes an answer once, from the browser and account that asked, in time, with the screen lock', async () => {
    const [owner, other] = [await createClient(app), await createClient(app)]
    const browser = createBrowser('user')
    const { body } = await browser.begin(owner)
    const sent = { state: body.state, response: browser.device.create(body.options) }
    expect(await browser.post('/passkeys', sent, other)).toMatchObject(NOT_ADDED)
    expect(await createBrowser('user').post('/passkeys', sent, owner)).toMatchObject(NOT_ADDED)
    const replies = await Promise.all([1, 2].map(() => browser.post('/passkeys', sent, owner)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await browser.add(owner)).toMatchObject(NOT_ADDED)

    const unlocked = createBrowser('user')
    unlocked.device.verifies = false
    expect(await unlocked.add(owner)).toMatchObject(NOT_ADDED)
    expect(await createBrowser('user', { rpId: 'elsewhere.test' }).add(owner)).toMatchObject(NOT_ADDED)
    const late = createBrowser('user')
    const begun = await late.begin(owner)
    app.clock.advance(6 / 60)
    const { state, options } = begun.body
    expect(
      await late.post('/passkeys', { state, response: late.device.create(options) }, owner),
    ).toMatchObject(NOT_ADDED)
  })

  test('ends at ten, also for two devices at once', async () => {
    const owner = await createClient(app)
    const rows = Array.from({ length: 9 }, (_, index) => ({
      accountId: owner.id,
      credentialId: `${owner.id}-${index}`,
      publicKey: '',
      counter: 0,
      transports: [],
      name: 'Phone',
      addedAt: app.clock.now(),
    }))
    await app.runtime.db.insert(passkey).values(rows)
    const login = await send(app, 'POST', '/api/user/login', { email: owner.email, password: PASSWORD })
    const additions: (() => Promise<Reply>)[] = []
    for (const by of [owner, { ...owner, token: login.body.token }]) {
      const browser = createBrowser('user')
      const { state, options } = (await browser.begin(by)).body
      additions.push(() => browser.post('/passkeys', { state, response: browser.device.create(options) }, by))
    }
    const release = await holdAccount(app.runtime.pool, owner.id)
    const replies = additions.map((add) => add())
    await whenWaiting(app.runtime.pool, 2)
    await release()
    expect((await Promise.all(replies)).map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await createBrowser('user').begin(owner)).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_PASSKEYS' },
    })
  })
})

describe('they end', () => {
  test('with a reset password, and stay with a changed one', async () => {
    const owner = await createClient(app)
    const browser = createBrowser('user')
    await browser.add(owner)
    const newPassword = 'heather-on-howth-2'
    await owner.call('PUT', '/api/user/change-password', { currentPassword: PASSWORD, newPassword })
    expect((await browser.logIn(owner)).status).toBe(200)
    await send(app, 'POST', '/api/user/forgot-password', { email: owner.email })
    const mails = await mailsTo(app, owner.email, 3)
    const token = linkIn(mails.find(({ text }) => text.includes('/reset-password'))!).searchParams.get(
      'token',
    )
    const reset = await send(app, 'POST', `/api/user/reset-password?token=${token}`, { password: PASSWORD })
    expect(reset.status).toBe(200)
    expect(await browser.logIn(owner)).toMatchObject(REFUSED)
  })

  test('when an admin ends all sessions', async () => {
    const [owner, admin] = [await createVendor(app), await createAdmin(app)]
    const browser = createBrowser('pro')
    await browser.add(owner)
    const ended = await admin.call('POST', `/api/admin/people/${owner.id}/end-sessions`, {
      reason: 'A stolen phone.',
    })
    expect(ended.status).toBe(200)
    expect(await browser.logIn(owner)).toMatchObject(REFUSED)
  })
})

describe('of an admin outside of the demonstration', () => {
  // The test's own database is used; the address only says that this is no demonstration.
  const operated = ownApp({ env: { DATABASE_URL: 'postgres://named.test/anseo' } })

  const list = ({ call }: Pick<Actor, 'call'>) => call('GET', '/api/admin/vendors')
  const withPassword = ({ email }: Actor) =>
    send(operated, 'POST', '/api/admin/login', { email, password: PASSWORD })
  const bearer = ({ body }: { body: { token: string } }) => ({ authorization: `Bearer ${body.token}` })

  test('the first is the second step: no app is asked for, and the password alone opens nothing any more', async () => {
    const admin = await createAdmin(operated)
    const other = bearer(await withPassword(admin))
    const browser = createBrowser('admin', { at: operated })
    expect((await list(admin)).body.code).toBe('SECOND_FACTOR_REQUIRED')
    expect((await browser.begin(admin, { password: 'wrong' })).body.code).toBe('WRONG_PASSWORD')
    expect((await browser.add(admin)).status).toBe(200)
    expect((await list(admin)).status).toBe(200)
    expect((await admin.call('GET', '/api/admin/second-factor')).body).toMatchObject({
      required: true,
      owed: false,
      enabledAt: null,
    })
    expect((await send(operated, 'GET', '/api/admin/second-factor', undefined, other)).status).toBe(401)
    expect(await withPassword(admin)).toMatchObject({ status: 403, body: { code: 'PASSKEY_NEEDED' } })
    const opened = bearer(await browser.logIn(admin))
    expect((await send(operated, 'GET', '/api/admin/vendors', undefined, opened)).status).toBe(200)
  })

  test('an app lets in as well, and a login at the moment of the first passkey does not outlive it', async () => {
    const admin = await createAdmin(operated)
    const browser = createBrowser('admin', { at: operated })
    const [added, ...logins] = await Promise.all([
      browser.add(admin),
      ...[1, 2, 3, 4].map(() => withPassword(admin)),
    ])
    expect(added.status).toBe(200)
    for (const login of logins.filter(({ status }) => status === 200)) {
      const { status } = await send(operated, 'GET', '/api/admin/passkeys', undefined, bearer(login))
      expect(status).toBe(401)
    }
    const { body } = await admin.call('POST', '/api/admin/second-factor', { password: PASSWORD })
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate()
    expect((await admin.call('POST', '/api/admin/second-factor/confirm', { code })).status).toBe(200)
    expect((await withPassword(admin)).body.code).toBe('SECOND_FACTOR_NEEDED')
  })
})
