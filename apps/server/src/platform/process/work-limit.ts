/** The process has as much of some work as it takes; the caller may try again a little later. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded'
  readonly retryAfterSeconds = 2
}

/** Runs work when its turn comes. @throws Overloaded when too much waits already. */
export type LimitWork = <T>(work: () => Promise<T>) => Promise<T>

/** Lets `atOnce` pieces of work run together and `waiting` more stand in line; whatever comes then is refused. */
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
  /** Hands the turn to the next in line, so that `running` stays as it is. */
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
