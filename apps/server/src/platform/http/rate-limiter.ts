import { type Limited, RATE_LIMITS, type RateLimit, SECONDS_PER } from '@anseo/domain/rate-limits'
import type { Counted, SharedCounts } from '../limits/shared-counts.ts'
import { tooOften } from './refusal.ts'

/** Limits actions by account, network or address, over all processes together. */
export interface RateLimiter {
  /**
   * Counts an action.
   * @param who an id, or an address of a network or mailbox; only its digest is stored.
   * @throws Refusal `RATE_LIMITED` above the limit.
   */
  count(what: Limited, who: string): Promise<void>
  /** Takes back the count of an action that was refused after all. */
  takeBack(what: Limited, who: string): Promise<void>
  /** Counts an action without refusing it. */
  note(what: Limited, who: string): Promise<void>
  /**
   * Refuses, without counting, a person who has reached the limit.
   * @throws Refusal `RATE_LIMITED`
   */
  check(what: Limited, who: string): Promise<void>
}

/** The number of refused callers remembered in memory, so that refusing a flood is cheap. */
const MOST_REMEMBERED = 10_000

/**
 * Creates the limiter of the actions in `RATE_LIMITS`, whose counts all processes share.
 * @param factor multiplies every limit (`RATE_LIMIT_FACTOR`).
 */
export function createRateLimiter(counts: SharedCounts, factor: number): RateLimiter {
  const refusedUntil = new Map<string, number>()

  const refuseRemembered = (key: string) => {
    const leftMs = (refusedUntil.get(key) ?? 0) - performance.now()
    if (leftMs > 0) throw tooOften(leftMs)
    refusedUntil.delete(key)
  }
  const remember = (key: string, { endsInMs }: Counted) => {
    if (refusedUntil.size >= MOST_REMEMBERED) refusedUntil.clear()
    refusedUntil.set(key, performance.now() + endsInMs)
  }
  const mostTimes = ({ times }: RateLimit) => Math.max(1, Math.round(times * factor))

  return {
    count: async (what, who) => {
      const key = `${what} ${who}`
      refuseRemembered(key)
      const counted = await counts.count(key, withinMs(what))
      if (counted.times <= mostTimes(RATE_LIMITS[what])) return
      remember(key, counted)
      throw tooOften(counted.endsInMs)
    },
    takeBack: async (what, who) => {
      const key = `${what} ${who}`
      refusedUntil.delete(key)
      await counts.uncount(key)
    },
    note: async (what, who) => void (await counts.count(`${what} ${who}`, withinMs(what))),
    check: async (what, who) => {
      const key = `${what} ${who}`
      refuseRemembered(key)
      const counted = await counts.read(key)
      if (counted && counted.times >= mostTimes(RATE_LIMITS[what])) throw tooOften(counted.endsInMs)
    },
  }
}

const withinMs = (what: Limited) => SECONDS_PER[RATE_LIMITS[what].per] * 1000
