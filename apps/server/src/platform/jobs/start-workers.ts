import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { JobHandler } from './job.ts'
import { startWorker } from './worker.ts'

const SHARED_WORKERS = 4

interface Options {
  pool: Pool
  /** The address of the pool's database, for the connections that show which workers live. */
  url: string
  handlers: readonly JobHandler[]
  /** See `Pauses`. */
  restMs: number
  log: Logger
}

/** Starts the workers that all kinds of jobs share, and those of the kinds that have their own, until stopped. */
export async function startWorkers({ handlers, ...options }: Options): Promise<{ stop(): Promise<void> }> {
  const groups = [
    { handlers: handlers.filter(({ job }) => job.ownWorkers === undefined), atOnce: SHARED_WORKERS },
    ...handlers.flatMap((handler) => {
      const { ownWorkers: atOnce, batchSize } = handler.job
      return atOnce === undefined ? [] : [{ handlers: [handler], atOnce, batchSize }]
    }),
  ]
  const workers: { stop(): Promise<void> }[] = []
  // One after the other, since each looks whether the queue's own tables are up to date.
  for (const group of groups) workers.push(await startWorker({ ...options, ...group }))
  return { stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))) }
}
