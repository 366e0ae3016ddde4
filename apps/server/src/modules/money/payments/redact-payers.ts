import { redactPayer } from '@anseo/payment-sandbox/redact-payer'
import { sql } from 'drizzle-orm'
import { handle } from '../../../platform/jobs/job.ts'
import type { Person } from '../../../platform/personal-data/personal-data.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { appointmentsOf } from '../../booking/public.ts'
import { redactPayerJob } from '../events.ts'

/** Queues the removal of a client from the payment provider's records. */
export async function redactPayers(unit: UnitOfWork, client: Person): Promise<void> {
  const { rows } = await unit.db.execute<{ id: string }>(
    sql`select intent_id as id from payment where intent_id is not null and appointment_id in ${appointmentsOf(client)}`,
  )
  await unit.enqueue(redactPayerJob, { intentIds: rows.map(({ id }) => id) })
}

/** Removes payers from the sandbox; the real provider is responsible for its own records. */
export const handleRedactPayer = ({ config, pool }: Runtime) =>
  handle(redactPayerJob, async ({ intentIds }) => {
    if (!config.stripe) await redactPayer(pool, intentIds)
  })
