// covers: ASVS 6.8.4, 10.1.2, 10.2.1, 10.5.1, 10.5.2
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Actor, createAdmin, PASSWORD } from '../../../testing/actors.ts'
import { Authenticator } from '../../../testing/authenticator.ts'
import { newestMailTo } from '../../../testing/mails.ts'
import { followToReturn, startOpenIdProvider, type TestProvider } from '../../../testing/openid-provider.ts'
import { send } from '../../../testing/requests.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const PUBLIC_URL = 'http://anseo.test'
const RETURN = `${PUBLIC_URL}/admin/single-sign-on`

let provider: TestProvider
let app: TestApp
beforeAll(async () => {
  provider = await startOpenIdProvider(RETURN)
  app = await startTestApp({ env: { PUBLIC_URL, ...provider.env } })
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

let member: Actor
beforeEach(async () => {
  member = await createAdmin(app, { role: 'support' })
  provider.holder = { email: member.email.toUpperCase(), email_verified: true }
})

/** A browser: it keeps the cookie by which a login belongs to it. */
function createBrowser(at = app) {
  let cookie: string | undefined
  const post = async (path: string, body?: object) => {
    const reply = await send(at, 'POST', `/api/admin/openid-login${path}`, body, cookie ? { cookie } : {})
    cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return reply
  }
  const begin = async () => new URL((await post('/begin')).body.url)
  const come = async (change: (url: URL) => void = () => undefined) => {
    const url = await begin()
    change(url)
    return followToReturn(url.href, RETURN)
  }
  return {
    post,
    begin,
    /** Goes to the provider and comes back with its answer. */
    come,
    prove: (returned: URL) => post('/prove', { answer: returned.search.slice(1) }),
    async logIn(code?: string) {
      const { body } = await this.prove(await come())
      return post('', { proof: body.proof, ...(code && { code }) })
    },
  }
}

const REFUSED = { status: 400, body: { code: 'OPENID_REFUSED' } }
const NOT_INVITED = { status: 403, body: { code: 'OPENID_NOT_INVITED' } }

test('a member logs in at the provider, with PKCE, state and nonce', async () => {
  const browser = createBrowser()
  const { searchParams } = await browser.begin()
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'anseo',
    redirect_uri: RETURN,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  const { status, body } = await browser.logIn()
  expect(status).toBe(200)
  const own = await send(app, 'GET', '/api/admin/profile', undefined, {
    authorization: `Bearer ${body.token}`,
  })
  expect(own.body.userData).toMatchObject({ _id: member.id, role: 'support' })
})

describe('an address', () => {
  test('that nobody invited opens nothing', async () => {
    provider.holder = { email: 'stranger@example.test', email_verified: true }
    const browser = createBrowser()
    expect(await browser.prove(await browser.come())).toMatchObject(NOT_INVITED)
  })

  test('that the provider has not verified opens nothing', async () => {
    provider.holder.email_verified = false
    const browser = createBrowser()
    expect(await browser.prove(await browser.come())).toMatchObject(NOT_INVITED)
  })

  test('of a former member opens nothing', async () => {
    const owner = await createAdmin(app)
    const browser = createBrowser()
    const proven = await browser.prove(await browser.come())
    expect(proven.status).toBe(200)
    expect((await owner.call('DELETE', `/api/admin/team/${member.id}`)).status).toBe(200)
    expect(await browser.post('', { proof: proven.body.proof })).toMatchObject(REFUSED)
    expect(await browser.prove(await browser.come())).toMatchObject(NOT_INVITED)
  })

  test('that is invited joins by it, once it is verified and while the invitation lasts', async () => {
    const owner = await createAdmin(app)
    const una = { email: 'una@example.test', name: 'Una Farrell', role: 'finance' }
    await owner.call('POST', '/api/admin/team', una)
    await newestMailTo(app, una.email)
    const browser = createBrowser()
    provider.holder = { email: una.email, email_verified: false }
    expect(await browser.prove(await browser.come())).toMatchObject(NOT_INVITED)
    provider.holder.email_verified = true
    const { token } = (await browser.logIn()).body
    const { body } = await send(app, 'GET', '/api/admin/profile', undefined, {
      authorization: `Bearer ${token}`,
    })
    expect(body.userData).toMatchObject({ name: una.name, role: 'finance' })
    expect((await owner.call('GET', '/api/admin/team')).body.invitations).toEqual([])

    const late = { ...una, email: 'late@example.test' }
    await owner.call('POST', '/api/admin/team', late)
    app.clock.advance(7 * 24)
    provider.holder = { email: late.email, email_verified: true }
    expect(await browser.prove(await browser.come())).toMatchObject(NOT_INVITED)
  })
})

describe('an answer', () => {
  test('with a wrong state, or with none, proves nothing', async () => {
    const browser = createBrowser()
    const returned = await browser.come()
    const other = await browser.begin()
    for (const state of ['made-up', other.searchParams.get('state')!, null]) {
      const changed = new URL(returned)
      if (state === null) changed.searchParams.delete('state')
      else changed.searchParams.set('state', state)
      expect(await browser.prove(changed)).toMatchObject(REFUSED)
    }
  })

  test('counts in the browser that began, and within ten minutes', async () => {
    const browser = createBrowser()
    const elsewhere = createBrowser()
    await elsewhere.begin()
    expect(await elsewhere.prove(await browser.come())).toMatchObject(REFUSED)
    const returned = await browser.come()
    app.clock.advance(11 / 60)
    expect(await browser.prove(returned)).toMatchObject(REFUSED)
  })

  test('counts once, and its code not with another state', async () => {
    const browser = createBrowser()
    const returned = await browser.come()
    const replies = await Promise.all([1, 2, 3].map(() => browser.prove(returned)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    const next = await browser.come()
    next.searchParams.set('code', returned.searchParams.get('code')!)
    expect(await browser.prove(next)).toMatchObject(REFUSED)
  })

  test('with a wrong nonce proves nothing', async () => {
    const browser = createBrowser()
    const returned = await browser.come((url) => url.searchParams.set('nonce', 'another'))
    expect(await browser.prove(returned)).toMatchObject(REFUSED)
  })

  test('to another challenge proves nothing', async () => {
    const browser = createBrowser()
    const returned = await browser.come((url) => url.searchParams.set('code_challenge', 'A'.repeat(43)))
    expect(await browser.prove(returned)).toMatchObject(REFUSED)
  })

  test('that refuses the login proves nothing', async () => {
    const browser = createBrowser()
    const state = (await browser.begin()).searchParams.get('state')!
    const returned = new URL(
      `${RETURN}?${new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer })}`,
    )
    expect(await browser.prove(returned)).toMatchObject(REFUSED)
  })

  test('of garbage proves nothing', async () => {
    const browser = createBrowser()
    await browser.begin()
    for (const answer of ['x', '%%%', 'code=1&code=2&state=3&state=4', 'a'.repeat(4000)])
      expect(await browser.post('/prove', { answer })).toMatchObject(REFUSED)
    expect((await browser.post('/prove', { answer: 'a'.repeat(4001) })).status).toBe(400)
  })
})

describe('a proof', () => {
  const proven = async () => {
    const browser = createBrowser()
    const { proof } = (await browser.prove(await browser.come())).body
    return { browser, proof: proof as string }
  }

  test('opens one session, in its browser and in time', async () => {
    const { browser, proof } = await proven()
    const elsewhere = createBrowser()
    await elsewhere.begin()
    expect(await elsewhere.post('', { proof })).toMatchObject(REFUSED)
    const replies = await Promise.all([1, 2, 3].map(() => browser.post('', { proof })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    const late = await proven()
    app.clock.advance(11 / 60)
    expect(await late.browser.post('', { proof: late.proof })).toMatchObject(REFUSED)
  })

  test('takes the code of the authenticator app, as a password does', async () => {
    const { body } = await member.call('POST', '/api/admin/second-factor', { password: PASSWORD })
    const codeOf = () => new TOTP({ secret: Secret.fromBase32(body.secret) }).generate()
    const confirmed = await member.call('POST', '/api/admin/second-factor/confirm', { code: codeOf() })
    const { browser, proof } = await proven()
    expect((await browser.post('', { proof })).body.code).toBe('SECOND_FACTOR_NEEDED')
    expect((await browser.post('', { proof, code: '000000' })).body.code).toBe('SECOND_FACTOR_WRONG')
    const code = confirmed.body.recoveryCodes[0]
    expect((await browser.post('', { proof, code })).body.token).toEqual(expect.any(String))
  })
})

describe('outside of the demonstration', () => {
  let operated: TestApp
  beforeAll(async () => {
    // The test's own database is used; the address only says that this is no demonstration.
    const env = { DATABASE_URL: 'postgres://named.test/anseo', PUBLIC_URL, ...provider.env }
    operated = await startTestApp({ env })
  })
  afterAll(() => operated.close())

  test('a member without a second step sets one up first', async () => {
    const { email } = await createAdmin(operated)
    provider.holder = { email, email_verified: true }
    const { token } = (await createBrowser(operated).logIn()).body
    const by = { authorization: `Bearer ${token}` }
    const { body } = await send(operated, 'GET', '/api/admin/overview', undefined, by)
    expect(body.code).toBe('SECOND_FACTOR_REQUIRED')
  })

  test('a member whose only second step is a passkey logs in with that', async () => {
    const admin = await createAdmin(operated)
    provider.holder = { email: admin.email, email_verified: true }
    const { origin, hostname } = new URL(operated.runtime.addresses.client)
    const device = new Authenticator({ origin, rpId: hostname })
    const begun = await admin.call('POST', '/api/admin/passkeys/options', { password: PASSWORD })
    const cookie = begun.headers.get('set-cookie')!.split(';')[0]!
    const added = { state: begun.body.state, response: device.create(begun.body.options) }
    expect((await admin.call('POST', '/api/admin/passkeys', added, { cookie })).status).toBe(200)
    expect((await createBrowser(operated).logIn()).body.code).toBe('PASSKEY_NEEDED')
  })
})

test('a provider that is down is no obstacle to anything else, and is found once it is up', async () => {
  const down = await startOpenIdProvider(RETURN)
  await using here = await startTestApp({ env: { PUBLIC_URL, ...down.env } })
  const admin = await createAdmin(here)
  down.holder = { email: admin.email, email_verified: true }
  const browser = createBrowser(here)
  const returned = await browser.come()
  await down.close()
  expect(await browser.prove(returned)).toMatchObject({ status: 503, body: { code: 'OPENID_DOWN' } })
  await using never = await startTestApp({ env: { PUBLIC_URL, ...down.env } })
  const other = createBrowser(never)
  expect(await other.post('/begin')).toMatchObject({ status: 503, body: { code: 'OPENID_DOWN' } })
  const { email } = await createAdmin(never)
  expect((await send(never, 'POST', '/api/admin/login', { email, password: PASSWORD })).status).toBe(200)
})

test('without a provider there is no such login', async () => {
  await using plain = await startTestApp()
  for (const [path, body] of [
    ['/begin', undefined],
    ['/prove', { answer: 'code=1&state=2' }],
  ] as const)
    expect((await createBrowser(plain).post(path, body)).status).toBe(404)
})
