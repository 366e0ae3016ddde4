import type { FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit'
import type { CountTimes } from './count-times.ts'

type Answer = (error: Error | null, counted?: { current: number; ttl: number }) => void

/** So many refused ones are remembered here. */
const MOST_REMEMBERED = 10_000

/**
 * Where @fastify/rate-limit counts: over all processes together. Who has come too often is refused by what is remembered
 * here until its time is over, so that a flood of requests costs no more than without a shared count.
 * @param name of what is counted; a limiter made with a `groupId` has that one.
 */
export function createLimitStore(count: CountTimes, name: string): FastifyRateLimitStoreCtor {
  return class LimitStore {
    readonly #refused = new Map<string, number>()
    readonly #name: string

    constructor(options: { groupId?: string }) {
      this.#name = options.groupId ?? name
    }

    incr(key: string, answer: Answer, withinMs: number, max: number) {
      const endsAt = this.#refused.get(key)
      const left = endsAt === undefined ? 0 : endsAt - performance.now()
      if (left > 0) return answer(null, { current: max + 1, ttl: left })
      this.#refused.delete(key)
      count(`${this.#name} ${key}`, withinMs).then(
        ({ times, endsInMs }) => {
          if (times > max) this.#remember(key, endsInMs)
          answer(null, { current: times, ttl: endsInMs })
        },
        (error: Error) => answer(error),
      )
    }

    #remember(key: string, endsInMs: number) {
      if (this.#refused.size >= MOST_REMEMBERED) this.#refused.clear()
      this.#refused.set(key, performance.now() + endsInMs)
    }

    child(options: RateLimitOptions) {
      return new LimitStore(options)
    }
  } as FastifyRateLimitStoreCtor
}
