import { z } from 'zod'
import { exportCall } from './admin-lists.ts'
import { call, succeeds } from './call.ts'
import { instant, pageFacts, pageQuery } from './wire.ts'

/** The states of a job in the queue. */
export const JOB_STATES = ['failed', 'retrying', 'waiting', 'running'] as const
export type JobState = (typeof JOB_STATES)[number]

/** Orders of the jobs: by when they are due, by kind, by the attempts that they took. */
export const JOB_ORDERS = ['soonest', 'latest', 'task', 'task-desc', 'attempts', 'attempts-asc'] as const
export type JobOrder = (typeof JOB_ORDERS)[number]

const jobId = () => z.string().regex(/^\d{1,18}$/)
const onPath = z.object({ id: jobId() })
const task = () =>
  z
    .string()
    .min(1)
    .max(100)
    .regex(/^[a-z-]+$/, 'Use a kind of job like send-mail.')

export const jobOnWire = z.object({
  _id: z.string(),
  task: z.string(),
  state: z.enum(JOB_STATES),
  /** The subject of the job, without texts or full addresses of people. */
  about: z.record(z.string(), z.string()),
  attempts: z.number().int(),
  maxAttempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: instant(),
  /** When it is due. */
  runAt: instant(),
})
export type JobOnWire = z.output<typeof jobOnWire>

/** The last run of a sweep of the answering process. */
export const sweepOnWire = z.object({
  name: z.string(),
  ranAt: instant(),
  tookMs: z.number().int(),
  /** Why the last run failed; null when it did not. */
  error: z.string().nullable(),
  /** When a run failed last. */
  failedAt: instant().nullable(),
})
export type SweepOnWire = z.output<typeof sweepOnWire>

const jobFilters = {
  state: z.enum(JOB_STATES).default('failed'),
  task: task().optional(),
  order: z.enum(JOB_ORDERS).default('soonest'),
}

export const listJobs = call({
  method: 'GET',
  path: '/api/admin/jobs',
  access: 'admin',
  roles: ['reader'],
  summary: 'List jobs of one state. Counts each state and kind, with the last run of each scheduled task.',
  query: z.object({ ...jobFilters, ...pageQuery() }),
  reply: succeeds({
    jobs: z.array(jobOnWire),
    counts: z.record(z.enum(JOB_STATES), z.number().int()),
    tasks: z.array(z.object({ task: z.string(), count: z.number().int() })),
    sweeps: z.array(sweepOnWire),
    ...pageFacts,
  }),
})

export const exportJobs = exportCall('/api/admin/jobs', 'jobs', [], jobFilters, { rowId: jobId() })

export const retryJob = call({
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  access: 'admin',
  roles: [],
  summary: 'Retry a job now, with all its attempts again.',
  params: onPath,
  refusals: ['JOB_RUNNING'],
})

export const retryJobs = call({
  method: 'POST',
  path: '/api/admin/jobs/retry',
  access: 'admin',
  roles: [],
  summary: 'Retry all failed jobs of a kind now.',
  body: z.object({ task: task() }),
  reply: succeeds({ message: z.string(), retried: z.number().int() }),
  refusals: ['NOT_FOUND'],
})

export const deleteJob = call({
  method: 'DELETE',
  path: '/api/admin/jobs/:id',
  access: 'admin',
  roles: [],
  summary: 'Delete a job.',
  params: onPath,
  refusals: ['JOB_RUNNING'],
})
