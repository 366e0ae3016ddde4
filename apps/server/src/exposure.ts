import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/** Returns whether only this machine reaches what listens there: an address of loopback, or `localhost`. */
export function isLoopback(host: string): boolean {
  const family = isIP(host)
  if (family === 0) return host.toLowerCase() === 'localhost'
  return LOOPBACK.check(host, family === 6 ? 'ipv6' : 'ipv4')
}

/** Allows anyone who reaches this machine to use what is meant for trying the product out. */
export const exposureSettings = { ALLOW_NETWORK_OUTSIDE_PRODUCTION: z.stringbool().default(false) }

interface ExposureSettings {
  HOST?: string | undefined
  ALLOW_NETWORK_OUTSIDE_PRODUCTION: boolean
  PUBLIC_URL?: string | undefined
  VENDOR_URL?: string | undefined
  ADMIN_URL?: string | undefined
}

/**
 * Returns why these settings would expose the product unsafely, naming the settings; null if they are safe. Outside
 * production there are known passwords and `/dev` shows every email; in production logins need an encrypted connection.
 */
export function exposureProblem(settings: ExposureSettings, production: boolean): string | null {
  if (production) {
    const plain = (['PUBLIC_URL', 'VENDOR_URL', 'ADMIN_URL'] as const).filter(
      (name) => settings[name] !== undefined && !settings[name].startsWith('https:'),
    )
    return plain.length > 0 ? `${plain.join(', ')}: production needs https` : null
  }
  const { HOST, ALLOW_NETWORK_OUTSIDE_PRODUCTION } = settings
  if (HOST === undefined || isLoopback(HOST) || ALLOW_NETWORK_OUTSIDE_PRODUCTION) return null
  return `HOST=${HOST} opens the demonstration's logins and every mail at /dev to the network. To run the product for others set NODE_ENV=production; to do this all the same set ALLOW_NETWORK_OUTSIDE_PRODUCTION=yes`
}
