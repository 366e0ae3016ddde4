import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD } from './modules/identity/accounts/demonstration.ts'
import { account } from './modules/identity/tables/accounts.ts'
import { hashPassword } from './platform/passwords/password-hash.ts'
import { refuseDemonstration } from './refuse-demonstration.ts'
import { createAdmin, createClient, createVendor, PASSWORD } from './testing/actors.ts'
import { PRODUCTION } from './testing/production-settings.ts'
import { send } from './testing/requests.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

/** A process of its own reads all of the server's code and looks at its database before it ends. */
const START_LIMIT_MS = 90_000

let app: TestApp
let production: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const env = { ...PRODUCTION, DATABASE_URL: app.databaseUrl }
  production = await startTestApp({ sharing: app, env })
})
afterAll(async () => {
  await production.close()
  await app.close()
})
beforeEach(async () => void (await app.runtime.db.delete(account)))

const start = () => refuseDemonstration(production.runtime.db)

/** Opens the product with an account that the demonstration has left behind. */
const openWithDemoPassword = async (id: string) =>
  app.runtime.db
    .update(account)
    .set({ passwordHash: await hashPassword(DEMO_PASSWORD) })
    .where(eq(account.id, id))

test('production starts on a database of real people, and on an empty one', async () => {
  await start()
  await createAdmin(app, { email: 'desk@anseo.example' })
  await createClient(app, { email: 'demo.test@anseo.example' })
  await start()
})

test.each([
  ['a client', createClient, 'client@demo.test'],
  ['an applicant who was never verified', createVendor, 'new.vendor@demo.test'],
  ['an admin', createAdmin, 'admin@demo.test'],
  ['somebody seeded', createVendor, 'vendor7.s1@seed.test'],
])('production does not start while %s of the demonstration has an account', async (_who, create, email) => {
  await createAdmin(app, { email: 'desk@anseo.example' })
  await create(app, { email, emailVerifiedAt: null })
  await expect(start()).rejects.toThrow('holds 1 accounts of the demonstration')
})

test('production does not start while the password of the demonstration opens the desk', async () => {
  const { id } = await createAdmin(app, { email: 'desk@anseo.example' })
  await openWithDemoPassword(id)
  await expect(start()).rejects.toThrow('opens the account of the admin desk@anseo.example')
})

test('the password of the demonstration opens nothing in production, and nobody may choose it there', async () => {
  const client = await createClient(app)
  await openWithDemoPassword(client.id)
  const logIn = (on: TestApp) =>
    send(on, 'POST', '/api/user/login', { email: client.email, password: DEMO_PASSWORD })
  expect(await logIn(production)).toMatchObject({ status: 400, body: { code: 'INVALID_CREDENTIALS' } })
  expect((await logIn(app)).status).toBe(200)

  const other = await createClient(app)
  const body = { currentPassword: PASSWORD, newPassword: DEMO_PASSWORD }
  const withToken = { authorization: `Bearer ${other.token}` }
  const refused = await send(production, 'PUT', '/api/user/change-password', body, withToken)
  expect(refused).toMatchObject({ status: 400, body: { fields: { newPassword: expect.any(String) } } })
})

test(
  'a start of the process ends before it listens, and says why',
  async () => {
    await createClient(app, { email: 'client@demo.test' })
    const env = { PATH: process.env['PATH'], ...PRODUCTION, DATABASE_URL: app.databaseUrl, PORT: '0' }
    const child = spawn(process.execPath, [`${import.meta.dirname}/main.ts`], { env })
    const [[code], said, told] = await Promise.all([
      once(child, 'exit'),
      text(child.stderr),
      text(child.stdout),
    ])
    expect(code).toBe(1)
    expect(said).toContain('DATABASE_URL: this database holds 1 accounts of the demonstration')
    expect(told).not.toContain('Operator')
  },
  START_LIMIT_MS,
)
