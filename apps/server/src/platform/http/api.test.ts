// covers: ASVS 1.1.1
import { expect, test } from 'vitest'
import { createClient } from '../../testing/actors.ts'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()

test('a method that no route can have is refused as JSON', async () => {
  const reply = await fetch(`${app.url}/api/user/login`, { method: 'PROPFIND' })
  expect(reply.status).toBe(404)
  expect(await reply.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
})

test.each(['/api/nowhere', '/api/', '/api', '/api?x=1'])(
  'the unknown path %s is refused as JSON',
  async (path) => {
    const reply = await fetch(app.url + path)
    expect(reply.status).toBe(404)
    expect(await reply.json()).toMatchObject({ success: false, code: 'NOT_FOUND' })
  },
)

test('a broken address is refused, not a failure', async () => {
  const reply = await fetch(`${app.url}/api/vendor/%E0%A4%A`)
  expect(reply.status).toBe(404)
  expect(reply.headers.get('server-time')).not.toBeNull()
})

test.each([
  ['no boundary', 'multipart/form-data', 'a=b'],
  [
    'an early end',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nCi',
  ],
])('a form with %s is a bad request', async (_what, contentType, body) => {
  const client = await createClient(app)
  const reply = await fetch(`${app.url}/api/user/update-profile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': contentType },
    body,
  })
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ success: false, code: 'INVALID_REQUEST' })
})
