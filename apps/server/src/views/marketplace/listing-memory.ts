import type { ChangeFeed } from '../../platform/database/change-feed.ts'

/** A result read from the list, and the period of its validity if no vendor changes. */
interface Cached<T> {
  value: T
  from: Date
  /** Null for as long as no vendor changes. */
  until: Date | null
}

/** Answers what `read` says, or what it said before for the same key if that still holds. */
export type RememberListing = <T>(
  key: string,
  now: Date,
  read: () => Promise<{ value: T; until: Date | null }>,
) => Promise<T>

/** A key holds some bytes to 40 kB, for the marks of 100,000 vendors. */
const MOST_KEYS = 500

/**
 * Remembers counts and marks of the list until any vendor changes, in whatever process. Nothing is ever answered that
 * was changed before the question came: while the feed cannot say so, everything is read anew.
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

/** Keeps what is being read; a failure is not kept, and the oldest goes when there are too many. */
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
