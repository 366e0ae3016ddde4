import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { hastenRetries } from './hasten-retries.ts'
import type { JobHandler } from './job.ts'
import { freeLostJobs, openPresence } from './presence.ts'
import { startWorker } from './worker.ts'

const SHARED_WORKERS = 4
const TIDY_EVERY_MS = 30_000

interface Options {
  pool: Pool
  /** The address of the pool's database, for the one connection that shows which workers are alive. */
  url: string
  handlers: readonly JobHandler[]
  /** See `Pauses`. */
  restMs: number
  log: Logger
}

/**
 * Starts the workers that all kinds of jobs share, and those of the kinds that have their own, until stopped. At the start
 * and every 30 s, jobs of killed processes are freed and long retries brought forward.
 */
export async function startWorkers({ url, ...options }: Options): Promise<{ stop(): Promise<void> }> {
  const { pool, handlers, log } = options
  const presence = await openPresence(url, log)
  const kindsToHasten = handlers.flatMap(({ job }) => (job.retriesSoon ? [job.name] : []))
  const tidy = () => Promise.all([freeLostJobs(pool), hastenRetries(pool, kindsToHasten)])
  await tidy()
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => log.warn({ error }, 'The job queue is out of reach'))
  }, TIDY_EVERY_MS)
  const workers = groupsOf(handlers).map((group) => startWorker({ ...options, ...group, presence }))
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(workers.map((worker) => worker.stop()))
      await presence.end()
    },
  }
}

/** Returns the kinds of jobs whose workers are shared, and each of those that have their own. */
const groupsOf = (handlers: readonly JobHandler[]) => [
  { handlers: handlers.filter(({ job }) => job.ownWorkers === undefined), atOnce: SHARED_WORKERS },
  ...handlers.flatMap((handler) => {
    const { ownWorkers: atOnce, batchSize } = handler.job
    return atOnce === undefined ? [] : [{ handlers: [handler], atOnce, batchSize }]
  }),
]
