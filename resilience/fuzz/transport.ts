import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib'
import { shownText } from './findings.ts'

/** A request as it is sent. */
export interface Sent {
  method: string
  /** Path and query as they are sent. */
  target: string
  headers: readonly (readonly [string, string])[]
  body: Buffer | null
}

export interface Reply {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  ms: number
}

/** A reply that did not come within this time counts as none. */
const LIMIT_MS = 60_000

const keepAliveAgent = new Agent({ keepAlive: true, maxSockets: 32 })

/**
 * Sends a request. A kept connection may be closed by the server just then: such a request goes out on a new one.
 * @throws when the connection is cut before a whole reply.
 */
export async function send(url: string, sent: Sent): Promise<Reply> {
  try {
    return await sendBy(keepAliveAgent, url, sent)
  } catch (error) {
    if (error instanceof ClosedBefore) return sendBy(false, url, sent)
    throw error
  }
}

/** The connection was one that had been used before, and was closed without a byte of a reply. */
class ClosedBefore extends Error {}

function sendBy(agent: Agent | false, url: string, { method, target, headers, body }: Sent): Promise<Reply> {
  const began = performance.now()
  const { hostname, port, host } = new URL(url)
  const has = (wanted: string) => headers.some(([name]) => name === wanted)
  const whole = [...headers]
  if (!has('host')) whole.push(['host', host])
  // Without it Node sends a body of no bytes in chunks, which is a body all the same.
  if (method !== 'GET' && !has('content-length')) whole.push(['content-length', String(body?.length ?? 0)])
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { agent, hostname, port, method, path: target, headers: whole.flat(), timeout: LIMIT_MS },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: unpacked(Buffer.concat(parts), response.headers['content-encoding']),
            ms: performance.now() - began,
          }),
        )
      },
    )
    request.on('timeout', () => request.destroy(new Error(`No reply within ${LIMIT_MS} ms`)))
    request.on('error', (error) => reject(request.reusedSocket ? new ClosedBefore(error.message) : error))
    request.end(body ?? undefined)
  })
}

const UNPACK: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
}

/** Returns a body without the compression that its header names. */
const unpacked = (body: Buffer, encoding = '') =>
  body.length > 0 ? (UNPACK[encoding]?.(body) ?? body) : body

/** Sends bytes that are not valid HTTP, and reads the answer until the server closes the connection or is silent for `silenceMs`. */
export function sendBytes(url: string, bytes: Buffer, silenceMs = 250): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(silenceMs, () => socket.destroy())
    socket.setEncoding('latin1').on('data', (part: string) => (text += part))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? reject(error) : undefined,
    )
    socket.on('close', () => resolve(text))
  })
}

/** Closes the kept-alive connections. */
export const closeConnections = () => keepAliveAgent.destroy()

/** Returns the request as a curl command, to reproduce it. */
export function asCurl(url: string, { method, target, headers, body }: Sent): string {
  const parts = ['curl -i --path-as-is', '-X', method, quote(url + shownText(target, 600))]
  for (const [name, value] of headers) {
    if (!/^(content-length|host)$/i.test(name)) parts.push('-H', quote(`${name}: ${shownText(value, 200)}`))
  }
  if (body === null) return parts.join(' ')
  const text = body.toString('utf8')
  const isText = Buffer.from(text).equals(body) && !text.includes('\0')
  if (isText && text.length < 2_000) return [...parts, '--data-binary', quote(text)].join(' ')
  const start = shownText(body.subarray(0, 400).toString('base64'))
  return `${parts.join(' ')} --data-binary @body  # ${body.length} bytes, in base64 from ${start}`
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
