import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { WORKER_POLICY } from '../platform/http/content-policy.ts'
import { onceFor, type SiteSettings } from './site-settings.ts'

interface ServiceWorkerOptions {
  /** The folder that the build wrote for browsers. */
  folder: string
  settings: () => SiteSettings
}

/**
 * Serves the service worker, which lets the client site work offline. Its cached pages show settings, so its bytes
 * change with them and browsers fetch the pages again.
 */
export async function serviceWorker(app: FastifyInstance, { folder, settings }: ServiceWorkerOptions) {
  const source = await readFile(`${folder}/service-worker.js`, 'utf8')
  const versionOf = onceFor(settings, (shown) =>
    createHash('sha256').update(JSON.stringify(shown)).digest('hex'),
  )
  app.get('/service-worker.js', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY)
      .send(`${source}// ${versionOf()}\n`),
  )
}
