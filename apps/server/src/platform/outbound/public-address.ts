import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Networks that are not on the public internet (RFC 6890): our own machine, its neighbours, and addresses with
 * another one inside.
 */
const PRIVATE: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
const closed4 = new BlockList()
for (const [network, prefix] of PRIVATE) closed4.addSubnet(network, prefix, 'ipv4')

const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
closed6.addSubnet('2001::', 23, 'ipv6')
closed6.addSubnet('2001:db8::', 32, 'ipv6')
closed6.addSubnet('2002::', 16, 'ipv6')
closed6.addSubnet('3fff::', 20, 'ipv6')

/** Returns whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed4.check(address, 'ipv4')
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

/** Looks a name up for a connection, and fails when one of its addresses is not public: a name can point anywhere. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const closed = addresses.some(({ address }) => !isPublicAddress(address))
    if (closed) return callback(new Error(`${hostname} is not on the public internet`), [])
    if (options.all) return callback(null, addresses)
    callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
  })
}
