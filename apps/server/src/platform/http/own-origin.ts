import type { IncomingHttpHeaders } from 'node:http'

/**
 * Returns whether a socket handshake comes from one of our own pages. Browsers send the page's origin; other programs
 * send none and are allowed (ASVS 5.0, 4.4.2).
 * @param siteUrls the addresses of the sites, for a proxy that does not pass the `Host` header on.
 */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, siteUrls: readonly string[]): boolean {
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const originHost = new URL(origin).host
  return originHost === host || siteUrls.some((url) => originHost === new URL(url).host)
}
