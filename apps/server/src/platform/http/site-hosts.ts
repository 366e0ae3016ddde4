import type { Call } from '@anseo/contract/call'
import type { FastifyInstance } from 'fastify'
import { type SiteAddresses, SITE_PATHS, siteOf } from '../config/site-addresses.ts'
import { replyWithError } from './error-reply.ts'
import { Refusal } from './refusal.ts'

type Site = keyof SiteAddresses

/** The site of each path prefix, for public calls such as a login; public calls of other paths belong to every site. */
const SITE_OF_PREFIX: Record<string, Site> = { user: 'client', pro: 'vendor', admin: 'admin' }
const PREFIX = /^\/api\/(user|pro|admin)\//
/** Paths that every site needs on its own host, in addition to calls. */
const SHARED = /^\/(?:api\/\*|images\/|health\/|csp-reports$)/

/**
 * Restricts each site to its own host, if the vendor or admin site has one. Pages of another site redirect to that
 * site's host; its calls are refused. An unknown host counts as the client's and never appears in a link.
 */
export function restrictToHosts(app: FastifyInstance, addresses: SiteAddresses): void {
  if (new Set(Object.values(addresses)).size === 1) return
  const hosts = new Map<string, Site>([
    [plainHost(new URL(addresses.client).host), 'client'],
    ...(['vendor', 'admin'] as const)
      .filter((site) => addresses[site] !== addresses.client)
      .map((site): [string, Site] => [plainHost(new URL(addresses[site]).host), site]),
  ])
  app.addHook('onRequest', async (request, reply) => {
    const here = hosts.get(plainHost(request.host)) ?? 'client'
    // The routed path is used, since the same address can be encoded in many ways.
    const path = request.routeOptions.url ?? '/'
    const { call } = request.routeOptions.config ?? {}
    const wanted = call ? siteOfCall(call) : SHARED.test(path) ? null : siteOf(`${path}/`)
    if (wanted === null || addresses[wanted] === addresses[here]) return undefined
    if (call || (request.method !== 'GET' && request.method !== 'HEAD'))
      return replyWithError(new Refusal('FORBIDDEN'), request, reply)
    const isRoot = /^\/(?:\?|$)/.test(request.url)
    if (here !== 'client' && isRoot) return reply.redirect(addresses[here] + SITE_PATHS[here], 302)
    return reply.redirect(addresses[wanted] + (request.url.startsWith('/') ? request.url : '/'), 307)
  })
}

function siteOfCall({ access, path }: Call): Site | null {
  if (access !== 'public') return access
  const [, prefix] = PREFIX.exec(path) ?? []
  return prefix ? SITE_OF_PREFIX[prefix]! : null
}

/** Returns a host in lower case and without a default port, as browsers write it. */
const plainHost = (host: string) => host.toLowerCase().replace(/:(?:80|443)$/, '')
