import type { Logger } from 'pino'
import type { SweepLog, SweepRun } from './sweep-log.ts'

/** Finds work that is due by the server's clock and does it; idempotent and safe in several processes. */
export interface Sweep {
  name: string
  run: () => Promise<void>
}

/**
 * Runs every sweep now and every `everyMs`, unless the last run is still under way; a failure is logged, and the sweep is
 * retried at the next run. Stopping waits for the sweep that is under way, not for those after it.
 */
export function startSweeper(sweeps: readonly Sweep[], everyMs: number, sweepLog: SweepLog, log: Logger) {
  let running: Promise<void> | undefined
  let stopping = false
  const runSweeps = async () => {
    const runs: SweepRun[] = []
    for (const sweep of sweeps) {
      if (stopping) break
      const began = performance.now()
      const error = await sweep.run().then(
        () => undefined,
        (failure: unknown) => failure ?? 'failed',
      )
      runs.push(sweepLog.runOf(sweep.name, performance.now() - began, error))
      if (error !== undefined) log.error({ error, sweep: sweep.name }, 'A sweep failed')
    }
    await sweepLog
      .record(runs)
      .catch((error: unknown) => log.error({ error }, 'The runs of the sweeps were not recorded'))
    running = undefined
  }
  const start = () => void (running ??= runSweeps())
  start()
  const timer = setInterval(start, everyMs)
  return {
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await running
    },
  }
}
