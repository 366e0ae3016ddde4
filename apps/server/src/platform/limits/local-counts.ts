const MINUTE_MS = 60_000
/** So many are told apart; a crowd beyond that begins anew together. */
const MOST_KNOWN = 100_000

/** Counts in this process alone how often each comes within a minute. */
export interface LocalCounts {
  /** Counts one more time. @returns how long who has come too often must wait, in ms; 0 for everybody else. */
  count(who: string): number
  /** Answers likewise for one more time, without counting it. */
  look(who: string): number
}

/** Makes counts that cost no more than a look: for limits so wide that only a machine meets them. */
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
    look: (who) => {
      const { now, times } = timesOf(who)
      return times > most ? endsAt - now : 0
    },
  }
}
