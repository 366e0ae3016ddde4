import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Quick enough to pay off on a page that is rendered for one reader. */
const BROTLI_QUALITY = 4

/** What every reply has: headers that keep browsers careful, and compression of what is worth it. */
export async function protectAndCompress(app: FastifyInstance, { production }: { production: boolean }) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: production,
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
}
