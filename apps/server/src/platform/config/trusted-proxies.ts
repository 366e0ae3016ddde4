import { isIP, isIPv6 } from 'node:net'

const NAMED = ['loopback', 'linklocal', 'uniquelocal']

/** Proxies that nobody named are trusted on this machine alone. A peer in a private network may be anybody's. */
export const THIS_MACHINE = 'loopback'

/**
 * Returns whether each part is an address, a network such as `10.0.0.0/8`, or a name of networks that belong to
 * nobody else.
 */
export const areProxies = (text: string): boolean =>
  text.split(',').every((part) => NAMED.includes(part.trim()) || isNetwork(part.trim()))

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  if (rest.length > 0 || isIP(address) === 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (isIPv6(address) ? 128 : 32)
}
