import type { IncomingHttpHeaders } from 'node:http'

/**
 * Returns whether the handshake of a socket may come from the page that asks for it: browsers name the page's
 * origin, programs none (ASVS 5.0, 4.4.2).
 * @param publicUrl the product's own address, for a proxy that does not pass the `Host` header on.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const asking = new URL(origin).host
  return asking === host || (publicUrl !== undefined && asking === new URL(publicUrl).host)
}
