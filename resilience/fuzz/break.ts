import type { Random } from '@anseo/test-support/random'
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './candidates.ts'
import type { Draft } from './draft.ts'

/** Breaks one part of a draft in place; returns what it broke, or null if the draft has no such part. */
type Break = (draft: Draft, random: Random) => string | null

/** Returns a hostile value. It is a copy, since a later break may change it in place. */
const hostile = (random: Random): unknown =>
  random.percent(65) ? random.pick(HOSTILE_TEXTS) : structuredClone(random.pick(HOSTILE_VALUES))

/** Picks a random object or array within a body, and one of its keys. */
function spotIn(body: unknown, random: Random): { holder: Record<string, unknown>; key: string } | null {
  if (body === null || typeof body !== 'object') return null
  const keys = Object.keys(body)
  if (keys.length === 0) return null
  const key = random.pick(keys)
  const holder = body as Record<string, unknown>
  return (random.percent(50) ? spotIn(holder[key], random) : null) ?? { holder, key }
}

const inBody = (
  what: string,
  change: (holder: Record<string, unknown>, key: string, random: Random) => void,
): Break => {
  return (draft, random) => {
    const spot = spotIn(draft.body, random)
    if (!spot) return null
    change(spot.holder, spot.key, random)
    return `${what} ${spot.key}`
  }
}

const BODY: Break[] = [
  inBody('hostile', (holder, key, random) => (holder[key] = hostile(random))),
  inBody('hostile', (holder, key, random) => (holder[key] = hostile(random))),
  inBody('missing', (holder, key) => delete holder[key]),
  inBody('wrapped', (holder, key) => (holder[key] = [holder[key]])),
  inBody('nested', (holder, key) => (holder[key] = { [key]: holder[key] })),
  inBody('extra beside', (holder, _key, random) => {
    const name = random.pick([
      'isAdmin',
      'role',
      'id',
      '_id',
      'verifiedAt',
      'amountCents',
      'success',
      'constructor',
    ])
    holder[name] = hostile(random)
  }),
  inBody('as text', (holder, key) => (holder[key] = String(holder[key]))),
  (draft, random) => {
    draft.body = hostile(random)
    return draft.isForm ? null : 'body of another type'
  },
]

const deep = (open: string, close: string, depth = 5_000) => open.repeat(depth) + close.repeat(depth)

const BYTES: ((text: string, random: Random) => [string, Buffer])[] = [
  (text, random) => ['truncated', Buffer.from(text.slice(0, random.whole(1, Math.max(1, text.length - 1))))],
  (text) => ['doubled', Buffer.from(text + text)],
  (text) => [
    'broken UTF-8',
    Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xc3, 0x28, 0xff, 0xfe]), Buffer.from('}')]),
  ],
  (text) => ['byte order mark', Buffer.from(`\uFEFF${text}`)],
  (text) => ['UTF-16', Buffer.from(text, 'utf16le')],
  (text) => ['__proto__', Buffer.from(`{"__proto__":{"isAdmin":true},${text.slice(1)}`)],
  (text) => ['constructor', Buffer.from(`{"constructor":{"prototype":{"isAdmin":true}},${text.slice(1)}`)],
  (text) => ['doubled fields', Buffer.from(`${text.slice(0, -1)},${text.slice(1)}`)],
  () => ['deep array', Buffer.from(deep('[', ']'))],
  () => ['deep object', Buffer.from(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`)],
  () => ['huge', Buffer.alloc(70_000, 'a')],
  (text) => ['padded', Buffer.from(text.padEnd(65_000, ' '))],
  () => ['noise', Buffer.from([0, 1, 2, 3, 255, 254, 253])],
  () => ['only white space', Buffer.from('  \n')],
  () => ['bare word', Buffer.from('NaN')],
  () => ['null', Buffer.from('null')],
]

const TYPES = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'application/json; charset=utf-16',
  'application/json;',
  'APPLICATION/JSON',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=other',
  'multipart/mixed; boundary=----gorse-on-howth',
  'application/octet-stream',
  'text/plain, application/json',
  '*/*',
  ';',
  'json',
]

const ODD_HEADERS: (readonly [string, string])[] = [
  ['accept', 'application/x-nothing'],
  ['accept-encoding', 'gzip;q=2, *;q=banana, br'],
  ['accept-language', 'x'.repeat(3_000)],
  ['range', 'bytes=0-0,5-'],
  ['if-none-match', '"\u00e9", W/"*", *'],
  ['if-modified-since', 'yesterday'],
  ['cookie', 'anseo=%00; __proto__=1; =; a'.repeat(20)],
  ['origin', 'null'],
  ['origin', 'https://elsewhere.example'],
  ['referer', 'javascript:alert(1)'],
  ['x-forwarded-for', '127.0.0.1, ::1, nonsense'],
  ['x-forwarded-host', 'elsewhere.example'],
  ['x-forwarded-proto', 'javascript'],
  ['x-http-method-override', 'DELETE'],
  ['content-encoding', 'gzip'],
  ['transfer-encoding', 'identity'],
  ['host', 'elsewhere.example:1'],
  ['upgrade', 'h2c'],
  ['expect', '200-ok'],
  ['idempotency-key', ''],
  ['idempotency-key', 'k'.repeat(5_000)],
  ['idempotency-key', '\u00e9\u00ff'],
  ['last-event-id', '1'],
  ['user-agent', `Mozilla/5.0 ${'('.repeat(2_000)}`],
  ['x-request-id', '${jndi:ldap://127.0.0.1/a}'],
]

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'PURGE',
]

const TARGETS: ((target: string, random: Random) => string)[] = [
  (target) => `${target}/`,
  (target) => target.toUpperCase(),
  (target) => target.replace('/api/', '/api//'),
  (target) => target.replace('/api/', '/api/../api/'),
  (target) => target.replace('/api/', '/%61pi/'),
  (target) => `${target}${target.includes('?') ? '&' : '?'}%`,
  (target) => `${target}?a=%C3%28&b=%00&c[]=1&c[d]=2&__proto__=3&constructor[prototype]=4`,
  (target) => `${target}%00`,
  (target) => `${target}/%E0%A4%A`,
  (target) => `${target}?${'a=1&'.repeat(1_500)}`,
  (target) => `${target}?a=${'x'.repeat(9_000)}`,
  (target) => `${target};a=b`,
  (target) => `${target}#part`,
  (target) => target.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'x'.repeat(280)),
]

const FORMS: Break[] = [
  (draft, random) => {
    if (!draft.file) return null
    draft.file.name = random.pick([
      '../../a.pdf',
      'a\0.png',
      '"; x="y',
      `${'n'.repeat(4_000)}.png`,
      '',
      '<b>.png',
    ])
    return 'file name'
  },
  (draft, random) => {
    if (!draft.file) return null
    const { content } = draft.file
    draft.file.content = random.pick([
      Buffer.alloc(0),
      content.subarray(0, content.length >> 1),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.concat([content, Buffer.from('<script>alert(1)</script>')]),
      Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
      Buffer.from('%PDF-'),
      Buffer.alloc(random.percent(10) ? 11 * 1024 * 1024 : 30_000, 0x20),
    ])
    return 'file content'
  },
  (draft, random) => {
    if (!draft.file) return null
    draft.file.field = random.pick(['image', 'document', 'other', '', '__proto__', 'toString'])
    return 'file field'
  },
  (draft, random) => {
    draft.body = {
      ...(draft.body as object),
      [random.pick(['__proto__x', 'constructor', 'a b', '"', 'é'])]: 'x',
    }
    return 'field name'
  },
  (draft, random) => {
    draft.body = Object.fromEntries(
      Array.from({ length: random.pick([31, 40, 200]) }, (_, n) => [`f${n}`, 'x']),
    )
    return 'many fields'
  },
]

const breakBytes: Break = (draft, random) => {
  if (draft.body === undefined || draft.isForm) return null
  const [what, bytes] = random.pick(BYTES)(JSON.stringify(draft.body) ?? '{}', random)
  draft.bytes = bytes
  return what
}

const breakType: Break = (draft, random) => {
  if (draft.body === undefined) return null
  draft.contentType = random.pick(TYPES)
  return `content type ${draft.contentType}`
}

const breakHeaders: Break = (draft, random) => {
  const [name, value] = random.pick(ODD_HEADERS)
  draft.headers.push([name, value])
  return `header ${name}`
}

const breakMethod: Break = (draft, random) => {
  draft.method = random.pick(METHODS)
  return `method ${draft.method}`
}

const breakQuery: Break = (draft, random) => {
  const names = draft.query.map(([name]) => name)
  const name =
    names.length > 0 && random.percent(80)
      ? random.pick(names)
      : random.pick(['page', 'limit', 'cursor', 'q'])
  const value = String(random.pick(HOSTILE_TEXTS)).slice(0, 2_000)
  if (random.percent(30)) draft.query.push([name, value])
  else draft.query = [...draft.query.filter(([other]) => other !== name), [name, value]]
  return `query ${name}`
}

const breakParams: Break = (draft, random) => {
  const names = Object.keys(draft.params)
  if (names.length === 0) return null
  const name = random.pick(names)
  draft.params[name] = String(random.pick(HOSTILE_TEXTS)).slice(0, 1_000) || '-'
  return `parameter ${name}`
}

/** Sends a body where none is expected. */
const addBody: Break = (draft, random) => {
  if (draft.body !== undefined) return null
  draft.body = hostile(random)
  return 'body where there is none'
}

const KINDS: readonly (readonly [number, Break])[] = [
  [40, (draft, random) => random.pick(BODY)(draft, random)],
  [14, breakBytes],
  [6, breakType],
  [8, breakHeaders],
  [4, breakMethod],
  [14, breakQuery],
  [8, breakParams],
  [3, addBody],
  [20, (draft, random) => (draft.isForm ? random.pick(FORMS)(draft, random) : null)],
]

/** Breaks one part of a draft and adds its name to `draft.broken`; nothing after six picks that the draft does not have. */
export function breakDraft(draft: Draft, random: Random): void {
  for (let tried = 0; tried < 6; tried += 1) {
    const what = weighted(random)(draft, random)
    if (what !== null) {
      draft.broken.push(what)
      return
    }
  }
}

/** Replaces the request target by a malformed one. It comes last, since it is built from the path and query as broken so far. */
export function breakTarget(draft: Draft, target: string, random: Random): void {
  draft.target = random.pick(TARGETS)(target, random)
  draft.broken.push('target')
}

function weighted(random: Random): Break {
  let left = random.fraction() * KINDS.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, kind] of KINDS) {
    left -= weight
    if (left < 0) return kind
  }
  return KINDS[0]![1]
}
