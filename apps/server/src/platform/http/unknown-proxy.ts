import { BlockList, isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4')
}
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/**
 * Warns once about a proxy in a private network that `TRUSTED_PROXIES` does not name: for the limits all its
 * visitors are one network.
 */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let hasWarned = false
  app.addHook('onRequest', async ({ raw, ip, log }) => {
    if (hasWarned || raw.headers['x-forwarded-for'] === undefined || ip !== raw.socket.remoteAddress) return
    const family = isIP(ip)
    if (family === 0 || !PRIVATE.check(ip, family === 6 ? 'ipv6' : 'ipv4')) return
    hasWarned = true
    log.warn({ address: ip }, 'X-Forwarded-For is not trusted: TRUSTED_PROXIES does not name this proxy')
  })
}
