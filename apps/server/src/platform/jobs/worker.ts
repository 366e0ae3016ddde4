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
import { causeOf } from '../process/cause-of.ts'
import { hastenRetries } from './hasten-retries.ts'
import { freeLostJobs, openPresence, type Presence } from './presence.ts'
import type { JobHandler } from './job.ts'

const TIDY_EVERY_MS = 30_000
const BEGIN_AGAIN_AFTER_MS = 500

interface WorkerOptions {
  pool: Pool
  /** The address of the pool's database, for the one connection that shows which workers are alive. */
  url: string
  handlers: readonly JobHandler[]
  /** How many jobs this process works on at once. */
  atOnce: number
  log: Logger
}

/**
 * Works through the queue in this process until stopped. At once and every 30 s jobs of killed processes are freed, and
 * mails that wait too long for their next attempt are brought forward. Workers that end because the database went away
 * under them are replaced, and the jobs they had are free for anybody.
 */
export async function startWorker(options: WorkerOptions) {
  const { pool, url, handlers, log } = options
  const presence = await openPresence(url, log)
  const warn = (error: unknown): void => log.warn({ error }, 'The job queue is out of reach')
  const hastened = handlers.flatMap(({ job }) => (job.hastened ? [job.name] : []))
  const tidy = () => Promise.all([freeLostJobs(pool), hastenRetries(pool, hastened)])
  await tidy()
  const stopping = new AbortController()
  const { signal } = stopping
  let runner: Runner | void
  const running = keepRunning()
  const timer = setInterval(() => void tidy().catch(warn), TIDY_EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await end(runner)
      await running
      await presence.end()
    },
  }

  async function keepRunning() {
    while (!signal.aborted) {
      runner = await begin(options, presence).catch(warn)
      if (signal.aborted) await end(runner)
      await runner?.promise.catch(() => undefined)
      if (!signal.aborted) await free()
    }
  }

  /** Gives back what the workers that have ended had locked, before others begin: these would not look for it. */
  async function free() {
    let freed = false
    while (!freed && !signal.aborted) {
      await pause(BEGIN_AGAIN_AFTER_MS, undefined, { signal }).catch(() => undefined)
      freed = await presence
        .releaseAll()
        .then(tidy)
        .then(
          () => true,
          (error: unknown) => (warn(error), false),
        )
    }
  }
}

/** One that has ended by itself just now refuses. */
const end = async (runner: Runner | void) => runner?.stop().catch(() => undefined)

/**
 * Begins to work off jobs.
 * @throws when they cannot be looked for: the library keeps the first answer about them, also a failure, for ever.
 */
async function begin({ pool, handlers, atOnce, log }: WorkerOptions, presence: Presence): Promise<Runner> {
  const events = new EventEmitter() as WorkerEvents
  events.on('pool:create', ({ workerPool }) => presence.show(workerPool.id))
  const looked = new Promise<void>((resolve, reject) => {
    events.once('worker:getJob:empty', () => resolve())
    events.once('job:start', () => resolve())
    events.once('worker:getJob:error', ({ error }) => reject(error))
  })
  looked.catch(() => undefined)
  const runner = await run({
    pgPool: pool,
    noHandleSignals: true,
    taskList: tasksOf(handlers),
    logger: quietLogger(log),
    events,
    preset: {
      worker: {
        concurrentJobs: atOnce,
        pollInterval: 1_000,
        // Without them an end that cannot be noted is a rejection that nobody handles, and ends the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  })
  try {
    await looked
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
      async (payload) => {
        try {
          // `handle` has matched the work with what its job carries.
          return await work(payload as never)
        } catch (error) {
          throw causeOf(error)
        }
      },
    ]),
  )

/** Only what somebody has to look at, without what the job is about: a mail to be sent carries its link. */
const quietLogger = (log: Logger): WorkerLogger =>
  new GraphileLogger(() => (level, message, meta) => {
    const { job, error } = (meta ?? {}) as { job?: { id: string; task_identifier: string }; error?: unknown }
    const about = { job: job?.id, task: job?.task_identifier, error }
    if (level === 'error') log.error(about, message.split(' with error ', 1)[0])
    else if (level === 'warning') log.warn(about, message)
  })
