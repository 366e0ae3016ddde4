import { EventEmitter } from 'node:events'
import {
  type Logger as WorkerLogger,
  Logger as GraphileLogger,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { hastenRetries } from './hasten-retries.ts'
import { freeLostJobs, openPresence } from './presence.ts'
import type { JobHandlers } from './queue.ts'

const TIDY_EVERY_MS = 30_000

interface WorkerOptions {
  pool: Pool
  /** Where the pool leads, for the one connection that shows which workers live. */
  url: string
  handlers: JobHandlers
  log: Logger
}

/**
 * Works through the queue in this process until stopped. At once and every 30 s jobs of killed processes are freed, and
 * mails that wait too long for their next attempt are brought forward.
 */
export async function startWorker({ pool, url, handlers, log }: WorkerOptions) {
  const presence = await openPresence(url, log)
  const events = new EventEmitter() as WorkerEvents
  const warn = (error: unknown) => log.warn({ error }, 'The job queue is out of reach')
  let shown = Promise.resolve()
  events.on('worker:create', ({ worker }) => {
    shown = shown.then(() => presence.show(worker.workerId)).catch(warn)
  })
  const tidy = () => Promise.all([freeLostJobs(pool), hastenRetries(pool)])
  await tidy()
  const runner = await run({
    pgPool: pool,
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    taskList: handlers as unknown as TaskList,
    logger: quietLogger(log),
    events,
  })
  const timer = setInterval(() => void tidy().catch(warn), TIDY_EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await runner.stop()
      await shown
      await presence.end()
    },
  }
}

/** Only what somebody has to look at. */
const quietLogger = (log: Logger): WorkerLogger =>
  new GraphileLogger(() => (level, message, meta) => {
    if (level === 'error') log.error(meta, message)
    else if (level === 'warning') log.warn(meta, message)
  })
