import { MINUTE_MS } from '@anseo/domain/duration'

/** The number of callers counted separately; beyond it all counts are reset. */
const MOST_KNOWN = 100_000

/** Counts, in this process alone, the actions of each caller within a minute. */
export interface LocalCounts {
  /** Counts an action. @returns how long the caller must wait, in ms; 0 if it is within the limit. */
  count(who: string): number
  /** Returns the same wait without counting. */
  read(who: string): number
}

/** Creates in-memory counts that cost next to nothing, for limits that only a machine can reach. */
export function createLocalCounts(most: number): LocalCounts {
  let counts = new Map<string, number>()
  let endsAt = 0
  const timesOf = (who: string): { now: number; times: number } => {
    const now = performance.now()
    if (now >= endsAt || counts.size >= MOST_KNOWN) {
      counts = new Map()
      endsAt = now + MINUTE_MS
    }
    return { now, times: (counts.get(who) ?? 0) + 1 }
  }
  return {
    count: (who) => {
      const { now, times } = timesOf(who)
      counts.set(who, times)
      return times > most ? endsAt - now : 0
    },
    read: (who) => {
      const { now, times } = timesOf(who)
      return times > most ? endsAt - now : 0
    },
  }
}
