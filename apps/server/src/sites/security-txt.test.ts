import { DAY_MS } from '@anseo/domain/duration'
import { expect, test } from 'vitest'
import { createAdmin } from '../testing/actors.ts'
import { ownApp } from '../testing/own-app.ts'

const PUBLIC_URL = 'https://here.test'

const app = ownApp({ env: { PUBLIC_URL, BRAND_EMAIL: 'ask@operator.test' } })

async function read() {
  const reply = await fetch(`${app.url}/.well-known/security.txt`)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await reply.text()
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2) as [string, string]),
  )
}

test('names whom to tell, its own address and the policy, by the settings that are in force', async () => {
  const fields = await read()
  expect(fields.get('Contact')).toBe('mailto:ask@operator.test')
  expect(fields.get('Canonical')).toBe(`${PUBLIC_URL}/.well-known/security.txt`)
  expect(fields.get('Policy')).toBe(`${PUBLIC_URL}/security-policy`)
  expect(fields.get('Preferred-Languages')).toBe('en')
  const admin = await createAdmin(app)
  await admin.call('PATCH', '/api/admin/settings', { brandEmail: 'safe@operator.test' })
  expect((await read()).get('Contact')).toBe('mailto:safe@operator.test')
})

test('expires ahead, and in less than a year, whenever it is read', async () => {
  for (const days of [0, 400]) {
    app.clock.set(new Date(app.clock.now().getTime() + days * DAY_MS))
    const ahead = new Date((await read()).get('Expires')!).getTime() - app.clock.now().getTime()
    expect(ahead).toBeGreaterThan(100 * DAY_MS)
    expect(ahead).toBeLessThan(365 * DAY_MS)
  }
})
