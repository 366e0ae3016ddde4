import type { Logger } from 'pino'
import { isDatabaseAway } from '../database/sql-state.ts'

/** Items read at a time. */
const BATCH = 200
/** Items done at most in one turn, so that the next sweeps get theirs; the next turn continues. */
const MOST_A_TURN = 5_000

/**
 * Processes what is due in bounded batches, each item in a transaction of its own, so that a turn that is cut short loses
 * nothing. An item that fails is tried again in the next turn and holds up none behind it.
 * @param find reads the first `limit` that are due; what has been done is due no longer.
 * @param keyOf identifies an item.
 * @throws after the turn if an item failed, so that the sweep is shown as failed; at once if the database is away.
 */
export async function workOff<Item>(
  { log }: { log: Pick<Logger, 'error'> },
  find: (limit: number) => Promise<readonly Item[]>,
  keyOf: (item: Item) => string,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const tried = new Set<string>()
  const errors: Error[] = []
  let limit = BATCH
  while (tried.size < MOST_A_TURN) {
    const requested = limit
    const found = await find(requested)
    // An item that failed, or is not quite due yet, is found again: the next batch is read past it.
    limit = BATCH + found.filter((item) => tried.has(keyOf(item))).length
    for (const item of found) {
      const key = keyOf(item)
      if (tried.has(key)) continue
      tried.add(key)
      try {
        await work(item)
      } catch (error) {
        if (isDatabaseAway(error)) throw error
        log.error({ error, item: key }, 'A sweep could not do one of its items')
        errors.push(error instanceof Error ? error : new Error(String(error)))
      }
    }
    if (found.length < requested) break
  }
  const [first] = errors
  if (first) throw new Error(`${errors.length} of ${tried.size} failed: ${first.message}`, { cause: first })
}
