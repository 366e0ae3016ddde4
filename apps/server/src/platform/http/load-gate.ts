/** The kind of a request. More writes than reads are admitted, so that many clients who want one slot all get an answer. */
export type Load = 'read' | 'write'

/** Concurrent writes are limited to this many times the limit of reads. */
const WRITES_PER_READ = 3
/** Under a lasting load, requests that would wait longer than this are refused. */
const LONGEST_WAIT_SECONDS = 0.5
/** Below this number of concurrent requests none is refused. */
const ALWAYS_LET_IN = 100
/** A burst of requests is served; a load that lasts for longer than this is limited. */
const LASTING_MS: Record<Load, number> = { read: 1_000, write: 5_000 }
/** The interval at which throughput is measured. */
const MEASURED_EVERY_MS = 500

export interface LoadGate {
  /** Returns whether a request is admitted; call `leave` at the end of each that is. */
  enter(load: Load): boolean
  leave(load: Load): void
}

/**
 * Creates the load gate: it admits a limited number of concurrent requests, and under a lasting load only as many as
 * are answered within half a second, as measured.
 * @param atOnce the limit for reads.
 */
export function createLoadGate(atOnce: number, now: () => number = () => performance.now()): LoadGate {
  const inside: Record<Load, number> = { read: 0, write: 0 }
  const most: Record<Load, number> = { read: atOnce, write: atOnce * WRITES_PER_READ }
  let done = 0
  let measuredAt = now()
  let donePerSecond = Infinity
  let crowdedSince: number | null = null

  /** Estimates how many requests will be answered soon, from recent throughput. */
  const soonAnswered = (at: number): number => {
    const elapsedMs = at - measuredAt
    if (elapsedMs >= MEASURED_EVERY_MS) {
      donePerSecond = (done * 1000) / elapsedMs
      done = 0
      measuredAt = at
    }
    return Math.max(ALWAYS_LET_IN, donePerSecond * LONGEST_WAIT_SECONDS)
  }
  const isTooMuch = (load: Load): boolean => {
    const at = now()
    const soon = soonAnswered(at)
    const count = inside.read + inside.write
    if (count >= soon) crowdedSince ??= at
    // The load is over once the number has halved, not as soon as one request ends.
    else if (count < soon / 2) crowdedSince = null
    const lasts = crowdedSince !== null && at - crowdedSince > LASTING_MS[load]
    return inside[load] >= most[load] || (lasts && count >= soon)
  }
  return {
    enter: (load) => {
      if (isTooMuch(load)) return false
      inside[load]++
      return true
    },
    leave: (load) => {
      inside[load]--
      done++
    },
  }
}
