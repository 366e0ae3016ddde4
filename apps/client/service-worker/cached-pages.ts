import { BUILD_ID } from './build-id.ts'
import { CACHED_PAGES } from './own-paths.ts'

const CACHE = `anseo-pages-${BUILD_ID}`
const CACHED_AT = 'x-cached-at'

/** Fetches the pages afresh, and the data that the router requests when a link leads to one of them. */
export async function cachePages(): Promise<void> {
  const cache = await caches.open(CACHE)
  const paths = CACHED_PAGES.flatMap((path) => [path, `${path}.data`])
  await Promise.all(
    paths.map(async (path) => {
      const reply = await fetch(path, { cache: 'no-store', credentials: 'omit' })
      if (reply.ok) await cache.put(path, stamped(reply))
      else if (!path.endsWith('.data')) throw new Error(`${path} answered ${reply.status}`)
    }),
  )
}

function stamped({ body, headers }: Response): Response {
  const cached = new Headers(headers)
  cached.set(CACHED_AT, String(Date.now()))
  return new Response(body, { headers: cached })
}

/** Returns a cached page with its age in ms on `<html>`, since the clock in it stopped when it was cached (T4). */
export async function cachedPage(path: string): Promise<Response | undefined> {
  const reply = await match(path)
  if (!reply) return undefined
  const ageMs = Date.now() - Number(reply.headers.get(CACHED_AT))
  const page = (await reply.text()).replace('<html', `<html data-age-ms="${ageMs}"`)
  return new Response(page, { headers: reply.headers })
}

/** Returns the cached data of a page, for the router. */
export const cachedData = (path: string): Promise<Response | undefined> => match(path)

const match = async (path: string) => (await caches.open(CACHE)).match(path)
