import { redactPayer } from '@anseo/payment-sandbox/redact-payer'
import { sql } from 'drizzle-orm'
import { handle } from '../../../platform/jobs/job.ts'
import type { Person } from '../../../platform/personal-data/personal-data.ts'
import type { Runtime } from '../../../platform/runtime.ts'
import type { UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.ts'
import { appointmentsOf } from '../../booking/public.ts'
import { redactPayerJob } from '../events.ts'

/** Has a client taken out of what the payment provider keeps of its payments. */
export async function redactPayers(unit: UnitOfWork, client: Person): Promise<void> {
  const { rows } = await unit.db.execute<{ id: string }>(
    sql`select intent_id as id from payment where intent_id is not null and appointment_id in ${appointmentsOf(client)}`,
  )
  await unit.enqueue(redactPayerJob, { intentIds: rows.map(({ id }) => id) })
}

/** Takes who paid out of the sandbox; the real provider answers for its own records. */
export const handleRedactPayer = ({ config, pool }: Runtime) =>
  handle(redactPayerJob, async ({ intentIds }) => {
    if (!config.stripe) await redactPayer(pool, intentIds)
  })
