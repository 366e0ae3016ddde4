/** Thrown while the process has as much of some work as it takes; the caller may retry a little later. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
  readonly retryAfterSeconds = 2
}

/** Runs work once there is capacity. @throws Overloaded if too much is waiting. */
export type LimitWork = <T>(work: () => Promise<T>) => Promise<T>

/** Limits work to `atOnce` concurrent pieces and `waiting` queued ones; further work is refused. */
export function createWorkLimit({ atOnce, waiting }: { atOnce: number; waiting: number }): LimitWork {
  const line: (() => void)[] = []
  let running = 0

  const waitForSlot = async () => {
    if (running < atOnce) {
      running++
      return
    }
    if (line.length >= waiting) throw new Overloaded('Too much of this work is waiting')
    await new Promise<void>((resolve) => line.push(resolve))
  }
  /** Passes the capacity to the next in the queue, so that `running` stays the same. */
  const passTurn = () => {
    const next = line.shift()
    if (next) next()
    else running--
  }

  return async (work) => {
    await waitForSlot()
    try {
      return await work()
    } finally {
      passTurn()
    }
  }
}
