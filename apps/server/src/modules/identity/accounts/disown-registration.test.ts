import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { account } from '../tables/accounts.ts'
import { createClient, createVendor, PASSWORD } from '../../../testing/actors.ts'
import { insertAppointmentRow } from '../../../testing/appointment-row.ts'
import { linkIn, newestMailTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

const STRANGERS_PASSWORD = 'heather-on-howth-2'
let count = 0
const post = (path: string, body: object) => send(app, 'POST', path, body)

const SIGN_UPS = {
  user: { name: 'Ciara Nolan' },
  pro: {
    name: 'Ciara Nolan',
    speciality: 'Cleaner',
    city: 'Cork',
    location: 'Douglas',
    experience: '6 years',
    about: 'Homes and stairs.',
    fees: '25',
    phone: '086 123 4567',
  },
} as const
type Site = keyof typeof SIGN_UPS

/** A stranger signs up with somebody's address; answers it, the mail that its owner gets, and the token in it. */
async function strangerSignsUp(site: Site) {
  const email = `owner-${++count}@example.test`
  const body = { ...SIGN_UPS[site], email, password: STRANGERS_PASSWORD }
  expect((await post(`/api/${site}/register`, body)).status).toBe(200)
  const mail = await newestMailTo(app, email)
  return { email, mail, token: linkIn(mail).searchParams.get('token')! }
}

const disown = (site: Site, token: unknown) => post(`/api/${site}/disown-registration`, { token })
const verify = (site: Site, token: string) => send(app, 'GET', `/api/${site}/verify-email?token=${token}`)
const logIn = (site: Site, email: string) =>
  post(`/api/${site}/login`, { email, password: STRANGERS_PASSWORD })
const accountsOf = (email: string) => app.runtime.db.select().from(account).where(eq(account.email, email))

describe.each(Object.keys(SIGN_UPS) as Site[])('at %s', (site) => {
  test('the mail says what its link does and who else can, and nothing that a stranger typed', async () => {
    const { mail, token } = await strangerSignsUp(site)
    const pages = site === 'user' ? '' : '/pro'
    for (const form of [mail.text, mail.html]) {
      expect(form).toContain('activates the account with the password chosen at sign-up')
      expect(form).toMatch(/This wasn('|&#x27;)t me/)
      expect(form).toContain(`${app.runtime.publicUrl}${pages}/not-me?token=${token}`)
      expect(form).not.toContain('Ciara')
      expect(form).not.toContain('Nolan')
    }
  })

  test('‘This wasn’t me’ deletes the sign-up, and the address is free again', async () => {
    const { email, token } = await strangerSignsUp(site)
    expect(await disown(site, token)).toMatchObject({ status: 200, body: { success: true } })
    expect(await accountsOf(email)).toEqual([])
    expect((await disown(site, token)).body.code).toBe('LINK_INVALID')
    expect((await verify(site, token)).body.code).toBe('LINK_INVALID')
    expect((await logIn(site, email)).body.code).toBe('INVALID_CREDENTIALS')
    const body = { ...SIGN_UPS[site], email, password: PASSWORD }
    expect((await post(`/api/${site}/register`, body)).status).toBe(200)
    expect((await newestMailTo(app, email, 2)).subject).toContain('Verify')
  })

  test('an address that is verified is an account, and stays', async () => {
    const { email, token } = await strangerSignsUp(site)
    expect((await verify(site, token)).status).toBe(200)
    expect(await disown(site, token)).toMatchObject({ status: 409, body: { code: 'REGISTRATION_USED' } })
    expect((await logIn(site, email)).status).toBe(200)
  })

  test('of a verification and a deletion at once one wins', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { email, token } = await strangerSignsUp(site)
      const [verified, deleted] = await Promise.all([verify(site, token), disown(site, token)])
      const left = await accountsOf(email)
      expect([verified.status === 200, deleted.status === 200]).toEqual(
        left.length === 1 ? [true, false] : [false, true],
      )
    }
  })

  test('the link opens nothing of the other site, nothing late and nothing by garbage', async () => {
    const { email, token } = await strangerSignsUp(site)
    const other = site === 'user' ? 'pro' : 'user'
    expect((await disown(other, token)).body.code).toBe('LINK_INVALID')
    for (const garbage of ['', 'x'.repeat(201), null, ['x'], { $gt: '' }]) {
      expect((await disown(site, garbage)).status).toBe(400)
    }
    await post(`/api/${site}/forgot-password`, { email })
    const reset = linkIn(await newestMailTo(app, email, 2)).searchParams.get('token')!
    expect((await disown(site, reset)).body.code).toBe('LINK_INVALID')
    expect(await accountsOf(email)).toHaveLength(1)
  })
})

test('a link of yesterday deletes nothing', async () => {
  const { email, token } = await strangerSignsUp('user')
  app.clock.advance(24.1)
  expect((await disown('user', token)).body.code).toBe('LINK_EXPIRED')
  expect(await accountsOf(email)).toHaveLength(1)
})

test('a vendor whom somebody has booked is not deleted', async () => {
  const [client, vendor] = [await createClient(app), await createVendor(app, { emailVerifiedAt: null })]
  await insertAppointmentRow(app, { client, vendor })
  await post('/api/pro/resend-verification', { email: vendor.email })
  const token = linkIn(await newestMailTo(app, vendor.email)).searchParams.get('token')
  expect((await disown('pro', token)).body.code).toBe('REGISTRATION_USED')
  expect(await accountsOf(vendor.email)).toHaveLength(1)
})

test('a reset mail names nobody before the address is verified', async () => {
  const [unverified, verified] = [
    await createClient(app, { emailVerifiedAt: null, name: 'Malla Stranger' }),
    await createClient(app, { name: 'Ciara Nolan' }),
  ]
  for (const { email } of [unverified, verified]) await post('/api/user/forgot-password', { email })
  expect((await newestMailTo(app, unverified.email)).text).not.toContain('Malla')
  expect((await newestMailTo(app, verified.email)).text).toContain('Hello Ciara Nolan')
})
