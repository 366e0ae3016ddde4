import { Agent, request } from 'node:https'
import webPush from 'web-push'
import type { BrowserKeys } from './browser-keys.ts'
import { isPushEndpoint } from './endpoint.ts'
import { lookupPublic } from './public-address.ts'
import type { VapidKeys } from './vapid-keys.ts'

const TIMEOUT_MS = 5_000
/** A push service's answers about a browser that takes no more pushes: forgotten, or unsubscribed. */
const GONE: ReadonlySet<number | undefined> = new Set([404, 410])

/** The endpoint at which a browser takes pushes. */
export interface PushTarget {
  /** The address of its push service, known to nobody else. */
  endpoint: string
  keys: BrowserKeys
}

/** The way to the push services of browser makers. */
export interface PushService {
  /** The key that browsers subscribe with. */
  publicKey: string
  /** Returns whether pushes may be sent to an address. */
  allows(endpoint: string): boolean
  /**
   * Hands a text over, encrypted for one browser and signed by us.
   * @param ttlSeconds how long it may wait for a browser that is not there.
   * @returns `gone` when the browser takes no more pushes.
   * @throws Error when it was not taken for another reason; the address is not in its text.
   */
  send(target: PushTarget, text: string, ttlSeconds: number): Promise<'taken' | 'gone'>
}

interface PushSettings {
  keys: VapidKeys
  /** The contact for a push service when something is wrong with our pushes: a `mailto:` or `https:` address. */
  contact: () => string
  /** The certificate, PEM, of a push service on this machine; with it, local addresses are allowed. */
  localCertificate: string | undefined
}

export function openPushService({ keys, contact, localCertificate }: PushSettings): PushService {
  const local = localCertificate !== undefined
  const agent = new Agent(local ? { ca: localCertificate } : { lookup: lookupPublic })
  const allows = (endpoint: string) => isPushEndpoint(endpoint, { local })
  return {
    publicKey: keys.publicKey,
    allows,
    send: async ({ endpoint, keys: browserKeys }, text, ttlSeconds) => {
      if (!allows(endpoint)) return 'gone'
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: browserKeys },
        text,
        {
          TTL: ttlSeconds,
          vapidDetails: { subject: contact(), ...keys },
        },
      )
      const status = await statusOf(endpoint, { method, headers, body, agent })
      if (GONE.has(status)) return 'gone'
      if (status !== undefined && status >= 200 && status < 300) return 'taken'
      throw new Error(`The push service answered ${status}`)
    },
  }
}

interface Sent {
  method: string
  headers: Record<string, string | number>
  body: Buffer | null
  agent: Agent
}

/** Makes one request, follows nothing, and reads no more of the answer than its status. */
const statusOf = (url: string, { body, ...options }: Sent) =>
  new Promise<number | undefined>((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const sent = request(url, { ...options, signal }, (reply) => {
      reply.destroy()
      resolve(reply.statusCode)
    })
    sent.on('error', reject)
    sent.end(body)
  })
