import { isIPv6 } from 'node:net'

/**
 * Returns the network of an address: of IPv6 the first half, as its holder has the other 2⁶⁴ addresses too; an IPv4
 * address, also one mapped into IPv6, is its own network. A connection that has been cut has no address any more.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return ''
  const older = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (older !== undefined) return older
  const [plain = ''] = address.split('%')
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : address
}

/** Returns all eight groups, with those that `::` leaves out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
