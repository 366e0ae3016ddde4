import { Readable } from 'node:stream'
import { escapeHtml } from '../platform/mail/escape-html.ts'

const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The number of addresses written at a time. */
const CHUNK = 1000

/** Writes a sitemap of whole addresses, at most 50,000 (https://www.sitemaps.org/protocol.html), piece by piece. */
export const urlSet = (addresses: readonly string[]): Readable =>
  Readable.from(document('urlset', 'url', addresses))

/** Returns an index of sitemaps by their whole addresses. */
export const sitemapIndex = (addresses: readonly string[]): Readable =>
  Readable.from(document('sitemapindex', 'sitemap', addresses))

function* document(root: string, entry: string, addresses: readonly string[]): Generator<string> {
  yield `${PROLOGUE}<${root} xmlns="${NAMESPACE}">\n`
  for (let start = 0; start < addresses.length; start += CHUNK) {
    yield addresses
      .slice(start, start + CHUNK)
      .map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>\n`)
      .join('')
  }
  yield `</${root}>\n`
}
