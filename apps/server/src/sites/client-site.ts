import { isCardPage } from '@anseo/domain/card-page'
import { type Api, createApi } from '@anseo/api-client/api'
import { createRequest } from '@remix-run/node-fetch-server'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FloodLimits } from '../platform/http/flood-limits.ts'
import type { ReplyCache } from '../platform/cache/reply-cache.ts'
import type { Clock } from '../platform/process/clock.ts'
import { inProcessTransport } from './in-process-transport.ts'
import { createPageCache } from './page-cache.ts'
import { createNonce, nonceSource, pageHeaders } from './page-headers.ts'
import { serviceWorker } from './service-worker.ts'
import { sharedAddress } from './shared-pages.ts'
import type { SiteSettings } from './site-settings.ts'

/** The exports of the built client site; the keys of its context are its own. */
export interface ClientSite {
  handle(request: Request, context: unknown): Promise<Response>
  createContext(): { set(key: unknown, value: unknown): void }
  contextKey: unknown
}

/** The output of `react-router build`, as far as the server needs it. */
export interface ClientBuild {
  entry: {
    module: {
      createRequestHandler(build: ClientBuild, mode: string): ClientSite['handle']
      RouterContextProvider: new () => ReturnType<ClientSite['createContext']>
      serverContext: unknown
    }
  }
}

interface ClientSiteOptions {
  /** The site as it is now; in development it changes under the server. */
  load: () => Promise<ClientSite>
  /** The folder of the built assets, none in development. */
  assets: string | undefined
  settings: () => SiteSettings
  clock: Clock
  /** The cache of pages that are the same for everybody, none in development. */
  cache: ReplyCache | undefined
  floodLimits: FloodLimits
}

/** Emails show this icon, so a webmail page of another origin must be allowed to load it. */
const MAIL_ICON = /\/icon-192[^/]*\.png$/

const LONGEST_BODY_BYTES = 64 * 1024

/** Serves the client site: its assets, and every other address rendered on the server as a visitor sees it (A8). */
export async function clientSite(
  app: FastifyInstance,
  { load, assets, settings, clock, cache, floodLimits }: ClientSiteOptions,
) {
  const api = createApi({ transport: inProcessTransport(app), token: () => null })
  if (assets) {
    await app.register(fastifyStatic, {
      root: `${assets}/assets`,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      setHeaders: (reply, path) => {
        if (MAIL_ICON.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin')
      },
    })
    await app.register(serviceWorker, { folder: assets, settings })
  }
  leaveBodiesAlone(app)
  const render = async (request: Request, answers: Api, nonce: string | undefined) => {
    const site = await load()
    const context = site.createContext()
    context.set(site.contextKey, { api: answers, settings: settings(), now: clock.now(), nonce })
    return site.handle(request, context)
  }
  const sendCached =
    cache &&
    createPageCache({
      app,
      cache,
      clock,
      floodLimits,
      // A fresh request carries nothing of the first visitor's, and an aborted visit does not abort the shared page.
      render: (address, answers, nonce) =>
        render(new Request(settings().publicUrl + address), answers, nonce),
    })
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.raw.on('error', () => undefined)
    const address = request.method === 'GET' ? sharedAddress(request.url, settings().specialities) : null
    if (sendCached && address !== null) return sendCached(request, reply, address)
    floodLimits.ofRendering(request)
    // In development Vite adds scripts of its own without a nonce, so pages are sent without a content policy.
    const nonce = assets ? createNonce() : undefined
    const response = await render(requestOf(request, reply, settings().publicUrl), api, nonce)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-cache')
    const takesCards = settings().payments.mode === 'stripe' && isCardPage(request.url)
    if (nonce) reply.headers(pageHeaders(request.url, { scripts: [nonceSource(nonce)], takesCards }))
    return reply.send(response)
  }
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    bodyLimit: LONGEST_BODY_BYTES,
    schema: { hide: true },
    onRequest: floodLimits.ofPage,
    handler: sendPage,
  })
}

/** Builds the request with the site's own address, since a `Host` header can contain anything. */
function requestOf({ raw }: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const { protocol, host } = new URL(publicUrl)
  return createRequest(raw, reply.raw, { protocol, host })
}

/** The router reads bodies itself, from the raw request. */
function leaveBodiesAlone(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/** Loads the site that `react-router build` has written to `folder`, once. */
export async function loadBuiltSite(folder: string): Promise<() => Promise<ClientSite>> {
  const site = asSite(await import(`${folder}/server/index.js`), 'production')
  return async () => site
}

/** Wraps a build of the site. It uses the router inside the build, since another copy would not know its context. */
export function asSite(build: ClientBuild, mode: 'production' | 'development'): ClientSite {
  const { createRequestHandler, RouterContextProvider, serverContext } = build.entry.module
  return {
    handle: createRequestHandler(build, mode),
    createContext: () => new RouterContextProvider(),
    contextKey: serverContext,
  }
}
