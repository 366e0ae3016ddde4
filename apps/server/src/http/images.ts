import type { FastifyInstance } from 'fastify'
import { type FileStore, isFileKey } from '../infrastructure/files/file-store.ts'
import { Refusal } from './refusal.ts'
import { replyWithError } from './error-reply.ts'

/** Pictures by key. A changed picture gets a new key, so that a browser may keep each for ever. */
export async function images(app: FastifyInstance, { files }: { files: FileStore }) {
  app.get<{ Params: { key: string } }>('/images/:key', { schema: { hide: true } }, async (request, reply) => {
    const { key } = request.params
    const file = isFileKey(key) ? await files.open(key) : null
    if (!file) return replyWithError(new Refusal('NOT_FOUND'), request, reply)
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', file.size)
      .type('image/webp')
      .send(file.stream)
  })
}
