import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import { asSite, type ClientBuild, clientSite } from './client-site.ts'
import { insertSettings } from './single-page-site.ts'
import { folderOf, type SiteSettings, type SitesOptions, settingsFor } from './site-settings.ts'

/** Paths that the server answers itself, also in development. */
const OWN = /^\/(api|socket\.io|images|health|dev|sandbox)(\/|$)/

/**
 * Serves the three sites straight from their sources, with hot reload through the server's own port. The client site's
 * Vite starts at once, so that the first page is ready sooner.
 * @returns a function that registers the sites.
 */
export function prepareDevSites(app: FastifyInstance): (options: SitesOptions) => Promise<void> {
  const openClient = viteOnDemand(app, 'client', '/')
  const openVendor = viteOnDemand(app, 'vendor', '/pro/')
  const openAdmin = viteOnDemand(app, 'admin', '/admin/')
  const loadClient = async () => {
    const build = await (await openClient()).ssrLoadModule('virtual:react-router/server-build')
    return asSite(build as ClientBuild, 'development')
  }
  // A failure is reported to the first visitor who asks for a page.
  loadClient().catch(() => undefined)
  return async (options) => {
    const singlePages = [
      { prefix: '/pro/', openVite: openVendor, settings: settingsFor('vendor', options) },
      { prefix: '/admin/', openVite: openAdmin, settings: settingsFor('admin', options) },
    ]
    app.addHook('onRequest', async (request, reply) => {
      if (OWN.test(request.url)) return
      // Vite adds scripts and styles of its own to pages, which our content policy would block.
      reply.raw.removeHeader('content-security-policy')
      const page = singlePages.find(({ prefix }) => `${request.url}/`.startsWith(prefix))
      const vite = await (page?.openVite ?? openClient)()
      if (await answeredBy(vite, request.raw, reply.raw)) return reply.hijack()
      if (page) return reply.type('text/html').send(await singlePage(vite, page.settings(), request.url))
    })
    await app.register(clientSite, {
      load: loadClient,
      assets: undefined,
      settings: settingsFor('client', options),
      clock: options.clock,
      cache: undefined,
      floodLimits: options.floodLimits,
    })
  }
}

/** Returns a function that starts a site's Vite on its first call; the server closes it on shutdown. */
function viteOnDemand(app: FastifyInstance, site: string, base: string): () => Promise<ViteDevServer> {
  let started: Promise<ViteDevServer> | undefined
  app.addHook('preClose', async () => (await started)?.close())
  return () => (started ??= startVite(app, site, base))
}

async function startVite(app: FastifyInstance, site: string, base: string): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({
    root: folderOf(site),
    base,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server, path: `/__hmr/${site}` } },
  })
}

/** Lets Vite answer requests for modules, styles and images. Resolves to false when the request is for a page. */
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

async function singlePage(vite: ViteDevServer, settings: SiteSettings, url: string) {
  const source = await readFile(`${vite.config.root}/index.html`, 'utf8')
  return vite.transformIndexHtml(url, insertSettings(source, settings))
}
