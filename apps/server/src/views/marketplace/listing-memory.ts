import type { ChangeFeed, ListingFact } from '../../platform/database/change-feed.ts'

/** A cached result, and the period in which it is valid if nothing that it depends on changes. */
interface Cached<T> {
  value: T
  from: Date
  /** Null if it is valid until such a change. */
  until: Date | null
}

/** Something to remember. */
export interface Remembered {
  key: string
  /** The facts of vendors that it depends on. */
  facts: readonly ListingFact[]
}

/** Returns the cached value of the key if it is still valid, otherwise reads and caches it. */
export type RememberListing = <T>(
  what: Remembered,
  now: Date,
  read: () => Promise<{ value: T; until: Date | null }>,
) => Promise<T>

interface Entry {
  facts: readonly ListingFact[]
  reading: Promise<Cached<unknown>>
}

/** A value takes from a few bytes to 40 kB (the page marks of 100,000 vendors). */
const MOST_KEYS = 500

/**
 * Caches counts and page marks of the list until a fact that they depend on changes of any listed vendor, in any
 * process. A response never shows a state older than its request: while the change feed is behind, the cache is not
 * used.
 */
export function rememberListing(changes: ChangeFeed): RememberListing {
  const cached = new Map<string, Entry>()
  changes.watch((change) => {
    if (change.of === 'everything') cached.clear()
    if (change.of !== 'listing') return
    for (const [key, { facts }] of cached) {
      if (facts.some((fact) => change.facts.includes(fact))) cached.delete(key)
    }
  })

  return async <T>(
    { key, facts }: Remembered,
    now: Date,
    read: () => Promise<{ value: T; until: Date | null }>,
  ) => {
    if (!(await changes.caughtUp())) return (await read()).value
    const known = (await cached.get(key)?.reading) as Cached<T> | undefined
    if (known && known.from <= now && (known.until === null || now < known.until)) return known.value
    const reading = read().then(({ value, until }) => ({ value, from: now, until }))
    cache(cached, key, { facts, reading })
    return (await reading).value
  }
}

/** Caches a pending read, drops it if it fails, and evicts the oldest key above the limit. */
function cache(cached: Map<string, Entry>, key: string, entry: Entry) {
  cached.set(key, entry)
  entry.reading.catch(() => cached.get(key) === entry && cached.delete(key))
  const [oldest] = cached.keys()
  if (cached.size > MOST_KEYS && oldest !== undefined) cached.delete(oldest)
}
