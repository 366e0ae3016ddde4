// covers: ASVS 6.3.2
import { expect, test } from 'vitest'
import { send } from '../../../testing/requests.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const admin = { email: 'boss@example.test', password: 'lighthouse-keeper-4' }

test('the environment opens the account of the first admin, once', async () => {
  await using app = await startTestApp({
    env: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  })
  expect((await send(app, 'POST', '/api/admin/login', admin)).status).toBe(200)
})

test.each([
  ['half of it', { ADMIN_EMAIL: admin.email }],
  ['no address', { ADMIN_EMAIL: 'boss', ADMIN_PASSWORD: admin.password }],
  ['a common password', { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: 'password1' }],
])('%s stops the start', async (_name, env) => {
  await expect(startTestApp({ env })).rejects.toThrow('ADMIN_')
})
