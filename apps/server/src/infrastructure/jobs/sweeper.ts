import type { Logger } from 'pino'

/** Looks for what has fallen due by our clock and deals with it; safe to run twice and in several processes. */
export interface Sweep {
  name: string
  run: () => Promise<void>
}

const SWEEP_EVERY_MS = 15_000

/** Runs every sweep now and every 15 s; one that fails is logged and tried again at the next turn. */
export function startSweeper(sweeps: readonly Sweep[], log: Logger) {
  let running: Promise<void> = Promise.resolve()
  let busy = false
  const turn = async () => {
    if (busy) return
    busy = true
    for (const sweep of sweeps) {
      await sweep.run().catch((error: unknown) => log.error({ error, sweep: sweep.name }, 'A sweep failed'))
    }
    busy = false
  }
  const start = () => void (running = turn())
  start()
  const timer = setInterval(start, SWEEP_EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
