import { Agent, request } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { isPublicAddress, lookupPublic } from './public-address.ts'

const TIMEOUT_MS = 15_000
const MOST_REDIRECTS = 3
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308])

/** Why an address that a person gave could not be read; a private address counts as unreachable, to reveal nothing. */
export type FetchProblem = 'not-https' | 'too-large' | 'unreachable'

/** The request failed for a reason that its owner can act on. */
export class FetchError extends Error {
  readonly problem: FetchProblem
  constructor(problem: FetchProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

export interface FetchedFile {
  status: number
  etag: string | null
  /** Empty if the status is not 200. */
  body: Buffer
}

interface FetchOptions {
  headers: Record<string, string>
  maxBytes: number
  /** The certificate, PEM, of a server on this machine; with it, local addresses are allowed. */
  localCertificate: string | undefined
}

/**
 * Reads a file from an address that a person gave. It connects only to public addresses, checked after the name was
 * resolved and for each redirect, and reads at most `maxBytes` within 15 seconds.
 * @throws FetchError
 */
export async function fetchPublic(address: string, options: FetchOptions): Promise<FetchedFile> {
  const { localCertificate } = options
  const agent = new Agent(
    localCertificate === undefined ? { lookup: lookupPublic } : { ca: localCertificate },
  )
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = publicUrl(address, localCertificate !== undefined)
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const reply = await send(url, { headers: options.headers, agent, signal })
      const { location, etag = null } = reply.headers
      if (!REDIRECTS.has(reply.statusCode) || location === undefined) {
        const body = reply.statusCode === 200 ? await read(reply, options.maxBytes) : Buffer.alloc(0)
        reply.destroy()
        return { status: reply.statusCode ?? 0, etag, body }
      }
      reply.destroy()
      url = publicUrl(new URL(location, url).href, localCertificate !== undefined)
    }
    throw new FetchError('unreachable')
  } catch (error) {
    throw error instanceof FetchError ? error : new FetchError('unreachable', error)
  } finally {
    agent.destroy()
  }
}

/** Refuses other protocols, and private addresses in place of names, which no lookup would see. */
function publicUrl(address: string, localAllowed: boolean): URL {
  if (!URL.canParse(address)) throw new FetchError('unreachable')
  const url = new URL(address)
  if (url.protocol !== 'https:') throw new FetchError('not-https')
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  if (!localAllowed && isIP(host) !== 0 && !isPublicAddress(host)) throw new FetchError('unreachable')
  return url
}

interface Sent {
  headers: Record<string, string>
  agent: Agent
  signal: AbortSignal
}

const send = (url: URL, options: Sent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end()
  })

async function read(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new FetchError('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
