import type { QueryOf } from '@anseo/contract/call'
import type { exportJobs, JobOrder, JobState } from '@anseo/contract/jobs'
import { type SQL, sql } from 'drizzle-orm'
import type { Place } from '../../../platform/database/counted-rows.ts'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { inOrder, lastOf, type ListOrder } from '../../../platform/database/list-order.ts'

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

/** The state of a `job` in the queue. */
export const JOB_STATE = sql`case
  when job.locked_at is not null then 'running'
  when job.attempts >= job.max_attempts then 'failed'
  when job.attempts > 0 then 'retrying'
  else 'waiting' end`

type JobFilter = Omit<QueryOf<typeof exportJobs>, 'order'>

const asBigints = (ids: readonly string[]) => sql`string_to_array(${ids.join(',')}, ',')::bigint[]`

const matches = ({ state, task, ids }: JobFilter): SQL =>
  sql.join(
    [
      sql`${JOB_STATE} = ${state}`,
      ...(task === undefined ? [] : [sql`task.identifier = ${task}`]),
      ...(ids ? [sql`job.id = any(${asBigints(ids)})`] : []),
    ],
    sql` and `,
  )

const ORDERS: Record<JobOrder, ListOrder> = {
  soonest: { key: sql`job.run_at` },
  latest: { key: sql`job.run_at`, down: true },
  task: { key: sql`task.identifier` },
  'task-desc': { key: sql`task.identifier`, down: true },
  attempts: { key: sql`job.attempts`, down: true },
  'attempts-asc': { key: sql`job.attempts` },
}

const JOB_ID = sql`job.id`

/** Returns the condition that a job follows those of some ids in the order; the queue's tables are not those of Drizzle. */
const followsJob = ({ key, down }: ListOrder, after: readonly string[] | undefined): SQL =>
  after === undefined
    ? sql`true`
    : sql`(${key}, job.id) ${down ? sql`<` : sql`>`} (select ${key}, job.id from ${QUEUE} ${lastOf(JOB_ID, asBigints(after))})`

const COLUMNS = sql`job.id::text as id, task.identifier as task, ${JOB_STATE} as state, job.payload,
  job.attempts::int as attempts, job.max_attempts::int as "maxAttempts", job.last_error as "lastError",
  job.created_at as "createdAt", job.run_at as "runAt"`

/** Finds some of the jobs in one state, in an order. */
export async function findJobs(
  db: Queryable,
  filter: JobFilter & { order: JobOrder },
  { limit, offset, after }: Place,
): Promise<JobRow[]> {
  const order = ORDERS[filter.order]
  const { rows } = await db.execute(sql`select ${COLUMNS} from ${QUEUE}
    where ${matches(filter)} and ${followsJob(order, after)}
    order by ${sql.join(inOrder(order, JOB_ID), sql`, `)} limit ${limit} offset ${offset}`)
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
    sql`select ${JOB_STATE} as state, task.identifier as task, count(*)::int as count from ${QUEUE}
      group by 1, 2 order by 2`,
  )
  return rows
}

/** Finds the ids of the jobs of a kind that were given up. */
export async function findFailedIds(db: Queryable, task: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select job.id::text as id from ${QUEUE} where ${matches({ state: 'failed', task })}`,
  )
  return rows.map(({ id }) => id)
}

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
