import { isIP, isIPv6 } from 'node:net'

const NAMED = ['loopback', 'linklocal', 'uniquelocal']

/** By default only proxies on this machine are trusted, since any peer in a private network could be anyone's. */
export const THIS_MACHINE = 'loopback'

/** Returns whether each part is an address, a network such as `10.0.0.0/8`, or a name of private networks. */
export const areProxies = (text: string): boolean =>
  text.split(',').every((part) => NAMED.includes(part.trim()) || isNetwork(part.trim()))

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  if (rest.length > 0 || isIP(address) === 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (isIPv6(address) ? 128 : 32)
}
