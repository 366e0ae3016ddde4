import { PORTRAIT_WIDTHS_PIXELS } from '@anseo/domain/portrait'
import type { FastifyInstance } from 'fastify'
import { type FileStore, isPictureKey } from '../files/file-store.ts'
import { openPortrait } from '../files/portrait-widths.ts'
import { Refusal } from './refusal.ts'
import { replyWithError } from './error-reply.ts'

interface ImageRequest {
  Params: { key: string }
  Querystring: { w?: unknown }
}

/**
 * Serves pictures by key: photos, and portraits, these with `?w=160` or `?w=320` in a smaller width; any other width is a 400.
 * A changed picture gets a new key, so browsers may cache each one for ever.
 */
export async function images(app: FastifyInstance, { files }: { files: FileStore }) {
  app.setErrorHandler(replyWithError)
  app.get<ImageRequest>('/images/:key', { schema: { hide: true } }, async (request, reply) => {
    const { key } = request.params
    const isAvif = key.endsWith('.avif')
    const file = isAvif
      ? await openRendition(files, key)
      : await openPortrait(files, key, askedWidth(request.query.w))
    if (!file) throw new Refusal('NOT_FOUND')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', file.size)
      .type(isAvif ? 'image/avif' : 'image/webp')
      .send(file.stream)
  })
}

/** The keys of photos name their width. */
const openRendition = async (files: FileStore, key: string) => (isPictureKey(key) ? files.open(key) : null)

/** Reads the requested width in pixels. @throws Refusal `INVALID_REQUEST` for a width that is not served. */
function askedWidth(text: unknown) {
  if (text === undefined) return undefined
  const width = PORTRAIT_WIDTHS_PIXELS.find((served) => String(served) === text)
  if (width === undefined) throw new Refusal('INVALID_REQUEST', { fields: { w: 'No such width is served.' } })
  return width
}
