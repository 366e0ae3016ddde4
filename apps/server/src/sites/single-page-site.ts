// implements: §6.9
import { readFile } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { WORKER_POLICY } from '../platform/http/content-policy.ts'
import type { FloodLimits } from '../platform/http/flood-limits.ts'
import { createNonce, nonceSource, pageHeaders } from './page-headers.ts'
import { scriptJson, type SiteSettings } from './site-settings.ts'

interface SinglePageSiteOptions {
  /** `/pro/` or `/admin/`; not called `prefix`, which the server would put before every route once more. */
  base: string
  /** The folder that `vite build` wrote. */
  folder: string
  settings: () => SiteSettings
  /** A file beside the page that is a service worker, if the site has one. */
  worker?: string
  floodLimits: FloodLimits
}

/** The place of the settings in the page; the built page holds this comment there. */
const SETTINGS_PLACE = '<!--site-->'

/** Returns the page with the settings in their place. */
export const insertSettings = (page: string, settings: SiteSettings): string =>
  page.replace(
    SETTINGS_PLACE,
    () => `<script type="application/json" id="site">${scriptJson(settings)}</script>`,
  )

/** Serves a site of one page: its assets, and that page for every other address below its base. */
export async function singlePageSite(
  app: FastifyInstance,
  { base, folder, settings, worker, floodLimits }: SinglePageSiteOptions,
) {
  const built = await readFile(`${folder}/index.html`, 'utf8')
  // Each script of the built page is ours.
  const page = (nonce: string) =>
    insertSettings(built.replaceAll('<script', `<script nonce="${nonce}"`), settings())
  await app.register(fastifyStatic, {
    root: `${folder}/assets`,
    prefix: `${base}assets/`,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  })
  if (worker) {
    const source = await readFile(`${folder}/${worker}`, 'utf8')
    app.get(base + worker, { schema: { hide: true } }, (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', WORKER_POLICY)
        .send(source),
    )
  }
  const bare = base.slice(0, -1)
  app.get(bare, { schema: { hide: true } }, (_request, reply) => reply.redirect(base, 308))
  app.get(`${base}*`, { schema: { hide: true }, onRequest: floodLimits.ofPage }, (request, reply) => {
    const nonce = createNonce()
    return reply
      .headers(pageHeaders(request.url, { scripts: [nonceSource(nonce)] }))
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page(nonce))
  })
}
