import { createHash } from 'node:crypto'
import { shownSpecialities } from '@anseo/domain/specialities'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listStretchStarts, listVendorIds } from '../views/marketplace/list-vendor-ids.ts'
import { replyWithError } from '../platform/http/error-reply.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Runtime } from '../platform/runtime.ts'
import { PLAIN_PAGES } from './shared-pages.ts'
import { sitemapIndex, urlSet } from './sitemap-xml.ts'

/** Returns the paths of the public pages for search engines, in addition to vendors'. */
const pagesOf = ({ settings }: Runtime) => [
  '/',
  '/vendors',
  ...shownSpecialities(settings.current.specialities).map(
    ({ name }) => `/vendors/${encodeURIComponent(name)}`,
  ),
  ...PLAIN_PAGES,
]

/** The protocol's limit of addresses in one file, pages and vendors together. */
const MAX_ADDRESSES = 50_000

const CACHE_SECONDS = 3600
const VENDORS_FILE = /^vendors-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.xml$/

/**
 * Serves `/sitemap.xml` with every public page. With too many vendors it is an index of `/sitemaps/…`, each named for
 * its first vendor. There is no `lastmod`, since changes of a vendor's page are not dated.
 * @param runtime with `maxAddresses`, the number per file; the protocol's maximum if left out.
 */
export async function sitemap(app: FastifyInstance, runtime: Runtime & { maxAddresses?: number }) {
  const { publicUrl, floodLimits, maxAddresses = MAX_ADDRESSES } = runtime
  const hidden = { schema: { hide: true }, onRequest: floodLimits.ofPage }
  const pages = () => pagesOf(runtime).map((path) => publicUrl + path)
  const vendorsAFile = () => maxAddresses - pages().length
  const vendorPages = async (from: string | null) => {
    const ids = await listVendorIds(runtime, from, vendorsAFile())
    return ids.map((id) => `${publicUrl}/appointment/${id}`)
  }

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const starts = await listStretchStarts(runtime, vendorsAFile())
    if (starts.length <= 1) return answer(request, reply, urlSet, [...pages(), ...(await vendorPages(null))])
    const files = ['pages', ...starts.map((id) => `vendors-${id}`)]
    const addresses = files.map((file) => `${publicUrl}/sitemaps/${file}.xml`)
    return answer(request, reply, sitemapIndex, addresses)
  })

  app.get<{ Params: { file: string } }>('/sitemaps/:file', hidden, async (request, reply) => {
    const { file } = request.params
    if (file === 'pages.xml') return answer(request, reply, urlSet, pages())
    const from = VENDORS_FILE.exec(file)?.[1]
    if (from === undefined) return replyWithError(new Refusal('NOT_FOUND'), request, reply)
    return answer(request, reply, urlSet, await vendorPages(from))
  })
}

/** Sends the addresses, or a 304 if the client has them. */
function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  write: typeof urlSet,
  addresses: readonly string[],
) {
  const etag = `W/"${createHash('sha256').update(addresses.join()).digest('base64url')}"`
  reply.header('etag', etag).header('cache-control', `public, max-age=${CACHE_SECONDS}`)
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type('application/xml; charset=utf-8').send(write(addresses))
}
