import { PrecacheController } from 'workbox-precaching'
import { BUILD_ID } from './build-id.ts'

declare const ASSETS: string[]

/** All parts of this build; their names change with their contents, so none is ever out of date. */
export const assets = new PrecacheController({ cacheName: `anseo-assets-${BUILD_ID}` })
assets.addToCacheList(ASSETS.map((url) => ({ url, revision: null })))

/**
 * An asset that an older build left behind: pages that were open when this one came still load their parts.
 * @returns the server's answer when it was not kept.
 */
export const olderAsset = async (request: Request): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request)

/** Deletes what earlier builds kept, except the assets of the last one, which open pages may still ask for. */
export async function deleteOutdated(): Promise<void> {
  const cached = (await caches.keys()).filter((name) => name.startsWith('anseo-') && !name.endsWith(BUILD_ID))
  const last = cached.findLast((name) => name.startsWith('anseo-assets-'))
  await Promise.all(cached.filter((name) => name !== last).map((name) => caches.delete(name)))
}
