import { LRUCache } from 'lru-cache'
import type { Clock } from '../process/clock.ts'
import type { Change, ChangeFeed } from '../database/change-feed.ts'
import { EVERYTHING, type Lifetime } from './lifetime.ts'

/** Something made for an address. */
export interface Made<T> {
  value: T
  /** The memory it takes. */
  bytes: number
  /** Null if the reply is only for this caller. */
  lifetime: Lifetime | null
}

/** Counts of its use from the start of the process. */
export interface CacheFigures {
  hits: number
  /** Waited for what another request had begun to make. */
  shared: number
  misses: number
  /** Replies made without the cache, because it is off or the change feed was disconnected. */
  bypassed: number
  /** Ended by a change. */
  drops: number
  entries: number
  bytes: number
}

export interface ReplyCache {
  /**
   * Returns the cached value of `key`, or makes it, once for all concurrent callers. A value is never older than what
   * any process had committed before the call (decision 028).
   */
  get<T>(key: string, make: () => Promise<Made<T>>): Promise<Made<T>>
  figures(): CacheFigures
}

interface CacheOptions {
  changes: ChangeFeed
  /** The tags that a change invalidates; they belong to the modules whose replies are cached. */
  tagsOf: (change: Change) => readonly string[]
  clock: Clock
  /** 0 caches nothing. */
  maxBytes: number
}

interface Entry {
  made: Made<unknown>
  from: Date
}

/** Something that is being made, and which tags have changed since it was begun: each with the count of changes. */
interface Flight {
  making: Promise<Made<unknown>>
  from: Date
  changed: Map<string, number>
}

/** An entry's own size in bytes: key, tags and position. */
const BYTES_OF_AN_ENTRY = 1_000

/** Caches public replies in the memory of this process, until something that they show changes. */
export function createReplyCache({ changes, tagsOf, clock, maxBytes }: CacheOptions): ReplyCache {
  const flights = new Map<string, Flight>()
  const byTag = createTagIndex()
  const counts = { hits: 0, shared: 0, misses: 0, bypassed: 0, drops: 0 }
  let changeCount = 0
  if (maxBytes === 0) {
    const bypass = (_key: string, make: () => Promise<Made<unknown>>) => {
      counts.bypassed++
      return make()
    }
    return {
      get: bypass as ReplyCache['get'],
      figures: () => ({ ...counts, entries: 0, bytes: 0 }),
    }
  }
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ made }, key) => made.bytes + 2 * key.length + BYTES_OF_AN_ENTRY,
    dispose: ({ made }, key) => byTag.remove(key, made.lifetime?.tags ?? []),
  })

  changes.watch((change) => {
    changeCount++
    const tags = tagsOf(change)
    for (const { changed } of flights.values()) {
      for (const tag of tags) if (!changed.has(tag)) changed.set(tag, changeCount)
    }
    const dropped = tags.includes(EVERYTHING) ? [...entries.keys()] : tags.flatMap((tag) => byTag.keysOf(tag))
    for (const key of dropped) if (entries.delete(key)) counts.drops++
  })

  const begin = (key: string, make: () => Promise<Made<unknown>>): Promise<Made<unknown>> => {
    const flight: Flight = { making: make(), from: clock.now(), changed: new Map() }
    flights.set(key, flight)
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const stored = flight.making.then((made) => {
      end()
      if (made.lifetime && !hasChanged(flight, made.lifetime, changeCount)) {
        entries.set(key, { made, from: flight.from })
        if (entries.has(key)) byTag.add(key, made.lifetime.tags)
      }
      return made
    })
    stored.catch(end)
    return stored
  }

  const find = async (key: string, make: () => Promise<Made<unknown>>): Promise<Made<unknown>> => {
    if (!(await changes.caughtUp())) {
      counts.bypassed++
      return make()
    }
    const heard = changeCount
    for (;;) {
      const entry = entries.get(key)
      if (entry && holds(entry.made, entry.from, clock.now())) {
        counts.hits++
        return entry.made
      }
      const flight = flights.get(key)
      if (!flight) {
        counts.misses++
        return begin(key, make)
      }
      const made = await flight.making
      if (!made.lifetime) return make()
      if (holds(made, flight.from, clock.now()) && !hasChanged(flight, made.lifetime, heard)) {
        counts.shared++
        return made
      }
    }
  }

  return {
    get: find as ReplyCache['get'],
    figures: () => ({ ...counts, entries: entries.size, bytes: entries.calculatedSize }),
  }
}

/** The clock of a demonstration may also be set back. */
const holds = ({ lifetime }: Made<unknown>, from: Date, now: Date) =>
  lifetime !== null && from <= now && now < lifetime.until

/** Returns whether anything in the reply has changed since it was begun, when `heard` changes had arrived. */
const hasChanged = ({ changed }: Flight, { tags }: Lifetime, heard: number) =>
  [EVERYTHING, ...tags].some((tag) => (changed.get(tag) ?? Infinity) <= heard)

/** Creates an index of the keys by tag. */
function createTagIndex() {
  const keys = new Map<string, Set<string>>()
  return {
    keysOf: (tag: string) => [...(keys.get(tag) ?? [])],
    add: (key: string, tags: readonly string[]) => {
      for (const tag of tags) {
        const tagged = keys.get(tag)
        if (tagged) tagged.add(key)
        else keys.set(tag, new Set([key]))
      }
    },
    remove: (key: string, tags: readonly string[]) => {
      for (const tag of tags) {
        const tagged = keys.get(tag)
        tagged?.delete(key)
        if (tagged?.size === 0) keys.delete(tag)
      }
    },
  }
}
