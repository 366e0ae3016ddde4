import { isIP } from 'node:net'

/** Names that never lead to a push service, but to this machine or its neighbours. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|lan|home\.arpa)$/

/**
 * Returns whether pushes may be sent to an address that a browser named: over HTTPS, on its usual port, to a name of
 * the public internet. Where the name leads is looked at again with each connection (`lookupPublic`).
 * @param local whether the address may also be on this machine, on any port.
 */
export function isPushEndpoint(endpoint: string, { local }: { local: boolean }): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  if (local) return true
  const host = url.hostname.replace(/\.$/, '')
  return url.port === '' && isIP(host) === 0 && /^[^[].*\../.test(host) && !LOCAL_NAME.test(host)
}
