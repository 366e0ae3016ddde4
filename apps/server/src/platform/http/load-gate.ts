/** Calls that only look, and calls that do something: a crowd that wants one slot is to be heard. */
export type Load = 'read' | 'write'

/** A crowd of writes may come at once to this many times what may look at once. */
const WRITES_PER_READ = 3
/** Under a load that lasts, nobody is let in who would wait longer. */
const LONGEST_WAIT_SECONDS = 0.5
/** With so few under way nobody waits for long, however slow they are. */
const ALWAYS_LET_IN = 100
/** A crowd that has come at once is served; what comes on and on for so long is too much. */
const LASTING_MS: Record<Load, number> = { read: 1_000, write: 5_000 }
/** So often it is measured how much is done. */
const MEASURED_EVERY_MS = 500

export interface LoadGate {
  /** Returns whether a request may come in; each that does has to leave. */
  enter(load: Load): boolean
  leave(load: Load): void
}

/**
 * Lets in no more than a process can answer soon: at most so many at once, and while a load lasts no more than are done
 * within half a second, as measured.
 * @param atOnce how many may look at once.
 */
export function createLoadGate(atOnce: number, now: () => number = () => performance.now()): LoadGate {
  const inside: Record<Load, number> = { read: 0, write: 0 }
  const most: Record<Load, number> = { read: atOnce, write: atOnce * WRITES_PER_READ }
  let done = 0
  let measuredAt = now()
  let donePerSecond = Infinity
  let crowdedSince: number | null = null

  /** Estimates the number of answers soon, by those given of late. */
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
    // A crowd is over once half of it has gone, not at each one that leaves.
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
