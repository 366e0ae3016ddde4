import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import { asSite, type ClientBuild, clientSite } from './client-site.ts'
import { insertSettings } from './single-page-site.ts'
import { folderOf, type SiteSettings, type SitesOptions, settingsFor } from './site-settings.ts'

/** What the server answers itself, also in development. */
const OWN = /^\/(api|socket\.io|images|health|dev|sandbox)(\/|$)/

/** The three sites straight from their sources, with hot reload through the server's own port. */
export async function devSites(app: FastifyInstance, options: SitesOptions): Promise<void> {
  const vendor = await openVite(app, 'vendor', '/pro/')
  const admin = await openVite(app, 'admin', '/admin/')
  const client = await openVite(app, 'client', '/')
  const singlePages = [
    { prefix: '/pro/', vite: vendor, settings: settingsFor('vendor', options) },
    { prefix: '/admin/', vite: admin, settings: settingsFor('admin', options) },
  ]
  app.addHook('onRequest', async (request, reply) => {
    if (OWN.test(request.url)) return
    const page = singlePages.find(({ prefix }) => `${request.url}/`.startsWith(prefix))
    const { vite } = page ?? { vite: client }
    if (await answeredBy(vite, request.raw, reply.raw)) return reply.hijack()
    if (page) return reply.type('text/html').send(await singlePage(page, request.url))
  })
  app.addHook('preClose', async () => {
    await Promise.all([vendor, admin, client].map((vite) => vite.close()))
  })
  await app.register(clientSite, {
    load: async () => {
      const build = await client.ssrLoadModule('virtual:react-router/server-build')
      return asSite(build as ClientBuild, 'development')
    },
    assets: undefined,
    settings: settingsFor('client', options),
    clock: options.clock,
    cache: undefined,
    floodLimits: options.floodLimits,
  })
}

async function openVite(app: FastifyInstance, site: string, base: string): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({
    root: folderOf(site),
    base,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server, path: `/__hmr/${site}` } },
  })
}

/** Lets Vite answer what it has: modules, styles, pictures. False when the request is for a page. */
function answeredBy(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    response.once('finish', () => resolve(true))
    vite.middlewares(request, response, (error: unknown) => (error ? reject(error as Error) : resolve(false)))
  })
}

async function singlePage(page: { vite: ViteDevServer; settings: () => SiteSettings }, url: string) {
  const source = await readFile(`${page.vite.config.root}/index.html`, 'utf8')
  return page.vite.transformIndexHtml(url, insertSettings(source, page.settings()))
}
