import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { SiteAddresses } from '../config/site-addresses.ts'
import { replyWithError } from './error-reply.ts'
import { Refusal } from './refusal.ts'

const FOR_DEVELOPMENT = /^\/(?:dev|sandbox)\//

/**
 * Restricts `/dev` and `/sandbox` to this machine's own host names: an IP address, `localhost`, and those of the
 * settings. Otherwise a malicious page could read every caught email by DNS rebinding.
 */
export function restrictDevelopmentToOwnHosts(
  app: FastifyInstance,
  { host, addresses }: { host: Config['host']; addresses: SiteAddresses },
): void {
  const own = new Set([host, ...Object.values(addresses).map((address) => new URL(address).hostname)])
  const isOwn = (name: string | undefined) => {
    const hostname = hostnameOf(name)
    return isIP(hostname) > 0 || /^(?:.+\.)?localhost$/.test(hostname) || own.has(hostname)
  }
  app.addHook('onRequest', async (request, reply) => {
    if (!FOR_DEVELOPMENT.test(request.routeOptions.url ?? '')) return undefined
    // A trusted proxy may forward another host name, so both names are checked.
    if (isOwn(request.raw.headers.host) && isOwn(request.host)) return undefined
    request.log.warn({ host: request.host }, 'Refused under a name that PUBLIC_URL does not have')
    return replyWithError(new Refusal('FORBIDDEN'), request, reply)
  })
}

/** Returns the name in a `Host` header, without port and brackets; empty if the header is not valid. */
function hostnameOf(host: string | undefined): string {
  const address = `http://${host ?? ''}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[(.*)\]$/, '$1') : ''
}
