import type { ChangeFeed } from '../../platform/database/change-feed.ts'

/** A cached result, and the period in which it is valid if no vendor changes. */
interface Cached<T> {
  value: T
  from: Date
  /** Null if it is valid until any vendor changes. */
  until: Date | null
}

/** Returns the cached value of the key if it is still valid, otherwise reads and caches it. */
export type RememberListing = <T>(
  key: string,
  now: Date,
  read: () => Promise<{ value: T; until: Date | null }>,
) => Promise<T>

/** A value takes from a few bytes to 40 kB (the page marks of 100,000 vendors). */
const MOST_KEYS = 500

/**
 * Caches counts and page marks of the list until any vendor changes in any process. A response never shows a state
 * older than its request: while the change feed is behind, the cache is not used.
 */
export function rememberListing(changes: ChangeFeed): RememberListing {
  const cached = new Map<string, Promise<Cached<unknown>>>()
  changes.watch(({ of }) => {
    if (of === 'vendor' || of === 'everything') cached.clear()
  })

  return async <T>(key: string, now: Date, read: () => Promise<{ value: T; until: Date | null }>) => {
    if (!(await changes.caughtUp())) return (await read()).value
    const known = (await cached.get(key)) as Cached<T> | undefined
    if (known && known.from <= now && (known.until === null || now < known.until)) return known.value
    const reading = read().then(({ value, until }) => ({ value, from: now, until }))
    cache(cached, key, reading)
    return (await reading).value
  }
}

/** Caches a pending read, drops it if it fails, and evicts the oldest key above the limit. */
function cache(
  cached: Map<string, Promise<Cached<unknown>>>,
  key: string,
  reading: Promise<Cached<unknown>>,
) {
  cached.set(key, reading)
  reading.catch(() => cached.get(key) === reading && cached.delete(key))
  const [oldest] = cached.keys()
  if (cached.size > MOST_KEYS && oldest !== undefined) cached.delete(oldest)
}
