// covers: ASVS 1.3.11, 6.2.1, 6.2.4, 6.2.9, 6.2.11, 6.2.12
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { account } from '../tables/accounts.ts'
import { vendor } from '../../catalogue/tables/vendors.ts'
import { createClient, PASSWORD } from '../../../testing/actors.ts'
import { linkIn, mailsTo, newestMailTo } from '../../../testing/mails.ts'
import { send } from '../../../testing/requests.ts'
import { ownApp } from '../../../testing/own-app.ts'

const app = ownApp()

let count = 0
const freshEmail = () => `somebody-${++count}@example.test`
const post = (path: string, body?: object | string) => send(app, 'POST', path, body)
const registerClient = (changes: object = {}) =>
  post('/api/user/register', { name: 'Ciara Nolan', email: freshEmail(), password: PASSWORD, ...changes })

const application = () => ({
  name: 'Síle  Ní Bhriain',
  email: freshEmail(),
  password: PASSWORD,
  speciality: 'Makeup_Artist',
  city: 'Galway',
  location: 'Salthill',
  experience: '6 years',
  about: 'Weddings and film.',
  fees: '42.50',
  phone: '086 123 4567',
})
const registerVendor = (changes: object = {}) => post('/api/pro/register', { ...application(), ...changes })

const accountsOf = (email: string) => app.runtime.db.select().from(account).where(eq(account.email, email))

test('a client signs up, verifies by the mailed link and logs in', async () => {
  const email = freshEmail()
  expect(await registerClient({ email: ` ${email.toUpperCase()} ` })).toMatchObject({
    status: 200,
    body: { success: true, message: 'Account created! Please check your email to verify.' },
  })
  const logIn = () => post('/api/user/login', { email, password: PASSWORD })
  expect((await logIn()).body.code).toBe('EMAIL_NOT_VERIFIED')

  const mail = await newestMailTo(app, email)
  expect(mail.subject).toContain('Verify')
  expect(mail.text).toContain('Verify')
  const link = linkIn(mail)
  expect(`${link.origin}${link.pathname}`).toBe(`${app.runtime.publicUrl}/verify-email`)

  const verify = () => send(app, 'GET', `/api/user/verify-email${link.search}`)
  const verified = { status: 200, body: { success: true, message: 'Email verified! You can now log in.' } }
  expect(await verify()).toMatchObject(verified)
  expect(await verify()).toMatchObject(verified)
  const { body } = await logIn()
  const profile = await send(app, 'GET', '/api/user/get-profile', undefined, {
    authorization: `Bearer ${body.token}`,
  })
  expect(profile.body.userData).toMatchObject({ name: 'Ciara Nolan', email, phone: null, dob: null })
})

test('the verification link leads on to where the client was going, also when it is sent again', async () => {
  const email = freshEmail()
  const next = '/appointment/7?day=24_11_2026&start=10:00 AM'
  await registerClient({ email, next })
  await post('/api/user/resend-verification', { email, next: '/vendors/Personal%20Chef' })
  const leads = (await mailsTo(app, email, 2)).map((mail) => linkIn(mail).searchParams.get('next'))
  expect(leads.toSorted()).toEqual([next, '/vendors/Personal%20Chef'])
  const { text } = await newestMailTo(app, email, 2)
  expect(text).toMatch(/not-me\?token=[\w-]+\s/)
})

test.each(['https://evil.test/', '//evil.test/', '/\\evil.test', '/\t/evil.test', 'evil', ''])(
  'a verification link leads on to no other site: %j',
  async (next) => {
    const email = freshEmail()
    expect(await registerClient({ email, next })).toMatchObject({
      status: 400,
      body: { fields: { next: 'Use a path of this site.' } },
    })
    expect((await post('/api/user/resend-verification', { email, next })).status).toBe(400)
    expect(await accountsOf(email)).toEqual([])
  },
)

test('a vendor applies, with a decimal comma, and is not listed yet', async () => {
  const email = freshEmail()
  expect((await registerVendor({ email, fees: '42,50' })).status).toBe(200)
  const link = linkIn(await newestMailTo(app, email))
  expect(link.pathname).toBe('/pro/verify-email')
  expect((await send(app, 'GET', `/api/pro/verify-email${link.search}`)).status).toBe(200)
  const { body } = await post('/api/pro/login', { email, password: PASSWORD })
  const reply = await send(app, 'GET', '/api/pro/profile', undefined, {
    authorization: `Bearer ${body.token}`,
  })
  expect(reply.body.vendorData).toMatchObject({
    name: 'Síle Ní Bhriain',
    phone: '+353861234567',
    fees: 42.5,
    isVerified: false,
    vetting: 'pending',
    slots_booked: {},
  })
  const [row] = await app.runtime.db.select().from(vendor).where(eq(vendor.id, reply.body.vendorData._id))
  expect(row).toMatchObject({ searchName: 'sile ni bhriain', feePerHourCents: 4250, verifiedAt: null })
})

test('a taken address gets the same answer, and its owner a mail', async () => {
  const owner = await createClient(app)
  const taken = await registerClient({ email: owner.email, password: 'quite-another-one-9' })
  const fresh = await registerClient()
  expect(taken).toMatchObject({ status: fresh.status, body: fresh.body })
  const [mail, ...others] = await mailsTo(app, owner.email)
  expect(mail!.subject).toContain('already have an account')
  expect(others).toHaveLength(0)
  expect((await post('/api/user/login', { email: owner.email, password: PASSWORD })).status).toBe(200)
})

test('an application that is refused does not tell whether its address is taken', async () => {
  const email = freshEmail()
  await registerVendor({ email })
  const apply = (address: string) => registerVendor({ email: address, speciality: 'Plumber' })
  const [taken, fresh] = [await apply(email), await apply(freshEmail())]
  expect(fresh.status).toBe(400)
  expect(taken).toMatchObject({ status: fresh.status, body: fresh.body })
  expect(await mailsTo(app, email)).toHaveLength(1)
})

test('one address may have an account on each site', async () => {
  const email = freshEmail()
  await registerClient({ email })
  await registerVendor({ email })
  const rows = await accountsOf(email)
  expect(rows.map(({ role }) => role).toSorted()).toEqual(['client', 'vendor'])
})

test('of sign-ups at the same moment one opens the account', async () => {
  const email = freshEmail()
  const replies = await Promise.all(Array.from({ length: 5 }, () => registerClient({ email })))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await accountsOf(email)).toHaveLength(1)
  const mails = await mailsTo(app, email, 5)
  expect(mails.filter(({ subject }) => subject.startsWith('Verify'))).toHaveLength(1)
})

test('a name loses the prefix of notices and line breaks', async () => {
  const email = freshEmail()
  await registerClient({ email, name: '📢 Notifications: Mary\r\nBcc: all' })
  expect((await accountsOf(email))[0]!.name).toBe('Mary Bcc: all')
  expect(await registerClient({ name: '📢 Notifications:' })).toMatchObject({
    status: 400,
    body: { code: 'INVALID_REQUEST', fields: { name: expect.any(String) } },
  })
})

test.each([
  ['password1', 'too common'],
  ['PassWord123', 'too common'],
  ['zzzzzzzzzz', 'too common'],
  ['Anseo-2026!', 'easy to guess'],
  ['short', '8 characters'],
  ['x'.repeat(129), '128 characters'],
  ['me@example.test', 'email'],
])('the password %s is refused', async (password, text) => {
  const reply = await registerClient({ email: 'me@example.test', password })
  expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
  expect(reply.body.fields.password).toContain(text)
})

// covers: §5.1
test.each([
  ['name', { name: undefined }],
  ['email', { email: '' }],
  ['password', { password: undefined }],
])('a client without %s is told that all fields are required', async (field, changes) => {
  const reply = await registerClient(changes)
  expect(reply.status).toBe(400)
  expect(reply.body.fields).toHaveProperty(field)
})

test.each([
  ['phone', '12'],
  ['phone', 'call me'],
  ['fees', '0.5'],
  ['fees', '12.345'],
  ['fees', 'NaN'],
  ['speciality', 'Plumber'],
  ['about', '📢 Notifications:'],
  ['city', 'a\0b'],
  ['email', 'no address'],
  ['name', { $gt: '' }],
  ['name', 'Win €500 at evil.ie'],
  ['name', 'https://evil.example'],
  ['experience', ['x']],
])('a vendor whose %s is %s is refused', async (field, value) => {
  const reply = await registerVendor({ [field]: value })
  expect(reply).toMatchObject({ status: 400, body: { success: false, code: 'INVALID_REQUEST' } })
  expect(reply.body.fields).toHaveProperty(field)
})

test('a form instead of JSON is not accepted', async () => {
  const form = new FormData()
  form.set('name', 'Ciara')
  expect((await send(app, 'POST', '/api/user/register', form)).status).toBe(415)
})
