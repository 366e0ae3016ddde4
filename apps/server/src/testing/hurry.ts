import type { TestApp } from './test-app.ts'

/** The queue's own clock is the database's, which no test moves: the time is taken from the jobs instead. */
const ALL_DUE = `
  with hurried as (
    update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now() returning id)
  select pg_notify('jobs:insert', json_build_object('r', random()::text, 'count', count(*))::text) from hurried`

/** Lets the time pass that jobs wait for, such as before the next try: all of them are due now. */
export async function hurry({ runtime }: Pick<TestApp, 'runtime'>): Promise<void> {
  await runtime.pool.query(ALL_DUE)
}
