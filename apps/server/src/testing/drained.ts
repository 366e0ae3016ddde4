import { expect } from 'vitest'
import type { TestApp } from './test-app.ts'

/** One statement, so that no job can hide between the reports that ask for it and the queue. */
const UNDER_WAY = `
  select 'job ' || task_identifier as what from graphile_worker.jobs
  where locked_at is not null or (run_at <= now() and attempts < max_attempts)
  union all
  select 'report ' || event_id from payments_sandbox.deliveries
  where delivered_at is null and next_attempt_at is not null`

/** Waits until every report of the provider has arrived and no job runs or is due. */
export async function drained({ runtime }: Pick<TestApp, 'runtime'>, timeout = 20_000): Promise<void> {
  const underWay = async () =>
    (await runtime.pool.query<{ what: string }>(UNDER_WAY)).rows.map(({ what }) => what)
  await expect.poll(underWay, { timeout, interval: 20 }).toEqual([])
}
