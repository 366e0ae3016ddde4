import { HOUR_MS } from '@anseo/domain/duration'
import { randomUUID } from 'node:crypto'
import { nextPayday } from '@anseo/domain/payday'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Actor,
  createAdmin,
  createClient,
  createVendor,
  loggedInVendor,
  PASSWORD,
} from '../../../testing/actors.ts'
import { drained } from '../../../testing/drained.ts'
import { holdVendor, whenWaiting } from '../../../testing/hold-row.ts'
import { linkIn, mailsTo, newestMailTo } from '../../../testing/mails.ts'
import { createPassed, markComplete, toNextPayday, transfersTo } from '../../../testing/passed.ts'
import { setFaults } from '../../../testing/payments.ts'
import { beginPayouts, fillIn, finishPayouts, setUpPayouts } from '../../../testing/payout-accounts.ts'
import { send } from '../../../testing/requests.ts'
import { payOutVendors } from './pay-out-vendors.ts'
import { createOpenAccountPoll } from './poll-open-accounts.ts'
import { ownApp } from '../../../testing/own-app.ts'

let vendor: Actor
const app = ownApp({ env: { PUBLIC_URL: 'https://anseo.example' } })
beforeEach(async () => {
  // The browser's return suffices: the provider's event is tried separately.
  await setFaults(app, { webhooks: 'drop' })
  vendor = await createVendor(app)
})

const shown = async () => (await vendor.call('GET', '/api/pro/payout-account')).body

/** The vendor with another session. */
const fromAnotherLogin = () => loggedInVendor(app, vendor)

/** Ids at the provider of the accounts that the vendor is setting up. */
const accountsBegun = async (): Promise<string[]> =>
  (
    await app.runtime.pool.query(
      'select account from payout_account where vendor_id = $1 and chosen_at is null',
      [vendor.id],
    )
  ).rows.map(({ account }) => account)

describe('the first account', () => {
  test('is set up on the provider’s page, without a password and without a hold', async () => {
    const begun = await beginPayouts(vendor, { from: 'getting-started' })
    expect(begun).toMatchObject({
      status: 200,
      body: { url: expect.stringContaining('https://anseo.example/') },
    })
    expect((await finishPayouts(vendor)).body.state).toBe('unfinished')
    expect(await shown()).toMatchObject({ account: null, heldUntil: null, history: [] })
    const back = await fillIn(app, begun.body.url)
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      'https://anseo.example/pro/payout-account?from=getting-started',
    ])
    expect((await finishPayouts(vendor)).body).toMatchObject({ state: 'set' })
    const { account, heldUntil, history } = await shown()
    expect(account).toMatch(/^acct_…\w{4}$/)
    expect([heldUntil, history]).toEqual([null, [{ account, chosenAt: expect.any(String) }]])
    const [mail] = await mailsTo(app, vendor.email)
    expect(mail!.subject).toBe('Your payout account is set up')
  })

  test('is chosen by the provider’s event too, when the browser never comes back', async () => {
    await setFaults(app, { webhooks: 'normal' })
    const { body } = await beginPayouts(vendor, {})
    await fillIn(app, body.url)
    await expect.poll(async () => (await shown()).account).toMatch(/^acct_/)
    expect((await finishPayouts(vendor)).body.state).toBe('set')
    expect((await shown()).history).toHaveLength(1)
  })

  test('is chosen by a sweep, when neither the event nor the browser comes', async () => {
    const { body } = await beginPayouts(vendor, {})
    await fillIn(app, body.url)
    // Others are being set up too, and each run asks about one.
    const look = createOpenAccountPoll(app.runtime)
    await expect
      .poll(async () => {
        await look()
        return (await shown()).account
      })
      .toMatch(/^acct_/)
  })

  test('is not what a link gives that was used, or a page that was sent rubbish', async () => {
    const { body } = await beginPayouts(vendor, {})
    expect((await fillIn(app, body.url, 'nonsense')).status).toBe(400)
    expect((await finishPayouts(vendor)).body.state).toBe('unfinished')
    expect((await fillIn(app, body.url)).status).toBe(303)
    expect((await fillIn(app, body.url)).status).toBe(404)
  })

  test('is never typed: there is no call that takes one', async () => {
    const account = 'acct_stolen123'
    expect((await vendor.call('PUT', '/api/pro/payout-account', { account })).status).toBe(404)
    expect((await beginPayouts(vendor, { account })).status).toBe(200)
    expect((await shown()).account).toBeNull()
  })
})

describe('another account', () => {
  test('takes the password, and holds payouts for 72 hours', async () => {
    const first = await setUpPayouts(app, vendor)
    expect(await beginPayouts(vendor, {})).toMatchObject({
      status: 400,
      body: { fields: { password: expect.any(String) } },
    })
    expect((await beginPayouts(vendor, { password: 'not-the-password' })).body.code).toBe('WRONG_PASSWORD')
    const second = await setUpPayouts(app, vendor)
    expect(second).not.toBe(first)
    const { heldUntil, history } = await shown()
    expect(history).toHaveLength(2)
    const [{ chosenAt }] = history
    expect(heldUntil).toBe(new Date(Date.parse(chosenAt) + 72 * HOUR_MS).toISOString())
    const mails = await mailsTo(app, vendor.email, 2)
    expect(mails.at(-1)).toMatchObject({
      subject: 'Your payout account has been changed',
      text: expect.stringContaining("If this wasn't you"),
    })
  })

  test('takes the code of a second step as well', async () => {
    await setUpPayouts(app, vendor)
    const { secret } = (await vendor.call('POST', '/api/pro/second-factor', { password: PASSWORD })).body
    const codeAt = (timestamp: number) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
    const now = Date.now()
    await vendor.call('POST', '/api/pro/second-factor/confirm', { code: codeAt(now) })
    expect((await beginPayouts(vendor)).body.code).toBe('SECOND_FACTOR_NEEDED')
    const wrong = await beginPayouts(vendor, { password: PASSWORD, code: '000000' })
    expect(wrong.body.code).toBe('SECOND_FACTOR_WRONG')
    const code = codeAt(now + 30_000)
    expect((await beginPayouts(vendor, { password: PASSWORD, code })).status).toBe(200)
  })

  test('gets no payout before the hold is over, and all of it after that', async () => {
    const paid = await createPassed(app, { account: `acct_${randomUUID().slice(0, 8)}` })
    vendor = paid.vendor
    await markComplete(paid)
    const account = await setUpPayouts(app, vendor)
    toNextPayday(app)
    const payday = app.clock.now()
    const sweep = async (hoursAfterChoice: number) => {
      await app.runtime.pool.query(`update vendor set payout_held_until = $2 where id = $1`, [
        vendor.id,
        new Date(payday.getTime() + (72 - hoursAfterChoice) * HOUR_MS),
      ])
      await payOutVendors(app.runtime)
      await drained(app)
      return transfersTo(app, account)
    }
    const next = async () => (await vendor.call('GET', '/api/pro/earnings/summary')).body.nextPayout
    expect(await sweep(71)).toEqual([])
    const heldUntil = new Date(payday.getTime() + HOUR_MS).toISOString()
    expect(await next()).toMatchObject({ amount: 90, at: heldUntil, heldUntil, isOnHold: false })
    expect(await sweep(72)).toEqual([9000])
    expect(await next()).toMatchObject({ amount: 0, at: nextPayday(payday).toISOString(), heldUntil: null })
  })
})

const NEW_PASSWORD = 'heather-on-howth-2'

/** The ways in which the owner, or an admin for it, ends a stranger's session. */
const ENDINGS: Record<string, (strangerId: string) => Promise<{ status: number }>> = {
  'resets the password': async () => {
    await send(app, 'POST', '/api/pro/forgot-password', { email: vendor.email })
    const { search } = linkIn(await newestMailTo(app, vendor.email))
    return send(app, 'POST', `/api/pro/reset-password${search}`, { password: NEW_PASSWORD })
  },
  'logs out every other device': () => vendor.call('DELETE', '/api/pro/sessions', { password: PASSWORD }),
  'logs out the stranger’s device': (strangerId) =>
    vendor.call('DELETE', `/api/pro/sessions/${strangerId}`, { password: PASSWORD }),
  'has an admin log the account out': async () =>
    (await createAdmin(app)).call('POST', `/api/admin/people/${vendor.id}/end-sessions`, {
      reason: 'Stolen phone',
    }),
}

describe('a stranger’s session', () => {
  test.each(Object.keys(ENDINGS))('leaves no set-up behind when the owner %s', async (ending) => {
    await setFaults(app, { webhooks: 'normal' })
    const stranger = await fromAnotherLogin()
    const { sessions } = (await vendor.call('GET', '/api/pro/sessions')).body
    const { body } = await beginPayouts(stranger)
    const strangerId = sessions.find(({ current }: { current: boolean }) => !current)._id
    expect((await ENDINGS[ending]!(strangerId)).status).toBe(200)
    await fillIn(app, body.url)
    await drained(app)
    const owner = await loggedInVendor(
      app,
      vendor,
      ending === 'resets the password' ? NEW_PASSWORD : PASSWORD,
    )
    expect((await finishPayouts(owner)).body.state).toBe('unfinished')
    expect((await owner.call('GET', '/api/pro/payout-account')).body).toMatchObject({
      account: null,
      history: [],
    })
  })

  test('begins none while the owner ends it', async () => {
    const stranger = await fromAnotherLogin()
    const release = await holdVendor(app.runtime.pool, vendor.id)
    const begun = beginPayouts(stranger, {})
    await whenWaiting(app.runtime.pool, 1)
    expect((await vendor.call('DELETE', '/api/pro/sessions', { password: PASSWORD })).status).toBe(200)
    await release()
    expect(await begun).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } })
    expect(await accountsBegun()).toEqual([])
  })

  test('begins none with the password that is being changed', async () => {
    await setUpPayouts(app, vendor)
    const release = await holdVendor(app.runtime.pool, vendor.id)
    const begun = beginPayouts(vendor)
    await whenWaiting(app.runtime.pool, 1)
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await vendor.call('PUT', '/api/pro/change-password', body)).status).toBe(200)
    await release()
    expect(await begun).toMatchObject({ status: 400, body: { code: 'WRONG_PASSWORD' } })
    expect(await accountsBegun()).toEqual([])
  })
})

test('an account that the provider still checks is chosen although its owner has logged out', async () => {
  const { body } = await beginPayouts(vendor, {})
  await setFaults(app, { webhooks: 'normal' })
  expect((await vendor.call('POST', '/api/pro/logout')).status).toBe(200)
  await fillIn(app, body.url)
  const owner = await fromAnotherLogin()
  await expect
    .poll(async () => (await owner.call('GET', '/api/pro/payout-account')).body.account)
    .toMatch(/^acct_/)
})

describe('nobody else', () => {
  test('sets up an account that the owner continues: each session has one of its own', async () => {
    const stranger = await beginPayouts(vendor, {})
    await fillIn(app, stranger.body.url)
    const [strangers] = await accountsBegun()
    const owner = await fromAnotherLogin()
    expect((await beginPayouts(owner, {})).body.url).not.toBe(stranger.body.url)
    expect(await accountsBegun()).not.toContain(strangers)
    expect((await finishPayouts(owner)).body.state).toBe('unfinished')
    expect((await finishPayouts(vendor)).body.state).toBe('unfinished')
    expect(await shown()).toMatchObject({ account: null, history: [] })
  })

  test('replaces, without the password, the account that the owner sets up at the same instant', async () => {
    const owner = await app.runtime.pool.connect()
    await owner.query('begin')
    await owner.query(`update vendor set payout_account = 'acct_ofTheOwner' where id = $1`, [vendor.id])
    const stranger = beginPayouts(vendor, {})
    await whenWaiting(app.runtime.pool, 1)
    await owner.query('commit')
    owner.release()
    await fillIn(app, (await stranger).body.url)
    await finishPayouts(vendor)
    expect((await shown()).account).toBe('acct_…wner')
  })

  test('finishes what was begun before there was an account', async () => {
    const stranger = await beginPayouts(vendor, {})
    // The owner sets up its own meanwhile.
    const own = await setUpPayouts(app, await fromAnotherLogin())
    await fillIn(app, stranger.body.url)
    await finishPayouts(vendor)
    const { rows } = await app.runtime.pool.query('select payout_account from vendor where id = $1', [
      vendor.id,
    ])
    expect(rows).toEqual([{ payout_account: own }])
  })

  test('sees or sets a vendor’s account', async () => {
    const client = await createClient(app)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['POST', '/finish'],
    ] as const) {
      expect((await client.call(method, `/api/pro/payout-account${path}`)).status).toBe(403)
      expect((await send(app, method, `/api/pro/payout-account${path}`)).status).toBe(401)
    }
    expect((await finishPayouts(vendor)).body.state).toBe('unfinished')
  })
})
