// covers: ASVS 1.1.1
import { once } from 'node:events'
import { connect } from 'node:net'
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

test('a request that offers another protocol is answered in this one', async () => {
  const { host } = new URL(app.url)
  const offer = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__'
  const socket = connect(Number(new URL(app.url).port), 'localhost')
  socket.write(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\n${offer}\r\n\r\n`)
  const [head] = (await once(socket, 'data')) as [Buffer]
  expect(head.toString()).toMatch(/^HTTP\/1\.1 200 /)
  socket.destroy()
})

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
