import { Agent, request } from 'node:https'
import webPush from 'web-push'
import type { BrowserKeys } from './browser-keys.ts'
import { isPushEndpoint } from './endpoint.ts'
import { lookupPublic } from '../outbound/public-address.ts'
import type { VapidKeys } from './vapid-keys.ts'

const TIMEOUT_MS = 5_000
/** The statuses by which a push service says that a subscription no longer exists. */
const GONE: ReadonlySet<number | undefined> = new Set([404, 410])

/** A browser's push subscription. */
export interface PushTarget {
  /** The secret address of the browser at its push service. */
  endpoint: string
  keys: BrowserKeys
}

/** Sends pushes through the push services of browser makers. */
export interface PushService {
  /** The key that browsers subscribe with. */
  publicKey: string
  /** Returns whether pushes may be sent to an address. */
  allows(endpoint: string): boolean
  /**
   * Sends a text, encrypted for one browser and signed with our key.
   * @param ttlSeconds how long the push service stores it for a browser that is offline.
   * @returns `gone` if the subscription no longer exists.
   * @throws Error if it was not accepted for another reason; the message does not contain the endpoint.
   */
  send(target: PushTarget, text: string, ttlSeconds: number): Promise<'taken' | 'gone'>
}

interface PushSettings {
  keys: VapidKeys
  /** Our contact for push services in case of problems: a `mailto:` or `https:` address. */
  contact: () => string
  /** The certificate, PEM, of a push service on this machine; with it, local addresses are allowed. */
  localCertificate: string | undefined
}

/** Opens the connection to push services; it refuses private network addresses, unless `localCertificate` is set. */
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

/** Makes one request without following redirects, and reads only the status. */
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
