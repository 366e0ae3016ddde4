import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import type { PushMessage } from '@anseo/contract/push-message'
import { selfSigned } from './self-signed.ts'

/** A push that the service received for a browser. */
interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A browser that receives pushes. */
export interface TestBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** Resolves to its messages, decrypted, oldest first, once there are `count`. @throws AbortError after 20 s. */
  messages(count: number): Promise<PushMessage[]>
  /** Every request to the push service, whatever its response was. */
  asked(): Received[]
}

/** Longer than a sender waits between attempts. */
const LIMIT_MS = 20_000

/** Starts a push service on this machine, over HTTPS; a sender has to trust its `certificate`. */
export async function openPushEndpoint() {
  const { cert, key } = selfSigned()
  const received: Received[] = []
  const taken: Received[] = []
  const answers = new Map<string, number[]>()
  const arrivals = new EventEmitter()
  const take = async (request: IncomingMessage, reply: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    const one = { path, headers: request.headers, body: Buffer.concat(chunks) }
    const status = answers.get(path)?.shift() ?? 201
    received.push(one)
    if (status === 201) taken.push(one)
    reply.writeHead(status).end()
    arrivals.emit('taken')
  }
  const server = createServer({ cert, key }, (request, reply) => void take(request, reply))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    certificate: cert,
    /** Subscribes a browser; its next pushes are answered with these statuses, and then with 201. */
    openBrowser(...statuses: number[]): TestBrowser {
      const path = `/${randomBytes(8).toString('hex')}`
      answers.set(path, statuses)
      const mine = () => taken.filter((one) => one.path === path)
      const keys = createECDH('prime256v1')
      const auth = randomBytes(16)
      const p256dh = keys.generateKeys().toString('base64url')
      return {
        subscription: {
          endpoint: `https://localhost:${port}${path}`,
          keys: { p256dh, auth: auth.toString('base64url') },
        },
        asked: () => received.filter((one) => one.path === path),
        async messages(count) {
          const limit = AbortSignal.timeout(LIMIT_MS)
          while (mine().length < count) await once(arrivals, 'taken', { signal: limit })
          return mine().map(({ body }) => JSON.parse(decrypt(body, keys, auth)) as PushMessage)
        },
      }
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

const KEY_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Decrypts a body of `aes128gcm` like the browser with these keys (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body[20]!)
  const sealed = body.subarray(21 + sender.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES)
  const opener = createDecipheriv('aes-128-gcm', key, nonce)
  opener.setAuthTag(sealed.subarray(-TAG_BYTES))
  const padded = Buffer.concat([opener.update(sealed.subarray(0, -TAG_BYTES)), opener.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
