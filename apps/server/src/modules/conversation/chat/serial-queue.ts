import { Refusal } from '../../../platform/http/refusal.ts'

/** More than this many unanswered events of one socket are not a person typing. */
const MOST_WAITING = 500

/**
 * Makes a queue of one: each piece of work starts when the one before it has ended, well or badly.
 * @returns what the work returns; rejects with Refusal `RATE_LIMITED` when too much is waiting.
 */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= MOST_WAITING) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: 1 })
    waiting++
    const outcome = last.then(work)
    last = outcome.catch(() => undefined).finally(() => waiting--)
    return outcome
  }
}
