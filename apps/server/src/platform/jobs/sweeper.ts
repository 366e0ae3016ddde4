import type { Logger } from 'pino'
import type { SweepLog, SweepRun } from './sweep-log.ts'

/** Finds work that is due by the server's clock and does it; idempotent and safe in several processes. */
export interface Sweep {
  name: string
  /** True for one that may take long, such as by asking others; it runs beside the others and holds up none. */
  isApart?: boolean
  run: () => Promise<void>
}

interface SweeperOptions {
  everyMs: number
  sweepLog: SweepLog
  log: Logger
}

/**
 * Runs every sweep now and every `everyMs`: one after the other, and those apart beside them. Stopping waits for the sweeps
 * that are under way, not for those after them.
 */
export function startSweeper(sweeps: readonly Sweep[], options: SweeperOptions) {
  const apart = sweeps.filter(({ isApart }) => isApart)
  const lines = [sweeps.filter(({ isApart }) => !isApart), ...apart.map((sweep) => [sweep])]
  const started = lines.map((line) => startLine(line, options))
  return { stop: async () => void (await Promise.all(started.map(({ stop }) => stop()))) }
}

/** Runs sweeps one after the other, unless their last run is still under way; one that fails is logged and retried at the next. */
function startLine(sweeps: readonly Sweep[], { everyMs, sweepLog, log }: SweeperOptions) {
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
