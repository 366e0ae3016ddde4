import { PrecacheController } from 'workbox-precaching'
import { BUILD_ID } from './build-id.ts'

declare const ASSETS: string[]

/** All files of this build; their names change with their contents, so a cached one is never out of date. */
export const assets = new PrecacheController({ cacheName: `anseo-assets-${BUILD_ID}` })
assets.addToCacheList(ASSETS.map((url) => ({ url, revision: null })))

/**
 * Returns an asset of an older build, for pages that were open when this one was deployed.
 * @returns the server's response when it is not cached.
 */
export const olderAsset = async (request: Request): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request)

/** Deletes the caches of earlier builds, except the assets of the last one, which open pages may still need. */
export async function deleteOutdated(): Promise<void> {
  const cached = (await caches.keys()).filter((name) => name.startsWith('anseo-') && !name.endsWith(BUILD_ID))
  const last = cached.findLast((name) => name.startsWith('anseo-assets-'))
  await Promise.all(cached.filter((name) => name !== last).map((name) => caches.delete(name)))
}
