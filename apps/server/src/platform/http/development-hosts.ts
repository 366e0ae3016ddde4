import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import type { SiteAddresses } from '../config/site-addresses.ts'
import { replyWithError } from './error-reply.ts'
import { Refusal } from './refusal.ts'

const FOR_DEVELOPMENT = /^\/(?:dev|sandbox)\//

/**
 * Answers under `/dev` and `/sandbox` only to the names of this machine: an address, `localhost`, and those of the
 * settings. A page of a stranger whose name was made to lead here (DNS rebinding) would otherwise read every mail.
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
    // A trusted proxy may say another one; neither it nor the connection's own may be a stranger's.
    if (isOwn(request.raw.headers.host) && isOwn(request.host)) return undefined
    request.log.warn({ host: request.host }, 'Refused under a name that PUBLIC_URL does not have')
    return replyWithError(new Refusal('FORBIDDEN'), request, reply)
  })
}

/** The name in a `Host` header, without port and brackets; empty for what is none. */
function hostnameOf(host: string | undefined): string {
  const address = `http://${host ?? ''}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[(.*)\]$/, '$1') : ''
}
