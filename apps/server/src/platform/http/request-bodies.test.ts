// covers: ASVS 1.1.1, 1.3.3, 1.5.2, 3.5.2, 15.3.6
import { gzipSync } from 'node:zlib'
import type { Call } from '@anseo/contract/call'
import { CALLS } from '@anseo/contract/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, createAdmin, createClient, createVendor } from '../../testing/actors.ts'
import { ownApp } from '../../testing/own-app.ts'

let actors: Record<'client' | 'vendor' | 'admin', Actor>
const app = ownApp()
beforeAll(async () => {
  actors = {
    client: await createClient(app),
    vendor: await createVendor(app),
    admin: await createAdmin(app),
  }
})

const calls: readonly Call[] = Object.values(CALLS).flat()
const withBody = calls.filter(({ body, multipart }) => body && !multipart)
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** Sends bytes as they are; nothing but what is given says what they are. */
async function sendBytes(
  { method, path, access }: Pick<Call, 'method' | 'path' | 'access'>,
  body: string | Uint8Array,
  headers: Record<string, string>,
) {
  const authorization = access === 'public' ? undefined : `Bearer ${actors[access].token}`
  const reply = await fetch(app.url + path.replaceAll(/:\w+/g, NOBODY), {
    method,
    headers: { ...(authorization && { authorization }), ...headers },
    // Bytes, since fetch would add a content type to a text.
    body: new Uint8Array(typeof body === 'string' ? Buffer.from(body) : body),
  })
  const text = await reply.text()
  return { status: reply.status, body: JSON.parse(text) as { code?: string; fields?: object }, text }
}

const broadcast = { method: 'POST', path: '/api/admin/broadcasts', access: 'admin' } as const
const JSON_TYPE = { 'content-type': 'application/json' }

describe.each(withBody.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  test('takes JSON only', async () => {
    for (const type of [
      undefined,
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const reply = await sendBytes(call, '{}', type === undefined ? {} : { 'content-type': type })
      expect(reply, type).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } })
    }
  })
})

test.each([
  'application/jsonx',
  'application/json-patch+json',
  'application/vnd.api+json',
  'application/json; charset=latin1',
  'application/json; charset=utf-16',
  'application/json; charset=utf-8; version=1',
  'application/json, text/plain',
  'text/json',
  'application / json',
  'json',
  '*/*',
])('%s is not JSON as it is taken', async (type) => {
  expect((await sendBytes(broadcast, '{"content":"Hi"}', { 'content-type': type })).status).toBe(415)
})

test.each(['application/json', 'application/json;charset=utf-8', 'Application/JSON; Charset="UTF-8"'])(
  '%s is JSON',
  async (type) => {
    expect((await sendBytes(broadcast, '{"content":"Hi"}', { 'content-type': type })).status).toBe(200)
  },
)

test('a call without fields needs neither body nor content type, and takes an empty one', async () => {
  for (const headers of [{}, JSON_TYPE]) {
    const reply = await fetch(`${app.url}/api/user/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${(await createClient(app)).token}`, ...headers },
    })
    expect(reply.status).toBe(200)
  }
})

test('a form of which every field is optional may be left out, and one with a required field names it', async () => {
  const sendNothing = async (method: string, path: string, { token }: Actor) => {
    const reply = await fetch(app.url + path, { method, headers: { authorization: `Bearer ${token}` } })
    return { status: reply.status, body: (await reply.json()) as object }
  }
  expect((await sendNothing('POST', '/api/user/update-profile', actors.client)).status).toBe(200)
  expect((await sendNothing('PATCH', '/api/pro/profile', actors.vendor)).status).toBe(200)
  for (const path of ['/api/pro/documents', '/api/pro/photos', '/api/pro/contacts/import']) {
    const body = { code: 'INVALID_REQUEST', fields: expect.anything() }
    expect(await sendNothing('POST', path, actors.vendor), path).toMatchObject({ status: 400, body })
  }
})

test('what nobody answers is not found, whatever comes with it', async () => {
  const bodies: [string, string][] = [
    ['text/plain', 'Hi'],
    ['application/x-www-form-urlencoded', 'a=b'],
    ['application/json', '{'],
    ['application/json', JSON.stringify('x'.repeat(70 * 1024))],
  ]
  for (const [type, body] of bodies) {
    for (const [method, path] of [
      ['POST', '/api/nowhere'],
      ['PUT', '/api/user/login'],
    ] as const) {
      const reply = await sendBytes({ method, path, access: 'public' }, body, { 'content-type': type })
      expect(reply, `${method} ${path} ${type}`).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
  }
})

test('the token comes before the content type, and the content type before the fields', async () => {
  const plain = { 'content-type': 'text/plain' }
  expect((await sendBytes({ ...broadcast, access: 'public' }, '{', plain)).status).toBe(401)
  expect((await sendBytes({ ...broadcast, access: 'client' }, '{', plain)).status).toBe(403)
  expect((await sendBytes(broadcast, '{', plain)).status).toBe(415)
  expect((await sendBytes(broadcast, '{', JSON_TYPE)).status).toBe(400)
})

test('nothing packed is taken', async () => {
  for (const encoding of ['gzip', 'deflate', 'br', 'x-anything', 'gzip, gzip']) {
    const headers = { ...JSON_TYPE, 'content-encoding': encoding }
    expect((await sendBytes(broadcast, gzipSync('{"content":"Hi"}'), headers)).status, encoding).toBe(415)
  }
  const plain = { ...JSON_TYPE, 'content-encoding': 'identity' }
  expect((await sendBytes(broadcast, '{"content":"Hi"}', plain)).status).toBe(200)
})

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

test.each<[string, string | Uint8Array]>([
  ['broken JSON', '{"content":'],
  ['text after JSON', '{"content":"Hi"} {}'],
  ['a list', '["content"]'],
  ['a text', '"content"'],
  ['null', 'null'],
  ['a number beyond all', '{"content":1e400}'],
  ['a hexadecimal number', '{"content":0x10}'],
  ['NaN', '{"content":NaN}'],
  ['a NUL in JSON', '{"content":"a\0b"}'],
  ['an escaped NUL', String.raw`{"content":"a\u0000b"}`],
  ['a NUL in a field that nobody knows', String.raw`{"content":"Hi","other":{"deep":["\u0000"]}}`],
  ['a NUL in a key', String.raw`{"content":"Hi","\u0000":1}`],
  ['half a surrogate pair', String.raw`{"content":"\ud800"}`],
  ['bytes that are not UTF-8', Buffer.from('{"content":"caf\xe9"}', 'latin1')],
  ['an overlong slash', Buffer.from('{"content":"\xc0\xaf"}', 'latin1')],
  ['a surrogate in UTF-8', Buffer.from('{"content":"\xed\xa0\x80"}', 'latin1')],
  ['UTF-16', Buffer.from('{"content":"Hi"}', 'utf16le')],
  ['__proto__', '{"content":"Hi","__proto__":{"isVerified":true}}'],
  ['__proto__ in disguise', String.raw`{"content":"Hi","\u005f_proto__":{"isVerified":true}}`],
  ['__proto__ in the depth', '{"content":"Hi","audience":{"__proto__":{"everybody":true}}}'],
  ['constructor.prototype', '{"content":"Hi","constructor":{"prototype":{"isVerified":true}}}'],
  ['constructor', '{"content":"Hi","constructor":"Object"}'],
  ['great depth', `{"content":"Hi","other":${nested(20)}}`],
  ['depth that would fell a recursion', `{"content":"Hi","other":${nested(30_000)}}`],
  [
    'very many keys',
    JSON.stringify({
      content: 'Hi',
      ...Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`k${i}`, 1])),
    }),
  ],
  ['very many entries', JSON.stringify({ content: 'Hi', other: Array.from({ length: 3000 }, () => 0) })],
])('%s is a bad request', async (_what, body) => {
  const reply = await sendBytes(broadcast, body, JSON_TYPE)
  expect(reply).toMatchObject({ status: 400, body: { success: false, code: 'INVALID_REQUEST' } })
  expect(reply.body.fields).toBeTruthy()
  expect(({} as { isVerified?: boolean }).isVerified).toBeUndefined()
})

test('a body above 64 kB is too large, also one that does not say how long it is', async () => {
  const body = JSON.stringify({ content: 'x'.repeat(65 * 1024) })
  expect(await sendBytes(broadcast, body, JSON_TYPE)).toMatchObject({
    status: 413,
    body: { code: 'BODY_TOO_LARGE', message: 'This is too long. Please shorten it and try again.' },
  })
  const reply = await fetch(app.url + broadcast.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${actors.admin.token}`, ...JSON_TYPE },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit)
  expect(reply.status).toBe(413)
})

test.each([
  ['a NUL', 'search=a%00b'],
  ['a NUL in a field that nobody knows', 'other=%00'],
  ['bytes that are not UTF-8', 'search=%FF'],
  ['an overlong slash', 'search=%C0%AF'],
  ['a broken escape', 'search=%E0%A4%A'],
  ['a lone per cent', 'search=100%'],
  ['__proto__', '__proto__=x'],
  ['constructor', 'constructor=x'],
  ['a field twice', 'search=a&search=b'],
  ['a page in hexadecimal', 'page=0x10'],
  ['a page in floating point', 'page=1e1'],
  ['a page beyond all', 'page=1e400'],
  ['no page', 'page='],
  ['a page of spaces', 'page=%20%20'],
  ['a negative page', 'page=-1'],
])('%s in the query is a bad request', async (_what, query) => {
  const reply = await fetch(`${app.url}/api/vendor/list?${query}`)
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({ success: false, code: 'INVALID_REQUEST' })
})

test('what is no id in a path is not found, whatever it is', async () => {
  for (const id of [
    '%00',
    'a%00b',
    '__proto__',
    '..%2f..%2fetc',
    '%F0%9F%98%80',
    '%ED%A0%80',
    '%C0%AF',
    "'--",
  ]) {
    expect((await fetch(`${app.url}/api/vendor/${id}`)).status, id).toBe(404)
  }
})
