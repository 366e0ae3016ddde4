import { type Api, createApi } from '@anseo/api-client/api'
import { HOUR_MS } from '@anseo/domain/duration'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FloodLimits } from '../platform/http/flood-limits.ts'
import {
  bytesOf,
  isVisitor,
  type PublicReply,
  publicReply,
  sendPublic,
  sendToOne,
} from '../platform/http/public-reply.ts'
import { combineLifetimes, type Lifetime, SETTINGS } from '../platform/cache/lifetime.ts'
import type { Made, ReplyCache } from '../platform/cache/reply-cache.ts'
import type { Clock } from '../platform/process/clock.ts'
import { inProcessTransport } from './in-process-transport.ts'
import { createNonce, hashScripts, pageHeaders } from './page-headers.ts'

/** A page contains its rendering time, so an older one may not be served. */
const OLDEST_PAGE_MS = 60_000

interface Page {
  page: PublicReply
  /** Headers with the policy of exactly this page. */
  securityHeaders: Record<string, string>
  status: number
  headers: Headers
  renderedAt: Date
}

interface PageCacheOptions {
  app: FastifyInstance
  cache: ReplyCache
  clock: Clock
  floodLimits: FloodLimits
  /** Renders the page of an address with a visitor's API, and marks its scripts with the nonce. */
  render: (address: string, api: Api, nonce: string) => Promise<Response>
}

/** Sends a page from the cache, and renders it if it is missing or out of date. */
export function createPageCache({ app, cache, clock, floodLimits, render }: PageCacheOptions) {
  const make = async (address: string): Promise<Made<Page>> => {
    const renderedAt = clock.now()
    const parts = followParts(app)
    const nonce = createNonce()
    const response = await render(address, parts.api, nonce)
    const { status, headers } = response
    const rendered = hashScripts(await response.text(), nonce)
    const page = publicReply(headers.get('content-type') ?? '', Buffer.from(rendered.page))
    const securityHeaders = pageHeaders(address, rendered)
    const lifetime = status === 200 ? parts.lifetime(limitOf(renderedAt)) : null
    return { value: { page, securityHeaders, status, headers, renderedAt }, bytes: bytesOf(page), lifetime }
  }
  return async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    const { value, lifetime } = await cache.get(`page ${address}`, () => {
      floodLimits.countRendering(request)
      return make(address)
    })
    const { page, securityHeaders, status, headers, renderedAt } = value
    const ageMs = clock.now().getTime() - renderedAt.getTime()
    reply.headers(securityHeaders)
    if (lifetime) {
      const send = isVisitor(request) ? sendPublic : sendToOne
      return send(request, reply.header('server-timing', `age;dur=${ageMs}`), page)
    }
    headers.delete('content-length')
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
    return reply.send(new Response(status === 204 ? null : new Uint8Array(page.body), { status, headers }))
  }
}

/** Returns a visitor's API that collects the lifetimes of its replies. */
function followParts(app: FastifyInstance) {
  const heard: (Lifetime | null)[] = []
  let open = 0
  const transport = inProcessTransport(app, (lifetime) => void heard.push(lifetime))
  const api = createApi({
    transport: async (request) => {
      open++
      const reply = await transport(request)
      open--
      return reply
    },
    token: () => null,
  })
  return {
    api,
    /** Null when a part does not hold, was refused, or was not waited for. */
    lifetime: (limit: Lifetime): Lifetime | null => {
      const parts = heard.filter((part) => part !== null)
      return open > 0 || parts.length < heard.length ? null : combineLifetimes(parts, limit)
    },
  }
}

/** Every page shows settings, and hours or days to come. */
function limitOf(renderedAt: Date): Lifetime {
  const nextHour = (Math.floor(renderedAt.getTime() / HOUR_MS) + 1) * HOUR_MS
  return { tags: [SETTINGS], until: new Date(Math.min(nextHour, renderedAt.getTime() + OLDEST_PAGE_MS)) }
}
