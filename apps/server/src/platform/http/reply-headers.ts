import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { NO_PAGE_POLICY } from './content-policy.ts'

/** Quick enough to pay off on a page that is rendered for one reader. */
const BROTLI_QUALITY = 4
const TWO_YEARS_SECONDS = 63_072_000

/** Browser features that pages do not use and are therefore denied. */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Returns the `Permissions-Policy` header; every feature that is not in `allowed` is denied. */
export const permissions = (allowed: Record<string, string> = {}): string =>
  REFUSED_FEATURES.map((feature) => `${feature}=(${allowed[feature] ?? ''})`).join(', ')

/** The security headers of every reply; a route that serves a page sets that page's own policy. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': NO_PAGE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissions(),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}
const ONLY_BY_HTTPS = { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }

/**
 * Adds the security headers to every response, including unknown addresses and sockets. Call it last, so that no other
 * handler responds before it.
 */
export function protectReplies(server: HttpServer, { production }: { production: boolean }): void {
  const headers = new Map(Object.entries({ ...SECURITY_HEADERS, ...(production && ONLY_BY_HTTPS) }))
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeaders(headers)
  })
}

/** Compresses replies that are large enough. */
export async function compressReplies(app: FastifyInstance) {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
}
