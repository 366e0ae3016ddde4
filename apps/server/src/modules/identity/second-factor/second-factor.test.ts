// covers: ASVS 6.3.3, 6.4.3, 6.4.4, 6.5.1, 6.5.2, 6.5.5, 7.4.3, 7.5.1
import { Secret, TOTP } from 'otpauth'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { CALLS } from '@anseo/contract/calls'
import { secondFactor } from '../tables/second-factors.ts'
import { type Actor, createAdmin, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { holdAccount, holdSecondFactor, whenWaiting } from '../../../testing/hold-row.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { ownActor, ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

const PERIOD_MS = 30_000

/** Returns the code of an authenticator app, now or so many periods later. */
const codeOf = (secret: string, periodsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + periodsLater * PERIOD_MS,
  })

/** A code that no app shows around now. */
const wrongCodeOf = (secret: string) => {
  const right = new Set([-1, 0, 1, 2].map((later) => codeOf(secret, later)))
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.has(code))!
}

const logIn = (actor: Actor, site: 'pro' | 'admin', code?: string) =>
  send(app, 'POST', `/api/${site}/login`, { email: actor.email, password: PASSWORD, ...(code && { code }) })

/** A vendor whose login takes a code, with its secret and its recovery codes. */
async function protectedVendor() {
  const vendor = await createVendor(app)
  const { body: begun } = await vendor.call('POST', '/api/pro/second-factor', { password: PASSWORD })
  const { body } = await vendor.call('POST', '/api/pro/second-factor/confirm', {
    code: codeOf(begun.secret),
  })
  // The code of this moment was taken by the confirmation; the tests begin with it again.
  await app.runtime.db
    .update(secondFactor)
    .set({ lastStep: null })
    .where(eq(secondFactor.accountId, vendor.id))
  return { vendor, secret: begun.secret as string, recoveryCodes: body.recoveryCodes as string[] }
}

describe('adding it', () => {
  test('takes the password, then a code of the app', async () => {
    const vendor = await createVendor(app)
    const wrong = await vendor.call('POST', '/api/pro/second-factor', { password: 'not-this-one' })
    expect(wrong.body.code).toBe('WRONG_PASSWORD')
    const { body } = await vendor.call('POST', '/api/pro/second-factor', { password: PASSWORD })
    expect(body.uri).toContain(`secret=${body.secret}`)
    expect(body.uri).toContain(encodeURIComponent(vendor.email))
    expect(body.qr).toMatch(/^data:image\/svg\+xml;base64,/)
    const refused = await vendor.call('POST', '/api/pro/second-factor/confirm', {
      code: wrongCodeOf(body.secret),
    })
    expect(refused.body).toMatchObject({ code: 'SECOND_FACTOR_WRONG', fields: { code: expect.any(String) } })
    expect((await logIn(vendor, 'pro')).status).toBe(200)
    const confirmed = await vendor.call('POST', '/api/pro/second-factor/confirm', {
      code: codeOf(body.secret),
    })
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect((await logIn(vendor, 'pro')).body.code).toBe('SECOND_FACTOR_NEEDED')
  })

  test('ends the other sessions and tells the owner', async () => {
    const vendor = await createVendor(app)
    const { body: other } = await logIn(vendor, 'pro')
    const { body } = await vendor.call('POST', '/api/pro/second-factor', { password: PASSWORD })
    await vendor.call('POST', '/api/pro/second-factor/confirm', { code: codeOf(body.secret) })
    const headers = { authorization: `Bearer ${other.token}` }
    expect((await send(app, 'GET', '/api/pro/profile', undefined, headers)).status).toBe(401)
    expect((await vendor.call('GET', '/api/pro/profile')).status).toBe(200)
    await expect
      .poll(async () => (await mailsTo(app, vendor.email)).map(({ subject }) => subject))
      .toContain('Two-step verification is on')
  })

  test('is refused when there is one, or none was begun', async () => {
    const { vendor, secret } = await protectedVendor()
    const again = await vendor.call('POST', '/api/pro/second-factor', { password: PASSWORD })
    expect(again.body.code).toBe('SECOND_FACTOR_ON')
    const confirm = { code: codeOf(secret) }
    expect((await vendor.call('POST', '/api/pro/second-factor/confirm', confirm)).body.code).toBe(
      'SECOND_FACTOR_ON',
    )
    const other = await createVendor(app)
    const { body } = await other.call('POST', '/api/pro/second-factor/confirm', { code: '123456' })
    expect(body.code).toBe('SECOND_FACTOR_NOT_BEGUN')
  })
})

test('a session that has ended meanwhile adds none', async () => {
  const vendor = await createVendor(app)
  const { body } = await vendor.call('POST', '/api/pro/second-factor', { password: PASSWORD })
  const { pool } = app.runtime
  const release = await holdSecondFactor(pool, vendor.id)
  const confirming = vendor.call('POST', '/api/pro/second-factor/confirm', { code: codeOf(body.secret) })
  await whenWaiting(pool, 1)
  await pool.query('update session set ended_at = now() where account_id = $1', [vendor.id])
  await release()
  expect((await confirming).body.code).toBe('INVALID_TOKEN')
  expect((await logIn(vendor, 'pro')).status).toBe(200)
})

describe('while the recovery codes of a new one are made', () => {
  test('beginning again in another tab leaves it off, for the app has no code of that secret', async () => {
    const vendor = await createVendor(app)
    const begin = () => vendor.call('POST', '/api/pro/second-factor', { password: PASSWORD })
    const { body } = await begin()
    const { pool } = app.runtime
    const release = await holdAccount(pool, vendor.id)
    const confirming = vendor.call('POST', '/api/pro/second-factor/confirm', { code: codeOf(body.secret) })
    await whenWaiting(pool, 1)
    expect((await begin()).status).toBe(200)
    await release()
    expect(await confirming).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_NOT_BEGUN' } })
    expect((await logIn(vendor, 'pro')).status).toBe(200)
  })

  test('another confirmation is refused, so that the codes that were shown stay', async () => {
    const vendor = await createVendor(app)
    const { body } = await vendor.call('POST', '/api/pro/second-factor', { password: PASSWORD })
    const { pool } = app.runtime
    const release = await holdAccount(pool, vendor.id)
    const confirm = (periodsLater: number) =>
      vendor.call('POST', '/api/pro/second-factor/confirm', { code: codeOf(body.secret, periodsLater) })
    const first = confirm(0)
    await whenWaiting(pool, 1)
    const second = confirm(1)
    await whenWaiting(pool, 2)
    await release()
    const replies = await Promise.all([first, second])
    const shown = replies.find(({ status }) => status === 200)!
    expect(replies.filter(({ status }) => status !== 200)).toMatchObject([
      { body: { code: 'SECOND_FACTOR_ON' } },
    ])
    expect((await logIn(vendor, 'pro', shown.body.recoveryCodes[0])).status).toBe(200)
  })
})

describe('a login', () => {
  test('at the moment at which the second step is added takes it too', async () => {
    const vendor = await createVendor(app)
    await vendor.call('POST', '/api/pro/second-factor', { password: PASSWORD })
    const { pool } = app.runtime
    const release = await holdAccount(pool, vendor.id)
    const login = logIn(vendor, 'pro')
    await whenWaiting(pool, 1)
    await pool.query('update second_factor set confirmed_at = now() where account_id = $1', [vendor.id])
    await release()
    expect(await login).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_NEEDED' } })
  })

  test('that is being opened at that moment ends with the others', async () => {
    const vendor = await createVendor(app)
    const { body } = await vendor.call('POST', '/api/pro/second-factor', { password: PASSWORD })
    const { pool } = app.runtime
    const login = await pool.connect()
    await login.query('begin')
    await login.query('select from account where id = $1 for share', [vendor.id])
    await login.query(
      'insert into session (account_id, token_hash, created_at, last_used_at) values ($1, $2, now(), now())',
      [vendor.id, body.secret],
    )
    const confirming = vendor.call('POST', '/api/pro/second-factor/confirm', { code: codeOf(body.secret) })
    await whenWaiting(pool, 1)
    await login.query('commit')
    login.release()
    expect((await confirming).status).toBe(200)
    const { rows } = await pool.query('select ended_at from session where token_hash = $1', [body.secret])
    expect(rows[0].ended_at).not.toBeNull()
  })

  test('says that a code is needed only to who knows the password', async () => {
    const { vendor } = await protectedVendor()
    const attempt = { email: vendor.email, password: 'not-this-one', code: '123456' }
    expect((await send(app, 'POST', '/api/pro/login', attempt)).body.code).toBe('INVALID_CREDENTIALS')
  })

  test('takes each code once, however it is typed', async () => {
    const { vendor, secret } = await protectedVendor()
    const code = codeOf(secret)
    expect((await logIn(vendor, 'pro', `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect((await logIn(vendor, 'pro', code)).body.code).toBe('SECOND_FACTOR_WRONG')
    expect((await logIn(vendor, 'pro', codeOf(secret, 1))).status).toBe(200)
  })

  test('takes a code once when two come at the same time', async () => {
    const { vendor, secret } = await protectedVendor()
    const replies = await Promise.all([1, 2, 3, 4].map(() => logIn(vendor, 'pro', codeOf(secret))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('takes a recovery code once', async () => {
    const { vendor, recoveryCodes } = await protectedVendor()
    expect((await logIn(vendor, 'pro', recoveryCodes[0]!.toUpperCase())).status).toBe(200)
    expect((await logIn(vendor, 'pro', recoveryCodes[0])).body.code).toBe('SECOND_FACTOR_WRONG')
    const { body } = await vendor.call('GET', '/api/pro/second-factor')
    expect(body).toMatchObject({ required: false, recoveryCodesLeft: 9, enabledAt: expect.any(String) })
  })

  test('has to wait after five wrong codes in a row, and then goes on', async () => {
    const { vendor, secret } = await protectedVendor()
    for (let wrong = 1; wrong <= 5; wrong++) {
      expect((await logIn(vendor, 'pro', wrongCodeOf(secret))).body.code).toBe('SECOND_FACTOR_WRONG')
    }
    const waiting = await logIn(vendor, 'pro', codeOf(secret))
    expect(waiting.status).toBe(429)
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(20)
    await app.runtime.db
      .update(secondFactor)
      .set({ failedAt: new Date(Date.now() - PERIOD_MS) })
      .where(eq(secondFactor.accountId, vendor.id))
    expect((await logIn(vendor, 'pro', codeOf(secret))).status).toBe(200)
  })

  test.each(['12345', '1234567', 'abcdef', '"; drop', 'a\0b'])('refuses %j as no code', async (code) => {
    const { vendor } = await protectedVendor()
    const { status, body } = await logIn(vendor, 'pro', code)
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty('code')
  })
})

describe('the secret in the database', () => {
  const storedSecretOf = async ({ id }: Actor) => {
    const rows = await app.runtime.db.select().from(secondFactor).where(eq(secondFactor.accountId, id))
    return rows[0]!.secret
  }

  test('is encrypted, and bound to its account', async () => {
    const { vendor, secret } = await protectedVendor()
    const other = await protectedVendor()
    const stored = await storedSecretOf(vendor)
    expect(stored).not.toContain(secret)
    await app.runtime.db
      .update(secondFactor)
      .set({ secret: stored })
      .where(eq(secondFactor.accountId, other.vendor.id))
    expect((await logIn(other.vendor, 'pro', codeOf(secret))).status).toBe(500)
  })

  test('of a release that stored it in plain text still works, and is encrypted by its next code', async () => {
    const { vendor, secret, recoveryCodes } = await protectedVendor()
    await app.runtime.db.update(secondFactor).set({ secret }).where(eq(secondFactor.accountId, vendor.id))
    expect((await logIn(vendor, 'pro', recoveryCodes[0])).status).toBe(200)
    expect((await logIn(vendor, 'pro', codeOf(secret))).status).toBe(200)
    expect(await storedSecretOf(vendor)).not.toContain(secret)
    expect((await logIn(vendor, 'pro', codeOf(secret, 1))).status).toBe(200)
  })
})

describe('taking it away', () => {
  test('needs password and code', async () => {
    const { vendor, secret } = await protectedVendor()
    const remove = (body: object) => vendor.call('POST', '/api/pro/second-factor/remove', body)
    expect((await remove({ password: 'not-this-one', code: codeOf(secret) })).body.code).toBe(
      'WRONG_PASSWORD',
    )
    expect((await remove({ password: PASSWORD, code: wrongCodeOf(secret) })).body.code).toBe(
      'SECOND_FACTOR_WRONG',
    )
    expect((await remove({ password: PASSWORD, code: codeOf(secret) })).status).toBe(200)
    expect((await logIn(vendor, 'pro')).status).toBe(200)
    expect((await remove({ password: PASSWORD, code: codeOf(secret) })).body.code).toBe('SECOND_FACTOR_OFF')
  })

  test('new recovery codes end the old ones', async () => {
    const { vendor, secret, recoveryCodes } = await protectedVendor()
    const body = { password: PASSWORD, code: codeOf(secret) }
    const renewed = await vendor.call('POST', '/api/pro/second-factor/recovery-codes', body)
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await logIn(vendor, 'pro', recoveryCodes[0])).body.code).toBe('SECOND_FACTOR_WRONG')
    expect((await logIn(vendor, 'pro', renewed.body.recoveryCodes[0])).status).toBe(200)
  })
})

describe('an admin outside of the demonstration', () => {
  // The test's own database is used; the address only says that this is no demonstration.
  const operated = ownApp({ env: { DATABASE_URL: 'postgres://named.test/anseo' } })
  const admin = ownActor(operated, createAdmin)

  test('may do nothing before the second step is there', async () => {
    for (const { method, path, access, ...call } of Object.values(CALLS).flat()) {
      if (access !== 'admin' || call.beforeSecondFactor || call.multipart) continue
      const { body } = await admin.call(
        method,
        path.replaceAll(/:\w+/g, admin.id),
        method === 'GET' ? undefined : {},
      )
      expect({ method, path, code: body.code }).toEqual({ method, path, code: 'SECOND_FACTOR_REQUIRED' })
    }
    expect((await admin.call('GET', '/api/admin/second-factor')).body).toMatchObject({
      required: true,
      enabledAt: null,
    })
  })

  test('and everything from then on', async () => {
    const { body } = await admin.call('POST', '/api/admin/second-factor', { password: PASSWORD })
    await admin.call('POST', '/api/admin/second-factor/confirm', { code: codeOf(body.secret) })
    expect((await admin.call('GET', '/api/admin/vendors')).status).toBe(200)
  })

  test('a login at the moment at which the second step is added takes it too', async () => {
    const other = await createAdmin(operated)
    await other.call('POST', '/api/admin/second-factor', { password: PASSWORD })
    const { pool } = operated.runtime
    const release = await holdAccount(pool, other.id)
    const login = send(operated, 'POST', '/api/admin/login', { email: other.email, password: PASSWORD })
    await whenWaiting(pool, 1)
    await pool.query('update second_factor set confirmed_at = now() where account_id = $1', [other.id])
    await release()
    expect(await login).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_NEEDED' } })
  })

  test('while a vendor needs none', async () => {
    expect((await (await createVendor(operated)).call('GET', '/api/pro/hours')).status).toBe(200)
  })
})
