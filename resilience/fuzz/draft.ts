import type { Call } from '@anseo/contract/call'
import type { Random } from '@anseo/test-support/random'
import { fromSchema, type NameId } from './from-schema.ts'
import type { KnownIds } from './known-ids.ts'
import type { Sent } from './transport.ts'

/** A file of a form. */
interface SentFile {
  field: string
  name: string
  type: string
  content: Buffer
}

/** A request that is still taken apart, so that each part can be broken on its own. */
export interface Draft {
  method: string
  path: string
  params: Record<string, string>
  query: [string, string][]
  /** The value that becomes JSON; undefined for none. */
  body: unknown
  /** The file of a multipart call; the fields of its form stand in `body`. */
  file: SentFile | null
  isForm: boolean
  headers: [string, string][]
  /** Bytes sent in the place of the body. */
  bytes: Buffer | null
  /** The target in the place of path and query. */
  target: string | null
  /** Content type in the place of the right one. */
  contentType: string | null
  /** The changes made to it. */
  broken: string[]
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

/** Returns a valid request to a call, generated from its schemas, with known ids. */
export function draftOf(call: Call, random: Random, ids: KnownIds): Draft {
  const nameId: NameId = (chance, name) => ids.pick(chance, name, call.path)
  const make = (schema: Call['body']) =>
    schema ? (fromSchema(schema, random, nameId) as Record<string, unknown>) : undefined
  const params = make(call.params) ?? {}
  const query = make(call.query) ?? {}
  return {
    method: call.method,
    path: call.path,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    query: Object.entries(query).map(([name, value]) => [name, String(value)]),
    body: make(call.body),
    file: call.multipart && random.percent(70) ? fileOf(call.multipart, random) : null,
    isForm: call.multipart !== undefined,
    headers:
      call.idempotent && random.percent(40) ? [['idempotency-key', `key-${random.whole(1, 400)}`]] : [],
    bytes: null,
    target: null,
    contentType: null,
    broken: [],
  }
}

const fileOf = (field: string, random: Random): SentFile =>
  field === 'document' && random.percent(60)
    ? { field, name: 'document.pdf', type: 'application/pdf', content: PDF }
    : { field, name: 'portrait.png', type: 'image/png', content: PNG }

/** Returns a draft as it is sent. */
export function sentOf(draft: Draft, token: string | null): Sent {
  const { method, headers } = draft
  const body = draft.bytes ?? (draft.isForm ? formOf(draft) : jsonOf(draft.body))
  const type =
    draft.contentType ?? (draft.isForm ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json')
  return {
    method,
    target: draft.target ?? targetOf(draft),
    headers: [
      ...(token === null || headers.some(([name]) => name === 'authorization')
        ? []
        : [['authorization', `Bearer ${token}`] as const]),
      ...(body && type ? [['content-type', type] as const] : []),
      ...(body ? [['content-length', String(body.length)] as const] : []),
      ...headers,
    ],
    body,
  }
}

function targetOf({ path, params, query }: Draft): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encoded(params[name] ?? 'none'))
  const asked = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')
  return asked ? `${filled}?${asked}` : filled
}

/** Lone surrogates cannot be encoded; a browser sends a replacement. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

const jsonOf = (body: unknown) => (body === undefined ? null : Buffer.from(JSON.stringify(body) ?? 'null'))

const BOUNDARY = '----gorse-on-howth'

function formOf({ body, file }: Draft): Buffer {
  const parts: Buffer[] = []
  const part = (disposition: string, content: Buffer | string) =>
    parts.push(
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    )
  for (const [name, value] of Object.entries((body ?? {}) as object)) {
    part(`name="${name}"`, typeof value === 'string' ? value : JSON.stringify(value))
  }
  if (file) {
    const { field, name, type, content } = file
    part(`name="${field}"; filename="${name}"\r\ncontent-type: ${type}`, content)
  }
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
}
