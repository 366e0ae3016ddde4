import { answerPushes } from '@anseo/api-client/service-worker/answer-pushes'
import badge from '@anseo/ui/assets/brand/badge-96.png'
import icon from '@anseo/ui/assets/brand/icon-192.png'
import { PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { assets, deleteOutdated, olderAsset } from './cached-assets.ts'
import { cachePages, cachedData, cachedPage } from './cached-pages.ts'
import { cachedPathOf, cachedPlaceOf, CACHED_PAGES, isPage } from './own-paths.ts'

declare const self: ServiceWorkerGlobalScope

/** A cached page is shown when the network takes longer than this. */
const PATIENCE_SECONDS = 5

/** Returns the path of the page whose data the router requests. */
const pathOfData = (path: string) => path.replace(/\.data$/, '')

const network = new NetworkOnly()
const patientNetwork = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_SECONDS })

self.addEventListener('install', (event) => {
  // Open pages lose nothing by it: their assets stay.
  void self.skipWaiting()
  event.waitUntil(Promise.all([assets.install(event), cachePages()]))
})
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOutdated(), self.clients.claim()]))
})

answerPushes({ icon, badge })

registerRoute(new PrecacheRoute(assets))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request }) => olderAsset(request),
)

// Pages come from the network; offline the few cached ones are shown, and a page that explains it for the others.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  async ({ url, request, event }) => {
    const cached = CACHED_PAGES.includes(url.pathname)
    try {
      return await (cached ? patientNetwork : network).handle({ request, event })
    } catch {
      const place = cachedPlaceOf(url.pathname)
      if (place !== url.pathname) return Response.redirect(place)
      if (cached) return (await cachedPage(url.pathname)) ?? Response.error()
      return Response.redirect(`/offline?${new URLSearchParams({ next: url.pathname + url.search })}`)
    }
  },
)
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    url.pathname.endsWith('.data') &&
    CACHED_PAGES.includes(cachedPathOf(pathOfData(url.pathname))),
  async ({ url, request, event }) => {
    try {
      return await network.handle({ request, event })
    } catch {
      return (await cachedData(`${cachedPathOf(pathOfData(url.pathname))}.data`)) ?? Response.error()
    }
  },
)
