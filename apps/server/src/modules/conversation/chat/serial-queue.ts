import { Refusal } from '../../../platform/http/refusal.ts'

/** More than this many unanswered events of one socket are not a person typing. */
const MOST_WAITING = 500

/**
 * Creates a queue that runs one piece of work at a time, whether the one before succeeded or failed.
 * @returns the result of the work; rejects with Refusal `RATE_LIMITED` if too much is waiting.
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
