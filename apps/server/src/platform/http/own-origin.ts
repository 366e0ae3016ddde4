import type { IncomingHttpHeaders } from 'node:http'

/**
 * Returns whether a socket handshake comes from one of our own pages. Browsers send the page's origin; other programs
 * send none and are allowed (ASVS 5.0, 4.4.2).
 * @param publicUrl the product's own address, for a proxy that does not pass the `Host` header on.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicUrl: string | undefined): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const asking = new URL(origin).host
  return asking === host || (publicUrl !== undefined && asking === new URL(publicUrl).host)
}
