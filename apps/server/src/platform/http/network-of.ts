import { isIPv6 } from 'node:net'

/**
 * Whose network an address belongs to: of the newer kind the first half, as whoever has one has the other 2⁶⁴ too; one of
 * the older kind, also in the dress of a newer one, is itself. A connection that has been cut has no address any more.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return ''
  const older = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (older !== undefined) return older
  const [plain = ''] = address.split('%')
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : address
}

/** All eight groups, with those that `::` leaves out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
