import type { Call } from '@anseo/contract/call'
import type { FastifyInstance } from 'fastify'
import { type SiteAddresses, SITE_PATHS, siteOf } from '../config/site-addresses.ts'
import { replyWithError } from './error-reply.ts'
import { Refusal } from './refusal.ts'

type Site = keyof SiteAddresses

/** The sites of calls that need no token, such as a login; all other calls for visitors are every site's. */
const ROLES: Record<string, Site> = { user: 'client', pro: 'vendor', admin: 'admin' }
const OF_ROLE = /^\/api\/(user|pro|admin)\//
/** Paths that every site needs on its own host, beside calls. */
const SHARED = /^\/(?:api\/\*|images\/|health\/|csp-reports$)/

/**
 * Keeps each site to its host, where the vendors' or the operator's has one of its own: pages of another lead to that
 * one's, calls of another are refused. A host that nobody named counts as the client's, and comes into no link.
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
    // The routed path: an address may be written in many ways.
    const path = request.routeOptions.url ?? '/'
    const { call } = request.routeOptions.config ?? {}
    const asked = call ? siteOfCall(call) : SHARED.test(path) ? null : siteOf(`${path}/`)
    if (asked === null || addresses[asked] === addresses[here]) return undefined
    if (call || (request.method !== 'GET' && request.method !== 'HEAD'))
      return replyWithError(new Refusal('FORBIDDEN'), request, reply)
    const isRoot = /^\/(?:\?|$)/.test(request.url)
    if (here !== 'client' && isRoot) return reply.redirect(addresses[here] + SITE_PATHS[here], 302)
    return reply.redirect(addresses[asked] + (request.url.startsWith('/') ? request.url : '/'), 307)
  })
}

function siteOfCall({ access, path }: Call): Site | null {
  if (access !== 'public') return access
  const [, role] = OF_ROLE.exec(path) ?? []
  return role ? ROLES[role]! : null
}

/** A host as browsers write it, without the port that goes without saying. */
const plainHost = (host: string) => host.toLowerCase().replace(/:(?:80|443)$/, '')
