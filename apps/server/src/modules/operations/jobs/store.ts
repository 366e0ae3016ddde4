import type { JobState } from '@anseo/contract/jobs'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'

/** A job as the queue has it. */
export interface JobRow {
  id: string
  task: string
  state: JobState
  payload: Record<string, unknown>
  attempts: number
  maxAttempts: number
  lastError: string | null
  createdAt: Date
  runAt: Date
}

const QUEUE = sql`graphile_worker._private_jobs as job
  join graphile_worker._private_tasks as task on task.id = job.task_id`

const STATE = sql`case
  when job.locked_at is not null then 'running'
  when job.attempts >= job.max_attempts then 'failed'
  when job.attempts > 0 then 'retrying'
  else 'waiting' end`

interface Filter {
  state: JobState
  task?: string | undefined
}

const matches = ({ state, task }: Filter): SQL =>
  task === undefined ? sql`${STATE} = ${state}` : sql`${STATE} = ${state} and task.identifier = ${task}`

const COLUMNS = sql`job.id::text as id, task.identifier as task, ${STATE} as state, job.payload,
  job.attempts::int as attempts, job.max_attempts::int as "maxAttempts", job.last_error as "lastError",
  job.created_at as "createdAt", job.run_at as "runAt"`

/** Finds a page of jobs in one state, the earliest due first. */
export async function findJobs(
  db: Queryable,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<JobRow[]> {
  const { rows } = await db.execute(sql`select ${COLUMNS} from ${QUEUE} where ${matches(filter)}
    order by job.run_at, job.id limit ${limit} offset ${offset}`)
  return rows.map((row) => rowOf(row as unknown as JobRow))
}

/** Parses the instants, which the driver returns as text for plain SQL. */
const rowOf = (row: JobRow): JobRow => ({
  ...row,
  createdAt: new Date(row.createdAt),
  runAt: new Date(row.runAt),
})

/** Finds a job of the queue by its id, a number as text. */
export async function findJob(db: Queryable, id: string): Promise<JobRow | null> {
  const { rows } = await db.execute(sql`select ${COLUMNS} from ${QUEUE} where job.id = ${id}::bigint`)
  return rows[0] ? rowOf(rows[0] as unknown as JobRow) : null
}

/** Counts the jobs in each state, by kind. */
export async function countJobs(db: Queryable) {
  const { rows } = await db.execute<{ state: JobState; task: string; count: number }>(
    sql`select ${STATE} as state, task.identifier as task, count(*)::int as count from ${QUEUE}
      group by 1, 2 order by 2`,
  )
  return rows
}

/** Ids of the jobs of a kind that were given up. */
export async function findFailedIds(db: Queryable, task: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select job.id::text as id from ${QUEUE} where ${matches({ state: 'failed', task })}`,
  )
  return rows.map(({ id }) => id)
}

const asBigints = (ids: readonly string[]) => sql`string_to_array(${ids.join(',')}, ',')::bigint[]`

/** Makes jobs due now with all their attempts; returns how many were not running. The queue uses real time. */
export async function rescheduleJobs(db: Transaction, ids: readonly string[]): Promise<number> {
  const { rowCount } = await db.execute(
    sql`select * from graphile_worker.reschedule_jobs(${asBigints(ids)}, run_at := now(), attempts := 0)`,
  )
  return rowCount ?? 0
}

/** Removes a job from the queue; returns false if it is running. */
export async function removeJob(db: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select * from graphile_worker.complete_jobs(${asBigints([id])})`)
  return (rowCount ?? 0) > 0
}
