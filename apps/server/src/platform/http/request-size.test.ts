// covers: ASVS 5.2.1
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { ownApp } from '../../testing/own-app.ts'

const app = ownApp()

/** Sends bytes as they are and gives what comes back until the server closes. */
function speak(request: string): Promise<{ status: number; hasTime: boolean; body: unknown }> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(request, 'latin1'))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      answer += part
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n')
      resolve({
        status: Number(head.split(' ')[1]),
        hasTime: /\r\nserver-time: 20/.test(head),
        body: body.startsWith('{') ? JSON.parse(body) : body,
      })
    })
  })
}

const get = (path: string, headers = '') =>
  speak(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`)
const refused = (status: number, code: string) => ({ status, hasTime: true, body: { success: false, code } })

test('an address that is too long is refused as such, however long it is', async () => {
  for (const length of [9_000, 20_000, 60_000]) {
    const reply = await get(`/api/vendor/list?search=${'x'.repeat(length)}`)
    expect(reply).toMatchObject(refused(414, 'URI_TOO_LONG'))
  }
  expect(await get(`/api/vendor/list?other=${'x'.repeat(7_000)}`)).toMatchObject({ status: 200 })
})

test('headers that are too large are refused', async () => {
  const reply = await get('/api/vendor/list', `X-Filler: ${'x'.repeat(30_000)}\r\n`)
  expect(reply).toMatchObject(refused(431, 'HEADERS_TOO_LARGE'))
  const many = Array.from({ length: 3_000 }, (_, index) => `X-${index}: filler\r\n`).join('')
  expect(await get('/api/vendor/list', many)).toMatchObject(refused(431, 'HEADERS_TOO_LARGE'))
})

test.each([
  ['no HTTP', 'Hello\r\n\r\n'],
  ['a NUL in a header', 'GET /api/vendor/list HTTP/1.1\r\nHost: x\r\nX-Other: a\0b\r\n\r\n'],
  ['a header without a name', 'GET /api/vendor/list HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n'],
  [
    'two lengths',
    'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  ],
  [
    'a length and chunks',
    'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
  ],
  ['a NUL in the address', 'GET /api/vendor/list?\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
])('%s is a bad request', async (_what, request) => {
  expect(await speak(request)).toMatchObject(refused(400, 'INVALID_REQUEST'))
})

test('a client that never finishes what it says is not waited for', () => {
  expect(app.http.server.headersTimeout).toBe(20_000)
  expect(app.http.server.requestTimeout).toBe(180_000)
})
