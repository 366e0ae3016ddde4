import type { TestApp } from './test-app.ts'

/** The queue uses the clock of the database, which no test can move, so this changes the times of the jobs. */
const ALL_DUE = `
  with hurried as (
    update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now() returning id)
  select pg_notify('jobs:insert', json_build_object('r', random()::text, 'count', count(*))::text) from hurried`

/** Makes all waiting jobs due now, such as one that waits for its next attempt. */
export async function hurry({ runtime }: Pick<TestApp, 'runtime'>): Promise<void> {
  await runtime.pool.query(ALL_DUE)
}
