import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Logger as WorkerLogger,
  Logger as GraphileLogger,
  run,
  type Runner,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { unwrapQueryError } from '../process/unwrap-query-error.ts'
import { freeLostJobs, type Presence } from './presence.ts'
import type { JobHandler } from './job.ts'

const BEGIN_AGAIN_AFTER_MS = 500
/** Jobs that were taken and wait for a worker go back to the queue after this time, for other processes. */
const GIVE_BACK_AFTER_MS = 1_000

interface WorkerOptions {
  pool: Pool
  /** Shows the other processes that these workers are alive. */
  presence: Presence
  handlers: readonly JobHandler[]
  /** The number of jobs that this process works on at the same time. */
  atOnce: number
  /** See `JobOptions`; `atOnce` by default. */
  batchSize?: number | undefined
  /** Workers that find no job look again after about this time in ms at the earliest. */
  restMs: number
  log: Logger
}

/** Runs jobs of some kinds in this process until stopped. If the database was lost, workers are replaced and their jobs freed. */
export function startWorker(options: WorkerOptions): { stop(): Promise<void> } {
  const { pool, presence, log } = options
  const warn = (error: unknown): void => log.warn({ error }, 'The job queue is out of reach')
  const stopping = new AbortController()
  const { signal } = stopping
  /** The names of the workers whose jobs are not lost. */
  const shown = new Set<string>()
  let runner: Runner | void
  const running = keepRunning()
  return {
    stop: async () => {
      stopping.abort()
      await end(runner)
      await running
    },
  }

  async function keepRunning() {
    while (!signal.aborted) {
      runner = await begin(options, shown).catch(warn)
      if (signal.aborted) await end(runner)
      await runner?.promise.catch(() => undefined)
      if (!signal.aborted) await free()
    }
  }

  /** Frees the jobs of ended workers before others begin, which would not look for them. */
  async function free() {
    let freed = false
    while (!freed && !signal.aborted) {
      await pause(BEGIN_AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined)
      freed = await releaseAll().then(
        () => true,
        (error: unknown) => (warn(error), false),
      )
    }
  }

  async function releaseAll() {
    for (const workers of shown) {
      await presence.release(workers)
      shown.delete(workers)
    }
    await freeLostJobs(pool)
  }
}

/** Stopping a runner that has just ended on its own rejects. */
const end = async (runner: Runner | void) => runner?.stop().catch(() => undefined)

/**
 * Starts the workers, and adds their names to `names`; from then on no process regards their jobs as lost.
 * @throws if the queue cannot be read, since the library caches its first result, even a failure.
 */
async function begin(options: WorkerOptions, names: Set<string>): Promise<Runner> {
  const { pool, presence, handlers, atOnce, batchSize = atOnce, restMs, log } = options
  const events = new EventEmitter() as WorkerEvents
  let shown: Promise<void> | undefined
  events.on('pool:create', ({ workerPool: { id } }) => {
    names.add(id)
    shown = presence.show(id)
  })
  const looked = Promise.withResolvers<void>()
  events.once('localQueue:getJobs:complete', () => looked.resolve())
  looked.promise.catch(() => undefined)
  const runner = await run({
    pgPool: pool,
    noHandleSignals: true,
    taskList: tasksOf(handlers),
    // The library reports jobs that cannot be read in its log only.
    logger: quietLogger(log, looked.reject),
    events,
    preset: {
      worker: {
        concurrentJobs: atOnce,
        pollInterval: 1_000,
        localQueue: {
          size: batchSize,
          ttl: GIVE_BACK_AFTER_MS,
          refetchDelay: { durationMs: restMs, threshold: 0, maxAbortThreshold: Infinity },
        },
        // Without these settings, a job whose end cannot be recorded causes an unhandled rejection, which ends the
        // process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  })
  try {
    await Promise.all([looked.promise, shown])
    return runner
  } catch (error) {
    await end(runner)
    throw error
  }
}

/** The error of a failed job is stored with it, and shown to admins: without the parameters of a query. */
const tasksOf = (handlers: readonly JobHandler[]): TaskList =>
  Object.fromEntries(
    handlers.map(({ job, work }): [string, Task] => [
      job.name,
      async (payload, { job: { id } }) => {
        try {
          // `handle` has matched the work with what its job carries.
          return await work(payload as never, { id })
        } catch (error) {
          throw unwrapQueryError(error)
        }
      },
    ]),
  )

/** Logs only what an operator needs, without payloads, since an email contains its secret link. */
const quietLogger = (log: Logger, onError: (error: unknown) => void): WorkerLogger =>
  new GraphileLogger(() => (level, message, meta) => {
    const { job, error } = (meta ?? {}) as { job?: { id: string; task_identifier: string }; error?: unknown }
    const about = { job: job?.id, task: job?.task_identifier, error }
    if (level === 'error') {
      log.error(about, message.split(' with error ', 1)[0])
      onError(error)
    } else if (level === 'warning') log.warn(about, message)
  })
