const MINUTE_MS = 60_000
/** So many are told apart; a crowd beyond that begins anew together. */
const MOST_KNOWN = 100_000

/**
 * Counts in this process alone how often each comes within a minute, at the cost of a look: for limits so wide that
 * only a machine meets them.
 * @returns how long who has come too often must wait, in ms; 0 for everybody else.
 */
export function createLocalCounts(most: number): (who: string) => number {
  let counts = new Map<string, number>()
  let endsAt = 0
  return (who) => {
    const now = performance.now()
    if (now >= endsAt || counts.size >= MOST_KNOWN) {
      counts = new Map()
      endsAt = now + MINUTE_MS
    }
    const times = (counts.get(who) ?? 0) + 1
    counts.set(who, times)
    return times > most ? endsAt - now : 0
  }
}
